import { PRICES, type Account } from './account';
import type { Charge, Customer, Dispute, Invoice, Price, Schedule, Session, Subscription, TaxRate } from './objects';

type Shape = Record<string, unknown>;
const list = (data: unknown[], url: string): Shape => ({ object: 'list', data, has_more: false, url });
export const listOf = list;

export const customerShape = ({ id, created, name, email, metadata }: Customer): Shape => ({
  id,
  object: 'customer',
  created,
  name,
  email,
  metadata,
  livemode: false,
});

export const priceShape = ({ id, nickname, unitAmount, interval, product, metadata = {} }: Price): Shape => ({
  id,
  object: 'price',
  nickname,
  product,
  metadata,
  active: true,
  currency: 'eur',
  unit_amount: unitAmount,
  tax_behavior: 'exclusive',
  type: 'recurring',
  recurring: { interval, interval_count: 1 },
  livemode: false,
});

export const taxRateShape = ({ id, percentage, displayName, inclusive, country, metadata }: TaxRate): Shape => ({
  id,
  object: 'tax_rate',
  active: true,
  percentage,
  display_name: displayName,
  inclusive,
  country,
  metadata,
  livemode: false,
});

export const sessionShape = (session: Session, base: string): Shape => ({
  id: session.id,
  object: 'checkout.session',
  created: session.created,
  expires_at: session.expiresAt,
  status: session.status,
  mode: 'subscription',
  customer: session.customer,
  client_reference_id: session.reference,
  metadata: session.metadata,
  subscription: session.subscription,
  payment_status: session.status !== 'complete' ? 'unpaid' : session.trialEnd ? 'no_payment_required' : 'paid',
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  locale: session.locale,
  url: session.status === 'open' ? `${base}/pay/${session.id}` : null,
  livemode: false,
});

export const scheduleShape = ({ id, subscription, status, phases }: Schedule): Shape => ({
  id,
  object: 'subscription_schedule',
  subscription,
  status,
  end_behavior: 'release',
  livemode: false,
  current_phase: phases[0] && { start_date: phases[0].start, end_date: phases[0].end },
  phases: phases.map(phase => ({
    start_date: phase.start,
    end_date: phase.end,
    items: [{ price: phase.price, quantity: 1 }],
  })),
});

export const netOf = ({ lines, discount }: Pick<Invoice, 'lines' | 'discount'>) =>
  lines.reduce((sum, line) => sum + line.amount, 0) - discount;

export const invoiceShape = (invoice: Invoice): Shape => ({
  id: invoice.id,
  object: 'invoice',
  created: invoice.created,
  customer: invoice.customer,
  currency: 'eur',
  status: invoice.status,
  billing_reason: invoice.reason,
  subtotal: netOf(invoice) + invoice.discount,
  total_excluding_tax: netOf(invoice),
  total: invoice.total,
  amount_due: invoice.total,
  amount_paid: invoice.status === 'paid' ? invoice.total : 0,
  amount_remaining: invoice.status === 'open' ? invoice.total : 0,
  attempt_count: invoice.attempts,
  next_payment_attempt: invoice.nextAttempt,
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { subscription: invoice.subscription, metadata: {} },
  },
  lines: list(
    invoice.lines.map((line, index) => ({
      id: `il_${index}_${invoice.id}`,
      object: 'line_item',
      amount: line.amount,
      currency: 'eur',
      description: line.description,
      period: { start: line.start, end: line.end },
      pricing: { type: 'price_details', price_details: { price: line.price, product: PRICES[line.price]?.product } },
    })),
    `/v1/invoices/${invoice.id}/lines`,
  ),
  status_transitions: { finalized_at: invoice.created, paid_at: invoice.paidAt },
  livemode: false,
});

export const chargeShape = (charge: Charge, disputed = false): Shape => ({
  id: charge.id,
  object: 'charge',
  created: charge.created,
  customer: charge.customer,
  currency: 'eur',
  amount: charge.amount,
  amount_captured: charge.status === 'succeeded' ? charge.amount : 0,
  amount_refunded: charge.refunded,
  refunded: charge.refunded === charge.amount,
  disputed,
  status: charge.status,
  paid: charge.status === 'succeeded',
  payment_intent: charge.intent,
  failure_code: charge.failure && 'card_declined',
  failure_message: charge.failure,
  livemode: false,
});

export const invoicePaymentShape = (invoice: Invoice): Shape => ({
  id: `inpay_${invoice.id}`,
  object: 'invoice_payment',
  invoice: invoice.id,
  created: invoice.created,
  currency: 'eur',
  is_default: true,
  amount_requested: invoice.total,
  amount_paid: invoice.status === 'paid' ? invoice.total : null,
  status: invoice.status === 'paid' ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
  payment: { type: 'payment_intent', payment_intent: invoice.intent },
  livemode: false,
});

export const disputeShape = ({ id, charge, intent, amount, status, created }: Dispute): Shape => ({
  id,
  object: 'dispute',
  charge,
  payment_intent: intent,
  amount,
  currency: 'eur',
  status,
  created,
  reason: 'fraudulent',
  livemode: false,
});

/** `expand`: names of references that are answered as whole objects. */
export function subscriptionShape({ kept }: Account, subscription: Subscription, expand: string[] = []): Shape {
  const invoice = subscription.latestInvoice ? kept.invoices[subscription.latestInvoice] : undefined;
  const schedule = subscription.schedule ? kept.schedules[subscription.schedule] : undefined;
  return {
    id: subscription.id,
    object: 'subscription',
    created: subscription.created,
    customer: subscription.customer,
    status: subscription.status,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : (subscription.cancelAt ?? null),
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    cancellation_details: { reason: subscription.reason, comment: null },
    metadata: subscription.metadata,
    currency: 'eur',
    default_tax_rates: subscription.taxRates.map(id => taxRateShape(kept.taxRates[id]!)),
    items: list(
      [
        {
          id: subscription.item,
          object: 'subscription_item',
          quantity: 1,
          price: priceShape(PRICES[subscription.price]!),
          current_period_start: subscription.periodStart,
          current_period_end: subscription.periodEnd,
        },
      ],
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
    latest_invoice: expand.includes('latest_invoice') && invoice ? invoiceShape(invoice) : subscription.latestInvoice,
    schedule: expand.includes('schedule') && schedule ? scheduleShape(schedule) : subscription.schedule,
    livemode: false,
  };
}
