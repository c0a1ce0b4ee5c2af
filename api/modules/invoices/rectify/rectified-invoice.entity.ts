import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../../platform/database/tenant-entity';

/** Which invoice a rectifying one corrects. */
@Entity('rectified_invoices')
export class RectifiedInvoice {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @PrimaryColumn('uuid', { name: 'rectified_id' })
  rectifiedId: string;

  /** By the table's name: its class knows this one. */
  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('rectified_id'))
  rectified?: object;
}
