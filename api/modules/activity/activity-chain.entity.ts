import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** How far a company's log is sealed. */
@Entity('activity_chains')
export class ActivityChain {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  /** Seals so far. */
  @Column('integer')
  sealed: number;

  /** Of the last seal; empty before the first. */
  @Column('text', { name: 'last_hash' })
  lastHash: string;

  /** Instant of the last act under a seal; -infinity before the first. */
  @Column('timestamptz')
  until: Date;

  /** That act. */
  @Column('uuid', { name: 'until_id' })
  untilId: string;

  @OneToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
