import { Field, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { lateRate } from '../../../schema/remind/interest';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { Name, Percent } from '../../platform/graphql/validation';

@Entity('late_rates')
@ObjectType({
  description: 'What the interest of late payment between businesses was in a half-year (Ley 3/2004, art. 7).',
})
export class LateRate {
  @Field(() => DateScalar, { description: 'Its first day: 1 January or 1 July.' })
  @PrimaryColumn('date', { name: 'starts_on' })
  startsOn: string;

  @Field(() => DecimalScalar, { description: 'Rate of the European Central Bank, in percent.' })
  @Column('numeric', { precision: 5, scale: 2 })
  reference: string;

  @Field({ description: 'Where it is written.' })
  @Column('text')
  source: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Day on which the source was last read; null: nobody has compared it here yet.',
  })
  @Column('date', { name: 'read_on', nullable: true })
  readOn: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the platform last changed it; null: it is as Folio came with it.',
  })
  @Column('timestamptz', { name: 'changed_at', nullable: true })
  changedAt: Date | null;

  @Field(() => DecimalScalar, { description: 'What may be asked for, in percent: eight points more.' })
  get rate(): string {
    return lateRate(this.reference);
  }
}

@InputType({ description: "A half-year's rate as it was read now." })
export class LateRateInput {
  @Field(() => DecimalScalar, { description: 'Rate of the European Central Bank, in percent, two decimals at most.' })
  @Percent()
  reference: string;

  @Field({ description: 'Where it is written, at most 120 characters.' })
  @Name(120, 'Escribe la norma o la fuente')
  source: string;

  @Field(() => DateScalar, { description: 'Day on which the source was read, not in the future.' })
  readOn: string;
}
