import { checkNif } from '../../../schema/nif';
import { spanishDate } from '../../platform/dates';
import type { Factura, FacturaId } from './factura';
import { identityOf } from './identity';
import { clean } from './xml';

/** The AEAT takes no record of an invoice dated before this day (Orden HAC/1177/2024; code 1152). */
export const FIRST_AEAT_DATE = '2024-10-28';
const MAX_ROWS = 12;

const NUMBER = /^[\x20-\x7e]{1,60}$/;
const FORBIDDEN = /["'<>=]/;
const AMOUNT = /^-?\d{1,12}\.\d{2}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Why the AEAT would not take this invoice's record as it stands, in words for the tenant; null: it can be sent. Such a record
 * is sealed all the same, since the invoice exists, but it is kept from being sent.
 */
export function whyNotSendable(factura: Factura): string | null {
  if (factura.date < FIRST_AEAT_DATE) return `La AEAT no admite facturas con fecha anterior al ${spanishDate(FIRST_AEAT_DATE)}.`;
  if (!checkNif(factura.issuerNif).valid) return `El NIF de tu empresa (${factura.issuerNif}) no es válido: su letra o dígito de control no cuadra.`;
  const { xml, problem } = identityOf(factura.recipient);
  if (problem) return problem;
  const insideUnion = factura.rates.some(rate => rate.ivaCause === 'E5');
  return insideUnion && xml.startsWith('<sf:NIF>') ? 'Una entrega dentro de la UE (E5) es para un cliente de otro país, con su NIF-IVA.' : null;
}

/**
 * Throws when the record would break the AEAT's schema (a 4102 refuses the whole message, neighbours included): what the product
 * must have refused long before. Names and descriptions never get here wrong, they are cut and cleaned.
 */
export function checkWritableId({ invoiceId, number, date }: FacturaId & { invoiceId: string }): void {
  if (!NUMBER.test(number) || FORBIDDEN.test(number) || !DATE.test(date)) throw new Error(`a record of invoice ${invoiceId} would break the schema`);
}

/** The same of all that an alta says. */
export function checkWritable(factura: Factura): void {
  checkWritableId(factura);
  const amounts = [factura.total, factura.totalIva, ...factura.rates.flatMap(rate => [rate.base, rate.quota])];
  const right = amounts.every(text => AMOUNT.test(text))
    && factura.rates.length >= 1 && factura.rates.length <= MAX_ROWS && clean(factura.issuerName, 120) !== '' && clean(factura.recipient.name, 120) !== ''
    && clean(factura.description, 500) !== '';
  if (!right) throw new Error(`the record of invoice ${factura.invoiceId} would break the schema`);
}
