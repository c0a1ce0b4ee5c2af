import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';

/** What came back through an invoice's link: that it was opened, that it is paid, that something in it is wrong. */
@Entity('link_answers')
export class LinkAnswerRow extends TenantEntity {
  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('uuid', { name: 'link_id' })
  linkId: string;

  @Column('text')
  kind: 'opened' | 'paid' | 'mistake';

  /** What whoever has the link wrote. */
  @Column('text', { nullable: true })
  words: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;
}
