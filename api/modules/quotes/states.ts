import { In, type EntityManager } from 'typeorm';
import { MOST_MADE, quoteState } from '../../../schema/kinds/quote';
import { Ctx } from '../../platform/context';
import { grouped } from '../../platform/group-by';
import type { Quote } from './quote.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import type { QuoteInvoice, QuoteState } from './quote.types';

/** SQL: whether there is an invoice of the whole of a quote `q`: one that was deleted or annulled is none. */
export const IS_INVOICED = `EXISTS (SELECT FROM quote_invoices t JOIN invoices i ON i.tenant_id = t.tenant_id AND i.id = t.invoice_id
  WHERE t.tenant_id = q.tenant_id AND t.quote_id = q.id AND NOT t.prepayment AND i.status <> 'cancelled')`;

/** SQL: how a quote `q` stands on the day `:today`. */
export const STATE = `CASE WHEN ${IS_INVOICED} THEN 'invoiced' WHEN q.state = 'sent' AND q.valid_until < :today THEN 'expired' ELSE q.state END`;

type Made = QuoteInvoice & { quoteId: string };

/** The invoices that were made of quotes and are still there, the oldest first; annulled ones among them. */
export async function madeOf(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, Made[]>> {
  const rows: Made[] = await em.query(
    `SELECT t.quote_id AS "quoteId", i.id AS "invoiceId", i.full_number AS "fullNumber", i.status, t.prepayment, i.total::text AS total
       FROM unnest($2::uuid[]) AS q (id), LATERAL (SELECT * FROM quote_invoices WHERE tenant_id = $1 AND quote_id = q.id
         ORDER BY created_at, invoice_id LIMIT ${MOST_MADE}) t
       JOIN invoices i ON i.tenant_id = $1 AND i.id = t.invoice_id ORDER BY t.created_at, t.invoice_id`,
    [tenantId, ids],
  );
  return grouped(rows, ({ quoteId }) => quoteId);
}

export const stands = ({ status }: QuoteInvoice): boolean => status !== 'cancelled';

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
