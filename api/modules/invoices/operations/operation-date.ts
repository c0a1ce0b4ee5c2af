import { badField } from '../../../platform/errors';
import type { InvoiceInput } from '../invoices.inputs';
import { yearOf } from '../numbering';

/** The AEAT takes no older operation (code 1134). */
const OLDEST_OPERATION = 20;

/** How long VAT may be pending: the AEAT takes no day beyond a year from now (code 1125). */
const yearAfter = (day: string) => `${yearOf(day) + 1}${day.slice(4)}`;

/** Whether an operation is too long ago for an invoice, or for a day on which it is issued. */
export const isTooOld = (operation: string, day: string): boolean =>
  operation < `${yearOf(day) - OLDEST_OPERATION}${day.slice(4)}`;
export const TOO_OLD = `La operación es de hace más de ${OLDEST_OPERATION} años: revisa su fecha`;

/**
 * The day of the operation; null: it is the invoice's. Only public works are invoiced before (codes 1146 and 1147), and
 * by themselves: the day of the others would be to come (code 1173).
 */
export function checkOperation({ date, operationDate, lines }: InvoiceInput): string | null {
  const pending = lines.some(({ ivaRegime }) => ivaRegime === '14');
  if (pending && (!operationDate || operationDate <= date))
    throw badField('operationDate', 'La obra con IVA pendiente lleva una fecha de operación posterior a la factura');
  const other = pending ? lines.findIndex(({ ivaRegime }) => ivaRegime !== '14') : -1;
  if (other >= 0)
    throw badField(
      `lines.${other}.ivaRegime`,
      'La obra con IVA pendiente (clave 14) va en su propia factura: saca esta línea a otra',
    );
  if (!operationDate || operationDate === date) return null;
  if (operationDate > date && !pending)
    throw badField('operationDate', 'La fecha de la operación no puede ser posterior a la de la factura');
  if (operationDate > yearAfter(date))
    throw badField('operationDate', 'La fecha de la operación es, como mucho, un año posterior a la factura');
  if (isTooOld(operationDate, date)) throw badField('operationDate', TOO_OLD);
  return operationDate;
}
