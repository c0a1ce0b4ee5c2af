import { Field, InputType } from 'type-graphql';
import type { Means } from '../../../schema/collect/means';
import type { PaperLanguage } from '../../../schema/paper/language';
import {
  Name,
  Nif,
  OptionalCountry,
  OptionalEmail,
  OptionalIdKind,
  OptionalText,
} from '../../platform/graphql/validation';
import { PaperLanguageName } from '../company/face/paper-language';
import { PaymentMeans, TERMS } from '../company/payment-terms';

@InputType({ description: 'A customer as it is to be kept. An optional field that is absent becomes null.' })
export class CustomerInput {
  @Field({ description: 'Name or legal name.' })
  @Name(120, 'Escribe el nombre del cliente')
  name: string;

  @Field({ description: 'Tax number, at most 20 characters; normalised to upper case without dots.' })
  @Nif('Escribe el NIF del cliente')
  nif: string;

  @Field(() => String, { nullable: true, description: 'Email.' })
  @OptionalEmail()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone.' })
  @OptionalText(30)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  @OptionalText(200)
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Town.' })
  @OptionalText(120)
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @OptionalText(20)
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Country by its two letters (ISO 3166-1); null: Spain.' })
  @OptionalCountry()
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Kind of tax number as the AEAT numbers them: 02 NIF-IVA, 03 passport, 04 number of its country, 05 residence, 06 other, 07 not in the census; null: the usual one of its country.',
  })
  @OptionalIdKind()
  idKind?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'A retailer who has accredited that the goods that they buy carry recargo de equivalencia: a person, or an entity whose members are taxed.',
  })
  recargo?: boolean | null;

  @Field(() => String, { nullable: true, description: `${TERMS} Then the company's hold.` })
  @OptionalText(20)
  paymentTerms?: string | null;

  @Field(() => PaymentMeans, { nullable: true, description: 'How they pay; null: as is usual for the company.' })
  paymentMeans?: Means | null;

  @Field(() => PaperLanguageName, {
    nullable: true,
    description: 'What their papers are written in; null: as is usual for the company.',
  })
  paperLanguage?: PaperLanguage | null;
}

@InputType({ description: 'What the company writes down about a customer.' })
export class CustomerNotesInput {
  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters; empty or null: none.' })
  @OptionalText(2000, true)
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What they said when they were read, empty for none. Where they say something else by now nothing is written (409); absent or null: they are replaced whatever they say.',
  })
  @OptionalText(2000, true)
  seen?: string | null;
}
