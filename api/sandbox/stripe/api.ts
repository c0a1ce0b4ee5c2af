import { COUPONS, PRICES } from './account';
import { ACCOUNTS_API } from './connect';
import { DAY } from './calendar';
import { lineOf, unpaidInvoice, refund, voidInvoice, type World } from './collect';
import { isTrue, listAt, textAt, treeAt } from './form';
import { endOf, expireSession } from './lifecycle';
import type { Customer, Session, TaxRate } from './objects';
import { invalid, missing } from './refused';
import {
  chargeShape,
  customerShape,
  disputeShape,
  invoicePaymentShape,
  invoiceShape,
  listOf,
  priceShape,
  sessionShape,
  subscriptionShape,
  taxRateShape,
} from './shapes';
import { latest, metadataOf, one, type Handler } from './call';
import {
  updateSubscription,
  cancelSubscription,
  listSubscriptions,
  createSchedule,
  updateSchedule,
  releaseSchedule,
  running,
} from './subscription-calls';

const createCustomer: Handler = ({ world: { account }, params }) => {
  const customer: Customer = {
    id: account.newId('cus'),
    created: account.now(),
    name: textAt(params, 'name') ?? null,
    email: textAt(params, 'email') ?? null,
    metadata: metadataOf(params),
    card: 'good',
  };
  account.kept.customers[customer.id] = customer;
  return customerShape(customer);
};

const createTaxRate: Handler = ({ world: { account }, params }) => {
  const rate: TaxRate = {
    id: account.newId('txr'),
    percentage: Number(textAt(params, 'percentage')),
    displayName: textAt(params, 'display_name') ?? '',
    inclusive: isTrue(textAt(params, 'inclusive')),
    country: textAt(params, 'country') ?? null,
    metadata: metadataOf(params),
  };
  account.kept.taxRates[rate.id] = rate;
  return taxRateShape(rate);
};

const createSession: Handler = ({ world: { account }, base, params }) => {
  if (textAt(params, 'mode') !== 'subscription') throw invalid('This sandbox only sells subscriptions.');
  const now = account.now();
  const coupon = textAt(params, 'discounts', '0', 'coupon') ?? null;
  if (coupon !== null) one(COUPONS, coupon, 'coupon');
  const data = treeAt(params, 'subscription_data');
  const trialEnd = textAt(data, 'trial_end');
  if (trialEnd !== undefined && Number(trialEnd) < now + 2 * DAY)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.');
  const session: Session = {
    id: account.newId('cs_test'),
    created: now,
    expiresAt: now + DAY,
    status: 'open',
    coupon,
    subscription: null,
    customer: one(account.kept.customers, textAt(params, 'customer'), 'customer').id,
    reference: textAt(params, 'client_reference_id') ?? null,
    price: one(PRICES, textAt(params, 'line_items', '0', 'price'), 'price').id,
    taxRates: listAt(data, 'default_tax_rates'),
    successUrl: textAt(params, 'success_url') ?? '',
    cancelUrl: textAt(params, 'cancel_url') ?? '',
    locale: textAt(params, 'locale') ?? 'auto',
    metadata: metadataOf(data),
    trialEnd: trialEnd === undefined ? null : Number(trialEnd),
  };
  for (const id of session.taxRates) one(account.kept.taxRates, id, 'tax rate');
  account.kept.sessions[session.id] = session;
  return sessionShape(session, base);
};

const expire: Handler = ({ world, base, id }) => {
  const session = one(world.account.kept.sessions, id, 'checkout session');
  if (session.status !== 'open') throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
  expireSession(world, session, base);
  return sessionShape(session, base);
};

const voided: Handler = ({ world, id }) => {
  const invoice = one(world.account.kept.invoices, id, 'invoice');
  if (invoice.status !== 'open') throw invalid('You can only void an open invoice.');
  voidInvoice(world, invoice);
  return invoiceShape(invoice);
};

const paymentsOf: Handler = ({ world: { account }, params }) => {
  const intent = textAt(params, 'payment', 'payment_intent');
  const wanted = Object.values(account.kept.invoices).filter(
    each => each.intent === intent || each.id === textAt(params, 'invoice'),
  );
  return listOf(wanted.map(invoicePaymentShape), '/v1/invoice_payments');
};

const createRefund: Handler = ({ world, params }) => {
  const intent = textAt(params, 'payment_intent');
  const charge = Object.values(world.account.kept.charges).find(
    each => each.intent === intent && each.status === 'succeeded',
  );
  if (!charge) throw missing(`payment_intent: '${intent}'`);
  if (charge.refunded === charge.amount)
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const amount = charge.amount - charge.refunded;
  refund(world, charge.id);
  return {
    id: world.account.newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    payment_intent: intent,
    status: 'succeeded',
    currency: 'eur',
  };
};

const createPortal: Handler = ({ world: { account }, base, params }) => {
  const customer = one(account.kept.customers, textAt(params, 'customer'), 'customer').id;
  const portal = { id: account.newId('bps'), customer, returnUrl: textAt(params, 'return_url') ?? '' };
  account.kept.portals[portal.id] = portal;
  return {
    ...portal,
    object: 'billing_portal.session',
    return_url: portal.returnUrl,
    url: `${base}/portal/${portal.id}`,
    livemode: false,
  };
};

/** What the next period costs, if nothing changes until then. */
const preview: Handler = ({ world, params }) => {
  const { subscriptions, schedules } = world.account.kept;
  const schedule = textAt(params, 'schedule');
  const planned = schedule === undefined ? undefined : one(schedules, schedule, 'subscription schedule');
  const subscription = one(subscriptions, planned?.subscription ?? textAt(params, 'subscription'), 'subscription');
  if (!running(subscription) || endOf(subscription) !== null)
    throw invalid('No upcoming invoices for customer', 'invoice_upcoming_none');
  const lines = [lineOf(subscription, planned?.phases[1]?.price ?? subscription.price)];
  const then = {
    ...subscription,
    couponUntil: subscription.couponUntil !== null && subscription.periodEnd < subscription.couponUntil ? Infinity : 0,
  };
  return invoiceShape({
    ...unpaidInvoice(world, then, lines),
    id: world.account.newId('upcoming_in'),
    created: subscription.periodEnd,
    reason: 'upcoming',
    intent: '',
  });
};

const listSessions: Handler = ({ world: { account }, base, params }) => {
  const status = textAt(params, 'status');
  const wanted = latest(account.kept.sessions, params).filter(each => status === undefined || each.status === status);
  return listOf(
    wanted.map(each => sessionShape(each, base)),
    '/v1/checkout/sessions',
  );
};

const disputed = ({ account }: World, charge: string) =>
  Object.values(account.kept.disputes).some(each => each.charge === charge);

/** What of Stripe's API is spoken. `:id` stands for an id. */
export const API: Record<string, Handler> = {
  ...ACCOUNTS_API,
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': ({ world, id }) => customerShape(one(world.account.kept.customers, id, 'customer')),
  'GET /v1/prices/:id': ({ id }) => priceShape(one(PRICES, id, 'price')),
  'GET /v1/tax_rates': ({ world }) =>
    listOf(Object.values(world.account.kept.taxRates).map(taxRateShape), '/v1/tax_rates'),
  'POST /v1/tax_rates': createTaxRate,
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': listSessions,
  'GET /v1/checkout/sessions/:id': ({ world, base, id }) =>
    sessionShape(one(world.account.kept.sessions, id, 'checkout session'), base),
  'POST /v1/checkout/sessions/:id/expire': expire,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/:id': ({ world, id, params }) =>
    subscriptionShape(
      world.account,
      one(world.account.kept.subscriptions, id, 'subscription'),
      listAt(params, 'expand'),
    ),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': cancelSubscription,
  'POST /v1/subscription_schedules': createSchedule,
  'POST /v1/subscription_schedules/:id': updateSchedule,
  'POST /v1/subscription_schedules/:id/release': releaseSchedule,
  'GET /v1/invoices': ({ world, params }) =>
    listOf(latest(world.account.kept.invoices, params).map(invoiceShape), '/v1/invoices'),
  'GET /v1/invoices/:id': ({ world, id }) => invoiceShape(one(world.account.kept.invoices, id, 'invoice')),
  'POST /v1/invoices/create_preview': preview,
  'POST /v1/invoices/:id/void': voided,
  'GET /v1/invoice_payments': paymentsOf,
  'GET /v1/charges': ({ world, params }) =>
    listOf(
      latest(world.account.kept.charges, params).map(each => chargeShape(each, disputed(world, each.id))),
      '/v1/charges',
    ),
  'GET /v1/disputes': ({ world, params }) =>
    listOf(
      Object.values(world.account.kept.disputes)
        .filter(each => each.charge === textAt(params, 'charge'))
        .map(disputeShape),
      '/v1/disputes',
    ),
  'POST /v1/refunds': createRefund,
  'POST /v1/billing_portal/sessions': createPortal,
};
