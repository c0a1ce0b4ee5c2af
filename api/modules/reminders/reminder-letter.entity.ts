import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { Step } from '../../../schema/remind/ladder';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';

/** A letter to one address about overdue invoices of one customer. */
@Entity('reminder_letters')
export class ReminderLetterRow extends TenantEntity {
  @Column('smallint')
  step: Step;

  @Column('text')
  email: string;

  /** The company's words as they stood when it was queued, with their fields. */
  @Column('text')
  words: string;

  /** Language of the words, and of all that stands around them. */
  @Column('text', { name: 'paper_language' })
  paperLanguage: PaperLanguage;

  /** What became of it stands there. */
  @Column('uuid', { name: 'mail_id' })
  mailId: string;

  /** Who sent it; null: it went by itself. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** What it was queued about: the row of each of them may name a later letter. */
  @Column('uuid', { name: 'invoice_ids', array: true })
  invoiceIds: string[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** As they were written when it went. */
  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text', { nullable: true })
  body: string | null;

  /** When it was found that it must not go any more. */
  @Column('timestamptz', { name: 'stopped_at', nullable: true })
  stoppedAt: Date | null;

  @ManyToOne('users')
  @JoinColumn(ofTenant('user_id'))
  user?: object;
}
