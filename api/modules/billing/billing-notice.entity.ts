import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** That a letter about what is paid was queued: each is sent once. */
@Entity('billing_notices')
export class BillingNotice {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('text')
  kind: string;

  /** What it is about: a payment, or the end of a period. */
  @PrimaryColumn('text')
  about: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
