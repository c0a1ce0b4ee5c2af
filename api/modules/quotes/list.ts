import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { badField } from '../../platform/errors';
import { MissingCustomer } from '../customers/missing-customer';
import { PAGE_SIZE, pageOf, pageWindow, type Pagination } from '../../platform/graphql/page';
import { checkId } from '../../platform/ids';
import { containing } from '../../platform/search';
import { Customer } from '../customers/customer.entity';
import { Quote } from './quote.entity';
import { QuoteSort, type QuotesArgs } from './quotes.inputs';
import { STATE, withStates } from './states';

const COLUMNS: Record<string, string[]> = {
  date: ['q.date', 'q.id'],
  number: ['q.kind', 'q.year', 'q.number'],
  customer: ['q.customerName', 'q.id'],
  valid: ['q.validUntil', 'q.id'],
  total: ['q.total', 'q.id'],
};

export async function listQuotes(
  em: EntityManager,
  ctx: Ctx,
  { search, state, customerId, sort, page, limit }: QuotesArgs,
): Promise<{ items: Quote[]; pagination: Pagination }> {
  const window = pageWindow(page ?? 1, limit ?? PAGE_SIZE);
  const { tenantId } = ctx.me;
  if (customerId && !(await em.existsBy(Customer, { tenantId, id: checkId(customerId) }))) throw new MissingCustomer();
  const query = em.createQueryBuilder(Quote, 'q').where('q.tenantId = :tenantId', { tenantId });
  if (search?.trim()) query.andWhere('q.search LIKE :search', { search: containing(search) });
  if (state) query.andWhere(`${STATE} = :state`, { state, today: ctx.today() });
  if (customerId) query.andWhere('q.customerId = :customerId', { customerId });
  const [, column, way] = /^([a-z]+)(Asc|Desc)$/.exec(sort ?? QuoteSort.dateDesc)!;
  const columns = COLUMNS[column!];
  if (!columns) throw badField('sort', 'No se puede ordenar por esa columna');
  for (const each of columns) query.addOrderBy(each, way === 'Asc' ? 'ASC' : 'DESC');
  const found = await pageOf(em, query, window);
  return { ...found, items: await withStates(em, ctx, found.items) };
}
