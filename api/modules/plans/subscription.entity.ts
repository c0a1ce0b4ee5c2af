import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { TRIAL } from '../../../schema/prices';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { Tenant } from '../company/tenant.entity';

export enum Plan {
  basic = 'basic',
  pro = 'pro',
}
registerEnumType(Plan, {
  name: 'Plan',
  description: 'What a company pays for.',
  valuesConfig: { basic: { description: 'Básico, 19 €/month.' }, pro: { description: 'PRO, 49 €/month: Verifactu.' } },
});

export enum BillingInterval {
  month = 'month',
  year = 'year',
}
registerEnumType(BillingInterval, {
  name: 'BillingInterval',
  description: 'How often a plan is paid.',
  valuesConfig: { month: { description: 'Every month.' }, year: { description: 'Once a year; PRO only.' } },
});

export enum SubscriptionStatus {
  trial = 'trial',
  active = 'active',
  cancelled = 'cancelled',
  expired = 'expired',
}
registerEnumType(SubscriptionStatus, {
  name: 'SubscriptionStatus',
  description: 'State of a subscription.',
  valuesConfig: {
    trial: { description: 'Prueba.' },
    active: { description: 'Activo.' },
    cancelled: { description: 'Cancelado.' },
    expired: { description: 'Expirado.' },
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

  @Field(() => BillingInterval, { description: 'How often it is paid.' })
  @Column('text', { name: 'billing_interval' })
  billingInterval: BillingInterval;

  @Field(() => DateTimeScalar, { nullable: true, description: `End of the ${TRIAL.days} days of trial.` })
  @Column('timestamptz', { name: 'trial_ends_at', nullable: true })
  trialEndsAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the period that is paid.' })
  @Column('timestamptz', { name: 'current_period_end', nullable: true })
  currentPeriodEnd: Date | null;

  /** The end of the first period that our own clock counts; null where Stripe's does. */
  @Column('timestamptz', { name: 'period_anchor', nullable: true })
  periodAnchor: Date | null;

  @Field({ description: 'True when it ends with the period that is paid.' })
  @Column('boolean', { name: 'cancel_at_period_end' })
  cancelAtPeriodEnd: boolean;

  @Column('text', { name: 'provider_customer_id', nullable: true })
  providerCustomerId: string | null;

  @Column('text', { name: 'provider_subscription_id', nullable: true })
  providerSubscriptionId: string | null;

  @Column('text', { nullable: true })
  offer: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Set while a payment failed: until when everything goes on.',
  })
  @Column('timestamptz', { name: 'grace_until', nullable: true })
  graceUntil: Date | null;

  @Column('boolean')
  manual: boolean;

  /**
   * Since when the superadmin wants it ended at Stripe too; null once it is. Until then no reading of Stripe's changes
   * its state.
   */
  @Column('timestamptz', { name: 'end_at_provider', nullable: true })
  endAtProvider: Date | null;

  @Field(() => Plan, { nullable: true, description: 'The plan that begins with the next period; null when it stays.' })
  @Column('text', { name: 'pending_plan', nullable: true })
  pendingPlan: Plan | null;

  @Field(() => BillingInterval, {
    nullable: true,
    description: 'How often the next plan is paid; null when nothing changes.',
  })
  @Column('text', { name: 'pending_interval', nullable: true })
  pendingInterval: BillingInterval | null;

  /** Euros with VAT of Stripe's next invoice, at the last reading. */
  @Column('numeric', { name: 'next_payment', precision: 11, scale: 2, nullable: true })
  nextInvoice: string | null;

  /** Who changes it at Stripe, and until when: one at a time, whatever the number of processes. */
  @Column('uuid', { nullable: true })
  acting: string | null;

  @Column('timestamptz', { name: 'acting_until', nullable: true })
  actingUntil: Date | null;

  /** True while a change has taken its end back and is not done yet. */
  @Column('boolean', { name: 'ends_again' })
  endsAgain: boolean;

  /** Readings of Stripe: how many have begun, and which was written down last. */
  @Column('bigint', { name: 'sync_ticket' })
  syncTicket: string;

  @Column('bigint', { name: 'sync_applied' })
  syncApplied: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Euros with VAT that the payment provider charges next; null where nothing is, or it is not known.',
  })
  get nextPayment(): string | null {
    return this.hasStripeSubscription && !this.cancelAtPeriodEnd ? this.nextInvoice : null;
  }

  @Field({ description: 'True when the payment provider holds a subscription for it.' })
  get hasStripeSubscription(): boolean {
    return this.providerSubscriptionId !== null;
  }

  @OneToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
