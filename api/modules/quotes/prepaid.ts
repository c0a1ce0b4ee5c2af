import { In, type EntityManager } from 'typeorm';
import { addUp, isZero } from '../../../schema/decimal';
import { Invoice } from '../invoices/invoice.entity';
import { InvoiceStatus, type InvoiceRate } from '../invoices/invoice.types';
import { standingOver } from '../invoices/rectify/related';
import { remainingOf } from '../invoices/rectify/remaining';
import type { QuoteInvoice } from './quote.types';

/** What is left of a prepayment, or of its draft. */
export interface Prepaid {
  id: string;
  isDraft: boolean;
  rates: InvoiceRate[];
  total: string;
}

/** The prepayments of a quote that still count, the oldest first: of what was replaced what replaces it, of what was credited the rest. */
export async function prepaidOf(em: EntityManager, tenantId: string, made: QuoteInvoice[]): Promise<Prepaid[]> {
  const found: Prepaid[] = [];
  const seen = new Set<string>();
  let next = made.filter(each => each.prepayment).map(each => each.invoiceId);
  while (next.length > 0) {
    next.forEach(id => seen.add(id));
    const invoices = await em.find(Invoice, {
      where: { tenantId, id: In(next) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const rectifying = await standingOver(em, tenantId, next);
    next = [];
    for (const invoice of invoices) {
      const over = rectifying.get(invoice.id) ?? [];
      const replacing = over.filter(({ rectificationWay }) => rectificationWay === 'S');
      next.push(...replacing.map(({ id }) => id).filter(id => !seen.has(id)));
      if (replacing.length > 0 || invoice.status === InvoiceStatus.cancelled) continue;
      const rates = over.length > 0 ? remainingOf(invoice, over) : invoice.rates;
      const total = addUp(rates.flatMap(({ base, quota, recargo }) => [base, quota, recargo ?? '0']));
      const isDraft = invoice.status === InvoiceStatus.draft;
      if (rates.some(({ base }) => !isZero(base))) found.push({ id: invoice.id, isDraft, rates, total });
    }
  }
  return found;
}
