import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { WITHHOLDING_RATES } from '../../../schema/withholding';
import { AtMostElements } from '../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import {
  Amount,
  IvaRate,
  Name,
  Nif,
  OptionalCountry,
  OptionalIdKind,
  OptionalText,
  Percent,
  RequiredText,
} from '../../platform/graphql/validation';
import { InvoiceStatus, IvaCause, MAX_SUPLIDOS } from './invoice.types';

export const MAX_LINES = 1000;
export const TOO_MANY_LINES = 'Una factura lleva como mucho 1.000 líneas';
const TOO_MANY_SUPLIDOS = `Una factura lleva como mucho ${MAX_SUPLIDOS} suplidos`;
const DISCOUNT = 'El descuento es un importe de 0 o más';

@InputType({ description: 'A customer that is not saved.' })
export class ManualCustomerInput {
  @Field({ description: 'Name.' })
  @Name(120, 'Completa nombre y NIF del cliente')
  name: string;

  @Field({ description: 'Tax number, at most 20 characters.' })
  @Nif('Completa nombre y NIF del cliente')
  nif: string;

  @Field(() => String, { nullable: true, description: 'Address.' })
  @OptionalText(200)
  address?: string | null;

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
}

@InputType({ description: 'One line.' })
export class InvoiceLineInput {
  @Field({ description: 'What is sold.' })
  @RequiredText(500, 'Completa descripción, cantidad y precio')
  description: string;

  @Field(() => DecimalScalar, { description: 'Quantity, above 0, up to 6 decimals.' })
  @Amount(6, 'zero', 'Escribe una cantidad mayor que 0')
  quantity: string;

  @Field(() => DecimalScalar, { description: 'Unit price in euros, without VAT, above 0, up to 6 decimals.' })
  @Amount(6, 'zero', 'Escribe un precio mayor que 0')
  price: string;

  @Field(() => Int, { defaultValue: 21, description: 'VAT rate in percent: 0, 4, 10 or 21.' })
  @IvaRate()
  ivaRate: number;

  @Field(() => IvaCause, { nullable: true, description: 'Cause of a rate of 0; without one the line is taxed at 0 %.' })
  ivaCause?: IvaCause | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percentage taken off the line, 0 to 100, up to 2 decimals; or discountAmount.',
  })
  @Percent()
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the line; or discountPercent.' })
  @IsOptional()
  @Amount(2, 'negative', DISCOUNT)
  discountAmount?: string | null;

  @Field(() => ID, { nullable: true, description: 'Saved product that fills the line.' })
  productId?: string | null;
}

@InputType({ description: "What was paid in the customer's name and account (suplido): no VAT, no part of the total." })
export class SuplidoInput {
  @Field({ description: 'What was paid.' })
  @RequiredText(200, 'Escribe qué pagaste por cuenta del cliente')
  description: string;

  @Field(() => DecimalScalar, { description: 'Euros, above 0.' })
  @Amount(2, 'zero', 'Escribe un importe mayor que 0')
  amount: string;
}

@InputType({ description: 'An invoice to be made: with customerId or customerManual, one of the two.' })
export class InvoiceInput {
  @Field(() => DateScalar, { description: 'Date of issue; not in the future, unless it is a draft.' })
  date: string;

  @Field(() => String, {
    nullable: true,
    defaultValue: 'A',
    description: 'Series, 1 to 10 of A-Z 0-9; lower case is raised.',
  })
  @OptionalText(10)
  series?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters.' })
  @OptionalText(2000, true)
  notes?: string | null;

  @AtMostElements(MAX_LINES, TOO_MANY_LINES)
  @Field(() => [InvoiceLineInput], { description: '1 to 1,000 lines, with at most 12 combinations of rate and cause.' })
  @ArrayMinSize(1, { message: 'Añade al menos una línea' })
  @ArrayMaxSize(MAX_LINES, { message: TOO_MANY_LINES })
  @ValidateNested({ each: true })
  lines: InvoiceLineInput[];

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date of the operation, where it is another: not after the date of issue, at most 20 years before it.',
  })
  operationDate?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percentage taken off the whole, 0 to 100, shared out over the lines; or discountAmount.',
  })
  @Percent()
  discountPercent?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Euros taken off the whole, shared out over the lines; or discountPercent.',
  })
  @IsOptional()
  @Amount(2, 'negative', DISCOUNT)
  discountAmount?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: `Percentage of IRPF that the customer withholds: ${WITHHOLDING_RATES.join(', ')}. It is taken off what is to be paid, not off the total.`,
  })
  withholdingPercent?: string | null;

  @AtMostElements(MAX_SUPLIDOS, TOO_MANY_SUPLIDOS)
  @Field(() => [SuplidoInput], {
    nullable: true,
    description: "What was paid in the customer's name: added to what is to be paid, not to the total.",
  })
  @IsOptional()
  @ArrayMaxSize(MAX_SUPLIDOS, { message: TOO_MANY_SUPLIDOS })
  @ValidateNested({ each: true })
  suplidos?: SuplidoInput[] | null;

  @Field(() => ID, { nullable: true, description: 'Saved customer.' })
  customerId?: string | null;

  @Field(() => ManualCustomerInput, { nullable: true, description: 'Customer that is not saved.' })
  @ValidateNested()
  customerManual?: ManualCustomerInput | null;

  @Field(() => InvoiceStatus, { nullable: true, defaultValue: InvoiceStatus.issued, description: 'draft or issued.' })
  status?: InvoiceStatus | null;
}

/** Filters of the list, and of what is exported from it. */
@ArgsType()
@ObjectType()
export class InvoiceFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a number, customer name or tax number; case and accents do not matter.',
  })
  @OptionalText(100)
  search?: string | null;

  @Field(() => InvoiceStatus, { nullable: true, description: 'State.' })
  status?: InvoiceStatus | null;

  @Field(() => DateScalar, { nullable: true, description: 'From this date on.' })
  dateFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Up to this date.' })
  dateTo?: string | null;
}

/** What is exported: a call's arguments, and the answer that says how they were taken. */
@ArgsType()
@ObjectType({ description: 'What an export was asked for, as it was accepted.' })
export class InvoiceExport extends InvoiceFilter {
  @Field(() => [ID], {
    nullable: true,
    description: 'Only these invoices, up to 100; the filters hold too. One that is not there refuses all.',
  })
  ids?: string[] | null;
}

/** A page of the invoices of one customer: a list of customers has one for each, so it is short where nobody says. */
@ArgsType()
export class CustomerInvoicesArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: 10, description: 'Rows per page, 1 to 200.' })
  limit: number;
}

@ArgsType()
export class InvoiceListArgs extends InvoiceFilter {
  @Field(() => Int, { nullable: true, defaultValue: 1, description: 'Page from 1.' })
  page?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Rows per page, 1 to 200.' })
  limit?: number | null;
}
