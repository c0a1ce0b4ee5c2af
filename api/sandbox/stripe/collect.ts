import { COUPONS, PRICES, type Account } from './account';
import { DAY } from './calendar';
import { CARDS, type Charge, type Invoice, type Line, type Subscription } from './objects';
import { chargeShape, invoiceShape, subscriptionShape } from './shapes';

/** The account, and where its events go. */
export interface World { account: Account; emit(type: string, object: unknown): void }

/** Days after a failed renewal at which it is tried again; after the last the subscription is cancelled. */
const RETRIES = [3, 5, 7, 14];

export const emitSubscription = ({ account, emit }: World, subscription: Subscription, what: 'created' | 'updated' | 'deleted') =>
  emit(`customer.subscription.${what}`, subscriptionShape(account, subscription));

/** An open invoice of a subscription, with its coupon and taxes. */
export function makeInvoice({ account, emit }: World, subscription: Subscription, reason: string, lines: Line[]): Invoice {
  const { kept } = account;
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  const coupon = subscription.coupon && subscription.couponMonthsLeft > 0 ? COUPONS[subscription.coupon] : undefined;
  const discount = coupon ? Math.min(sum, coupon.amountOff) : 0;
  if (coupon) subscription.couponMonthsLeft -= 1;
  const percentage = subscription.taxRates.reduce((total, id) => total + kept.taxRates[id]!.percentage, 0);
  const tax = Math.round(((sum - discount) * percentage) / 100);
  const invoice: Invoice = {
    id: account.newId('in'), created: account.now(), customer: subscription.customer, subscription: subscription.id, status: 'open', reason, lines,
    discount, tax, total: sum - discount + tax, attempts: 0, nextAttempt: null, paidAt: null, intent: account.newId('pi'),
  };
  kept.invoices[invoice.id] = invoice;
  subscription.latestInvoice = invoice.id;
  emit('invoice.created', invoiceShape(invoice));
  return invoice;
}

export const lineOf = (subscription: Subscription, price: string, amount = PRICES[price]!.unitAmount): Line =>
  ({ description: PRICES[price]!.nickname, amount, price, start: subscription.periodStart, end: subscription.periodEnd });

function charge({ account, emit }: World, invoice: Invoice, failure: string | null): void {
  const made: Charge = {
    id: account.newId('ch'), created: account.now(), customer: invoice.customer, amount: invoice.total, refunded: 0,
    status: failure ? 'failed' : 'succeeded', failure, intent: invoice.intent,
  };
  account.kept.charges[made.id] = made;
  emit(`charge.${made.status}`, chargeShape(made));
}

const DECLINED = 'Your card was declined.';

/** True when the customer's card would pay now; `present`: its holder is there and answers the bank. */
export function wouldPay({ account }: World, customer: string, present: boolean): boolean {
  const card = CARDS[account.kept.customers[customer]!.card];
  return present ? card.now !== 'fails' : card.later === 'pays';
}

/** One try to collect an invoice. */
export function collect(world: World, invoice: Invoice, present: boolean): boolean {
  const { account, emit } = world;
  const paid = wouldPay(world, invoice.customer, present);
  invoice.attempts += 1;
  if (invoice.total > 0) charge(world, invoice, paid ? null : DECLINED);
  const subscription = account.kept.subscriptions[invoice.subscription]!;
  if (paid) {
    Object.assign(invoice, { status: 'paid', paidAt: account.now(), nextAttempt: null });
    if (subscription.status === 'past_due' || subscription.status === 'incomplete') subscription.status = 'active';
    emit('invoice.paid', invoiceShape(invoice));
  } else {
    const days = RETRIES[invoice.attempts - 1];
    invoice.nextAttempt = days === undefined ? null : invoice.created + days * DAY;
    emit('invoice.payment_failed', invoiceShape(invoice));
  }
  return paid;
}

export function voidInvoice({ emit }: World, invoice: Invoice): void {
  Object.assign(invoice, { status: 'void', nextAttempt: null });
  emit('invoice.voided', invoiceShape(invoice));
}

/** Gives a payment back, in part or whole. */
export function refund({ account, emit }: World, chargeId: string, cents?: number): void {
  const made = account.kept.charges[chargeId]!;
  made.refunded = Math.min(made.amount, made.refunded + (cents ?? made.amount));
  emit('charge.refunded', chargeShape(made));
}
