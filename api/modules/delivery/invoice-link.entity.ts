import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';

/** By whose secret a customer sees an invoice without an account. */
@Entity('invoice_links')
export class InvoiceLinkRow extends TenantEntity {
  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  /** SHA-256 of the secret, which is kept nowhere. */
  @Column('bytea')
  hash: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;
}
