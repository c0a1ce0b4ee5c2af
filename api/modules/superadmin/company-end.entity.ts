import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** Since when a company has left. */
@Entity('company_ends')
export class CompanyEnd {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('timestamptz', { name: 'ended_at' })
  endedAt: Date;

  @OneToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
