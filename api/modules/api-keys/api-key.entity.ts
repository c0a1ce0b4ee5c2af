import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity, ofTenant } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';
import { User } from '../users/user.entity';

/** A key of the company for programs. The secret's hash lives with the sessions. */
@Entity('api_keys')
export class ApiKeyRow extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  scope: string;

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;

  @ManyToOne(() => User)
  @JoinColumn(ofTenant('created_by'))
  maker?: User;
}
