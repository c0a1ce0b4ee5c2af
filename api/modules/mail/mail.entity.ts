import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';
import { User } from '../users/user.entity';

/** What a company pays: each of these goes to its admins. */
export type BillingMailKind = 'payment_received' | 'payment_failed' | 'trial_7' | 'trial_1' | 'subscription_cancelled';

/**
 * Those that carry a link with a token, those that report what was done to an account, warnings of a certificate that
 * ends in so many days, those about what a company pays, and a company's invoices to its customers.
 */
export type MailKind =
  | 'reset'
  | 'invitation'
  | 'welcome'
  | 'password_changed'
  | 'api_key_created'
  | 'certificate_30'
  | 'certificate_7'
  | 'data_request'
  | 'data_request_received'
  | 'invoice'
  | 'invoice_answered'
  | 'reminder'
  | 'quote'
  | 'quote_answered'
  | BillingMailKind;
/** Letters of ours to people who have to do with Folio; the others go in a company's name to its customers. */
export type OwnMailKind = Exclude<MailKind, 'invoice' | 'reminder' | 'quote'>;

/** A mail that is to be sent, or was. It contains ids only: its words are written when it goes. */
@Entity('mails')
export class Mail extends TenantEntity {
  @Column('text')
  kind: MailKind;

  /** Null where it goes to the address in a request over personal data, in a delivery or in a reminder. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** The one-time token that its link carries. */
  @Column('uuid', { name: 'token_id', nullable: true })
  tokenId: string | null;

  /** The payment, the request, the delivery, the reminder or the invoice that it is about. */
  @Column('uuid', { nullable: true })
  about: string | null;

  @Column('text')
  status: 'queued' | 'sending' | 'sent' | 'doubtful' | 'failed';

  @Column('integer')
  attempts: number;

  /** Attempts that the server never answered. */
  @Column('integer')
  unanswered: number;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;

  @ManyToOne(() => User)
  @JoinColumn(ofTenant('user_id'))
  user?: User;
}
