import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';

/** What is lost has gone; what is open may still go. */
interface Dispute {
  amount: string;
  state: 'open' | 'won' | 'lost';
}

/** A page on which an invoice is paid by card, and what came of it. Its id is Stripe's idempotency key. */
@Entity('card_payments')
export class CardPaymentRow extends TenantEntity {
  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('uuid', { name: 'link_id' })
  linkId: string;

  @Column('text', { name: 'account_id' })
  accountId: string;

  /** What was owed when it was made. */
  @Column('numeric', { precision: 14, scale: 2 })
  amount: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text')
  state: 'open' | 'closed' | 'paid';

  @Column('text', { name: 'session_id', nullable: true })
  sessionId: string | null;

  @Column('text', { nullable: true })
  url: string | null;

  @Column('text', { nullable: true })
  intent: string | null;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  paid: string | null;

  /** What of it was not owed any more when it came. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  surplus: string | null;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt: Date | null;

  /** What has gone back in all. */
  @Column('numeric', { precision: 14, scale: 2 })
  refunded: string;

  /** What its holder reclaimed from the bank: by a hash of the id that Stripe gives it, so that each counts once. */
  @Column('jsonb')
  disputes: Record<string, Dispute>;

  /** Entries of the ledger that were made of it. */
  @Column('uuid', { array: true })
  entries: string[];

  @ManyToOne('invoices')
  @JoinColumn(ofTenant('invoice_id'))
  invoice?: object;
}
