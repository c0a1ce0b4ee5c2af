import { In } from 'typeorm';
import {
  Arg,
  Args,
  Authorized,
  Ctx as Context,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { TENANT } from '../../../platform/auth';
import type { Ctx } from '../../../platform/context';
import { loaderOf } from '../../../platform/graphql/loader';
import { AtMostRows, OnlyInDetail } from '../../../platform/graphql/rows';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { createOnce } from '../../../platform/idempotency';
import { grouped } from '../../../../schema/group-by';
import { Invoice } from '../invoice.entity';
import { sumInvoices } from '../list/invoice-list';
import { InvoiceFilter } from '../list/filter.inputs';
import { askedOfOne, balanceOf } from './balance';
import { collectInvoice, findCollected, undoCollection } from './collect';
import { MOST_WRITTEN } from './ledger';
import { CollectionInput } from './collect.inputs';
import { Collection } from './collection.entity';
import { accountOf, countInvoices, weeksDue } from './due-figures';
import { CustomerAccount, DueWeek, InvoiceCounts, InvoiceSums } from './due.types';
import { spendForEach } from './selection-points';
import { unpayInvoices } from './unpay';

const UUID = { description: 'UUID.' };

@Resolver(() => Invoice)
export class CollectResolver {
  @Authorized(TENANT)
  @Mutation(() => Invoice, {
    description: 'Writes down what came in for an issued invoice; paid once nothing is owed. Takes an Idempotency-Key.',
  })
  collectInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => CollectionInput, { description: 'What came in.' }) input: CollectionInput,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    return createOnce(ctx, {
      operation: 'collectInvoice',
      input: { id, ...input },
      keep: 'day',
      make: (em, entryId) => collectInvoice(em, ctx, id, input, entryId),
      load: (em, entryId) => findCollected(em, ctx, entryId),
    });
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, {
    description: 'Undoes what was written down as collected, by an entry of the opposite sign.',
  })
  undoCollection(
    @Arg('id', () => ID, { description: 'UUID of the entry.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    return ctx.tx(em => undoCollection(em, ctx, id));
  }

  @Authorized(TENANT)
  @AtMostRows('ids')
  @Mutation(() => [Invoice], {
    description:
      'Undoes the payment of several invoices, all or none; up to 100. Those that are issued already stay so.',
  })
  async unpayInvoices(
    @Arg('ids', () => [ID], { description: 'UUIDs.' }) ids: string[],
    @Context() ctx: Ctx,
  ): Promise<Invoice[]> {
    await spendForEach(ctx, ids);
    return ctx.tx(em => unpayInvoices(em, ctx, ids));
  }

  @Authorized(TENANT)
  @Query(() => InvoiceSums, { description: 'What the invoices that a filter leaves come to, on all pages together.' })
  invoiceSums(@Args(() => InvoiceFilter) filter: InvoiceFilter, @Context() ctx: Ctx): Promise<InvoiceSums> {
    return ctx.read(em => sumInvoices(em, ctx, filter));
  }

  @Authorized(TENANT)
  @Query(() => InvoiceCounts, { description: 'How many invoices each view of the list has, counted up to 1,000.' })
  invoiceCounts(@Context() ctx: Ctx): Promise<InvoiceCounts> {
    return ctx.read(em => countInvoices(em, ctx));
  }

  @Authorized(TENANT)
  @AtMostRows(7)
  @Query(() => [DueWeek], {
    description: 'What is owed, by when it is due: overdue, the rest of this week, the next four weeks, and later.',
  })
  dueWeeks(@Context() ctx: Ctx): Promise<DueWeek[]> {
    return ctx.read(em => weeksDue(em, ctx));
  }

  @Authorized(TENANT)
  @Query(() => CustomerAccount, { description: 'What a customer owes, and how long they take to pay.' })
  customerAccount(
    @Arg('id', () => ID, { description: 'UUID of the customer.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<CustomerAccount> {
    return ctx.read(em => accountOf(em, ctx, id));
  }

  @FieldResolver(() => DecimalScalar, { description: 'What came in for it so far.' })
  collected(@Root() { id, balance }: Invoice, @Context() ctx: Ctx): string | Promise<string> {
    return balance ? balance.collected : balanceOf(ctx, id).then(({ collected }) => collected);
  }

  @FieldResolver(() => DecimalScalar, {
    description:
      'What is still owed for it: below zero it is for the customer; 0 of a draft, of an annulled one, and of one that stands for simplified ones (F3).',
  })
  owed(@Root() { id, balance }: Invoice, @Context() ctx: Ctx): string | Promise<string> {
    return balance ? balance.owed : balanceOf(ctx, id).then(({ owed }) => owed);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Number of the rectifying invoice that stands in its place (by substitution); null: none does.',
  })
  replacedBy(@Root() { id, balance }: Invoice, @Context() ctx: Ctx): string | null | Promise<string | null> {
    return balance ? balance.replacedBy : balanceOf(ctx, id).then(found => found.replacedBy);
  }

  @FieldResolver(() => DecimalScalar, {
    description:
      'What its customer is asked for by now: with what it stands for (by substitution, or simplified ones), and less what rectifies it. 0 where nothing is left of all of them. Of a credit what is to be given back: no more than came in.',
  })
  asked(@Root() { id }: Invoice, @Context() ctx: Ctx): Promise<string> {
    return askedOfOne(ctx, id);
  }

  @OnlyInDetail(2 * MOST_WRITTEN, 'Los cobros de una factura no van en listas: pídelos con invoice(id)')
  @FieldResolver(() => [Collection], {
    description: 'What came in for it, entry by entry, the first one first. Not in lists of invoices.',
  })
  async collections(@Root() { id }: Invoice, @Context() ctx: Ctx): Promise<Collection[]> {
    const { tenantId } = ctx.me;
    const load = async (ids: string[]) =>
      grouped(
        await ctx.read(em =>
          em.find(Collection, { where: { tenantId, invoiceId: In(ids) }, order: { createdAt: 'ASC', id: 'ASC' } }),
        ),
        entry => entry.invoiceId,
      );
    return (await loaderOf(ctx, { key: Collection, load }).load(id)) ?? [];
  }
}
