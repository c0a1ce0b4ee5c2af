import { ArgsType, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Max, Min } from 'class-validator';
import type { Means } from '../../../../schema/collect/means';
import type { CashCause } from '../../../../schema/tax/cash-accrual';
import type { Tax } from '../../../../schema/tax/territory';
import { PAGE_SIZE, Pagination } from '../../../platform/graphql/page';
import { AtMostRows } from '../../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { PaymentMeans } from '../../company/payment-terms';

/** Invoices that one quarter may be about. */
export const MOST_DOCUMENTS = 10_000;
/** Rates, causes and regimes that a quarter's table has at most. */
const MOST_RATES = 100;

const CashCauses: Record<CashCause, CashCause> = {
  collected: 'collected',
  undone: 'undone',
  year_end: 'year_end',
  issue: 'issue',
};
registerEnumType(CashCauses, {
  name: 'CashCause',
  description: 'Why tax accrues under criterio de caja (LIVA, art. 163 terdecies).',
  valuesConfig: {
    collected: { description: 'Money came in, or was given back.' },
    undone: { description: 'An entry was undone: its tax is taken back on its day.' },
    year_end: { description: '31 December of the year after that of the operation: what was not collected.' },
    issue: {
      description: 'The invoice itself: it rectifies a debt or what has accrued, or nothing is to be collected.',
    },
  },
});

@ArgsType()
export class CashAccrualArgs {
  @Field(() => Int, { description: 'Year, 2014 to 2100.' })
  @Min(2014, { message: 'Escribe un año entre 2014 y 2100' })
  @Max(2100, { message: 'Escribe un año entre 2014 y 2100' })
  year: number;

  @Field(() => Int, { description: 'Quarter, 1 to 4.' })
  @Min(1, { message: 'El trimestre va del 1 al 4' })
  @Max(4, { message: 'El trimestre va del 1 al 4' })
  quarter: number;
}

@ArgsType()
export class CashAccrualPageArgs extends CashAccrualArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page of the entries, from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Entries per page, 1 to 200.' })
  limit: number;
}

@ObjectType({ description: 'A base and its cuota.' })
class CashSum {
  @Field(() => DecimalScalar, { description: 'Base.' })
  base: string;

  @Field(() => DecimalScalar, { description: 'Cuota.' })
  quota: string;
}

@ObjectType({ description: 'What accrues in a quarter at one rate.' })
export class CashRate {
  @Field(() => String, { description: 'IVA or IGIC.' })
  tax: Tax;

  @Field(() => Float, { description: 'Rate in percent.' })
  ivaRate: number;

  @Field(() => String, { nullable: true, description: 'Cause of a rate of 0.' })
  ivaCause: string | null;

  @Field(() => CashSum, { description: 'By what came in, less what was undone or given back.' })
  collected: CashSum;

  @Field(() => CashSum, { description: 'On 31 December, of what was not collected.' })
  yearEnd: CashSum;

  @Field(() => CashSum, { description: 'By invoices themselves.' })
  issue: CashSum;

  @Field(() => CashSum, { description: 'All of it.' })
  whole: CashSum;

  @Field(() => CashSum, {
    description: 'What would have accrued in the quarter by the general rule (boxes 62 and 63).',
  })
  general: CashSum;
}

@ObjectType({ description: 'What accrues of one invoice at one rate, on a day.' })
export class CashEntryRow {
  @Field(() => DateScalar, { description: 'Day on which it accrues.' })
  on: string;

  @Field(() => CashCauses, { description: 'Why.' })
  cause: CashCause;

  @Field({ description: 'The day is still to come: it accrues then unless it is collected before.' })
  expected: boolean;

  @Field(() => ID, { description: 'Invoice.' })
  invoiceId: string;

  @Field({ description: 'Its number.' })
  fullNumber: string;

  @Field(() => DateScalar, { description: 'Its date.' })
  date: string;

  @Field(() => DateScalar, { description: 'Day of its operation.' })
  operationOn: string;

  @Field({ description: 'Its customer.' })
  customerName: string;

  @Field({ description: 'Their tax number.' })
  customerNif: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What came in; null: nothing did.' })
  amount: string | null;

  @Field(() => PaymentMeans, { nullable: true, description: 'How.' })
  means: Means | null;

  @Field(() => String, { nullable: true, description: 'Account of a transfer.' })
  iban: string | null;

  @Field(() => String, { description: 'IVA or IGIC.' })
  tax: Tax;

  @Field(() => Float, { description: 'Rate in percent.' })
  ivaRate: number;

  @Field(() => String, { nullable: true, description: 'Cause of a rate of 0.' })
  ivaCause: string | null;

  @Field(() => DecimalScalar, { description: 'Base.' })
  base: string;

  @Field(() => DecimalScalar, { description: 'Cuota.' })
  quota: string;
}

@ObjectType({ description: 'What accrues in a quarter under criterio de caja, of the invoices that Folio knows.' })
export class CashAccrualReport {
  @Field({ description: 'False: the company is not under criterio de caja, and has invoiced nothing by it.' })
  applies: boolean;

  @Field(() => DateScalar, { description: 'First day of the quarter.' })
  from: string;

  @Field(() => DateScalar, { description: 'Last day of the quarter.' })
  until: string;

  @Field(() => CashSum, { description: 'All rates.' })
  whole: CashSum;

  @AtMostRows(MOST_RATES)
  @Field(() => [CashRate], { description: 'By tax, rate and cause, the highest rate first.' })
  rates: CashRate[];

  @AtMostRows('limit')
  @Field(() => [CashEntryRow], { description: 'What it is the sum of, by day and invoice.' })
  entries: CashEntryRow[];

  @Field(() => Pagination, { description: 'Which page of the entries this is.' })
  pagination: Pagination;
}
