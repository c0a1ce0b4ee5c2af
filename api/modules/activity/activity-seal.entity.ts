import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';
import { Activity } from './activity.entity';

/** The seal of one act: its place in the log's chain and the hash that follows the one before. Insert-only. */
@Entity('activity_seals')
export class ActivitySeal {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  /** From 1. */
  @PrimaryColumn('integer')
  sequence: number;

  @Column('uuid', { name: 'activity_id' })
  activityId: string;

  @Column('text')
  hash: string;

  @OneToOne(() => Activity)
  @JoinColumn(ofTenant('activity_id'))
  activity?: Activity;
}
