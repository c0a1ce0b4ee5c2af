import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DecimalScalar } from '../../../platform/graphql/scalars';

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
