import { MOST_LINES } from '../../../schema/kinds/lines';
import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType } from 'type-graphql';
import { MOST_PREPAYMENTS } from '../../../schema/kinds/prepayments';
import { WITHHOLDING_RATES } from '../../../schema/tax/withholding';
import { AtMostElements } from '../../platform/graphql/rows';
import { Carried } from '../../platform/graphql/carried';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import {
  Amount,
  Cost,
  IvaRegime,
  Name,
  Nif,
  OptionalCountry,
  OptionalIdKind,
  OptionalText,
  Percent,
  RequiredText,
} from '../../platform/graphql/validation';
import { AgreedInput, SuplidoInput } from './collect/agreed.inputs';
import { IssuedByInput } from './issued-by/issued-by.types';
import { COST, InvoiceStatus, IvaCause, MAX_SUPLIDOS, WrittenKind } from './invoice.types';

export const TOO_MANY_LINES = 'Una factura lleva como mucho 1.000 líneas';
export const TOO_MANY_PREPAYMENTS = `Una factura liquida como mucho ${MOST_PREPAYMENTS} anticipos`;
const TOO_MANY_SUPLIDOS = `Una factura lleva como mucho ${MAX_SUPLIDOS} suplidos`;
export const NO_LINES = 'Añade al menos una línea';
export const NO_PRICE = 'Escribe un precio mayor que 0';
export const REGIME =
  'Regime as the AEAT numbers it (ClaveRegimen), where it does not follow from the cause: 08 of N2 in Canarias, Ceuta or Melilla; 11 of business premises let at 21 %; 14 of public works and 15 of what is due by periods, whose VAT accrues on operationDate; 03 of goods bought second-hand and 05 of travel, taxed on price less cost, of IVA alone and of all lines; 07 of what a company under criterio de caja sells, which need not be said. Absent: 01, or 02 of E2 and E3.';
const RETURNED =
  'Goods or packaging that the customer returns, taken off this later supply (art. 15.2 RD 1619/2012): quantity and price above 0 all the same, the sign is turned; a quantity or discountAmount below 0, as they are read, is taken as the same without its sign. One rate, cause and regime throughout the invoice, which may come to less than 0; not of a simplified one that names nobody.';
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
  @ValidateIf(({ prepaymentId }: InvoiceLineInput) => !prepaymentId)
  @Amount(6, ({ returned }: InvoiceLineInput) => (returned ? 'neither' : 'zero'), 'Escribe una cantidad mayor que 0')
  quantity: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Unit price in euros, without VAT, above 0, up to 6 decimals; or grossPrice.',
  })
  @IsOptional()
  @Amount(6, 'zero', NO_PRICE)
  price?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Unit price with VAT included, up to 6 decimals: the price without it is found so that the invoice comes to exactly this. With price too, both have to agree to the cent.',
  })
  @IsOptional()
  @Amount(6, 'zero', NO_PRICE)
  grossPrice?: string | null;

  @Field(() => Float, {
    defaultValue: 21,
    description: 'Rate in percent: of VAT 0, 4, 10 or 21; of IGIC 0, 3, 5, 7, 9.5, 15 or 20; of IPSI 0 and 0.5 to 10.',
  })
  ivaRate: number;

  @Field(() => IvaCause, { nullable: true, description: 'Cause of a rate of 0; without one the line is taxed at 0 %.' })
  ivaCause?: IvaCause | null;

  @Field(() => String, { nullable: true, description: REGIME })
  @IvaRegime()
  ivaRegime?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: COST })
  @Cost()
  cost?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percentage taken off the line, 0 to 100, up to 2 decimals; or discountAmount.',
  })
  @Percent()
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the line; or discountPercent.' })
  @IsOptional()
  @Amount(2, ({ returned }: InvoiceLineInput) => (returned ? 'nothing' : 'negative'), DISCOUNT)
  discountAmount?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Day of its operation (art. 13 RD 1619/2012): said of one line it is said of all, in one calendar month and not after the invoice. The operationDate of the whole follows from them.',
  })
  operationDate?: string | null;

  @Field(() => ID, { nullable: true, description: 'Saved product that fills the line.' })
  productId?: string | null;

  @Field(() => Boolean, { nullable: true, description: RETURNED })
  returned?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Of a line as a draft says it: only names this prepayment.' })
  prepaymentId?: string | null;
}

@InputType({
  description:
    'An invoice to be made: with customerId or customerManual, one of the two; a simplified one (F2) may have neither.',
})
export class InvoiceInput extends AgreedInput {
  @Field(() => WrittenKind, { nullable: true, description: 'Kind; absent: F1, a complete invoice.' })
  kind?: WrittenKind | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'A simplified invoice whose customer asks for their data in it (arts. 7.2 and 7.3 RD 1619/2012): with a customer; its kind is F1, as the AEAT names it, whichever is said.',
  })
  qualified?: boolean | null;

  @Field(() => DateScalar, { description: 'Date of issue; not in the future, unless it is a draft.' })
  date: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Series, 1 to 10 of A-Z 0-9; lower case is raised. Absent: A; of a simplified invoice T, of devicesOrMetals G, or the one that the company has for them.',
  })
  @OptionalText(10)
  series?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters.' })
  @OptionalText(2000, true)
  notes?: string | null;

  @AtMostElements(MOST_LINES, TOO_MANY_LINES)
  @Field(() => [InvoiceLineInput], { description: '1 to 1,000 lines, with at most 12 combinations of rate and cause.' })
  @ArrayMinSize(1, { message: NO_LINES })
  @ArrayMaxSize(MOST_LINES, { message: TOO_MANY_LINES })
  @ValidateNested({ each: true })
  lines: InvoiceLineInput[];

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Date of the operation, where it is another; of a prepayment, when it was received: at most 20 years before the date of issue, and after it only of public works (ivaRegime 14). Where lines say theirs it follows, and need not be said.',
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

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Total with VAT that was agreed, above 0: the prices of all lines are changed in proportion until the invoice comes to it.',
  })
  @IsOptional()
  @Amount(2, 'zero', 'Escribe un total mayor que 0')
  agreedTotal?: string | null;

  @Carried()
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether it carries recargo de equivalencia. Absent or null: as the saved customer's card says, and of a draft without it that is changed, as it was, as long as its customer is the same; true, or its amount as it is read (an amount of 0 is as null), is for such customers alone, false for what they buy without it (services).",
  })
  recargo?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of what is received before the operation (anticipo, art. 75.Dos LIVA), on operationDate or else on date: issued, it is paid.',
  })
  prepayment?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of mobile phones, consoles, laptops, tablets, silver, platinum or palladium under reverse charge (art. 84.Uno.2.º g LIVA), in a series of its own (art. 6.1.a RD 1619/2012): a complete invoice of IVA with a line of ivaCause S2.',
  })
  devicesOrMetals?: boolean | null;

  @AtMostElements(MOST_PREPAYMENTS, TOO_MANY_PREPAYMENTS)
  @Field(() => [ID], {
    nullable: true,
    description:
      'UUIDs of prepayments of the same customer that the invoice takes off, at most 50: the lines that do so are added after these, one for each and rate.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_PREPAYMENTS, { message: TOO_MANY_PREPAYMENTS })
  prepayments?: string[] | null;

  @Field(() => IssuedByInput, {
    nullable: true,
    description: "Who issues it in the company's name and account, in a series of its own; absent: the company itself.",
  })
  @ValidateNested()
  issuedBy?: IssuedByInput | null;

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

  @Field(() => ID, {
    nullable: true,
    description: 'Invoice that it is a copy of. Absent where a draft is changed: as it was.',
  })
  copyOf?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version that was seen where a draft is changed: refused where it is another by now.',
  })
  @OptionalText(64, true)
  version?: string | null;

  @Field(() => InvoiceStatus, { nullable: true, defaultValue: InvoiceStatus.issued, description: 'draft or issued.' })
  status?: InvoiceStatus | null;
}
