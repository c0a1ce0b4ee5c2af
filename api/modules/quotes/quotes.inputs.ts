import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { MOST_ADDRESSES, MOST_WORDS } from '../../../schema/delivery';
import { MOST_DAYS, MOST_QUOTE_LINES, MOST_REASON, USUAL_DAYS } from '../../../schema/kinds/quote';
import { Carried } from '../../platform/graphql/carried';
import { AtMostElements } from '../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { Amount, OptionalText, Percent, RequiredText } from '../../platform/graphql/validation';
import { NO_LINES } from '../invoices/invoices.inputs';
import { SoldLineInput } from '../invoices/operations/sold-line.inputs';
import { QuoteKind, QuoteState } from './quote.types';

const TOO_MANY = `Un presupuesto lleva como mucho ${MOST_QUOTE_LINES} líneas`;
const TOO_MANY_ADDRESSES = `Escribe como mucho ${MOST_ADDRESSES} direcciones`;

@InputType({ description: 'A line of a quote, as one of an invoice.' })
class QuoteLineInput extends SoldLineInput {
  @Field({ description: 'What is offered.' })
  @RequiredText(500, 'Completa descripción, cantidad y precio')
  description: string;
}

@InputType({ description: 'A quote or a proforma. An optional field that is absent becomes null.' })
export class QuoteInput {
  @Field(() => QuoteKind, { nullable: true, description: 'Kind, which stays as it was first; absent: quote.' })
  kind?: QuoteKind | null;

  @Field(() => ID, { description: 'Saved customer.' })
  customerId: string;

  @Field(() => DateScalar, { description: 'Date, less than a year from today.' })
  date: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: `Last day on which it can be accepted, ${MOST_DAYS} days after its date at most; absent: ${USUAL_DAYS} days.`,
  })
  validUntil?: string | null;

  @AtMostElements(MOST_QUOTE_LINES, TOO_MANY)
  @Field(() => [QuoteLineInput], { description: '1 to 100 lines.' })
  @ArrayMinSize(1, { message: NO_LINES })
  @ArrayMaxSize(MOST_QUOTE_LINES, { message: TOO_MANY })
  @ValidateNested({ each: true })
  lines: QuoteLineInput[];

  @Field(() => String, { nullable: true, description: 'Conditions, up to 2,000 characters.' })
  @OptionalText(2000, true)
  notes?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the whole; or discountAmount.' })
  @Percent()
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the whole; or discountPercent.' })
  @IsOptional()
  @Amount(2, 'negative', 'El descuento es un importe de 0 o más')
  discountAmount?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of IRPF that the customer withholds.' })
  withholdingPercent?: string | null;

  @Carried()
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it carries recargo de equivalencia; absent: as the customer's card says.",
  })
  recargo?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version that was seen where one is changed: refused where it is another by now.',
  })
  version?: number | null;
}

@InputType({ description: 'How much of a quote is asked for beforehand: one of the two.' })
export class QuotePrepaymentInput {
  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of the whole, above 0; or amount.' })
  @Percent()
  percent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros with VAT, above 0; or percent.' })
  @IsOptional()
  @Amount(2, 'zero', 'Escribe un importe mayor que 0')
  amount?: string | null;
}

@InputType({ description: 'What the customer said of a quote, where they said it otherwise than by the link.' })
export class QuoteAnswerInput {
  @Field({ description: 'Whether they accept it.' })
  accepted: boolean;

  @Field(() => String, { nullable: true, description: 'Who accepted it, or why it was refused: 500 characters.' })
  @OptionalText(MOST_REASON, true)
  words?: string | null;

  @Field(() => Int, { nullable: true, description: 'Version that was seen: refused where it is another by now.' })
  version?: number | null;
}

@InputType({ description: 'A quote to be sent by mail with its PDF and its link.' })
export class SendQuoteInput {
  @AtMostElements(MOST_ADDRESSES, TOO_MANY_ADDRESSES)
  @Field(() => [String], { description: '1 to 10 addresses. Each gets a mail of its own.' })
  @ArrayMinSize(1, { message: 'Escribe al menos una dirección' })
  @ArrayMaxSize(MOST_ADDRESSES, { message: TOO_MANY_ADDRESSES })
  to: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Text of the mail, up to 2,000 characters, with fields as {numero}. Absent: the usual one.',
  })
  @IsOptional()
  @OptionalText(MOST_WORDS, true)
  text?: string | null;
}

export enum QuoteSort {
  dateAsc = 'dateAsc',
  dateDesc = 'dateDesc',
  numberAsc = 'numberAsc',
  numberDesc = 'numberDesc',
  customerAsc = 'customerAsc',
  customerDesc = 'customerDesc',
  validAsc = 'validAsc',
  validDesc = 'validDesc',
  totalAsc = 'totalAsc',
  totalDesc = 'totalDesc',
}
registerEnumType(QuoteSort, {
  name: 'QuoteSort',
  description: 'Column by which a list of quotes is sorted, and which way.',
  valuesConfig: {
    dateAsc: { description: 'Date, the oldest first.' },
    dateDesc: { description: 'Date, the newest first.' },
    numberAsc: { description: 'Kind, year and number.' },
    numberDesc: { description: 'The same, the last first.' },
    customerAsc: { description: 'Name of the customer.' },
    customerDesc: { description: 'The same, from Z.' },
    validAsc: { description: 'Last day, the first one first.' },
    validDesc: { description: 'The same, the last one first.' },
    totalAsc: { description: 'Total, the least first.' },
    totalDesc: { description: 'Total, the most first.' },
  },
});

@ArgsType()
export class QuotesArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a number, customer name or tax number; case and accents do not matter.',
  })
  @OptionalText(100)
  search?: string | null;

  @Field(() => QuoteState, { nullable: true, description: 'How it stands today.' })
  state?: QuoteState | null;

  @Field(() => ID, { nullable: true, description: 'UUID of its customer.' })
  customerId?: string | null;

  @Field(() => QuoteSort, { nullable: true, description: 'Column and way; absent: the newest first.' })
  sort?: QuoteSort | null;

  @Field(() => Int, { nullable: true, defaultValue: 1, description: 'Page from 1.' })
  page?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Rows per page, 1 to 200.' })
  limit?: number | null;
}
