import type { EntityManager } from 'typeorm';
import type { Services } from '../../platform/context';
import { someoneListens, tellConversion, type Conversion } from './conversions';
import { once } from './notices';
import { Payment } from './payment.entity';

const conversionOf = ({ tenantId, id, createdAt, amount, net, refunded }: Payment): Conversion =>
  ({ tenantId, paymentId: id, at: createdAt, amount, net: net ?? amount, refunded });

/** The first successful payment converts a referral; each refund is told with how much went back in all. */
async function tellPayments(em: EntityManager, services: Services, tenantId: string): Promise<void> {
  if (!someoneListens()) return;
  const paid = await em.find(Payment, { where: { tenantId, status: 'succeeded' }, order: { createdAt: 'ASC', id: 'ASC' } });
  const [first] = paid;
  if (first && await once(em, tenantId, 'converted', '', services.now())) await tellConversion(em, 'converted', conversionOf(first));
  for (const payment of paid.filter(each => Number(each.refunded) > 0)) {
    if (await once(em, tenantId, 'refunded', `${payment.id}:${payment.refunded}`, services.now())) {
      await tellConversion(em, 'refunded', conversionOf(payment));
    }
  }
}

/** What follows from a state just written down: each thing once, and all again if this is interrupted. */
export async function react(services: Services, tenantId: string): Promise<void> {
  await services.db.tx(tenantId, em => tellPayments(em, services, tenantId));
}
