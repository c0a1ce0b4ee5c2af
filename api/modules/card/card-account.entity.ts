import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** A company's own account at Stripe. The row stays once it is disconnected: what was paid before may still be given back. */
@Entity('card_accounts')
export class CardAccountRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('text', { name: 'account_id' })
  accountId: string;

  @Column('boolean', { name: 'charges_enabled' })
  chargesEnabled: boolean;

  @Column('boolean', { name: 'details_submitted' })
  detailsSubmitted: boolean;

  /** When Stripe said so: what it said before does not count any more. */
  @Column('timestamptz', { name: 'told_at' })
  toldAt: Date;

  @Column('timestamptz', { name: 'connected_at' })
  connectedAt: Date;

  @Column('timestamptz', { name: 'disconnected_at', nullable: true })
  disconnectedAt: Date | null;

  /** It was disconnected at Stripe: it cannot be used again. */
  @Column('boolean')
  revoked: boolean;

  @OneToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
