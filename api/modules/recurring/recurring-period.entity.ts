import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';

/** A day of a rule that was dealt with: its key is why there is one invoice for it, and no second. */
@Entity('recurring_periods')
export class RecurringPeriodRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'rule_id' })
  ruleId: string;

  @PrimaryColumn('date')
  day: string;

  /** null: it was skipped. A draft may be gone since. */
  @Column('uuid', { name: 'invoice_id', nullable: true })
  invoiceId: string | null;

  /** Why it was not mailed. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @ManyToOne('recurring_invoices', { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('rule_id'))
  rule?: object;
}
