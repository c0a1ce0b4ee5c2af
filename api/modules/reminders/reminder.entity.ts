import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Step } from '../../../schema/remind/ladder';
import { ofTenant } from '../../platform/database/tenant-entity';

/** That a step of an invoice went to its customer: by its key none goes twice. */
@Entity('reminders')
export class ReminderRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @PrimaryColumn('smallint')
  step: Step;

  @Column('uuid', { name: 'letter_id' })
  letterId: string;

  /** The customer's link that goes in it; null once a copy was put back elsewhere. */
  @Column('uuid', { name: 'link_id', nullable: true })
  linkId: string | null;

  @Column('timestamptz', { name: 'told_at' })
  toldAt: Date;

  /** What the letter said was left to pay, and the interest that it asked for. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  owed: string | null;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  interest: string | null;

  /** It was left out of the letter when that went: this step has not gone. */
  @Column('boolean')
  stopped: boolean;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;
}

/** What people say of reminders of one invoice. */
@Entity('reminder_marks')
export class ReminderMark {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('boolean')
  off: boolean;

  /** Until when what came back through its link has been settled with the customer. */
  @Column('timestamptz', { name: 'answered_until', nullable: true })
  answeredUntil: Date | null;

  @OneToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;
}

/** Whether a customer gets reminders at all; without a row they do. */
@Entity('reminder_customers')
export class ReminderCustomer {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'customer_id' })
  customerId: string;

  @Column('boolean')
  off: boolean;

  @OneToOne('customers')
  @JoinColumn(ofTenant('customer_id'))
  customer?: object;
}
