import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';

/** An invoice that was made of a quote. A draft is replaced and deleted, so no foreign key leads to it. */
@Entity('quote_invoices')
export class QuoteInvoiceRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'quote_id' })
  quoteId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  /** Else it is the invoice of the whole, of which there is one. */
  @Column('boolean')
  prepayment: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @ManyToOne('quotes', { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('quote_id'))
  quote?: object;
}
