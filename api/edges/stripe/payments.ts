import type Stripe from 'stripe';
import {
  chargeOf,
  invoiceOf,
  type RemoteCharge,
  type RemoteDispute,
  type RemoteInvoice,
  type RemoteSubscription,
} from './answers';
import { orNothing } from './failure';

async function disputeOf(stripe: Stripe, charge: string): Promise<RemoteDispute | null> {
  const {
    data: [dispute],
  } = await stripe.disputes.list({ charge, limit: 1 });
  return dispute ? { cents: dispute.amount, status: dispute.status } : null;
}

export async function chargesOf(stripe: Stripe, customer: string): Promise<RemoteCharge[]> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return Promise.all(
    data.map(async charge => chargeOf(charge, charge.disputed ? await disputeOf(stripe, charge.id) : null)),
  );
}

export async function invoicePaidBy(stripe: Stripe, intent: string): Promise<RemoteInvoice | null> {
  const {
    data: [payment],
  } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 });
  if (!payment) return null;
  return invoiceOf(
    await stripe.invoices.retrieve(typeof payment.invoice === 'string' ? payment.invoice : payment.invoice.id!),
  );
}

export async function nextPayment(stripe: Stripe, { id, schedule }: RemoteSubscription): Promise<number | null> {
  const of = schedule && !schedule.outdated ? { schedule: schedule.id } : { subscription: id };
  return (await orNothing(stripe.invoices.createPreview(of)))?.total ?? null;
}
