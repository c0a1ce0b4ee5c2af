import { parseDecimal } from '../decimal';
import type { Numbered } from '../identity';
import type { Tax } from '../tax/territory';
import { withholder } from '../tax/withholding';
import type { Wrong } from './wrong';

/** What rectifies an invoice, as far as it matters to whether it may raise the VAT. */
export interface Rising {
  tax: Tax;
  kind: string;
  /** By how much the VAT changes: "28.60". */
  quota: string;
  /** Null: nobody is named. */
  customer: Numbered | null;
}

/** A person may buy as a business or as a consumer, and who is not named too. */
export const mayConsume = (customer: Numbered | null): boolean =>
  customer === null || withholder(customer) === 'asBusiness';

/** More VAT of one who may be a consumer; IGIC and IPSI have laws of their own. */
export const raises = ({ tax, quota, customer }: Rising): boolean =>
  tax === 'IVA' && parseDecimal(quota).units > 0n && mayConsume(customer);

/**
 * More VAT of one who may be a consumer, for a reason that is none of LIVA, art. 80: an error (R4), or a wrong rate
 * (an error of law). The law refuses it of a consumer (art. 89.Tres.1.º).
 */
export const raisesByError = (rising: Rising, wrong: Wrong | null): boolean =>
  raises(rising) && (rising.kind === 'R4' || wrong === 'vat');

export const RISE_REFUSED =
  'A un particular no se le sube el IVA por un error (artículo 89.Tres de la Ley del IVA): la factura se queda como está, y la diferencia la pones tú';
