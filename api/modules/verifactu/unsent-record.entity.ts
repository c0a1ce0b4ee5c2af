import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';
import { Invoice } from '../invoices/invoice.entity';

/** A record of a company that never sent, from before everything was sent. Only its export reads it. */
@Entity('unsent_records')
export class UnsentRecord extends TenantEntity {
  @Column('integer')
  sequence: number;

  @Column('text')
  kind: 'alta' | 'anulacion';

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('text')
  number: string;

  @Column('date')
  date: string;

  @Column('text')
  xml: string;

  @Column('text')
  hash: string;

  @Column('text', { name: 'previous_hash', nullable: true })
  previousHash: string | null;

  @Column('timestamptz', { name: 'generated_at' })
  generatedAt: Date;

  @ManyToOne(() => Invoice)
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: Invoice;
}
