import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That something changed since the platform's figures were counted. */
@Entity('rollup_marks')
export class RollupMark {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { name: 'made_at' })
  madeAt: Date;
}
