import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../../company/tenant.entity';

/** What is owed of the invoices that are due on a day and that nothing rectifies; written by statements. */
@Entity('due_sums')
export class DueSum {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('date')
  due: string;

  @Column('integer')
  invoices: number;

  @Column('numeric', { precision: 18, scale: 2 })
  owed: string;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
