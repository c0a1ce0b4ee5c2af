import { MOST_LINES } from '../../../../schema/kinds/lines';
import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { AtMostElements, AtMostRows } from '../../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { Amount, Cost, IvaRegime, OptionalText, RequiredText } from '../../../platform/graphql/validation';
import { ManualCustomerInput, REGIME, TOO_MANY_LINES } from '../invoices.inputs';
import { COST, InvoiceStatus, IvaCause } from '../invoice.types';
import type { RateLeft as Left } from '../../../../schema/kinds/left';
import type { Invoice } from '../invoice.entity';
import { WrongAnswers, WrongInput } from './wrong.types';

/** Kinds of rectifying invoice: of a complete one, and R5 of a simplified one. */
export enum RectificationKind {
  R1 = 'R1',
  R2 = 'R2',
  R3 = 'R3',
  R4 = 'R4',
  R5 = 'R5',
}
registerEnumType(RectificationKind, {
  name: 'RectificationKind',
  description: 'Why an invoice is rectified, as the AEAT names it (TipoFactura).',
  valuesConfig: {
    R1: {
      description: 'Return, cancellation, another price, a later discount (art. 80 Uno, Dos, Seis LIVA); error of law.',
    },
    R2: { description: 'The customer was declared insolvent (art. 80 Tres LIVA).' },
    R3: { description: 'A debt that will not be paid (art. 80 Cuatro LIVA).' },
    R4: { description: 'Anything else.' },
    R5: { description: 'Any cause, of a simplified invoice and of no other.' },
  },
});

export enum RectificationWay {
  I = 'I',
  S = 'S',
}
registerEnumType(RectificationWay, {
  name: 'RectificationWay',
  description: 'How an invoice is rectified, as the AEAT names it (TipoRectificativa).',
  valuesConfig: {
    I: { description: 'By differences: its amounts are what changes.' },
    S: { description: 'By substitution: its amounts are the right ones, whole; the original counts no more.' },
  },
});

/** More than 200 lines need, each with all that can be typed in it. */
const MAX_FORM = 100_000;

@InputType({ description: 'What changes of a line, signed; by substitution a line as it should have been.' })
export class RectifyLineInput {
  @Field({ description: 'What changes.' })
  @RequiredText(500, 'Completa descripción, cantidad y precio')
  description: string;

  @Field(() => DecimalScalar, { description: 'Quantity, not 0, up to 6 decimals.' })
  @Amount(6, 'neither', 'Escribe una cantidad distinta de 0')
  quantity: string;

  @Field(() => DecimalScalar, { description: 'Unit price in euros, without VAT, not 0, up to 6 decimals.' })
  @Amount(6, 'neither', 'Escribe un precio distinto de 0')
  price: string;

  @Field(() => Float, {
    defaultValue: 21,
    description: "Rate in percent, of the original's tax: of VAT 0, 4, 10 or 21.",
  })
  ivaRate: number;

  @Field(() => IvaCause, { nullable: true, description: 'Cause of a rate of 0.' })
  ivaCause?: IvaCause | null;

  @Field(() => String, { nullable: true, description: REGIME })
  @IvaRegime()
  ivaRegime?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: `${COST} Another price is two lines: that of the original, of a negative quantity, and the right one.`,
  })
  @Cost()
  cost?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Day of its operation, of what rectifies a recapitulative invoice: all in one calendar month.',
  })
  operationDate?: string | null;
}

/** What is said of a rectifying invoice, of one original or of several. */
@InputType()
export abstract class RectifyingInput {
  @Field(() => RectificationKind, { description: 'Kind.' })
  kind: RectificationKind;

  @Field({ description: 'Why, as its paper says it; up to 500 characters.' })
  @RequiredText(500, 'Escribe por qué se rectifica: va en la factura')
  cause: string;

  @Field(() => Boolean, { nullable: true, description: 'Data change and no amount does: R4, or R5; without lines.' })
  dataOnly?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The customer, whose card has by now the right data: R4 alone. Absent: as the original, or the last of them, names them.',
  })
  customerId?: string | null;

  @Field(() => ManualCustomerInput, { nullable: true, description: 'The right data of the customer: R4 alone.' })
  @ValidateNested()
  customerManual?: ManualCustomerInput | null;

  @Field(() => WrongInput, { nullable: true, description: 'What is wrong with each original.' })
  @ValidateNested()
  because?: WrongInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'The customer bought as a consumer, not as a business. Asked with `because` where an error raises the VAT of a person or of nobody: the law refuses that of a consumer (art. 89.Tres LIVA). Without either it is warned of.',
  })
  consumer?: boolean | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of issue, not in the future; today when absent.' })
  date?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Series of rectifying invoices alone; absent: R (of simplified ones RT), or the one that the company has for them.',
  })
  @OptionalText(10)
  series?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters.' })
  @OptionalText(2000, true)
  notes?: string | null;
}

@InputType({ description: 'A rectifying invoice.' })
export class RectifyInput extends RectifyingInput {
  @Field(() => RectificationWay, {
    nullable: true,
    description: 'How; absent: I. S is for R1, R4 and R5, of an invoice without rectifying ones that stand.',
  })
  way?: RectificationWay | null;

  @AtMostElements(MOST_LINES, TOO_MANY_LINES)
  @Field(() => [RectifyLineInput], {
    nullable: true,
    description:
      'What changes, with its sign; absent: the whole invoice is credited. By substitution: all lines, as they should be.',
  })
  @ArrayMinSize(1, { message: 'Añade al menos una línea' })
  @ArrayMaxSize(MOST_LINES, { message: TOO_MANY_LINES })
  @ValidateNested({ each: true })
  lines?: RectifyLineInput[] | null;

  @Field(() => InvoiceStatus, {
    nullable: true,
    description: 'draft: kept without number, checked as if it was issued; absent: issued.',
  })
  status?: InvoiceStatus | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The draft of the same original that this goes on from: it is there no more afterwards.',
  })
  draftId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a draft: what the form that makes it had in it, kept for that form; up to 100,000 characters.',
  })
  @OptionalText(MAX_FORM)
  form?: string | null;
}

@ObjectType({ description: 'Another invoice, as this one names it.' })
export class RelatedInvoice {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => String, { description: 'SERIES-YEAR-NNNN.' })
  fullNumber: string;

  @Field(() => DateScalar, { description: 'Date of issue.' })
  date: string;

  @Field(() => DecimalScalar, { description: 'Total without VAT.' })
  subtotal: string;

  @Field(() => DecimalScalar, { description: 'VAT.' })
  totalIva: string;

  @Field(() => DecimalScalar, { description: 'Total with VAT.' })
  total: string;

  @Field(() => DecimalScalar, { description: 'What is to be paid of it.' })
  payable: string;

  /** Where this is its part of one that rectifies several: what is to be paid of all of it. */
  payableOfAll?: string;

  @Field(() => InvoiceStatus, { description: 'State.' })
  status: InvoiceStatus;

  @Field(() => RectificationWay, { nullable: true, description: 'How it rectifies another; null where it does not.' })
  way: RectificationWay | null;
}

@ObjectType({ description: 'What the invoices said that one by substitution replaces.' })
export class ReplacedAmounts {
  @Field(() => DecimalScalar, { description: 'Total without VAT.' })
  subtotal: string;

  @Field(() => DecimalScalar, { description: 'VAT.' })
  totalIva: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Recargo de equivalencia; null: none.' })
  recargo: string | null;

  @Field(() => DecimalScalar, { description: 'Total with VAT and recargo de equivalencia.' })
  total: string;
}

/** So many rectifying invoices an invoice has at most: far more than anybody makes. */
export const MOST_RELATED = 100;

@ObjectType({ description: 'What an invoice comes to at one rate once another has changed it.' })
export class RateLeft implements Left {
  @Field(() => Float, { description: "Rate of the invoice's tax in percent." })
  ivaRate: number;

  @Field(() => IvaCause, { nullable: true, description: 'Cause of a rate of 0.' })
  ivaCause: IvaCause | null;

  @Field(() => String, { nullable: true, description: 'ClaveRegimen, where it does not follow from the cause.' })
  ivaRegime: string | null;

  @Field(() => DecimalScalar, { description: 'Its base as it was issued.' })
  original: string;

  @Field(() => DecimalScalar, { description: 'What all that rectified it until then change of the base, signed.' })
  change: string;

  @Field(() => DecimalScalar, { description: 'Base that is left.' })
  base: string;

  @Field(() => DecimalScalar, { description: 'Tax that is left.' })
  quota: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Recargo de equivalencia that is left; null: the rate carries none.',
  })
  recargo: string | null;
}

@ObjectType({ description: 'What a rectifying invoice corrects.' })
export class Rectification {
  @Field(() => RectificationWay, { description: 'How.' })
  way: RectificationWay;

  @Field({ description: 'Why.' })
  cause: string;

  @Field({
    description: 'Of a debt that nobody pays: of R2, R3, and of an R5 whose `because` said so. It credits nothing.',
  })
  debt: boolean;

  @Field(() => ReplacedAmounts, { nullable: true, description: 'What it replaces; null by differences.' })
  replaced: ReplacedAmounts | null;

  @Field(() => String, { nullable: true, description: 'Of a draft: what its form had in it; else null.' })
  form: string | null;

  @Field(() => WrongAnswers, { nullable: true, description: 'Of a draft: its `because`; else null.' })
  because: WrongAnswers | null;

  @AtMostRows(MOST_RELATED)
  @Field(() => [RelatedInvoice], { description: 'The invoices that it rectifies.' })
  invoices: RelatedInvoice[];

  /** Whose it is, and those that it rectifies: what is left of them is read where somebody asks. */
  of: Invoice;
  originals: readonly Invoice[];
}
