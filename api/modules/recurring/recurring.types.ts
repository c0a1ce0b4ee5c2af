import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Means } from '../../../schema/collect/means';
import { MOST_RULE_LINES, PERIOD_FIELDS, UNITS } from '../../../schema/recurring';
import { OnlyInDetail } from '../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { PaymentMeans } from '../company/payment-terms';
import { InvoiceStatus, IvaCause, MAX_SUPLIDOS, Suplido } from '../invoices/invoice.types';

export enum RecurringState {
  active = 'active',
  paused = 'paused',
  ended = 'ended',
}
registerEnumType(RecurringState, {
  name: 'RecurringState',
  description: 'State of an invoice that repeats.',
  valuesConfig: {
    active: { description: 'Activa: the next one is made on its day.' },
    paused: { description: 'En pausa: nothing is made.' },
    ended: { description: 'Terminada: its last day has passed, or its last invoice is made.' },
  },
});

export const RecurringUnit = Object.fromEntries(UNITS.map(unit => [unit, unit]));
registerEnumType(RecurringUnit, {
  name: 'RecurringUnit',
  description: 'What lies between two invoices.',
  valuesConfig: {
    week: { description: 'Semanas.' },
    month: { description: 'Meses: of the 31st the last day of a shorter one.' },
    year: { description: 'Años.' },
  },
});

/** Days of a rule that its own detail shows. */
export const MOST_PERIODS = 50;

const fields = Object.keys(PERIOD_FIELDS).map(name => `{${name}}`);
/** What descriptions and notes may leave open. */
export const OPEN_FIELDS = `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`;

@ObjectType({ description: `A line as it repeats; its text may leave ${OPEN_FIELDS} open.` })
class RecurringLine {
  @Field({ description: 'What is sold.' })
  description: string;

  @Field(() => DecimalScalar, { description: 'Quantity.' })
  quantity: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Unit price without VAT; null: grossPrice says it.' })
  price: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Unit price with VAT, where that was agreed.' })
  grossPrice: string | null;

  @Field(() => Float, { description: 'Rate in percent.' })
  ivaRate: number;

  @Field(() => IvaCause, { nullable: true, description: 'Cause of a rate of 0.' })
  ivaCause: IvaCause | null;

  @Field(() => String, { nullable: true, description: 'Regime, where it does not follow.' })
  ivaRegime: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the line.' })
  discountPercent: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the line.' })
  discountAmount: string | null;

  @Field(() => ID, { nullable: true, description: 'Product that filled it. Its price is that of the rule.' })
  productId: string | null;
}

const NOT_LISTED = 'Lo que dice una factura recurrente no va en listas: pídelo con recurringInvoice(id)';

@ObjectType({ description: 'What each invoice of a rule says.' })
export class RecurringTemplate {
  @OnlyInDetail(MOST_RULE_LINES, NOT_LISTED)
  @Field(() => [RecurringLine], { description: 'Lines in order.' })
  lines: RecurringLine[];

  @Field(() => String, { nullable: true, description: 'Series; null: A.' })
  series: string | null;

  @Field(() => String, { nullable: true, description: 'Notes.' })
  notes: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the whole.' })
  discountPercent: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the whole.' })
  discountAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of IRPF that is withheld.' })
  withholdingPercent: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Total with VAT that was agreed.' })
  agreedTotal: string | null;

  @Field(() => Boolean, { nullable: true, description: "Recargo; null: as the customer's card says." })
  recargo: boolean | null;

  @Field(() => PaymentMeans, { nullable: true, description: "How it is paid; null: as the customer's card says." })
  paymentMeans: Means | null;

  @OnlyInDetail(MAX_SUPLIDOS, NOT_LISTED)
  @Field(() => [Suplido], { nullable: true, description: "What is paid in the customer's name." })
  suplidos: Suplido[] | null;
}

@ObjectType({ description: 'A day of a rule, and what became of it.' })
export class RecurringPeriod {
  @Field(() => DateScalar, { description: 'The day.' })
  day: string;

  @Field(() => ID, { nullable: true, description: 'UUID of its invoice; null: skipped, or its draft was deleted.' })
  invoiceId: string | null;

  @Field(() => String, { nullable: true, description: 'Number of its invoice; null of a draft.' })
  fullNumber: string | null;

  @Field(() => InvoiceStatus, { nullable: true, description: 'State of its invoice today.' })
  status: InvoiceStatus | null;

  @Field(() => Boolean, { description: 'Whether it was skipped.' })
  skipped: boolean;

  @Field(() => String, { nullable: true, description: 'Why its invoice was not mailed, in Spanish.' })
  note: string | null;
}
