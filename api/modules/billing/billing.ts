import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { Subscription } from '../plans/subscription.entity';
import type { Billing } from './billing.types';
import { starterOffered } from './checkout';
import { Payment } from './payment.entity';

const SHOWN = 5;

/** How a company stands with what it pays. */
export async function readBilling(em: EntityManager, ctx: Ctx): Promise<Billing> {
  const { tenantId } = ctx.me;
  const { stripe } = ctx.services;
  const subscription = await em.findOneByOrFail(Subscription, { tenantId });
  const payments = await em.find(Payment, {
    where: { tenantId },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: SHOWN,
  });
  return {
    subscription,
    payments,
    supportEmail: ctx.services.operator.supportEmail,
    open: stripe !== null,
    publishableKey: stripe && stripe.apiBase === null ? stripe.publishableKey : null,
    starterOffered: !!stripe?.starterCoupon && (await starterOffered(em, subscription)),
  };
}
