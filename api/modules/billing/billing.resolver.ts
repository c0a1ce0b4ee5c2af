import { Arg, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { TENANT, type Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { BillingInterval, Plan } from '../plans/subscription.entity';
import { readBilling } from './billing';
import { Billing, Checkout, Portal, SubscriptionChange } from './billing.types';
import { checkout } from './checkout';
import { checkoutPaid } from './stripe/checkout-paid';
import { Payment } from './payment.entity';
import { readInvoicedPayment } from './payment-invoice';
import { cancelSubscription, openPortal, reactivateSubscription } from './manage';

/** A company that is suspended may still pay. */
const PAYS: Who[] = ['admin', 'suspended'];

/** Each asks Stripe, whose own limits all companies share. */
const mayAct = ({ services, me }: Ctx) => services.limits.take('billingTenant', me.tenantId);

@Resolver()
export class BillingResolver {
  @Authorized(TENANT)
  @Query(() => Billing, { description: 'What the company pays, and how.' })
  billing(@Context() ctx: Ctx): Promise<Billing> {
    return ctx.read(em => readBilling(em, ctx));
  }

  @Authorized(TENANT)
  @Query(() => Payment, { description: 'A payment that we have invoiced; its invoice is a PDF (REST).' })
  paymentInvoice(@Arg('id', () => ID, { description: 'Payment.' }) id: string, @Context() ctx: Ctx): Promise<Payment> {
    return ctx.read(em => readInvoicedPayment(em, ctx, id));
  }

  @Authorized(TENANT)
  @Query(() => Boolean, {
    nullable: true,
    description:
      "Whether a checkout session of the company's (or the subscription of a change) is paid: null while its payment is under way.",
  })
  async checkoutPaid(
    @Arg('sessionId', { description: 'As the page of success is given it.' }) sessionId: string,
    @Context() ctx: Ctx,
  ): Promise<boolean | null> {
    await mayAct(ctx);
    return checkoutPaid(ctx, sessionId);
  }

  @Authorized(PAYS)
  @Mutation(() => Checkout, {
    description:
      "Begins to pay for a plan on Stripe's page; where one is paid already, changes it: more at once, less from the next period on.",
  })
  async checkout(
    @Arg('plan', () => Plan, { description: 'Plan.' }) plan: Plan,
    @Arg('interval', () => BillingInterval, {
      nullable: true,
      description: 'How often, every month unless said; only PRO is paid by the year.',
    })
    interval: BillingInterval | null,
    @Context() ctx: Ctx,
  ): Promise<Checkout> {
    await mayAct(ctx);
    return checkout(ctx, plan, interval ?? BillingInterval.month);
  }

  @Authorized(PAYS)
  @Mutation(() => Portal, { description: 'Opens the page where cards and receipts are kept.' })
  async billingPortal(@Context() ctx: Ctx): Promise<Portal> {
    await mayAct(ctx);
    return openPortal(ctx);
  }

  @Authorized(PAYS)
  @Mutation(() => SubscriptionChange, { description: 'Ends the subscription with the period that is paid.' })
  async cancelSubscription(
    @Arg('cancelAtPeriodEnd', () => Boolean, {
      defaultValue: true,
      description: 'Always true: nothing ends before its period.',
    })
    cancelAtPeriodEnd: boolean,
    @Context() ctx: Ctx,
  ): Promise<SubscriptionChange> {
    await mayAct(ctx);
    return cancelSubscription(ctx, cancelAtPeriodEnd);
  }

  @Authorized(PAYS)
  @Mutation(() => SubscriptionChange, { description: 'Takes the end back: the subscription goes on.' })
  async reactivateSubscription(@Context() ctx: Ctx): Promise<SubscriptionChange> {
    await mayAct(ctx);
    return reactivateSubscription(ctx);
  }
}
