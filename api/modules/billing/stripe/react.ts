import type { EntityManager } from 'typeorm';
import { formatCents } from '../../../../schema/decimal';
import type { Services } from '../../../platform/context';
import { dayOf } from '../../../platform/dates';
import { queueForAdmins } from '../../mail/mails';
import { Subscription, SubscriptionStatus } from '../../plans/subscription.entity';
import { baseOf, centsOf } from '../amounts';
import { someoneListens, tellConversion, type Conversion } from '../conversions';
import { once } from '../notices';
import { invoicePayments } from '../own-invoices';
import { Payment } from '../payment.entity';
import { askToRectify } from '../rectify';

/** Where Stripe does not say what a payment was for, it has the VAT of every plan. */
const withoutVat = (amount: string) => formatCents(baseOf(centsOf(amount)));

const conversionOf = ({ tenantId, id, createdAt, amount, net, refunded }: Payment, noticedAt: Date): Conversion => ({
  tenantId,
  paymentId: id,
  at: createdAt,
  noticedAt,
  amount,
  net: net ?? withoutVat(amount),
  refunded,
});

/** The first successful payment converts a referral; each refund is reported with how much went back in all. */
async function tellPayments(em: EntityManager, services: Services, tenantId: string): Promise<void> {
  if (!someoneListens()) return;
  const paid = await em.find(Payment, {
    where: { tenantId, status: 'succeeded' },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const [first] = paid;
  if (first && (await once(em, tenantId, 'converted', '', services.now()))) {
    await tellConversion(em, 'converted', conversionOf(first, services.now()));
  }
  for (const payment of paid.filter(each => Number(each.refunded) > 0)) {
    if (await once(em, tenantId, 'refunded', `${payment.id}:${payment.refunded}`, services.now())) {
      await tellConversion(em, 'refunded', conversionOf(payment, services.now()));
    }
  }
}

/** The admins hear of each unpaid period once, however often the bank is asked, and of each end once. */
async function tellAdmins(em: EntityManager, services: Services, tenantId: string): Promise<void> {
  const now = services.now();
  const subscription = await em.findOneByOrFail(Subscription, { tenantId });
  const { status, graceUntil, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  const active = status === SubscriptionStatus.active;
  if (active && graceUntil && (await once(em, tenantId, 'payment_failed', graceUntil.toISOString(), now))) {
    await queueForAdmins(em, services, { kind: 'payment_failed', tenantId });
  }
  const ends = (active && cancelAtPeriodEnd) || status === SubscriptionStatus.cancelled;
  const end = currentPeriodEnd ? dayOf(currentPeriodEnd) : '';
  if (ends && (await once(em, tenantId, 'subscription_cancelled', end, now))) {
    await queueForAdmins(em, services, { kind: 'subscription_cancelled', tenantId });
  }
}

/** What follows from a state just written down: each thing once, and all again if this is interrupted. */
export async function react(services: Services, tenantId: string): Promise<void> {
  await services.db.tx(tenantId, async em => {
    await tellPayments(em, services, tenantId);
    await tellAdmins(em, services, tenantId);
  });
  await invoicePayments(services, tenantId);
  await askToRectify(services, tenantId);
}
