import { In, type EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors';
import { Invoice } from '../invoice.entity';
import { lockInvoices } from '../lock-invoice';
import { InvoiceStatus } from '../invoice.types';
import { rectifiedOf } from '../rectify/related';
import { prepaymentsOf, settlersOf, withFamilies } from './settlements';
import { isZero } from '../../../../schema/decimal';

/** Prepayments with all that replaces them, held until COMMIT: of two that take them off, the second sees the first. */
export async function holdPrepayments(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await lockInvoices(em, tenantId, await withFamilies(em, tenantId, ids));
}

/** Throws 409 where what was just done makes a prepayment be taken off that is annulled, or settled anew since. */
async function checkSettledOnce(em: EntityManager, tenantId: string, ids: string[], undone: string): Promise<void> {
  for (const [prepaymentId, [latest, before]] of await settlersOf(em, tenantId, ids)) {
    if (!latest) continue;
    const prepaid = await em.findOneByOrFail(Invoice, { tenantId, id: prepaymentId });
    if (before)
      throw conflict(
        `El anticipo ${prepaid.fullNumber} ya está liquidado de nuevo, en ${latest.fullNumber}: ${undone}`,
      );
    if (prepaid.status === InvoiceStatus.cancelled)
      throw conflict(`El anticipo ${prepaid.fullNumber} está anulado, y ${latest.fullNumber} lo resta: ${undone}`);
  }
}

/**
 * Throws 409 where an invoice cannot be annulled because of a prepayment: one that another takes off, and what gave one
 * back that was settled anew or annulled since.
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
  if (!rectificationWay) return;
  const ids = new Set<string>();
  for (const each of await rectifiedOf(em, invoice))
    for (const prepaymentId of await prepaymentsOf(em, each)) ids.add(prepaymentId);
  if (ids.size === 0) return;
  await holdPrepayments(em, tenantId, [...ids]);
  await checkSettledOnce(em, tenantId, [...ids], 'la rectificativa no se anula');
}

/** The prepayments that become settled, or not any more, by what rectifies an invoice. */
const touched = (em: EntityManager, original: Invoice, made: Invoice): Promise<string[]> =>
  prepaymentsOf(em, made.rectificationWay === 'S' ? original : made);

/** Throws 409 where what was just issued takes off a prepayment that was settled anew or annulled since. */
export async function checkTakenOffOnce(em: EntityManager, original: Invoice, made: Invoice): Promise<void> {
  await checkSettledOnce(
    em,
    made.tenantId,
    await touched(em, original, made),
    `no se rectifica la ${original.fullNumber}`,
  );
}

/** What to know of what rectifies a prepayment that another invoice takes off, or one that takes prepayments off. */
export async function warningsOfSettled(em: EntityManager, original: Invoice, made: Invoice): Promise<string[]> {
  const { tenantId, id, prepayment, fullNumber } = original;
  if (prepayment) {
    const [by] = (await settlersOf(em, tenantId, [id])).get(id) ?? [];
    const changes = made.rectificationWay === 'S' || made.rates.some(({ base }) => !isZero(base));
    if (by && changes)
      return [`El anticipo ${fullNumber} está liquidado en ${by.fullNumber}, que lo resta: rectifica también esa.`];
  }
  const ids = await touched(em, original, made);
  if (ids.length === 0) return [];
  const settlers = await settlersOf(em, tenantId, ids);
  const freed = await em.find(Invoice, {
    where: { tenantId, id: In(ids.filter(each => (settlers.get(each) ?? []).length === 0)) },
    order: { date: 'ASC', number: 'ASC' },
  });
  const [one, ...others] = freed;
  if (!one) return [];
  return [
    others.length === 0
      ? `El anticipo ${one.fullNumber} queda sin liquidar: réstalo en la factura que emitas en su lugar, o abónalo si ya no hay operación.`
      : `Los anticipos ${freed.map(each => each.fullNumber).join(', ')} quedan sin liquidar: réstalos en la factura que emitas en su lugar, o abónalos si ya no hay operación.`,
  ];
}
