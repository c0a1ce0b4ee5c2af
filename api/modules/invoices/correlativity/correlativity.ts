import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { verifyChain } from '../../verifactu/records/chain-check';
import { lastRecord } from '../../verifactu/records/records';
import { fullNumberOf } from '../numbering';
import { MAX_SERIES, type Correlativity, type SeriesOfYear } from './correlativity.types';

interface Counted extends Omit<SeriesOfYear, 'first' | 'last' | 'gaps' | 'duplicates'> {
  from: number;
  to: number;
  numbers: number;
}

const COUNT = `
  SELECT series, year, min(number) AS "from", max(number) AS "to", count(*)::int AS invoices,
         count(DISTINCT number)::int AS numbers, count(*) FILTER (WHERE date < before)::int AS "earlierDates",
         (array_agg(date::text ORDER BY number DESC))[1] AS "lastDate"
    FROM (SELECT series, year, number, date, lag(date) OVER (PARTITION BY series, year ORDER BY number) AS before
            FROM invoices WHERE tenant_id = $1 AND number IS NOT NULL AND ($2::int IS NULL OR year = $2)) numbered
   GROUP BY series, year ORDER BY year DESC, series LIMIT ${MAX_SERIES + 1}`;

/** Every series counts from 1, so that what is missing before its first number is a gap too. */
const shown = ({ from, to, numbers, ...row }: Counted): SeriesOfYear => ({
  ...row,
  first: fullNumberOf(row.series, row.year, from),
  last: fullNumberOf(row.series, row.year, to),
  gaps: to - numbers,
  duplicates: row.invoices - numbers,
});

const add = (rows: SeriesOfYear[], pick: (row: SeriesOfYear) => number): number =>
  rows.reduce((sum, row) => sum + pick(row), 0);

async function seriesOf(em: EntityManager, tenantId: string, year: number | null): Promise<SeriesOfYear[]> {
  const rows: Counted[] = await em.query(COUNT, [tenantId, year]);
  if (rows.length > MAX_SERIES)
    throw conflict(`El informe lleva como mucho ${MAX_SERIES} series y años: pide uno solo con su año`);
  return rows.map(shown);
}

/** The numbers of all series, or of one year, and the chain of records from its first to its last. */
export async function reportCorrelativity(ctx: Ctx, year: number | null): Promise<Correlativity> {
  const { tenantId } = ctx.me;
  const [series, head] = await ctx.read(async em => [
    await seriesOf(em, tenantId, year),
    await lastRecord(em, tenantId),
  ]);
  return {
    series,
    invoices: add(series, row => row.invoices),
    gaps: add(series, row => row.gaps),
    duplicates: add(series, row => row.duplicates),
    head,
    chain: head && (await verifyChain(ctx)),
  };
}
