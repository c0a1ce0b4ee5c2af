import { In, type EntityManager } from 'typeorm';
import { MOST_MADE, quoteState } from '../../../schema/kinds/quote';
import { rulesOf } from '../../../schema/tax/territory';
import type { Ctx, Services } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { grouped } from '../../../schema/group-by';
import { Tenant } from '../company/tenant.entity';
import type { Quote } from './quote.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import type { QuoteInvoice, QuoteState } from './quote.types';

const CREDITED = `SELECT sum(CASE WHEN r.rates IS NULL THEN by.total ELSE (SELECT sum((e->>'base')::numeric + (e->>'quota')::numeric
      + coalesce((e->>'recargo')::numeric, 0)) FROM jsonb_array_elements(r.rates) e) END)
    FROM rectified_invoices r JOIN invoices by ON by.tenant_id = r.tenant_id AND by.id = r.invoice_id
   WHERE r.tenant_id = i.tenant_id AND r.rectified_id = i.id AND by.status <> 'cancelled'
  HAVING bool_and(by.rectification_way = 'I')`;

/** SQL: whether an invoice `i` counts: it is neither annulled nor credited whole. What replaces one stands for it. */
export const STANDS = `(i.status <> 'cancelled' AND (i.total = 0 OR i.total + coalesce((${CREDITED}), 0) <> 0))`;

/** SQL: whether there is an invoice of the whole of a quote `q`: one that was deleted, annulled or credited is none. */
const IS_INVOICED = `EXISTS (SELECT FROM quote_invoices t JOIN invoices i ON i.tenant_id = t.tenant_id AND i.id = t.invoice_id
  WHERE t.tenant_id = q.tenant_id AND t.quote_id = q.id AND NOT t.prepayment AND ${STANDS})`;

/** SQL: how a quote `q` stands on the day `:today`. */
export const STATE = `CASE WHEN ${IS_INVOICED} THEN 'invoiced' WHEN q.state = 'sent' AND q.valid_until < :today THEN 'expired' ELSE q.state END`;

type Made = QuoteInvoice & { quoteId: string };

/** The invoices that were made of quotes and are still there, the oldest first; annulled ones among them. */
export async function madeOf(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, Made[]>> {
  const rows: Made[] = await em.query(
    `SELECT t.quote_id AS "quoteId", i.id AS "invoiceId", i.full_number AS "fullNumber", i.status, t.prepayment, i.total::text AS total, ${STANDS} AS stands
       FROM unnest($2::uuid[]) AS q (id), LATERAL (SELECT * FROM quote_invoices WHERE tenant_id = $1 AND quote_id = q.id
         ORDER BY created_at, invoice_id LIMIT ${MOST_MADE}) t
       JOIN invoices i ON i.tenant_id = $1 AND i.id = t.invoice_id ORDER BY t.created_at, t.invoice_id`,
    [tenantId, ids],
  );
  return grouped(rows, ({ quoteId }) => quoteId);
}

export const stands = (made: QuoteInvoice): boolean => made.stands;

/** A day as it is where the company of a quote is. */
export async function dayThere(em: EntityManager, tenantId: string, at: Date): Promise<string> {
  const { territory } = await em.findOneByOrFail(Tenant, { id: tenantId });
  return dayOf(at, rulesOf(territory).zone);
}

export const todayOf = (em: EntityManager, { now }: Pick<Services, 'now'>, tenantId: string): Promise<string> =>
  dayThere(em, tenantId, now());

/** Quotes with how they stand today. */
export async function withStates(em: EntityManager, ctx: Pick<Ctx, 'today'>, quotes: Quote[]): Promise<Quote[]> {
  const [first] = quotes;
  if (!first) return quotes;
  const whole = await em.find(QuoteInvoiceRow, {
    where: { tenantId: first.tenantId, quoteId: In(quotes.map(({ id }) => id)), prepayment: false },
  });
  const made = whole.length > 0 ? await madeOf(em, first.tenantId, [...new Set(whole.map(row => row.quoteId))]) : null;
  for (const quote of quotes) {
    const isInvoiced = (made?.get(quote.id) ?? []).some(each => !each.prepayment && stands(each));
    quote.state = quoteState(quote.kept, quote.validUntil, ctx.today(), isInvoiced) as QuoteState;
  }
  return quotes;
}
