import { monthsAfter, slashed } from '../days';
import { parseDecimal, toCents } from '../decimal';
import type { Numbered } from '../identity';
import type { Tax } from '../tax/territory';
import { mayConsume } from './rise';

/** A debt whose VAT somebody wants back, as far as the law's terms for it go. */
export interface Debt {
  tax: Tax;
  because: 'unpaid' | 'insolvent';
  /** The day of the operation, from which the VAT is due. */
  accrued: string;
  /** The day of the rectifying invoice. */
  date: string;
  /** Base of the original. */
  base: string;
  /** Under criterio de caja its VAT is due as it is paid. */
  cashBasis: boolean;
  /** Null: nobody is named. */
  customer: Numbered | null;
}

/** A consumer's debt has to be above it; a business's has no least amount. */
const LEAST_CENTS = 50_00n;
const LAW = '(artículo 80.Cuatro de la Ley del IVA)';
const TURNOVER = 'si tu empresa factura más de 6.010.121,04 €';

/** Six months or a year have to pass, and then there are six months for it. Sales by instalments count from what is due. */
function termDoubt({ accrued, date }: Debt): string | null {
  const [half, whole, end] = [6, 12, 18].map(months => monthsAfter(accrued, months)) as [string, string, string];
  if (date < half)
    return `Es pronto: el IVA de una deuda se recupera a los seis meses de la operación, que se cumplen el ${slashed(half)}, o al año ${TURNOVER} ${LAW}.`;
  if (date < whole)
    return `Comprueba tu plazo: ${TURNOVER}, el IVA de una deuda se recupera al año de la operación, que se cumple el ${slashed(whole)} ${LAW}.`;
  if (date <= end) return null;
  return `Es tarde: el plazo para recuperar el IVA de esta deuda acabó el ${slashed(end)}, salvo en una venta a plazos, que cuenta desde el vencimiento ${LAW}.`;
}

/**
 * What its issuer should know before a debt is rectified (LIVA, art. 80.Cuatro): its term and its least amount. Only they
 * know their turnover, whether it was sold by instalments, and as what a person bought, so it is said and not refused.
 * IGIC and IPSI have laws of their own.
 */
export function debtDoubts(debt: Debt): string[] {
  if (debt.tax !== 'IVA' || debt.because !== 'unpaid') return [];
  const term = debt.cashBasis ? null : termDoubt(debt);
  const small = mayConsume(debt.customer) && toCents(parseDecimal(debt.base)) <= LEAST_CENTS;
  return [
    ...(term ? [term] : []),
    ...(small ? [`Si tu cliente es un particular, su base tiene que pasar de 50 € ${LAW}.`] : []),
  ];
}

/** Which debts are none of those (LIVA, art. 80.Cinco.1.ª). */
export const DEBTS_LEFT_OUT =
  'No vale para lo que tenga aval, seguro o garantía real, ni entre partes vinculadas (artículo 80.Cinco de la Ley del IVA).';
