import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { amountCounted } from '../invoices/amount-counted';
import { collectedOfIssued, toCollect } from '../invoices/collect/owed';
import type { Dashboard, MonthRevenue, RecentInvoice } from './dashboard.types';

/** Customers, and invoices, that the first screen shows. */
const BEST = 5;
const RECENT = 5;
const MONTHS = 12;

/** One pass over what counts (issued and paid; of an F3 its simplified invoices do), then cards, months and customers from its groups. */
const FIGURES = `
  WITH counted AS (
    SELECT to_char(date, 'YYYY-MM') AS month, customer_id, customer_nif, max(customer_name) AS name, count(*) AS n, sum(${amountCounted()}) AS revenue, sum(${toCollect('invoices')}) FILTER (WHERE status = 'issued') AS pending
      FROM invoices WHERE tenant_id = $1 AND status IN ('issued', 'paid') AND kind <> 'F3' GROUP BY 1, 2, 3
  ), top AS (
    SELECT customer_id AS id, max(name) AS name, sum(n)::int AS "invoiceCount", sum(revenue)::text AS "totalRevenue"
      FROM counted WHERE name <> '' GROUP BY customer_id, CASE WHEN customer_id IS NULL THEN customer_nif END ORDER BY sum(revenue) DESC, max(name) LIMIT ${BEST}
  ), months AS (
    SELECT month, sum(n)::int AS n, sum(revenue)::text AS revenue FROM counted WHERE month >= $2 GROUP BY month
  )
  SELECT (SELECT coalesce(sum(n), 0)::int FROM counted) AS "totalInvoices",
         (SELECT coalesce(sum(revenue), 0)::text FROM counted) AS "totalRevenue",
         (SELECT (coalesce(sum(pending), 0) - ${collectedOfIssued('$1')})::numeric(18, 2)::text FROM counted) AS "pendingRevenue",
         (SELECT count(*)::int FROM customers WHERE tenant_id = $1 AND deleted_at IS NULL) AS "totalCustomers",
         (SELECT count(*)::int FROM products WHERE tenant_id = $1 AND deleted_at IS NULL) AS "totalProducts",
         (SELECT coalesce(json_agg(months), '[]') FROM months) AS months,
         (SELECT coalesce(json_agg(top), '[]') FROM top) AS top`;

const RECENT_INVOICES = `
  SELECT id, number, full_number AS "fullNumber", date::text, json_build_object('name', customer_name) AS customer, total, status
    FROM invoices WHERE tenant_id = $1 ORDER BY date DESC, number DESC NULLS FIRST, id DESC LIMIT ${RECENT}`;

interface Month {
  month: string;
  n: number;
  revenue: string;
}

/** YYYY-MM of the last twelve months, this one last. */
function lastMonths(today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, back) => {
    const index = year * 12 + month - 1 - (MONTHS - 1 - back);
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

export async function dashboard(em: EntityManager, ctx: Ctx): Promise<Dashboard> {
  const { tenantId } = ctx.me;
  const shown = lastMonths(ctx.today());
  const [row] = await em.query(FIGURES, [tenantId, shown[0]]);
  const recentInvoices: RecentInvoice[] = await em.query(RECENT_INVOICES, [tenantId]);
  const months = new Map((row.months as Month[]).map(each => [each.month, each]));
  const revenueByMonth: MonthRevenue[] = shown.map(month => ({ month, revenue: months.get(month)?.revenue ?? '0.00' }));
  const current = months.get(shown[MONTHS - 1]!);
  return {
    overview: {
      totalInvoices: row.totalInvoices,
      totalRevenue: row.totalRevenue,
      pendingRevenue: row.pendingRevenue,
      totalCustomers: row.totalCustomers,
      totalProducts: row.totalProducts,
      monthInvoices: current?.n ?? 0,
      monthRevenue: current?.revenue ?? '0.00',
      previousMonthRevenue: revenueByMonth[MONTHS - 2]!.revenue,
    },
    recentInvoices,
    topCustomers: row.top,
    revenueByMonth,
  };
}
