import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';
import { Invoice } from '../invoices/invoice.entity';

/** Whom an invoice named before an erasure, kept from everybody until the law lets it go. No request can read it. */
@Entity('blocked_data')
export class BlockedData {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('date')
  until: string;

  /** What the invoice says instead. */
  @Column('text')
  label: string;

  @Column('text', { name: 'customer_name' })
  customerName: string;

  @Column('text', { name: 'customer_nif' })
  customerNif: string;

  @Column('text', { name: 'customer_email', nullable: true })
  customerEmail: string | null;

  @Column('text', { name: 'customer_address', nullable: true })
  customerAddress: string | null;

  @Column('text', { name: 'customer_city', nullable: true })
  customerCity: string | null;

  @Column('text', { name: 'customer_postal_code', nullable: true })
  customerPostalCode: string | null;

  @Column('text', { name: 'customer_country', nullable: true })
  customerCountry: string | null;

  @Column('text', { name: 'customer_id_kind', nullable: true })
  customerIdKind: string | null;

  @OneToOne(() => Invoice)
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: Invoice;
}
