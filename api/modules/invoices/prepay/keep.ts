import { In, type EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors';
import { holdAll } from '../exchange/exchanges';
import { Invoice } from '../invoice.entity';
import { settledBy, settlersOf } from './settlements';

/**
 * Throws 409 where an invoice cannot be annulled because of a prepayment: one that another takes off, and what took a
 * settling back once the prepayment is settled anew.
 */
export async function checkSettlementStands(em: EntityManager, invoice: Invoice): Promise<void> {
  const { tenantId, id, prepayment, fullNumber, rectificationWay } = invoice;
  if (prepayment) {
    const [by] = (await settlersOf(em, tenantId, [id])).get(id) ?? [];
    if (by)
      throw conflict(
        `El anticipo ${fullNumber} está liquidado en ${by.fullNumber}, que lo resta: ya no se anula. Rectifícalo, y rectifica también esa`,
      );
  }
  if (rectificationWay !== 'I') return;
  const ids = await settledBy(em, invoice);
  if (ids.length === 0) return;
  await holdAll(em, tenantId, ids);
  for (const [prepaymentId, settlers] of await settlersOf(em, tenantId, ids)) {
    if (settlers.length < 2) continue;
    const prepaid = await em.findOneByOrFail(Invoice, { tenantId, id: prepaymentId });
    throw conflict(
      `El anticipo ${prepaid.fullNumber} ya está liquidado de nuevo, en ${settlers[0]!.fullNumber}: la rectificativa no se anula`,
    );
  }
}

/** What to know of what rectifies a prepayment that another invoice takes off, or such an invoice as a whole. */
export async function warningsOfSettled(em: EntityManager, original: Invoice, made: Invoice): Promise<string[]> {
  const { tenantId, id, prepayment, fullNumber } = original;
  if (prepayment) {
    const [by] = (await settlersOf(em, tenantId, [id])).get(id) ?? [];
    const changes = made.rectificationWay === 'S' || made.rates.some(({ base }) => /[1-9]/.test(base));
    if (by && changes)
      return [`El anticipo ${fullNumber} está liquidado en ${by.fullNumber}, que lo resta: rectifica también esa.`];
  }
  const released = made.rectificationWay === 'I' ? await settledBy(em, made) : [];
  if (released.length === 0) return [];
  const freed = await em.find(Invoice, {
    where: { tenantId, id: In(released) },
    order: { date: 'ASC', number: 'ASC' },
  });
  const [one] = freed;
  return [
    freed.length === 1
      ? `El anticipo ${one!.fullNumber} queda sin liquidar: réstalo en la factura que emitas en su lugar, o abónalo si ya no hay operación.`
      : `Los anticipos ${freed.map(each => each.fullNumber).join(', ')} quedan sin liquidar: réstalos en la factura que emitas en su lugar, o abónalos si ya no hay operación.`,
  ];
}
