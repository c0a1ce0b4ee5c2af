import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** The page of Stripe on which a company pays for a plan: one at a time for each plan and interval. */
@Entity('checkouts')
export class CheckoutRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('text')
  plan: string;

  @PrimaryColumn('text', { name: 'billing_interval' })
  billingInterval: string;

  /** Stripe's idempotency key: asked twice, there is one page. */
  @Column('uuid')
  key: string;

  @Column('boolean')
  offer: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('text', { name: 'session_id', nullable: true })
  sessionId: string | null;

  @Column('text', { nullable: true })
  url: string | null;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
