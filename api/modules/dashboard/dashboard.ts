import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { prepared } from '../../platform/database/pipeline';
import { NEWEST_NAME } from '../invoices/sums/newest-name';
import type { Dashboard, MonthRevenue, RecentInvoice } from './dashboard.types';

/** Customers, and invoices, that the first screen shows. */
const BEST = 5;
const RECENT = 5;
const MONTHS = 12;

/** Cards, months and customers, from the sums that are kept with each change (api/modules/invoices/sums). */
const FIGURES = prepared(
  'dashboard figures',
  `
  WITH all_months AS (
    SELECT to_char(month, 'YYYY-MM') AS month, invoices AS n, revenue, pending FROM month_sums WHERE tenant_id = $1
  ), best AS (
    SELECT customer, invoices, revenue FROM customer_sums WHERE tenant_id = $1 AND invoices > 0 ORDER BY revenue DESC, customer LIMIT ${BEST}
  ), top AS (
    SELECT i.id, coalesce(i.name, substr(customer, 5)) AS name, invoices AS "invoiceCount", revenue::text AS "totalRevenue"
      FROM best LEFT JOIN LATERAL (${NEWEST_NAME}) i ON true ORDER BY revenue DESC, customer
  ), months AS (
    SELECT month, n, revenue::text AS revenue FROM all_months WHERE month >= $2
  )
  SELECT (SELECT coalesce(sum(n), 0)::int FROM all_months) AS "totalInvoices",
         (SELECT coalesce(sum(revenue), 0)::numeric(18, 2)::text FROM all_months) AS "totalRevenue",
         (SELECT coalesce(sum(pending), 0)::numeric(18, 2)::text FROM all_months) AS "pendingRevenue",
         (SELECT count(*)::int FROM customers WHERE tenant_id = $1 AND deleted_at IS NULL) AS "totalCustomers",
         (SELECT count(*)::int FROM products WHERE tenant_id = $1 AND deleted_at IS NULL) AS "totalProducts",
         (SELECT coalesce(json_agg(months), '[]') FROM months) AS months,
         (SELECT coalesce(json_agg(top), '[]') FROM top) AS top`,
);

/** By the column, which has an index; `date` alone would be the text beside it. */
const RECENT_INVOICES = prepared(
  'recent invoices',
  `
  SELECT id, number, full_number AS "fullNumber", date::text, json_build_object('name', customer_name) AS customer, total, status
    FROM invoices i WHERE tenant_id = $1 ORDER BY i.date DESC, number DESC NULLS FIRST, id DESC LIMIT ${RECENT}`,
);

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
  const [[row], recentInvoices] = await Promise.all([
    em.query(FIGURES, [tenantId, shown[0]]),
    em.query<RecentInvoice[]>(RECENT_INVOICES, [tenantId]),
  ]);
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
