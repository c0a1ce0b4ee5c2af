import { Field, InputType, ObjectType } from 'type-graphql';
import type { Means } from '../../../schema/collect/means';
import type { Territory } from '../../../schema/tax/territory';
import { SimplifiedActivity } from './activity.types';
import { PaymentMeans, TERMS } from './payment-terms';
import { TerritoryName } from './territory.types';
import { CompanyName, Nif, OptionalText } from '../../platform/graphql/validation';

@ObjectType({ description: 'What a company says of itself on its invoices.' })
export class Settings {
  @Field({ description: 'Legal name (razón social).' })
  companyName: string;

  @Field({ description: 'Tax number (NIF/CIF), at most 9 characters.' })
  companyNif: string;

  @Field(() => String, { nullable: true, description: 'Address.' })
  companyAddress: string | null;

  @Field(() => SimplifiedActivity, {
    nullable: true,
    description: 'Its activity in art. 4.2 RD 1619/2012: simplified invoices up to 3,000 €; null: up to 400 €.',
  })
  simplifiedActivity: string | null;

  @Field({ description: 'Under criterio de caja: its VAT accrues as it is paid, and its invoices say so.' })
  cashBasis: boolean;

  @Field(() => TerritoryName, { description: 'Where it is established: its tax, its rates, the clock of its dates.' })
  territory: Territory;

  @Field(() => String, { nullable: true, description: TERMS })
  paymentTerms: string | null;

  @Field(() => PaymentMeans, { nullable: true, description: 'How its invoices are usually paid.' })
  paymentMeans: Means | null;

  @Field(() => String, { nullable: true, description: 'Account that transfers go to, on its invoices (IBAN).' })
  iban: string | null;

  @Field({ description: 'True once an invoice was issued: the tax number cannot be changed any more.' })
  companyNifLocked: boolean;
}

@InputType({ description: 'What a company says of itself. An optional field that is absent becomes null.' })
export class SettingsInput {
  @Field({ description: 'Legal name (razón social).' })
  @CompanyName()
  companyName: string;

  @Field({ description: 'Tax number (NIF/CIF), at most 9 characters.' })
  @Nif('Escribe el NIF o CIF de la empresa', 9)
  companyNif: string;

  @Field(() => String, { nullable: true, description: 'Address.' })
  @OptionalText(200)
  companyAddress?: string | null;

  @Field(() => SimplifiedActivity, {
    nullable: true,
    description: 'Its activity in art. 4.2 RD 1619/2012; null: none. Absent it stays as it is.',
  })
  simplifiedActivity?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Under criterio de caja (art. 163 decies LIVA): ClaveRegimen 07. Absent it stays as it is.',
  })
  cashBasis?: boolean | null;

  @Field(() => TerritoryName, {
    nullable: true,
    description:
      'Where it is established. Issued invoices keep their tax, drafts their lines. Absent it stays as it is.',
  })
  territory?: Territory | null;

  @Field(() => String, { nullable: true, description: `${TERMS} Absent it stays as it is.` })
  @OptionalText(20)
  paymentTerms?: string | null;

  @Field(() => PaymentMeans, {
    nullable: true,
    description: 'How its invoices are usually paid; null: nothing is said. Absent it stays as it is.',
  })
  paymentMeans?: Means | null;

  @Field(() => String, {
    nullable: true,
    description: 'Account that transfers go to (IBAN), with blanks or without; null: none. Absent it stays as it is.',
  })
  @OptionalText(50)
  iban?: string | null;
}
