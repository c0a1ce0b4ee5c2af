import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { AtMostRows } from '../../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { OptionalText } from '../../../platform/graphql/validation';
import { InvoiceRate } from '../invoice.types';

@ArgsType()
export class PrepaymentsArgs {
  @Field(() => ID, { nullable: true, description: 'Saved customer.' })
  customerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number of a customer that is not saved.' })
  @OptionalText(20)
  nif?: string | null;
}

@ObjectType({ description: 'A prepayment that an invoice can take off.' })
export class OpenPrepayment {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  id: string;

  @Field({ description: 'SERIES-YEAR-NNNN.' })
  fullNumber: string;

  @Field(() => DateScalar, { description: 'Date of issue.' })
  date: string;

  @Field(() => DecimalScalar, { description: 'What is left of it, with VAT.' })
  total: string;

  @Field({ description: 'It carries recargo de equivalencia.' })
  recargo: boolean;

  @AtMostRows(12)
  @Field(() => [InvoiceRate], { description: 'What is left of it at each rate.' })
  rates: InvoiceRate[];
}
