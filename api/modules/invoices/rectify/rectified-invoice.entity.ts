import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../../platform/database/tenant-entity';
import type { InvoiceRate } from '../invoice.types';

/** Which invoice a rectifying one corrects. */
@Entity('rectified_invoices')
export class RectifiedInvoice {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @PrimaryColumn('uuid', { name: 'rectified_id' })
  rectifiedId: string;

  /** What it says of this one; null: it corrects no other, and all of it does. */
  @Column('jsonb', { nullable: true })
  rates: InvoiceRate[] | null;

  /** By the table's name: its class knows this one. */
  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('rectified_id'))
  rectified?: object;
}
