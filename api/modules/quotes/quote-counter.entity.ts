import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Tenant } from '../company/tenant.entity';
import type { QuoteKind } from './quote.types';

/** The last number of quotes or proformas in a year. Numbers are never given twice; gaps may be. */
@Entity('quote_counters')
export class QuoteCounter {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('text')
  kind: QuoteKind;

  @PrimaryColumn('smallint')
  year: number;

  @Column('integer')
  last: number;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}
