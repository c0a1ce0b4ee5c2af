import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Pagination } from '../../../platform/graphql/page';
import { AtMostRows } from '../../../platform/graphql/rows';
import { Invoice } from '../invoice.entity';

@ObjectType({ description: 'Invoices and which page of them.' })
export class InvoicePage {
  @AtMostRows('limit')
  @Field(() => [Invoice], { description: 'Invoices, in the order that was asked for.' })
  items: Invoice[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

/** A page of the invoices of one customer: a list of customers has one for each, so it is short where nobody says. */
@ArgsType()
export class CustomerInvoicesArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: 10, description: 'Rows per page, 1 to 200.' })
  limit: number;
}
