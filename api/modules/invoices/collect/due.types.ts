import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';

export enum InvoiceDue {
  open = 'open',
  overdue = 'overdue',
}
registerEnumType(InvoiceDue, {
  name: 'InvoiceDue',
  description: 'Invoices for which something is owed, by the day on which they are due.',
  valuesConfig: {
    open: { description: 'Por cobrar: something is owed, by the customer or, below zero, to them.' },
    overdue: { description: 'Vencidas: of those, the ones whose day has passed.' },
  },
});

@ObjectType({ description: 'What the invoices that a filter leaves come to, on all pages together.' })
export class InvoiceSums {
  @Field(() => Int, { description: 'Invoices.' })
  count: number;

  @Field(() => DecimalScalar, {
    description: 'Money of those that are issued or paid, with VAT, as the dashboard counts it.',
  })
  total: string;

  @Field(() => DecimalScalar, { description: 'What is still owed for them.' })
  owed: string;

  @Field(() => Int, { description: 'Those that are overdue.' })
  overdueCount: number;

  @Field(() => DecimalScalar, { description: 'What is owed for these.' })
  overdue: string;
}

@ObjectType({ description: 'How many invoices each view of the list has; from 1,000 on nobody counts further.' })
export class InvoiceCounts {
  @Field(() => Int, { description: 'All.' })
  all: number;

  @Field(() => Int, { description: 'Por cobrar: something is owed.' })
  open: number;

  @Field(() => Int, { description: 'Vencidas: of those, the ones whose day has passed.' })
  overdue: number;

  @Field(() => Int, { description: 'Borradores.' })
  drafts: number;
}

@ObjectType({ description: 'What is owed for the invoices that are due in a span of days.' })
export class DueWeek {
  @Field(() => DateScalar, { nullable: true, description: 'First day; null: of whatever day, overdue.' })
  from: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day; null: no end.' })
  to: string | null;

  @Field(() => Int, { description: 'Invoices.' })
  count: number;

  @Field(() => DecimalScalar, { description: 'What is owed for them; below zero it is for the customers.' })
  owed: string;
}

@ObjectType({ description: 'How a customer stands with the company.' })
export class CustomerAccount {
  @Field(() => DecimalScalar, { description: 'What they owe; below zero it is for them.' })
  owed: string;

  @Field(() => Int, { description: 'Invoices for which something is owed.' })
  openCount: number;

  @Field(() => DecimalScalar, { description: 'What of it is overdue.' })
  overdue: string;

  @Field(() => Int, { description: 'Invoices that are overdue.' })
  overdueCount: number;

  @Field(() => DateScalar, { nullable: true, description: 'Day on which the first of these was due.' })
  overdueSince: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days from the date to the day on which it was paid, of the invoices that were, on average; null: none.',
  })
  averageDays: number | null;

  @Field(() => Int, { description: 'Invoices of this year that count.' })
  yearCount: number;

  @Field(() => DecimalScalar, { description: 'Money of these, with VAT.' })
  yearTotal: string;
}
