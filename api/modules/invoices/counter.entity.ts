import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ofTenant } from '../../platform/database/tenant-entity';
import { Series } from './series.entity';

/** The last number of a series and year. */
@Entity('counters')
export class Counter {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('text')
  series: string;

  @PrimaryColumn('smallint')
  year: number;

  @Column('integer')
  last: number;

  /** Date of the invoice that has it. */
  @Column('date', { name: 'last_date' })
  lastDate: string;

  @ManyToOne(() => Series)
  @JoinColumn(ofTenant('series', 'code'))
  ofSeries?: Series;
}
