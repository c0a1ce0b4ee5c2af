import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** By whose code a company came. A row of the company that came. */
@Entity('referrals')
export class Referral {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('text')
  code: string;

  /** The company that added the affiliate. */
  @Column('uuid', { name: 'affiliate_tenant_id' })
  affiliateTenantId: string;

  @Column('uuid', { name: 'affiliate_id' })
  affiliateId: string;

  /** True for somebody who came by their own code: it earns nothing. */
  @Column('boolean')
  self: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** When it first paid. */
  @Column('timestamptz', { name: 'converted_at', nullable: true })
  convertedAt: Date | null;

  @OneToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
