import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Authorized,
  Ctx as Context,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { createOnce } from '../../platform/idempotency';
import { loaderOf } from '../../platform/graphql/loader';
import { AtMostRows, OnlyInDetail } from '../../platform/graphql/rows';
import { fieldsBelow } from '../../platform/graphql/selected';
import { DateScalar } from '../../platform/graphql/scalars';
import { withBalance } from './collect/balance';
import { spendForEach } from './collect/selection-points';
import { Invoice } from './invoice.entity';
import { issueRectifying } from './rectify/draft/draft';
import { beginExport } from './list/export';
import { InvoiceExport, InvoiceListArgs } from './list/filter.inputs';
import { InvoicePage } from './list/invoice-page';
import { InvoiceLine } from './invoice-line.entity';
import { listInvoices, loadLines } from './list/invoice-list';
import { InvoiceStatus, NextNumber, WrittenKind } from './invoice.types';
import {
  cancelInvoice,
  createInvoice,
  deleteInvoice,
  findInvoice,
  findInvoices,
  findMade,
  issueDraft,
  payInvoice,
  payInvoices,
  updateInvoice,
} from './invoices';
import { InvoiceInput } from './invoices.inputs';
import { partyOf } from './issued-by/issued-by';
import { versionsOf } from './lock-invoice';
import { nextNumber, seriesFor, seriesKindOf } from './numbering';
import { WrongInput } from './rectify/wrong.types';

const UUID = { description: 'UUID.' };

/** What of a row is read together. */
const BALANCE = ['collected', 'owed', 'replacedBy'];

/** As it counts for its Idempotency-Key: keys are kept for ever, and so what was sent with them before there were kinds. */
const asKept = (input: InvoiceInput) => ({ ...input, series: input.series ?? (input.kind ? null : 'A') });

@Resolver(() => Invoice)
export class InvoicesResolver {
  @Authorized(TENANT)
  @Query(() => InvoicePage, {
    description: 'Invoices, newest first (date, then number) unless another order is asked for.',
  })
  invoices(
    @Args(() => InvoiceListArgs) args: InvoiceListArgs,
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
  ): Promise<InvoicePage> {
    const asked = fieldsBelow(info, 'items');
    const wanted = { balances: BALANCE.some(field => asked.has(field)), records: asked.has('verifactu') };
    return ctx.read(em => listInvoices(em, ctx, args, wanted));
  }

  @Authorized(TENANT)
  @Query(() => Invoice, { description: 'One invoice.' })
  invoice(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<Invoice> {
    return ctx.read(em => findInvoice(em, ctx, id));
  }

  @Authorized(TENANT)
  @AtMostRows('ids')
  @Query(() => [Invoice], { description: 'A selection of the list, up to 100; one that is not there refuses all.' })
  invoicesByIds(
    @Arg('ids', () => [ID], { description: 'UUIDs.' }) ids: string[],
    @Context() ctx: Ctx,
  ): Promise<Invoice[]> {
    return ctx.read(em => findInvoices(em, ctx, ids));
  }

  @Authorized(TENANT)
  @Query(() => InvoiceExport, {
    description:
      'Begins an export of the list: checks what is asked for and leaves its trace. The rows come from GET /api/invoices/export/csv.',
  })
  async invoiceExport(@Args(() => InvoiceExport) asked: InvoiceExport, @Context() ctx: Ctx): Promise<InvoiceExport> {
    await ctx.services.limits.take('exportTenant', ctx.me.tenantId);
    return ctx.tx(em => beginExport(em, ctx, asked));
  }

  @Authorized(TENANT)
  @Query(() => NextNumber, {
    description: 'The number that an invoice would get if it were issued now. Reserves nothing.',
  })
  nextNumber(
    @Arg('series', () => String, { nullable: true, description: 'Series; absent: the usual one of the kind, as A.' })
    series: string | null,
    @Arg('date', () => DateScalar, { description: 'Date of issue.' }) date: string,
    @Arg('kind', () => WrittenKind, { nullable: true, description: 'Kind; absent: F1.' }) kind: WrittenKind | null,
    @Arg('issuedByNif', () => String, {
      nullable: true,
      description: "Tax number of who issues it in the company's name; absent: the company itself.",
    })
    issuedByNif: string | null,
    @Arg('devicesOrMetals', () => Boolean, {
      nullable: true,
      description: 'Of what has a series of its own by art. 84.Uno.2.º g LIVA.',
    })
    devicesOrMetals: boolean | null,
    @Context() ctx: Ctx,
  ): Promise<NextNumber> {
    const { tenantId } = ctx.me;
    return ctx.read(async em => {
      const holds = seriesKindOf(kind ?? WrittenKind.F1, false, devicesOrMetals ?? false);
      const usual = () => seriesFor(em, tenantId, holds, partyOf(issuedByNif));
      return nextNumber(em, tenantId, series?.trim() ? series : await usual(), date);
    });
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, {
    description: 'Issues an invoice, or keeps it as a draft. Takes an Idempotency-Key, kept for ever.',
  })
  async createInvoice(
    @Arg('input', () => InvoiceInput, { description: 'The invoice.' }) input: InvoiceInput,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    const made = await createOnce(ctx, {
      operation: 'createInvoice',
      input: asKept(input),
      keep: 'forever',
      meanwhile: true,
      make: async (em, id, reserved) => withBalance(await createInvoice(em, ctx, input, id, reserved)),
      load: (em, id) => findMade(em, ctx, id, input.status),
    });
    return Object.assign(made, { justMade: true });
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, { description: 'Replaces a draft; its status in the input is ignored.' })
  updateInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => InvoiceInput, { description: 'The draft.' }) input: InvoiceInput,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    return ctx.tx(em => updateInvoice(em, ctx, id, input));
  }

  @Authorized(TENANT)
  @Mutation(() => Boolean, { description: 'Deletes a draft.' })
  deleteInvoice(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => deleteInvoice(em, ctx, id));
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, { description: 'Issues a draft; on a paid invoice it undoes the payment.' })
  issueInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('version', () => String, {
      nullable: true,
      description: 'Version of the draft that was seen: refused where it is another by now.',
    })
    version: string | null,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    return ctx.tx(async em => (await issueRectifying(em, ctx, id, version)) ?? issueDraft(em, ctx, id, version));
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, { description: 'Marks an issued invoice as paid.' })
  payInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('date', () => DateScalar, {
      nullable: true,
      description: 'Day it was paid; today when absent; not in the future.',
    })
    date: string | null,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    return ctx.tx(em => payInvoice(em, ctx, id, date ?? null));
  }

  @Authorized(TENANT)
  @AtMostRows('ids')
  @Mutation(() => [Invoice], { description: 'Marks several issued invoices as paid, all or none; up to 100.' })
  async payInvoices(
    @Arg('ids', () => [ID], { description: 'UUIDs.' }) ids: string[],
    @Arg('date', () => DateScalar, { nullable: true, description: 'Day they were paid; today when absent.' })
    date: string | null,
    @Context() ctx: Ctx,
  ): Promise<Invoice[]> {
    await spendForEach(ctx, ids);
    return ctx.tx(em => payInvoices(em, ctx, ids, date ?? null));
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, { description: 'Cancels (anula) an issued or paid invoice. It keeps its number.' })
  cancelInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('because', () => WrongInput, { nullable: true, description: 'What is wrong with it.' })
    because: WrongInput | null,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    return ctx.tx(em => cancelInvoice(em, ctx, id, because));
  }

  @OnlyInDetail(1000, 'Las líneas de una factura no van en listas: pídelas con invoice(id)')
  @FieldResolver(() => [InvoiceLine], { description: 'Lines in order. Not in lists of invoices.' })
  lines(@Root() invoice: Invoice, @Context() ctx: Ctx): InvoiceLine[] | Promise<InvoiceLine[]> {
    return invoice.lines ?? loadLines(ctx, invoice.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Which version of a draft this is, for updateInvoice and issueInvoice; null of what is issued.',
  })
  async version(@Root() { id, status }: Invoice, @Context() ctx: Ctx): Promise<string | null> {
    if (status !== InvoiceStatus.draft) return null;
    const load = (ids: string[]) => ctx.read(em => versionsOf(em, ctx.me.tenantId, ids));
    return (await loaderOf(ctx, { key: versionsOf, load }).load(id)) ?? null;
  }
}
