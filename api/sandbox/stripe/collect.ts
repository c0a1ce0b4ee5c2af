import { COUPONS, PRICES, type Account } from './account';
import { DAY } from './calendar';
import { CARDS, type Charge, type Dispute, type Invoice, type Line, type Subscription } from './objects';
import { chargeShape, disputeShape, invoiceShape, subscriptionShape } from './shapes';

/** The account, and where its events go. */
export interface World {
  account: Account;
  /** `connected`: of which connected account; absent: of the platform's own. */
  emit(type: string, object: unknown, connected?: string): void;
}

/** Days after a failed renewal at which it is tried again; after the last the subscription is cancelled. */
const RETRIES = [3, 5, 7, 14];

export const emitSubscription = (
  { account, emit }: World,
  subscription: Subscription,
  what: 'created' | 'updated' | 'deleted',
) => emit(`customer.subscription.${what}`, subscriptionShape(account, subscription));

const rounded = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents));

/** What lines come to, with the coupon of that moment. Taxes are rounded on each line, as Stripe does. */
function compute(
  { account }: World,
  subscription: Subscription,
  lines: Line[],
): { discount: number; tax: number; total: number } {
  const coupon =
    subscription.coupon && account.now() < (subscription.couponUntil ?? 0) ? COUPONS[subscription.coupon] : undefined;
  const charged = lines.find(line => line.amount > 0);
  const discount = coupon && charged ? Math.min(charged.amount, coupon.amountOff) : 0;
  const percentage = subscription.taxRates.reduce((sum, id) => sum + account.kept.taxRates[id]!.percentage, 0);
  const nets = lines.map(line => line.amount - (line === charged ? discount : 0));
  const tax = nets.reduce((sum, net) => sum + rounded((net * percentage) / 100), 0);
  return { discount, tax, total: nets.reduce((sum, net) => sum + net, tax) };
}

/** What every invoice of a subscription is before anybody pays it. */
export const unpaidInvoice = (world: World, subscription: Subscription, lines: Line[]) => ({
  customer: subscription.customer,
  subscription: subscription.id,
  status: 'open' as const,
  lines,
  ...compute(world, subscription, lines),
  attempts: 0,
  nextAttempt: null,
  paidAt: null,
});

/** An open invoice of a subscription, with its coupon and taxes. */
export function makeInvoice(world: World, subscription: Subscription, reason: string, lines: Line[]): Invoice {
  const { account, emit } = world;
  const { kept } = account;
  const invoice: Invoice = {
    ...unpaidInvoice(world, subscription, lines),
    id: account.newId('in'),
    created: account.now(),
    reason,
    intent: account.newId('pi'),
  };
  kept.invoices[invoice.id] = invoice;
  subscription.latestInvoice = invoice.id;
  emit('invoice.created', invoiceShape(invoice));
  return invoice;
}

export const lineOf = (subscription: Subscription, price: string, amount = PRICES[price]!.unitAmount): Line => ({
  description: PRICES[price]!.nickname,
  amount,
  price,
  start: subscription.periodStart,
  end: subscription.periodEnd,
});

function charge({ account, emit }: World, invoice: Invoice, failure: string | null): void {
  const made: Charge = {
    id: account.newId('ch'),
    created: account.now(),
    customer: invoice.customer,
    amount: invoice.total,
    refunded: 0,
    status: failure ? 'failed' : 'succeeded',
    failure,
    intent: invoice.intent,
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
  const paid = invoice.total <= 0 || wouldPay(world, invoice.customer, present);
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

/** A cardholder reclaims a payment, or the bank has decided. Stripe reports it without saying whose it is. */
export function dispute({ account, emit }: World, chargeId: string, status: Dispute['status']): void {
  const { disputes, charges } = account.kept;
  const { intent, amount } = charges[chargeId]!;
  const known = Object.values(disputes).find(each => each.charge === chargeId);
  const made = known ?? { id: account.newId('dp'), charge: chargeId, intent, amount, status, created: account.now() };
  disputes[made.id] = Object.assign(made, { status });
  emit(`charge.dispute.${known ? 'closed' : 'created'}`, disputeShape(made));
}
