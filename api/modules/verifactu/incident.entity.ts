import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

/** A time in which nothing could be sent: what waited then goes out with its mark. */
@Entity('incidents')
export class Incident extends TenantEntity {
  @Column('text')
  cause: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
