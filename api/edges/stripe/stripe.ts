import Stripe from 'stripe';
import type { StripeAccount } from '../../platform/config';
import { chargeOf, invoiceOf, sessionOf, subscriptionOf, type RemoteCharge, type RemoteInvoice, type RemoteSession, type RemoteSubscription } from './answers';
import { failureOf } from './failure';
import { readEvent, type RemoteEvent } from './webhook';

/** Answers are written for this version, whatever the account's own is. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** Spanish VAT is added to every price. */
const VAT = { percentage: 21, country: 'ES', display_name: 'IVA' };
const EXPANDED = ['latest_invoice', 'schedule'];

export interface NewSession {
  key: string; tenantId: string; customerId: string; priceId: string; coupon: string | null; offer: string | null; successUrl: string; cancelUrl: string;
}

/** Everything that is asked of Stripe. Throws StripeSilent, StripeRefused or CardRefused. */
export interface StripeEdge {
  readonly account: StripeAccount;
  /** One per tenant, however often it is asked. */
  createCustomer(tenant: { tenantId: string; name: string; email: string; nif: string }): Promise<string>;
  createSession(session: NewSession): Promise<RemoteSession>;
  readSession(id: string): Promise<RemoteSession>;
  expireSession(id: string): Promise<void>;
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Newest first, ended ones too. */
  subscriptionsOf(customerId: string): Promise<RemoteSubscription[]>;
  /** The latest hundred, newest first. */
  chargesOf(customerId: string): Promise<RemoteCharge[]>;
  /** The invoice that a payment is for; null where it is for none. */
  invoicePaidBy(intent: string): Promise<RemoteInvoice | null>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>;
  /** Another price at once: the difference is charged now, or nothing changes. */
  changePrice(subscription: RemoteSubscription, priceId: string): Promise<void>;
  /** Another price from the next period on. */
  changePriceLater(subscription: RemoteSubscription, priceId: string): Promise<void>;
  keepPrice(scheduleId: string): Promise<void>;
  /** Gives back whole what was paid last for a subscription. Asked again, nothing goes back twice. */
  refundLatest(subscription: RemoteSubscription): Promise<void>;
  /** Ends a subscription now, and asks no more for what is owed. */
  end(subscription: RemoteSubscription): Promise<void>;
  /** null: not to be believed. */
  readEvent(body: Buffer, signature: string): RemoteEvent | null;
}

function client({ secretKey, apiBase }: StripeAccount): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION, timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false,
    ...(base && { host: base.hostname, port: base.port || (base.protocol === 'https:' ? 443 : 80), protocol: base.protocol === 'https:' ? 'https' : 'http' }),
  });
}

export function openStripe(account: StripeAccount): StripeEdge {
  const stripe = client(account);
  let vat: string | null = null;

  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** The account's tax rate of the VAT: looked for once, made where there is none. */
  async function vatRate(): Promise<string> {
    if (vat) return vat;
    const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
    const found = data.find(rate => rate.percentage === VAT.percentage && rate.country === VAT.country);
    vat = (found ?? await stripe.taxRates.create({ ...VAT, inclusive: false }, { idempotencyKey: 'folio-vat-21' })).id;
    return vat;
  }

  return {
    account,
    createCustomer: ({ tenantId, name, email, nif }) => asked(async () => (await stripe.customers.create(
      { name, email, preferred_locales: ['es'], metadata: { tenantId, nif } }, { idempotencyKey: `customer-${tenantId}` })).id),

    createSession: session => asked(async () => sessionOf(await stripe.checkout.sessions.create({
      mode: 'subscription', locale: 'es', customer: session.customerId, client_reference_id: session.tenantId,
      line_items: [{ price: session.priceId, quantity: 1 }], success_url: session.successUrl, cancel_url: session.cancelUrl,
      ...(session.coupon && { discounts: [{ coupon: session.coupon }] }),
      subscription_data: {
        default_tax_rates: [await vatRate()], metadata: { tenantId: session.tenantId, ...(session.offer && { offer: session.offer }) },
      },
    }, { idempotencyKey: session.key }))),

    readSession: id => asked(async () => sessionOf(await stripe.checkout.sessions.retrieve(id))),
    expireSession: id => asked(async () => { await stripe.checkout.sessions.expire(id); }),
    createPortal: (customer, returnUrl) => asked(async () =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale: 'es' })).url),

    subscriptionsOf: customer => asked(async () => {
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20, expand: EXPANDED.map(name => `data.${name}`) });
      return data.map(subscriptionOf);
    }),
    chargesOf: customer => asked(async () => (await stripe.charges.list({ customer, limit: 100 })).data.map(chargeOf)),
    invoicePaidBy: intent => asked(async () => {
      const { data: [payment] } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 });
      if (!payment) return null;
      return invoiceOf(await stripe.invoices.retrieve(typeof payment.invoice === 'string' ? payment.invoice : payment.invoice.id!));
    }),

    setCancelAtPeriodEnd: (id, cancel) => asked(async () => { await stripe.subscriptions.update(id, { cancel_at_period_end: cancel }); }),

    changePrice: (subscription, price) => asked(async () => {
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: subscription.itemId, price }], ...(subscription.cancelAtPeriodEnd && { cancel_at_period_end: false }),
        proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete',
      });
      // Not before it is paid: a card that is refused leaves the change that was planned.
      if (subscription.schedule) await stripe.subscriptionSchedules.release(subscription.schedule.id);
    }),
    changePriceLater: (subscription, price) => asked(async () => {
      if (subscription.cancelAtPeriodEnd) await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
      const { id } = subscription.schedule ?? await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
      const [start, end] = [subscription.periodStart, subscription.periodEnd].map(each => Math.floor(each.getTime() / 1000)) as [number, number];
      await stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release', proration_behavior: 'none',
        phases: [
          { items: [{ price: subscription.priceId, quantity: 1 }], start_date: start, end_date: end },
          { items: [{ price, quantity: 1 }], start_date: end, duration: { interval: 'month', interval_count: 1 } },
        ],
      });
    }),
    keepPrice: id => asked(async () => { await stripe.subscriptionSchedules.release(id); }),
    refundLatest: ({ id, invoice }) => asked(async () => {
      if (!invoice?.paid) return;
      const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid', limit: 1 });
      const intent = data[0]?.payment.payment_intent;
      if (!intent) return;
      try {
        await stripe.refunds.create(
          { payment_intent: typeof intent === 'string' ? intent : intent.id, reason: 'duplicate' }, { idempotencyKey: `refund-${id}-${invoice.id}` });
      } catch (error) {
        if ((error as { code?: string }).code !== 'charge_already_refunded') throw error;
      }
    }),
    end: ({ id, invoice, schedule }) => asked(async () => {
      if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
      await stripe.subscriptions.cancel(id);
      if (invoice?.open) await stripe.invoices.voidInvoice(invoice.id);
    }),

    readEvent: (body, signature) => readEvent(body, signature, account.webhookSecret, /^(sk|rk)_live_/.test(account.secretKey)),
  };
}
