import { MAX_ROWS, refusalsOf } from '../../../../schema/sendable';
import type { Factura, FacturaId } from './factura';
import { clean } from '../xml';

const NUMBER = /^[\x20-\x7e]{1,60}$/;
const FORBIDDEN = /["'<>=]/;
const AMOUNT = /^-?\d{1,12}\.\d{2}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Why the AEAT would certainly refuse this invoice's record, in words for the tenant; null: it can be sent. */
export const whyNotSendable = (factura: Factura): string | null => refusalsOf(factura)[0]?.text ?? null;

/**
 * Throws when the record would break the AEAT's schema (a 4102 refuses the whole message, neighbours included): what
 * the product must have refused long before. Names and descriptions never get here wrong, they are cut and cleaned.
 */
export function checkWritableId({ invoiceId, number, date }: FacturaId & { invoiceId: string }): void {
  if (!NUMBER.test(number) || FORBIDDEN.test(number) || !DATE.test(date))
    throw new Error(`a record of invoice ${invoiceId} would break the schema`);
}

/** The same of all that an alta says. */
export function checkWritable(factura: Factura): void {
  checkWritableId(factura);
  const amounts = [factura.total, factura.totalIva, ...factura.rates.flatMap(rate => [rate.base, rate.quota])];
  const right =
    amounts.every(text => AMOUNT.test(text)) &&
    factura.rates.length >= 1 &&
    factura.rates.length <= MAX_ROWS &&
    clean(factura.issuerName, 120) !== '' &&
    (factura.recipient === null || clean(factura.recipient.name, 120) !== '') &&
    clean(factura.description, 500) !== '';
  if (!right) throw new Error(`the record of invoice ${factura.invoiceId} would break the schema`);
}
