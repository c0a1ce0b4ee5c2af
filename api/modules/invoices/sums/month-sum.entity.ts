import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../../company/tenant.entity';

/** What the invoices of a month add up to; written by statements. */
@Entity('month_sums')
export class MonthSum {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('date')
  month: string;

  @Column('integer')
  invoices: number;

  @Column('numeric', { precision: 18, scale: 2 })
  revenue: string;

  @Column('numeric', { precision: 18, scale: 2 })
  pending: string;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
