import { Equals } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';
import { Name, RequiredText } from '../../platform/graphql/validation';

export enum RepresentationCapacity {
  holder = 'holder',
  administrator = 'administrator',
  attorney = 'attorney',
}
registerEnumType(RepresentationCapacity, {
  name: 'RepresentationCapacity',
  description: 'As what somebody acts for a company.',
  valuesConfig: {
    holder: { description: 'Titular: the company is the person.' },
    administrator: { description: 'Administrador: by its statutes.' },
    attorney: { description: 'Apoderado: by a power that they were given.' },
  },
});

@ObjectType({ description: 'A point of what a company accepts.' })
export class RepresentationItem {
  @Field({ description: 'What it is about.' })
  heading: string;

  @Field(() => [String], { description: 'What is accepted.' })
  paragraphs: string[];
}

@ObjectType({
  description:
    'By which a company lets whoever runs this Folio send its records, from its acceptance to its withdrawal.',
})
export class Representation {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => Int, { description: 'Version of the wording that was accepted.' })
  version: number;

  @Field({ description: 'SHA-256 of that wording as it was filled in, in hexadecimal.' })
  hash: string;

  @Field(() => DateTimeScalar, { description: 'When it was accepted.' })
  acceptedAt: Date;

  @Field({ description: 'Who accepted it, as they wrote their name.' })
  acceptedName: string;

  @Field(() => RepresentationCapacity, { description: 'As what they acted for the company.' })
  capacity: RepresentationCapacity;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was withdrawn, or ended with what it was accepted for; null: it was not.',
  })
  withdrawnAt: Date | null;
}

@ObjectType({ description: "Whether the operator may send a company's records, and the words by which it is let to." })
export class RepresentationStanding {
  @Field({ description: 'True where whoever runs this Folio sends for companies that let it.' })
  offered: boolean;

  @Field({ description: 'Name of whoever runs this Folio.' })
  operatorName: string;

  @Field({ description: 'Its tax number (NIF).' })
  operatorNif: string;

  @Field({
    description:
      "True before the company's first invoice, until it has said who sends its invoices, or why nobody does.",
  })
  toAsk: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the company has let somebody send who cannot any more: the operator is another, or has no certificate. Else null.',
  })
  lapsedBecause: string | null;

  @AtMostRows(20)
  @Field(() => [Representation], {
    description: 'Those that are over, or count no more, the newest 20; only an admin sees them.',
  })
  past: Representation[];

  @Field(() => Representation, {
    nullable: true,
    description: 'The one in force, or the past one that was asked for; null: there is none.',
  })
  current: Representation | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the one in force, or the one that counts no more, cannot be withdrawn now, and what to do first; null: it can, or there is none.',
  })
  keptBecause: string | null;

  @Field({ description: 'Title of the wording.' })
  title: string;

  @Field(() => Int, { description: 'Version of the wording: that in force, else the newest.' })
  version: number;

  @Field(() => DateScalar, { description: 'Day on which that version was written.' })
  date: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it has no value: the operator of a demonstration does not exist. Else null.',
  })
  notice: string | null;

  @AtMostRows(20)
  @Field(() => [RepresentationItem], { description: 'The wording, filled in with both parties.' })
  items: RepresentationItem[];

  @AtMostRows(20)
  @Field(() => [RepresentationItem], {
    description: 'How it was accepted, as its PDF says it; only an admin reads from which address.',
  })
  acceptance: RepresentationItem[];

  @Field({ description: 'SHA-256 of the wording as it is filled in, in hexadecimal: what is accepted names it.' })
  hash: string;
}

@InputType({ description: "Somebody's acceptance of the wording that they have read." })
export class RepresentationInput {
  @Field({ description: 'Hash of the wording that was read.' })
  @RequiredText(64, 'Falta la huella del texto que has leído')
  hash: string;

  @Field({ description: 'Name of whoever accepts.' })
  @Name(120, 'Escribe tu nombre y apellidos')
  name: string;

  @Field(() => RepresentationCapacity, { description: 'As what they act for the company.' })
  capacity: RepresentationCapacity;

  @Field({ description: 'True: it was read and is accepted.' })
  @Equals(true, { message: 'Marca que has leído la autorización y la aceptas' })
  accepted: boolean;
}
