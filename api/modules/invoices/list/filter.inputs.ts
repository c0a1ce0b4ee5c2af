import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { OptionalText } from '../../../platform/graphql/validation';
import { RecordStanding } from '../../verifactu/records/standing';
import { InvoiceDue } from '../collect/due.types';
import { InvoiceKind, InvoiceStatus } from '../invoice.types';

/** What an index carries: a list of 100,000 is read from its beginning. */
export enum InvoiceSort {
  dateAsc = 'dateAsc',
  dateDesc = 'dateDesc',
  numberAsc = 'numberAsc',
  numberDesc = 'numberDesc',
  customerAsc = 'customerAsc',
  customerDesc = 'customerDesc',
  totalAsc = 'totalAsc',
  totalDesc = 'totalDesc',
  dueAsc = 'dueAsc',
  dueDesc = 'dueDesc',
}
registerEnumType(InvoiceSort, {
  name: 'InvoiceSort',
  description: 'Column by which a list of invoices is sorted, and which way: Asc, the least first, or Desc.',
  valuesConfig: {
    dateAsc: { description: 'Date, the oldest first.' },
    dateDesc: { description: 'Date, the newest first.' },
    numberAsc: { description: 'Series, year and number.' },
    numberDesc: { description: 'The same, the last first.' },
    customerAsc: { description: 'Name of the customer; case and accents do not matter.' },
    customerDesc: { description: 'The same, from Z.' },
    totalAsc: { description: 'Total, the least first.' },
    totalDesc: { description: 'Total, the most first.' },
    dueAsc: { description: 'Day on which it is due, the first one first: with due.' },
    dueDesc: { description: 'The same, the last one first: with due.' },
  },
});

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

  @Field(() => InvoiceKind, { nullable: true, description: 'Kind.' })
  kind?: InvoiceKind | null;

  @Field(() => InvoiceDue, { nullable: true, description: 'Only what is owed, in the order in which it is due.' })
  due?: InvoiceDue | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the saved customer.' })
  customerId?: string | null;

  @Field(() => RecordStanding, { nullable: true, description: 'How its last record stands with the AEAT.' })
  verifactu?: RecordStanding | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Its total, what is to be paid for it or what of that is still owed: just so many euros, with their sign.',
  })
  amount?: string | null;

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

@ArgsType()
export class InvoiceListArgs extends InvoiceFilter {
  @Field(() => InvoiceSort, {
    nullable: true,
    description: 'Column and way; absent: the newest first, with due in the order in which they are.',
  })
  sort?: InvoiceSort | null;

  @Field(() => Int, { nullable: true, defaultValue: 1, description: 'Page from 1.' })
  page?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Rows per page, 1 to 200.' })
  limit?: number | null;
}
