import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { badField } from '../../../platform/errors';
import { MissingCustomer } from '../../customers/missing-customer';
import { checkId } from '../../../platform/ids';
import { containing, searchKey } from '../../../platform/search';
import { Customer } from '../../customers/customer.entity';
import { standsAs } from '../../verifactu/records/standing';
import { InvoiceDue } from '../collect/due.types';
import { isOverdue } from '../collect/family';
import { dueOn, isOpen, owed, toCollect } from '../collect/owed';
import { Invoice } from '../invoice.entity';
import { InvoiceSort, type InvoiceExport, type InvoiceFilter, type InvoiceListArgs } from './filter.inputs';

/** Throws where a filter names a customer that the company never had. One that was deleted stays on its invoices. */
export async function checkFilter(em: EntityManager, ctx: Ctx, { customerId }: InvoiceFilter): Promise<void> {
  if (customerId == null) return;
  const { tenantId } = ctx.me;
  if (!(await em.existsBy(Customer, { tenantId, id: checkId(customerId) }))) throw new MissingCustomer();
}

/** Invoices of the viewer's tenant that a filter leaves. */
export function filtered(em: EntityManager, ctx: Ctx, filter: InvoiceExport): SelectQueryBuilder<Invoice> {
  const query = em.createQueryBuilder(Invoice, 'i').where('i.tenantId = :tenantId', { tenantId: ctx.me.tenantId });
  const { customerId } = filter;
  if (filter.search?.trim()) search(query, filter.search);
  if (filter.status) query.andWhere('i.status = :status', { status: filter.status });
  if (filter.kind) query.andWhere('i.kind = :kind', { kind: filter.kind });
  if (customerId != null) query.andWhere('i.customerId = :customerId', { customerId });
  if (filter.verifactu) query.andWhere(standsAs[filter.verifactu]('i'));
  if (filter.amount != null) query.andWhere(comesTo('i', ':amount'), { amount: filter.amount });
  if (filter.dateFrom) query.andWhere('i.date >= :dateFrom', { dateFrom: filter.dateFrom });
  if (filter.dateTo) query.andWhere('i.date <= :dateTo', { dateTo: filter.dateTo });
  if (filter.ids) query.andWhere('i.id IN (:...ids)', { ids: filter.ids });
  if (filter.due)
    query.andWhere(filter.due === InvoiceDue.overdue ? isOverdue('i', ':today') : isOpen('i'), { today: ctx.today() });
  return query;
}

/** The digits of an invoice's number that is too long to be filled up with zeros. */
const DIGITS = /-([1-9]\d{4,})$/;

/**
 * Such a number is looked up by its digits alone: hundreds of thousands of other numbers have its series and year, and the
 * index would read all of these first.
 */
function search(query: SelectQueryBuilder<Invoice>, text: string): void {
  const key = searchKey(text);
  const [, digits] = DIGITS.exec(key) ?? [];
  query.andWhere('i.search LIKE :search', { search: containing(digits ?? text) });
  if (digits) query.andWhere('strpos(i.search, :key) > 0', { key });
}

/** SQL: one of the amounts that people know an invoice by. */
const comesTo = (of: string, amount: string): string =>
  `(${of}.total = ${amount} OR ${toCollect(of)} = ${amount} OR ${owed(of)} = ${amount})`;

const MARKED = 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç';
const PLAIN = 'aaaaeeeeiiiioooouuuuncaaaaeeeeiiiioooouuuunc';

/** SQL of the customer's name as it is sorted: the index invoices_by_customer_name says the same. */
const NAME = `lower(translate(i.customer_name, '${MARKED}', '${PLAIN}'))`;

/** Each ends with what keeps two rows apart; drafts come before a day's numbers where the newest does. */
const COLUMNS: Record<'date' | 'number' | 'customer' | 'total' | 'due', string[]> = {
  date: ['i.date', 'i.number', 'i.id'],
  number: ['i.series', 'i.year', 'i.number', 'i.id'],
  customer: [NAME, 'i.id'],
  total: ['i.total', 'i.id'],
  due: [dueOn('i'), 'i.id'],
};

const isDue = (sort: InvoiceSort) => sort === InvoiceSort.dueAsc || sort === InvoiceSort.dueDesc;

/** In the order that was asked for, or else the newest first (date, then number); what is due in the order of its days. `fromTheEnd`: the same, last one first. */
export function sorted(
  query: SelectQueryBuilder<Invoice>,
  { sort, due }: Pick<InvoiceListArgs, 'sort' | 'due'>,
  fromTheEnd = false,
): SelectQueryBuilder<Invoice> {
  if (sort && isDue(sort) && !due) throw badField('sort', 'Por vencimiento se ordena lo que está por cobrar o vencido');
  const by = sort ?? (due ? InvoiceSort.dueAsc : InvoiceSort.dateDesc);
  const [, column, way] = /^([a-z]+)(Asc|Desc)$/.exec(by)!;
  for (const each of COLUMNS[column as keyof typeof COLUMNS])
    if ((way === 'Asc') !== fromTheEnd) query.addOrderBy(each, 'ASC');
    else query.addOrderBy(each, 'DESC', 'NULLS FIRST');
  return query;
}
