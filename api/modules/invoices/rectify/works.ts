import type { Said as Regimed } from '../../../../schema/tax/causes';
import { badField } from '../../../platform/errors';
import type { Invoice } from '../invoice.entity';
import type { RectifyInput } from './rectify.types';

const WORKS = '14';
const under = (regime: string) => (each: Regimed) => each.ivaRegime === regime;

/** Regime 14 for what has none, or no regime for what has 14. */
const put = <T extends Regimed>(each: T): T => (each.ivaRegime ? each : { ...each, ivaRegime: WORKS });
const drop = <T extends Regimed>(each: T): T => (each.ivaRegime === WORKS ? { ...each, ivaRegime: null } : each);

/** VAT of public works that accrues after a day (LIVA, art. 75.Uno.2.º bis). */
const isPending = ({ operationDate, rates }: Invoice, day: string) =>
  operationDate !== null && operationDate > day && rates.some(under(WORKS));

/**
 * An original as what rectifies it on a day says it again: once the VAT of public works has accrued it is pending no
 * more, and the AEAT takes clave 14 only with an operation that is still to come (code 1147).
 */
export function accruedBy(original: Invoice, day: string): Invoice {
  if (isPending(original, day) || !original.rates.some(under(WORKS))) return original;
  const { rates, lines = [] } = original;
  return Object.assign(Object.create(original) as Invoice, { rates: rates.map(drop), lines: lines.map(drop) });
}

/**
 * The lines of what rectifies public works on a day, under clave 14 while their VAT is pending and not any more. Throws
 * where a line has no VAT meanwhile, as such an invoice has no other lines (codes 1146 and 1173), and where the original
 * is none of them.
 */
export function linesOfWorks(original: Invoice, { lines }: RectifyInput, day: string): RectifyInput['lines'] {
  if (!lines) return lines;
  if (isPending(original, day)) {
    const other = lines.findIndex(({ ivaRate, ivaRegime }) => ivaRate === 0 || (ivaRegime ?? WORKS) !== WORKS);
    if (other >= 0)
      throw badField(
        `lines.${other}.ivaRegime`,
        'El IVA de esta obra está pendiente: todas sus líneas llevan IVA y la clave 14',
      );
    return lines.map(put);
  }
  const at = original.rates.some(under(WORKS)) ? -1 : lines.findIndex(under(WORKS));
  if (at >= 0)
    throw badField(`lines.${at}.ivaRegime`, 'La factura original no tiene el IVA pendiente: quita la clave 14');
  return lines.map(drop);
}
