import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../../company/tenant.entity';

/** What the invoices of a customer add up to; written by statements. */
@Entity('customer_sums')
export class CustomerSum {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  /** The id of a card, or 'nif ' and the number of somebody without one. */
  @PrimaryColumn('text')
  customer: string;

  @Column('integer')
  invoices: number;

  @Column('numeric', { precision: 18, scale: 2 })
  revenue: string;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
