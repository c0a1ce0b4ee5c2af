import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** When a company's next message goes out, and who is sending one. */
@Entity('senders')
export class Sender {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  /** Between two messages, as the AEAT said last. */
  @Column('integer', { name: 'wait_seconds' })
  waitSeconds: number;

  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  /** Counts the leases: who has an older one is late. */
  @Column('integer')
  fence: number;

  /** Records in a message, at most. */
  @Column('integer', { name: 'batch_limit' })
  batchLimit: number;

  /** In a row. */
  @Column('integer')
  failures: number;

  @Column('timestamptz', { name: 'first_sent_at', nullable: true })
  firstSentAt: Date | null;

  @Column('timestamptz', { name: 'last_sent_at', nullable: true })
  lastSentAt: Date | null;

  @Column('timestamptz', { name: 'last_alta_at', nullable: true })
  lastAltaAt: Date | null;

  @Column('timestamptz', { name: 'paused_at', nullable: true })
  pausedAt: Date | null;

  @Column('integer', { name: 'paused_code', nullable: true })
  pausedCode: number | null;

  @Column('text', { name: 'paused_reason', nullable: true })
  pausedReason: string | null;

  @OneToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
