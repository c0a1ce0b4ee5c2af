import { debtDoubts } from '../../../../schema/kinds/debt-terms';
import { rectifiedByNotice } from '../../../../schema/kinds/issued-by';
import { raises } from '../../../../schema/kinds/rise';
import type { Invoice } from '../invoice.entity';
import { risingOf } from './rise';

const YEARS = 4;
const TOO_LATE =
  'Han pasado más de cuatro años desde la operación: la ley solo deja rectificarla si el motivo es posterior (artículo 89.Uno de la Ley del IVA).';
const TO_CONSUMER =
  'Sube el IVA: si tu cliente es un consumidor, la ley solo lo permite por una causa del artículo 80 o un cambio legal del tipo (artículo 89.Tres de la Ley del IVA).';
const INSOLVENT =
  'Avisa a la AEAT de esta rectificativa en el plazo de un mes, y manda copia a la administración concursal (artículo 24 del Reglamento del IVA).';
const UNPAID = 'Avisa a la AEAT de esta rectificativa en el plazo de un mes (artículo 24 del Reglamento del IVA).';

/** The day so many years later, YYYY-MM-DD; of 29 February the last of the month. */
function yearsAfter(date: string, years: number): string {
  const [year = '', ...rest] = date.split('-');
  const day = rest.join('-');
  return `${Number(year) + years}-${day === '02-29' ? '02-28' : day}`;
}

const debtOf = ({ tax, operationDate, date, subtotal, rates }: Invoice, rectifying: Invoice) => ({
  ...{ tax, accrued: operationDate ?? date, date: rectifying.date, base: subtotal },
  cashBasis: rates.some(({ ivaRegime }) => ivaRegime === '07'),
  customer: risingOf({ tax }, rectifying).customer,
});

/**
 * What to know of a rectifying invoice that nothing forbids: terms and duties of LIVA 80 and 89 and RIVA 24, which only
 * its issuer can judge.
 */
export function noticesOf(original: Invoice, rectifying: Invoice, consumer?: boolean | null): string[] {
  const { issuing } = original;
  const notices = issuing ? [rectifiedByNotice(original.fullNumber!, issuing)] : [];
  // Those of IGIC and IPSI have laws of their own.
  if (original.tax !== 'IVA') return notices;
  if (rectifying.date > yearsAfter(original.operationDate ?? original.date, YEARS)) notices.push(TOO_LATE);
  if (consumer !== false && raises(risingOf(original, rectifying))) notices.push(TO_CONSUMER);
  const { kind, rectifiedDebt } = rectifying;
  if (kind === 'R2' || rectifiedDebt === 'insolvent') notices.push(INSOLVENT);
  if (kind === 'R3' || rectifiedDebt === 'unpaid')
    notices.push(UNPAID, ...debtDoubts({ ...debtOf(original, rectifying), because: 'unpaid' }));
  return notices;
}
