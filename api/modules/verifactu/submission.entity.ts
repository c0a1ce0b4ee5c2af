import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';
import { VerifactuRecord } from './record.entity';

/** waiting: to be sent · sending: in a message under way · the rest: answered. */
export type SubmissionStatus = 'waiting' | 'sending' | 'accepted' | 'accepted_with_errors' | 'rejected';

/** What became of a record at the AEAT. None only of what was sealed before everything was sent. */
@Entity('submissions')
export class Submission {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'record_id' })
  recordId: string;

  @Column('integer')
  sequence: number;

  @Column('text')
  status: SubmissionStatus;

  /** Messages that it went out in. */
  @Column('integer')
  attempts: number;

  /** Those of them that may have arrived and were not answered. */
  @Column('integer')
  unanswered: number;

  /** The last of them. */
  @Column('uuid', { name: 'message_id', nullable: true })
  messageId: string | null;

  @Column('timestamptz', { name: 'first_sent_at', nullable: true })
  firstSentAt: Date | null;

  /** Of one that waits: when it was refused as a duplicate before, the AEAT not saying whose it holds. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** The AEAT's code; null without one. */
  @Column('integer', { nullable: true })
  code: number | null;

  /** The AEAT's words. */
  @Column('text', { nullable: true })
  message: string | null;

  /**
   * Of a duplicate (3000), whose record the AEAT holds: ours, another program's, or none after all; null: not asked, or
   * not said yet.
   */
  @Column('text', { name: 'held_as', nullable: true })
  heldAs: 'ours' | 'other' | 'nothing' | null;

  /** Código seguro de verificación of the answer. */
  @Column('text', { nullable: true })
  csv: string | null;

  @OneToOne(() => VerifactuRecord)
  @JoinColumn(ofTenant('record_id'))
  record?: VerifactuRecord;
}
