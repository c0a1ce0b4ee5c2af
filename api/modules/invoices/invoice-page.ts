import { Field, ObjectType } from 'type-graphql';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { Invoice } from './invoice.entity';

@ObjectType({ description: 'Invoices and which page of them.' })
export class InvoicePage {
  @AtMostRows('limit')
  @Field(() => [Invoice], { description: 'Invoices, newest first (date, then number).' })
  items: Invoice[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}
