import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { manyOf } from '../../../platform/database/pieces';
import { PAGE_SIZE, pageWindow, pagination, type Window } from '../../../platform/graphql/page';
import { loaderOf } from '../../../platform/graphql/loader';
import { grouped } from '../../../../schema/group-by';
import { amountCounted } from '../amount-counted';
import type { InvoiceSums } from '../collect/due.types';
import { isOverdue, leftOfOne } from '../collect/family';
import { owed } from '../collect/owed';
import { Invoice } from '../invoice.entity';
import { InvoiceLine } from '../invoice-line.entity';
import type { InvoiceFilter, InvoiceListArgs } from './filter.inputs';
import { checkFilter, filtered, sorted } from './filtered';
import type { InvoicePage } from './invoice-page';
import { readPage, type Wanted } from './read-page';

/** The columns behind the GraphQL fields. The others would cost a list a fifth of its time. */
const SHOWN: (keyof Invoice)[] = [
  'tenantId',
  'id',
  'kind',
  'tax',
  'qualified',
  'prepayment',
  'devicesOrMetals',
  'copyOf',
  'series',
  'number',
  'fullNumber',
  'date',
  'notes',
  'status',
  'issuerName',
  'issuerNif',
  'issuerAddress',
  'customerId',
  'toName',
  'toNif',
  'toEmail',
  'toAddress',
  'toCity',
  'toPostalCode',
  'toCountry',
  'toIdKind',
  'subtotal',
  'totalIva',
  'total',
  'rates',
  'operationDate',
  'dueDate',
  'paperLanguage',
  'paymentTerms',
  'paymentMeans',
  'iban',
  'discountPercent',
  'discountAmount',
  'discount',
  'withholdingPercent',
  'withholding',
  'suplidos',
  'paidOn',
  'createdAt',
  'issuedByParty',
  'agreedOn',
  'thirdName',
  'thirdNif',
  'thirdCountry',
  'thirdIdKind',
];

/** A page of each customer's invoices, newest first, and how many it has in all. */
const OF_CUSTOMERS = `
  SELECT c.id, (SELECT count(*)::int FROM invoices WHERE tenant_id = $1 AND customer_id = c.id) AS total,
         ARRAY(SELECT id FROM invoices WHERE tenant_id = $1 AND customer_id = c.id
                ORDER BY date DESC, number DESC NULLS FIRST, id DESC LIMIT $3 OFFSET $4) AS ids
    FROM unnest($2::uuid[]) AS c (id)`;

/** The same page of the invoices of several customers, by the customer's id: two statements for all of them. */
export async function listInvoicesOf(
  em: EntityManager,
  ctx: Ctx,
  customerIds: string[],
  window: Window,
): Promise<Map<string, InvoicePage>> {
  const { tenantId } = ctx.me;
  const found: { id: string; total: number; ids: string[] }[] = await em.query(OF_CUSTOMERS, [
    tenantId,
    customerIds,
    window.limit,
    window.offset,
  ]);
  const invoices = await em
    .createQueryBuilder(Invoice, 'i')
    .select(SHOWN.map(column => `i.${column}`))
    .where('i.tenantId = :tenantId AND i.id = ANY (:ids)', { tenantId, ids: found.flatMap(({ ids }) => ids) })
    .getMany();
  const byId = new Map(invoices.map(invoice => [invoice.id, invoice]));
  return new Map(
    found.map(({ id, total, ids }) => [
      id,
      { items: ids.map(each => byId.get(each)!), pagination: pagination(window, total) },
    ]),
  );
}

/** A page of invoices that holds what is wanted of them already. */
export async function listInvoices(
  em: EntityManager,
  ctx: Ctx,
  { page, limit, ...args }: InvoiceListArgs,
  wanted: Wanted,
): Promise<InvoicePage> {
  const window = pageWindow(page ?? 1, limit ?? PAGE_SIZE);
  await checkFilter(em, ctx, args);
  const { sort, search, ...narrowing } = args;
  const isSearch = Boolean(search?.trim());
  const isWhole = !isSearch && Object.values(narrowing).every(each => each == null);
  const isCostly = isSearch || args.due != null || args.verifactu != null || args.amount != null;
  const isFirst = isWhole && sort == null && window.page === 1 && window.limit === PAGE_SIZE;
  const { tenantId } = ctx.me;
  const query = (fromTheEnd = false) => sorted(filtered(em, ctx, args), args, fromTheEnd);
  return readPage(em, query, SHOWN, window, { ...wanted, tenantId, isWhole, isFirst, isCostly });
}

/** What all the invoices that a filter leaves come to. */
export async function sumInvoices(em: EntityManager, ctx: Ctx, filter: InvoiceFilter): Promise<InvoiceSums> {
  const counted = `i.status IN ('issued', 'paid') AND i.kind <> 'F3'`;
  const euros = (sum: string) => `coalesce(${sum}, 0)::numeric(16, 2)::text`;
  await checkFilter(em, ctx, filter);
  const query = filtered(em, ctx, filter)
    .select('count(*)::int', 'count')
    .addSelect(euros(`sum(${amountCounted('i')}) FILTER (WHERE ${counted})`), 'total')
    .addSelect(euros(`sum(${owed('i')})`), 'owed')
    .addSelect(`(count(*) FILTER (WHERE ${isOverdue('i', ':today')}))::int`, 'overdueCount')
    .addSelect(euros(`sum(${leftOfOne('i')}) FILTER (WHERE ${isOverdue('i', ':today')})`), 'overdue')
    .setParameter('today', ctx.today());
  return (await query.getRawOne<InvoiceSums>())!;
}

/** Lines of all the invoices of one answer in one statement: the gate lets five through. */
export async function loadLines(ctx: Ctx, invoiceId: string): Promise<InvoiceLine[]> {
  const { tenantId } = ctx.me;
  const load = async (ids: string[]) =>
    grouped(
      await ctx.read(em =>
        manyOf(
          em,
          em
            .createQueryBuilder(InvoiceLine, 'l')
            .where('l.tenantId = :tenantId AND l.invoiceId = ANY (:ids)', { tenantId, ids })
            .orderBy('l.invoiceId')
            .addOrderBy('l.position'),
        ),
      ),
      line => line.invoiceId,
    );
  return (await loaderOf(ctx, { key: InvoiceLine, load }).load(invoiceId)) ?? [];
}
