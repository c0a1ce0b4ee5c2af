import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

/** That a company lets the operator send for it: who accepted which words, when and from where, and who withdrew it. */
@Entity('representations')
export class RepresentationRow extends TenantEntity {
  /** Of the wording. */
  @Column('integer')
  version: number;

  @Column('text', { name: 'wording_hash' })
  wordingHash: string;

  @Column('text', { name: 'company_name' })
  companyName: string;

  @Column('text', { name: 'company_nif' })
  companyNif: string;

  @Column('text', { name: 'operator_name' })
  operatorName: string;

  @Column('text', { name: 'operator_nif' })
  operatorNif: string;

  @Column('uuid', { name: 'accepted_by' })
  acceptedBy: string;

  @Column('text', { name: 'accepted_name' })
  acceptedName: string;

  @Column('text')
  capacity: string;

  @Column('timestamptz', { name: 'accepted_at' })
  acceptedAt: Date;

  @Column('text', { name: 'accepted_ip' })
  acceptedIp: string;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @Column('uuid', { name: 'withdrawn_by', nullable: true })
  withdrawnBy: string | null;

  @Column('text', { name: 'withdrawn_ip', nullable: true })
  withdrawnIp: string | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
