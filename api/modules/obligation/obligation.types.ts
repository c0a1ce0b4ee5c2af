import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';
import { OptionalName } from '../../platform/graphql/validation';

export enum SendingChoice {
  not_yet = 'not_yet',
  excluded = 'excluded',
}
registerEnumType(SendingChoice, {
  name: 'SendingChoice',
  description: 'Why a company says that nobody sends its invoices. Who does has a certificate or a representation.',
  valuesConfig: {
    not_yet: { description: 'The law does not bind it yet.' },
    excluded: { description: 'The law does not ask it to send: see the cause.' },
  },
});

export enum ExclusionCause {
  sii = 'sii',
  foral = 'foral',
  other = 'other',
}
registerEnumType(ExclusionCause, {
  name: 'ExclusionCause',
  description: 'Why the law does not ask a company to send (RD 1007/2023, art. 3.3).',
  valuesConfig: {
    sii: { description: 'It keeps its VAT books by the SII.' },
    foral: { description: 'It pays its taxes in the Basque Country or Navarre.' },
    other: { description: 'Another cause of art. 3.3: see the note.' },
  },
});

export enum IssuerGroup {
  company = 'company',
  other = 'other',
}
registerEnumType(IssuerGroup, {
  name: 'IssuerGroup',
  description: 'Groups of companies, each with its date of VERI*FACTU.',
  valuesConfig: {
    company: { description: 'Pays the Impuesto sobre Sociedades.' },
    other: { description: 'Self-employed, and the rest.' },
  },
});

@ObjectType({ description: 'What a company has said of its sending.' })
export class SaidOfSending {
  @Field(() => SendingChoice, {
    nullable: true,
    description: 'What it has said; null: only under which date of the law it counts.',
  })
  choice: SendingChoice | null;

  @Field(() => ExclusionCause, {
    nullable: true,
    description: 'Why the law does not ask it to send; null where it does.',
  })
  cause: ExclusionCause | null;

  @Field(() => String, { nullable: true, description: 'The cause in its own words, where it is another.' })
  note: string | null;

  @Field({ description: 'Name or email of who said it.' })
  saidBy: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  saidAt: Date;
}

@ObjectType({ description: 'Whether and from when the law asks a company to send its invoices, and what follows.' })
export class ObligationState {
  @Field({ description: 'True where each invoice that it issues is sealed and sent.' })
  sends: boolean;

  @Field({ description: 'False where the law binds it and it does not send: issuing answers 402.' })
  mayIssue: boolean;

  @Field(() => IssuerGroup, { description: 'Whom the dates take it for: as it has said, else by its NIF.' })
  issuer: IssuerGroup;

  @Field(() => DateScalar, { nullable: true, description: 'From when the law binds it; null where it does not.' })
  bindsFrom: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Until when it must go on sending, having begun; null when it is free.',
  })
  boundUntil: string | null;

  @Field({ description: 'True where it sends only because it has begun, and could not begin anew: see boundUntil.' })
  ending: boolean;

  @Field({ description: 'How it stands, for people.' })
  words: string;

  @Field(() => SaidOfSending, { nullable: true, description: 'What it has said last; null: nothing yet.' })
  said: SaidOfSending | null;
}

@InputType({ description: 'What a company says of its sending.' })
export class SendingChoiceInput {
  @Field(() => SendingChoice, {
    nullable: true,
    description: 'What it says; absent: only under which date of the law it counts.',
  })
  choice?: SendingChoice | null;

  @Field(() => IssuerGroup, {
    nullable: true,
    description: 'Under which date of the law it counts; absent: as it has said before, else by its NIF.',
  })
  issuer?: IssuerGroup | null;

  @Field(() => ExclusionCause, {
    nullable: true,
    description: 'Why the law does not ask it to send; only, and always, with excluded.',
  })
  cause?: ExclusionCause | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cause in its own words, at most 200 characters; needed with other.',
  })
  @OptionalName(200)
  note?: string | null;
}
