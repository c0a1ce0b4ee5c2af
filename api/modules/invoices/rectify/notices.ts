import { addUp, parseDecimal } from '../../../../schema/decimal';
import { rectifiedByNotice } from '../../../../schema/kinds/issued-by';
import { turned } from '../../../../schema/totals';
import { withholder } from '../../../../schema/tax/withholding';
import type { Invoice } from '../invoice.entity';
import { isSimplified } from '../../verifactu/seal/factura';

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

/** A person may buy as a business or as a consumer, and who is not named too. */
const mayConsume = ({ kind, toNif, toCountry, toIdKind }: Invoice): boolean =>
  isSimplified(kind) || withholder({ nif: toNif, country: toCountry, idKind: toIdKind }) === 'asBusiness';

/** By how much the VAT changes: "28.60". */
const quotaChanged = ({ totalIva, replacedQuota }: Invoice): string =>
  addUp([totalIva, turned(replacedQuota ?? '0.00')]);

/**
 * What to know of a rectifying invoice that nothing forbids: terms and duties of LIVA 80 and 89 and RIVA 24, which only
 * its issuer can judge.
 */
export function noticesOf(original: Invoice, rectifying: Invoice): string[] {
  const { issuing } = original;
  const notices = issuing ? [rectifiedByNotice(original.fullNumber!, issuing)] : [];
  // Those of IGIC and IPSI have laws of their own.
  if (original.tax !== 'IVA') return notices;
  if (rectifying.date > yearsAfter(original.operationDate ?? original.date, YEARS)) notices.push(TOO_LATE);
  if (mayConsume(rectifying) && parseDecimal(quotaChanged(rectifying)).units > 0n) notices.push(TO_CONSUMER);
  if (rectifying.kind === 'R2') notices.push(INSOLVENT);
  if (rectifying.kind === 'R3') notices.push(UNPAID);
  return notices;
}
