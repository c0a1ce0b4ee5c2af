import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { AeatEnvironment } from '../../platform/config/aeat';
import { Tenant } from '../company/tenant.entity';

/** The end of a company's chain of records: what the next one follows. */
@Entity('chains')
export class ChainRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('integer')
  records: number;

  /** Which AEAT its records are for; null before the first. */
  @Column('text', { nullable: true })
  environment: AeatEnvironment | null;

  @Column('text', { name: 'last_hash', nullable: true })
  lastHash: string | null;

  @Column('text', { name: 'last_nif', nullable: true })
  lastNif: string | null;

  @Column('text', { name: 'last_number', nullable: true })
  lastNumber: string | null;

  @Column('date', { name: 'last_date', nullable: true })
  lastDate: string | null;

  @Column('timestamptz', { name: 'last_generated_at', nullable: true })
  lastGeneratedAt: Date | null;

  /** Records that came with a copy of another installation: its own chain begins behind them. */
  @Column('integer', { name: 'sealed_elsewhere' })
  sealedElsewhere: number;

  @OneToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
