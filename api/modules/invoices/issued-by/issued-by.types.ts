import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar } from '../../../platform/graphql/scalars';
import { OptionalCountry, OptionalIdKind, OptionalName, OptionalText } from '../../../platform/graphql/validation';

export enum IssuedByParty {
  customer = 'customer',
  third = 'third',
}
registerEnumType(IssuedByParty, {
  name: 'IssuedByParty',
  description: "Who issues an invoice in the company's name and account (art. 5 RD 1619/2012).",
  valuesConfig: {
    customer: { description: 'Its customer: «facturación por el destinatario».' },
    third: { description: 'Somebody else, who is named.' },
  },
});

const OF_THIRD = 'of a third party, null of the customer';

@InputType({
  description:
    "Who issues the invoice in the company's name and account, by an agreement of before (art. 5 RD 1619/2012).",
})
export class IssuedByInput {
  @Field(() => IssuedByParty, { description: 'The customer, or a third party.' })
  party: IssuedByParty;

  @Field(() => DateScalar, { description: 'Day of the agreement; not after the invoice.' })
  agreedOn: string;

  @Field(() => String, { nullable: true, description: `Name, ${OF_THIRD}.` })
  @OptionalName(120)
  name?: string | null;

  @Field(() => String, { nullable: true, description: `Tax number, at most 20 characters, ${OF_THIRD}.` })
  @OptionalText(20)
  nif?: string | null;

  @Field(() => String, { nullable: true, description: `Country by its two letters, ${OF_THIRD}; absent: Spain.` })
  @OptionalCountry()
  country?: string | null;

  @Field(() => String, { nullable: true, description: `Kind of its tax number as the AEAT numbers them, not 07.` })
  @OptionalIdKind()
  idKind?: string | null;
}

@ObjectType({ description: "Who issues an invoice in the company's name and account." })
export class IssuedBy {
  @Field(() => IssuedByParty, { description: 'The customer, or a third party.' })
  party: IssuedByParty;

  @Field(() => DateScalar, { description: 'Day of the agreement.' })
  agreedOn: string;

  @Field(() => String, { nullable: true, description: `Name, ${OF_THIRD}.` })
  name: string | null;

  @Field(() => String, { nullable: true, description: `Tax number, ${OF_THIRD}.` })
  nif: string | null;

  @Field(() => String, { nullable: true, description: 'Country by its two letters; null: Spain.' })
  country: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of the tax number; null: the usual one.' })
  idKind: string | null;
}
