import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';

/** The certificate that a company sends with. */
@Entity('certificates')
export class Certificate {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  /** The key that it is sealed under. */
  @Column('text', { name: 'key_id' })
  keyId: string;

  /** Key and certificate in PEM, encrypted. */
  @Column('bytea')
  sealed: Buffer;

  @Column('text')
  kind: 'person' | 'representative' | 'seal';

  @Column('text', { name: 'holder_name' })
  holderName: string;

  @Column('text', { name: 'holder_nif', nullable: true })
  holderNif: string | null;

  @Column('text', { name: 'company_name', nullable: true })
  companyName: string | null;

  @Column('text', { name: 'company_nif', nullable: true })
  companyNif: string | null;

  @Column('text')
  issuer: string;

  @Column('text')
  serial: string;

  @Column('text')
  fingerprint: string;

  @Column('timestamptz', { name: 'not_before' })
  notBefore: Date;

  @Column('timestamptz', { name: 'not_after' })
  notAfter: Date;

  /** True where its holder says that they represent the company. */
  @Column('boolean')
  represents: boolean;

  @Column('uuid', { name: 'uploaded_by' })
  uploadedBy: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** The last warning of its end: days before it. */
  @Column('smallint', { name: 'warned_days', nullable: true })
  warnedDays: number | null;

  @OneToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
