import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../tenant.entity';

/** How a company's papers look from an instant on; the newest row counts now. */
@Entity('company_faces')
export class CompanyFaceRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;

  @PrimaryColumn('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** #1E3A78; null: the ink of all papers. */
  @Column('text', { nullable: true })
  accent: string | null;

  /** A PNG that Folio wrote itself. */
  @Column('bytea', { nullable: true })
  logo: Buffer | null;
}
