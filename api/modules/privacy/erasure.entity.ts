import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';
import { DataRequest } from './data-request.entity';

/** What an erasure did: its plan, when and by whom. */
@Entity('erasures')
export class Erasure {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId: string;

  /** What stands in the place of the name. */
  @Column('text')
  label: string;

  @Column('timestamptz', { name: 'done_at' })
  doneAt: Date;

  @Column('uuid', { name: 'done_by' })
  doneBy: string;

  @Column('jsonb')
  plan: object;

  @OneToOne(() => DataRequest, { onDelete: 'CASCADE' })
  @JoinColumn(ofTenant('request_id'))
  request?: DataRequest;
}
