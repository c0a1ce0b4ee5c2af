import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The platform's figures of a month, as they were counted last. Null: nobody counted in that month. */
@Entity('platform_months')
export class PlatformMonthRow {
  /** YYYY-MM, in Madrid. */
  @PrimaryColumn('text')
  month: string;

  @Column('integer', { nullable: true })
  tenants: number | null;

  @Column('integer', { nullable: true })
  active: number | null;

  @Column('integer', { nullable: true })
  trial: number | null;

  @Column('integer', { name: 'trials_ending', nullable: true })
  trialsEnding: number | null;

  @Column('numeric', { precision: 13, scale: 2, nullable: true })
  mrr: string | null;

  @Column('integer', { name: 'sign_ups' })
  signUps: number;

  @Column('integer')
  cancellations: number;

  @Column('timestamptz', { name: 'counted_at' })
  countedAt: Date;
}
