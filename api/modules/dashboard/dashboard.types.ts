import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { InvoiceStatus } from '../invoices/invoice.types';

@ObjectType({
  description:
    'Counts and money of issued and paid invoices (no drafts, none cancelled), with VAT. The month is that of the invoice date, in Madrid.',
})
class Overview {
  @Field(() => Int, { description: 'Invoices.' })
  totalInvoices: number;

  @Field(() => Int, { description: 'Invoices of this month.' })
  monthInvoices: number;

  @Field(() => Int, { description: 'Saved customers.' })
  totalCustomers: number;

  @Field(() => Int, { description: 'Saved products.' })
  totalProducts: number;

  @Field(() => DecimalScalar, { description: 'Money of all invoices.' })
  totalRevenue: string;

  @Field(() => DecimalScalar, {
    description:
      'What is still owed for issued invoices: less what is withheld and what was collected of them, with their suplidos.',
  })
  pendingRevenue: string;

  @Field(() => DecimalScalar, { description: 'Money of this month.' })
  monthRevenue: string;

  @Field(() => DecimalScalar, { description: 'Money of the month before.' })
  previousMonthRevenue: string;
}

@ObjectType({ description: 'Whom a recent invoice is for.' })
class RecentCustomer {
  @Field({ description: 'Name, of a saved or a manual customer.' })
  name: string;
}

@ObjectType({ description: 'One of the latest invoices, drafts and cancelled ones among them.' })
export class RecentInvoice {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => Int, { nullable: true, description: 'Number; null for a draft.' })
  number: number | null;

  @Field(() => String, { nullable: true, description: 'SERIES-YEAR-NNNN; null for a draft.' })
  fullNumber: string | null;

  @Field(() => DateScalar, { description: 'Date.' })
  date: string;

  @Field(() => RecentCustomer, { description: 'Customer.' })
  customer: RecentCustomer;

  @Field(() => DecimalScalar, { description: 'Total with VAT.' })
  total: string;

  @Field(() => InvoiceStatus, { description: 'State.' })
  status: InvoiceStatus;
}

@ObjectType({ description: 'One of the customers who were invoiced most. Manual ones go by their tax number.' })
class TopCustomer {
  @Field(() => ID, { nullable: true, description: 'UUID of a saved customer; null for a manual one.' })
  id: string | null;

  @Field({ description: 'Name on the latest invoice.' })
  name: string;

  @Field(() => Int, { description: 'Invoices.' })
  invoiceCount: number;

  @Field(() => DecimalScalar, { description: 'Money, with VAT.' })
  totalRevenue: string;
}

@ObjectType({ description: 'Money of one month.' })
export class MonthRevenue {
  @Field({ description: 'YYYY-MM.' })
  month: string;

  @Field(() => DecimalScalar, { description: 'Money, with VAT.' })
  revenue: string;
}

@ObjectType({ description: 'What the first screen shows.' })
export class Dashboard {
  @Field(() => Overview, { description: 'The four cards.' })
  overview: Overview;

  @AtMostRows(5)
  @Field(() => [RecentInvoice], { description: 'The five latest invoices.' })
  recentInvoices: RecentInvoice[];

  @AtMostRows(5)
  @Field(() => [TopCustomer], { description: 'The five customers who were invoiced most.' })
  topCustomers: TopCustomer[];

  @AtMostRows(12)
  @Field(() => [MonthRevenue], { description: 'The last twelve months, this one last.' })
  revenueByMonth: MonthRevenue[];
}
