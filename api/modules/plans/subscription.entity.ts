import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DateTimeScalar, DecimalScalar } from '../../platform/scalars';

export enum Plan { basic = 'basic', pro = 'pro' }
registerEnumType(Plan, {
  name: 'Plan', description: 'What a company pays for.',
  valuesConfig: { basic: { description: 'Básico, 19 €/month.' }, pro: { description: 'PRO, 49 €/month: Verifactu.' } },
});

export enum SubscriptionStatus { trial = 'trial', active = 'active', cancelled = 'cancelled', expired = 'expired' }
registerEnumType(SubscriptionStatus, {
  name: 'SubscriptionStatus', description: 'State of a subscription.',
  valuesConfig: {
    trial: { description: 'Prueba.' }, active: { description: 'Activo.' },
    cancelled: { description: 'Cancelado.' }, expired: { description: 'Expirado.' },
  },
});

@Entity('subscriptions')
@ObjectType({ description: 'The plan of a company and how it is paid.' })
export class Subscription {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Field(() => Plan, { description: 'Plan.' })
  @Column('text')
  plan: Plan;

  @Field(() => SubscriptionStatus, { description: 'State.' })
  @Column('text')
  status: SubscriptionStatus;

  @Field(() => DecimalScalar, { description: 'Euros per month, without VAT.' })
  @Column('numeric', { name: 'price_monthly', precision: 9, scale: 2 })
  priceMonthly: string;

  @Column('text', { name: 'billing_interval' })
  billingInterval: 'month' | 'year';

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the 30 days of trial.' })
  @Column('timestamptz', { name: 'trial_ends_at', nullable: true })
  trialEndsAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the period that is paid.' })
  @Column('timestamptz', { name: 'current_period_end', nullable: true })
  currentPeriodEnd: Date | null;

  @Field({ description: 'True when it ends with the period that is paid.' })
  @Column('boolean', { name: 'cancel_at_period_end' })
  cancelAtPeriodEnd: boolean;

  @Column('text', { name: 'provider_customer_id', nullable: true })
  providerCustomerId: string | null;

  @Column('text', { name: 'provider_subscription_id', nullable: true })
  providerSubscriptionId: string | null;

  @Column('text', { nullable: true })
  offer: string | null;

  @Column('timestamptz', { name: 'grace_until', nullable: true })
  graceUntil: Date | null;

  @Column('boolean')
  manual: boolean;

  @Field({ description: 'True when the payment provider holds a subscription for it.' })
  get hasStripeSubscription(): boolean {
    return this.providerSubscriptionId !== null;
  }
}
