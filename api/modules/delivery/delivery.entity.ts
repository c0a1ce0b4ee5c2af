import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';

/** An invoice sent to one address, in the words that the company wrote: their fields are filled when the mail goes. */
@Entity('deliveries')
export class Delivery extends TenantEntity {
  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  /** What became of it stands there. */
  @Column('uuid', { name: 'mail_id' })
  mailId: string;

  @Column('text')
  email: string;

  @Column('text')
  words: string;

  /** The link that goes in it; null: none. */
  @Column('uuid', { name: 'link_id', nullable: true })
  linkId: string | null;

  /** Who sent it. */
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;

  @ManyToOne('users')
  @JoinColumn(ofTenant('user_id'))
  user?: object;
}
