import { MAX_ROWS, refusalsOf } from '../../../../schema/sendable';
import type { Factura, FacturaId } from './factura';
import { clean } from '../xml';

const NUMBER = /^[\x20-\x7e]{1,60}$/;
const FORBIDDEN = /["'<>=]/;
const AMOUNT = /^-?\d{1,12}\.\d{2}$/;
/** Written with a digit more (`desglose.ts`). */
const RECARGO = /^\d{1,2}\.\d$/;
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
  const { invoiceId, rates, rectifies, replaces, recipient, issuedBy, operationDate } = factura;
  for (const each of [factura, ...(rectifies?.invoices ?? []), ...(replaces ?? [])])
    checkWritableId({ ...each, invoiceId });
  const { base, quota, recargo } = rectifies?.replaced ?? {};
  const amounts = [
    ...[factura.total, factura.totalIva, base, quota, recargo],
    ...rates.flatMap(rate => [rate.base, rate.quota, rate.recargo]),
  ];
  const names = [factura.issuerName, recipient?.name, issuedBy?.third?.name];
  const right =
    amounts.every(text => text == null || AMOUNT.test(text)) &&
    rates.every(({ recargoRate }) => recargoRate == null || RECARGO.test(recargoRate)) &&
    rates.length >= 1 &&
    rates.length <= MAX_ROWS &&
    names.every(name => name === undefined || clean(name, 120) !== '') &&
    (operationDate == null || DATE.test(operationDate)) &&
    clean(factura.description, 500) !== '';
  if (!right) throw new Error(`the record of invoice ${invoiceId} would break the schema`);
}
