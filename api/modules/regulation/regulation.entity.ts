import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';
import { Name, RequiredText } from '../../platform/graphql/validation';

export enum RegulationState {
  in_force = 'in_force',
  announced = 'announced',
}
registerEnumType(RegulationState, {
  name: 'RegulationState',
  description: 'Whether a date of the law is published, or only announced in words.',
  valuesConfig: {
    in_force: { description: 'Published in the BOE.' },
    announced: { description: 'Announced: not in the BOE, and nothing to count down to.' },
  },
});

enum RegulationMatter {
  verifactu = 'verifactu',
  e_invoice = 'e_invoice',
  software = 'software',
}
registerEnumType(RegulationMatter, {
  name: 'RegulationMatter',
  description: 'What a date of the law is about.',
  valuesConfig: {
    verifactu: { description: 'VERI*FACTU.' },
    e_invoice: { description: 'The electronic invoice between businesses.' },
    software: { description: 'Who makes invoicing software.' },
  },
});

@Entity('regulations')
@ObjectType({
  description:
    'A date of the law on invoicing: for whom, from when, in force or only announced, and where that is written.',
})
export class Regulation {
  @Field({ description: 'Its name, as "verifactu-companies".' })
  @PrimaryColumn('text')
  code: string;

  @Field(() => RegulationMatter, { description: 'What it is about.' })
  @Column('text')
  about: RegulationMatter;

  @Field({ description: 'YYYY-MM-DD, or the month YYYY-MM where no day is known.' })
  @Column('text')
  date: string;

  @Field({ description: 'Whom it binds, for people.' })
  @Column('text')
  who: string;

  @Field({ description: 'What it asks for.' })
  @Column('text')
  text: string;

  @Field(() => RegulationState, { description: 'In force, or only announced.' })
  @Column('text')
  state: RegulationState;

  @Field({ description: 'Where it is written.' })
  @Column('text')
  source: string;

  @Field(() => DateScalar, { description: 'Day on which the source was last read.' })
  @Column('date', { name: 'read_on' })
  readOn: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the platform last changed it; null: it is as Folio came with it.',
  })
  @Column('timestamptz', { name: 'changed_at', nullable: true })
  changedAt: Date | null;
}

@InputType({ description: 'A date of the law as it was read now.' })
export class RegulationInput {
  @Field({ description: 'YYYY-MM-DD, or the month YYYY-MM of what is only announced.' })
  @RequiredText(10, 'Escribe la fecha')
  date: string;

  @Field({ description: 'Whom it binds, at most 60 characters.' })
  @Name(60, 'Escribe a quién obliga')
  who: string;

  @Field({ description: 'What it asks for, at most 200 characters.' })
  @Name(200, 'Escribe qué pide')
  text: string;

  @Field(() => RegulationState, { description: 'In force, or only announced.' })
  state: RegulationState;

  @Field({ description: 'Where it is written, at most 120 characters.' })
  @Name(120, 'Escribe la norma o la fuente')
  source: string;

  @Field(() => DateScalar, { description: 'Day on which the source was read, not in the future.' })
  readOn: string;
}
