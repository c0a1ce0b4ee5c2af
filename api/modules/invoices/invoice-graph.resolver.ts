import { In, IsNull } from 'typeorm';
import { Args, Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../platform/context';
import { loaderOf } from '../../platform/graphql/loader';
import { pageWindow } from '../../platform/graphql/page';
import { Customer } from '../customers/customer.entity';
import { Product } from '../products/product.entity';
import { InvoiceLine } from './invoice-line.entity';
import { CustomerInvoicesArgs, InvoicePage } from './list/invoice-page';
import { InvoiceCustomer } from './invoice.types';
import { listInvoicesOf } from './list/invoice-list';

/** Those of the company that are in use, by their ids: the rest is as if it were not there. */
const inUse = (ctx: Ctx, ids: string[]) => ({ tenantId: ctx.me.tenantId, id: In(ids), deletedAt: IsNull() });
const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map(row => [row.id, row]));

@Resolver(() => Customer)
export class CustomerGraphResolver {
  @FieldResolver(() => InvoicePage, { description: 'Its invoices, newest first (date, then number).' })
  async invoices(
    @Root() customer: Customer,
    @Args(() => CustomerInvoicesArgs) { page, limit }: CustomerInvoicesArgs,
    @Context() ctx: Ctx,
  ): Promise<InvoicePage> {
    const window = pageWindow(page, limit);
    const found = await loaderOf(ctx, {
      key: `invoices of a customer, ${limit} on page ${page}`,
      rowsOfOne: limit,
      load: ids => ctx.read(em => listInvoicesOf(em, ctx, ids, window)),
    }).load(customer.id);
    return found!;
  }
}

@Resolver(() => InvoiceCustomer)
export class InvoiceCustomerGraphResolver {
  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'The customer as it is now, which may say something else; null once it was deleted.',
  })
  current(@Root() { id }: InvoiceCustomer, @Context() ctx: Ctx): Promise<Customer | null> {
    return loaderOf(ctx, {
      key: Customer,
      load: async ids => byId(await ctx.read(em => em.findBy(Customer, inUse(ctx, ids)))),
    }).load(id);
  }
}

@Resolver(() => InvoiceLine)
export class LineGraphResolver {
  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The saved product that filled the line, as it is now; null without one, or once it was deactivated.',
  })
  product(@Root() { productId }: InvoiceLine, @Context() ctx: Ctx): Promise<Product | null> | null {
    if (!productId) return null;
    return loaderOf(ctx, {
      key: Product,
      load: async ids => byId(await ctx.read(em => em.findBy(Product, inUse(ctx, ids)))),
    }).load(productId);
  }
}
