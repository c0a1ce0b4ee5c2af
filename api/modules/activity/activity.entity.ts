import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { Action, Risk } from '../../../schema/activity';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

/** Who did what, and when. Insert-only: the application role has no right to change or delete a row. */
@Entity('activities')
export class Activity extends TenantEntity {
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('text', { name: 'actor_kind' })
  actorKind: 'user' | 'api_key' | 'system' | 'superadmin' | 'public';

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'api_key_id', nullable: true })
  apiKeyId: string | null;

  @Column('text')
  action: Action;

  @Column('text', { name: 'entity_type' })
  entityType: string;

  @Column('uuid', { name: 'entity_id', nullable: true })
  entityId: string | null;

  /** Spanish, without personal data. */
  @Column('text')
  description: string;

  @Column('text', { name: 'risk_level' })
  riskLevel: Risk;

  @Column('text', { name: 'ip_address', nullable: true })
  ipAddress: string | null;

  @Column('text', { name: 'request_id', nullable: true })
  requestId: string | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
