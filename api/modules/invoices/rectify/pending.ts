import { pendingText, type Said as Regimed } from '../../../../schema/tax/causes';
import { badField } from '../../../platform/errors';
import type { Invoice } from '../invoice.entity';
import type { RectifyInput } from './rectify.types';

const isPending = ({ ivaRegime }: Regimed) => pendingText(ivaRegime) !== undefined;
const drop = <T extends Regimed>(each: T): T => (isPending(each) ? { ...each, ivaRegime: null } : each);

/** The regime of public works or successive tract (LIVA, art. 75.Uno.2.º bis and 7.º) under which an original went. */
const regimeOf = ({ rates }: Invoice) => rates.find(isPending)?.ivaRegime;

/** Whether its VAT accrues after a day. */
const accruesAfter = ({ operationDate }: Invoice, day: string) => operationDate !== null && operationDate > day;

/** Whether its VAT is still to accrue on a day. */
export const isPendingOn = (original: Invoice, day: string): boolean =>
  regimeOf(original) !== undefined && accruesAfter(original, day);

/**
 * An original as what rectifies it on a day says it again: once its VAT has accrued it is pending no more, and the AEAT
 * takes clave 14 only with an operation that is still to come (code 1147).
 */
export function accruedBy(original: Invoice, day: string): Invoice {
  if (!regimeOf(original) || isPendingOn(original, day)) return original;
  const { rates, lines = [] } = original;
  return Object.assign(Object.create(original) as Invoice, { rates: rates.map(drop), lines: lines.map(drop) });
}

/**
 * The lines of what rectifies such an invoice on a day, under its regime while its VAT is pending and not any more.
 * Throws where a line has no VAT meanwhile, as such an invoice has no other lines (codes 1146 and 1173), and where the
 * original went under none.
 */
export function linesOfPending(original: Invoice, { lines }: RectifyInput, day: string): RectifyInput['lines'] {
  if (!lines) return lines;
  const regime = regimeOf(original);
  if (regime && accruesAfter(original, day)) {
    const other = lines.findIndex(({ ivaRate, ivaRegime }) => ivaRate === 0 || (ivaRegime ?? regime) !== regime);
    if (other >= 0)
      throw badField(
        `lines.${other}.ivaRegime`,
        `El IVA de esta ${regime === '14' ? 'obra' : 'factura'} está pendiente: todas sus líneas llevan IVA y la clave ${regime}`,
      );
    return lines.map(each => ({ ...each, ivaRegime: regime }));
  }
  const at = regime ? -1 : lines.findIndex(isPending);
  if (at >= 0)
    throw badField(
      `lines.${at}.ivaRegime`,
      `La factura original no tiene el IVA pendiente: quita la clave ${lines[at]!.ivaRegime}`,
    );
  return lines.map(drop);
}
