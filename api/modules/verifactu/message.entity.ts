import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

/** A message to the AEAT and what came back. */
@Entity('messages')
export class Message extends TenantEntity {
  /** The lease that it was sent under. */
  @Column('integer')
  fence: number;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;

  /** In the order of their lines. */
  @Column('uuid', { array: true })
  records: string[];

  /** Sent with the mark of an incident. */
  @Column('boolean')
  incident: boolean;

  @Column('text', { nullable: true })
  outcome: 'answer' | 'fault' | 'silence' | 'refused' | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  @Column('integer', { nullable: true })
  code: number | null;

  @Column('text', { nullable: true })
  detail: string | null;

  @Column('text', { nullable: true })
  csv: string | null;

  /** The answer as it came. */
  @Column('text', { nullable: true })
  raw: string | null;

  /** With the certificate of the operator of this Folio; null: before that was kept. */
  @Column('boolean', { name: 'by_operator', nullable: true })
  byOperator: boolean | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
