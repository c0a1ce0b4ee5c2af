import { type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { manyOf } from '../../platform/database/pieces';
import { PAGE_SIZE, pageOf, pageWindow, pagination, type Window } from '../../platform/graphql/page';
import { loaderOf } from '../../platform/graphql/loader';
import { grouped } from '../../platform/group-by';
import { containing } from '../../platform/search';
import { amountCounted } from './amount-counted';
import { InvoiceDue, type InvoiceSums } from './collect/due.types';
import { dueOn, isOpen, isOverdue, owed } from './collect/owed';
import { Invoice } from './invoice.entity';
import { InvoiceLine } from './invoice-line.entity';
import type { InvoiceListArgs, InvoicePage } from './invoice-page';
import type { InvoiceExport, InvoiceFilter } from './invoices.inputs';

/**
 * Invoices of the viewer's tenant that a filter leaves, newest first (date, then number; drafts before the day's
 * numbers); those that are due in the order in which they are.
 */
export function filtered(em: EntityManager, ctx: Ctx, filter: InvoiceExport): SelectQueryBuilder<Invoice> {
  const query = em.createQueryBuilder(Invoice, 'i').where('i.tenantId = :tenantId', { tenantId: ctx.me.tenantId });
  if (filter.search?.trim()) query.andWhere('i.search LIKE :search', { search: containing(filter.search) });
  if (filter.status) query.andWhere('i.status = :status', { status: filter.status });
  if (filter.kind) query.andWhere('i.kind = :kind', { kind: filter.kind });
  if (filter.dateFrom) query.andWhere('i.date >= :dateFrom', { dateFrom: filter.dateFrom });
  if (filter.dateTo) query.andWhere('i.date <= :dateTo', { dateTo: filter.dateTo });
  if (filter.ids) query.andWhere('i.id IN (:...ids)', { ids: filter.ids });
  if (filter.due) {
    query.andWhere(filter.due === InvoiceDue.overdue ? isOverdue('i') : isOpen('i'), { today: ctx.today() });
    return query.orderBy(dueOn('i')).addOrderBy('i.id');
  }
  return query.orderBy('i.date', 'DESC').addOrderBy('i.number', 'DESC', 'NULLS FIRST').addOrderBy('i.id', 'DESC');
}

/** The columns behind the GraphQL fields. The others would cost a list a fifth of its time. */
const SHOWN: (keyof Invoice)[] = [
  'tenantId',
  'id',
  'kind',
  'tax',
  'qualified',
  'prepayment',
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

export function listInvoices(em: EntityManager, ctx: Ctx, args: InvoiceListArgs): Promise<InvoicePage> {
  return pageOf(
    em,
    filtered(em, ctx, args).select(SHOWN.map(column => `i.${column}`)),
    pageWindow(args.page ?? 1, args.limit ?? PAGE_SIZE),
  );
}

/** What all the invoices that a filter leaves come to. */
export async function sumInvoices(em: EntityManager, ctx: Ctx, filter: InvoiceFilter): Promise<InvoiceSums> {
  const counted = `i.status IN ('issued', 'paid') AND i.kind <> 'F3'`;
  const euros = (sum: string) => `coalesce(${sum}, 0)::numeric(16, 2)::text`;
  const query = filtered(em, ctx, filter)
    .orderBy()
    .select('count(*)::int', 'count')
    .addSelect(euros(`sum(${amountCounted('i')}) FILTER (WHERE ${counted})`), 'total')
    .addSelect(euros(`sum(${owed('i')})`), 'owed')
    .addSelect(`(count(*) FILTER (WHERE ${isOverdue('i')}))::int`, 'overdueCount')
    .addSelect(euros(`sum(${owed('i')}) FILTER (WHERE ${isOverdue('i')})`), 'overdue')
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
