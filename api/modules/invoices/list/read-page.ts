import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { prepared } from '../../../platform/database/pipeline';
import { pagination, type Window } from '../../../platform/graphql/page';
import { balancesOf, balancesSql, byInvoice, type Listed } from '../collect/owed';
import { recordsSql, verifactusIn, verifactusOf, type RecordRow } from '../../verifactu/records/invoice-status';
import { Invoice } from '../invoice.entity';
import type { InvoicePage } from './invoice-page';

/** What of its rows a page is asked for, beside their columns. */
export interface Wanted {
  balances: boolean;
  records: boolean;
}

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** The columns by the names of the class: filling its objects column by column took a tenth of a list's time. */
function columnsOf(em: EntityManager, names: readonly (keyof Invoice)[]): string {
  const { columns } = em.connection.getMetadata(Invoice);
  return columns
    .filter(({ propertyName }) => names.includes(propertyName as keyof Invoice))
    .map(
      ({ databaseName, propertyName, type }) =>
        `i."${databaseName}"${type === 'date' ? '::text' : ''} AS "${propertyName}"`,
    )
    .join(', ');
}

/** A query of invoices `i`, asked for something else. Its first parameter is the company. */
function selecting(query: SelectQueryBuilder<Invoice>, what: string): Statement {
  const [sql, parameters] = query.clone().select('i.id', 'chosen').getQueryAndParameters();
  return { sql: sql.replace('"i"."id" AS "chosen"', () => what), parameters };
}

/**
 * How many a company has: those that were issued are as many as the numbers that its counters have given, which is kept in
 * the transaction that gives one; no number is skipped, and none is taken back. Drafts are few.
 */
const ALL = prepared(
  'how many invoices',
  `
  SELECT ((SELECT coalesce(sum(last), 0) FROM counters WHERE tenant_id = $1)
    + (SELECT count(*) FROM invoices WHERE tenant_id = $1 AND status = 'draft'))::int AS total`,
);

/** A page's rows, and their ids, by the same choice of rows. */
interface Choice {
  rows: string;
  ids: string;
  parameters: unknown[];
}

function choiceOf(
  em: EntityManager,
  query: SelectQueryBuilder<Invoice>,
  names: readonly (keyof Invoice)[],
  { offset, limit }: Window,
): Choice {
  const page = query.clone().offset(offset).limit(limit);
  const { sql: ids, parameters } = selecting(page, 'i.id');
  return { rows: selecting(page, columnsOf(em, names)).sql, ids, parameters };
}

/** Statements of the page that everybody asks for first, written once per process: their only parameter is the company. */
const firstPages = new WeakMap<readonly (keyof Invoice)[], Omit<Choice, 'parameters'>>();

interface Asked extends Wanted {
  tenantId: string;
  /** Nothing is left out. */
  isWhole: boolean;
  /** It is the page that everybody asks for first, whose statements are kept planned. */
  isFirst: boolean;
  /** Finding its rows takes longer than another packet. */
  isCostly: boolean;
}

/** From this row on a whole list is counted first, to know which end is nearer. */
const FAR = 2_000;

/**
 * The page counted from the end of the list, if that is nearer. PostgreSQL reads the rows that a page skips, so the last
 * page would read everything.
 */
function fromTheEnd({ page, offset, limit }: Window, total: number): Window | null {
  if (offset <= total / 2 || offset >= total) return null;
  return { page, offset: Math.max(0, total - offset - limit), limit: Math.min(limit, total - offset) };
}

/** How many there are in all, where a page that is not full says it; null: they have to be counted. */
const lastOf = ({ offset, limit }: Window, rows: number): { total: number }[] | null =>
  rows < limit && (rows > 0 || offset === 0) ? [{ total: offset + rows }] : null;

/**
 * A page of invoices, how many there are in all, what is owed for them, and their records. All of it is asked for in one
 * packet, by the same choice of rows. Where finding the rows is costly, the rest follows by their ids in a second packet.
 */
export async function readPage(
  em: EntityManager,
  query: (fromTheEnd?: boolean) => SelectQueryBuilder<Invoice>,
  names: readonly (keyof Invoice)[],
  window: Window,
  { tenantId, balances, records, isWhole, isFirst, isCostly }: Asked,
): Promise<InvoicePage> {
  const known = isFirst && firstPages.get(names);
  const length: { total: number }[] | null = isWhole && window.offset >= FAR ? await em.query(ALL, [tenantId]) : null;
  const back = length && fromTheEnd(window, length[0]!.total);
  const { rows, ids, parameters } = known
    ? { ...known, parameters: [tenantId] }
    : choiceOf(em, query(back !== null), names, back ?? window);
  if (isFirst && !known) firstPages.set(names, { rows, ids });
  const ask = <Row>(what: string, sql: string): Promise<Row[]> =>
    em.query<Row[]>(isFirst ? prepared(`first page of invoices: ${what}`, sql) : sql, parameters);
  const count = async (): Promise<{ total: number }[]> => {
    if (length) return length;
    if (isWhole) return em.query(ALL, [tenantId]);
    const all = selecting(query().orderBy(), 'count(*)::int AS total');
    return em.query(all.sql, all.parameters);
  };
  const [found, counted, owed, sealed] = await Promise.all([
    ask<Partial<Invoice> & { id: string }>('rows', rows),
    isCostly ? null : count(),
    balances && !isCostly ? ask<Listed>('balances', balancesSql(ids)) : [],
    records && !isCostly ? ask<RecordRow>('records', recordsSql(ids)) : [],
  ]);
  if (back) found.reverse();
  const byIds = isCostly ? found.map(({ id }) => id) : [];
  const [[{ total }], balance, verifactus] = await Promise.all([
    counted ?? lastOf(window, found.length) ?? count(),
    balances && isCostly ? balancesOf(em, tenantId, byIds) : byInvoice(owed),
    records && isCostly ? verifactusOf(em, tenantId, byIds) : verifactusIn(em, sealed),
  ]);
  const items = found.map(row =>
    Object.assign(new Invoice(), row, {
      ...(balances && { balance: balance.get(row.id) }),
      ...(records && { sealed: verifactus.get(row.id) ?? null }),
    }),
  );
  return { items, pagination: pagination(window, total) };
}
