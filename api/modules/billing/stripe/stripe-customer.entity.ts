import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which company a customer of Stripe is. Of no company, since it is asked for when an event comes. */
@Entity('stripe_customers')
export class StripeCustomer {
  @PrimaryColumn('text', { name: 'customer_id' })
  customerId: string;

  @Column('uuid', { name: 'tenant_id' })
  tenantId: string;
}
