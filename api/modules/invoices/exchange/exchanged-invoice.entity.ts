import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../../platform/database/tenant-entity';

/** Which simplified invoice a complete one stands for. */
@Entity('exchanged_invoices')
export class ExchangedInvoice {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @PrimaryColumn('uuid', { name: 'exchanged_id' })
  exchangedId: string;

  /** Of an invoice of the opposite sign: the one that it takes back. */
  @Column('uuid', { name: 'taken_back_id', nullable: true })
  takenBackId: string | null;

  /** By the table's name: its class knows this one. */
  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('exchanged_id'))
  exchanged?: object;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('taken_back_id'))
  takenBack?: object;
}
