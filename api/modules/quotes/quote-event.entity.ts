import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { ofTenant, TenantEntity } from '../../platform/database/tenant-entity';
import type { QuoteEventKind } from './quote.types';

/** What happened to a quote: that it was mailed, opened, accepted or refused. */
@Entity('quote_events')
export class QuoteEventRow extends TenantEntity {
  @Column('uuid', { name: 'quote_id' })
  quoteId: string;

  @Column('text')
  kind: QuoteEventKind;

  /** What a mail says, who accepted, or why it was refused. */
  @Column('text', { nullable: true })
  words: string | null;

  /** To which address it was mailed, and what became of that stands with the mail. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('uuid', { name: 'mail_id', nullable: true })
  mailId: string | null;

  /** By whose secret it came. */
  @Column('uuid', { name: 'link_id', nullable: true })
  linkId: string | null;

  /** Who of the company did it. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @ManyToOne('quotes', { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('quote_id'))
  quote?: object;

  @ManyToOne('users')
  @JoinColumn(ofTenant('user_id'))
  user?: object;
}
