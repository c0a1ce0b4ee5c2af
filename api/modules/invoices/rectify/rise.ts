import { addUp } from '../../../../schema/decimal';
import { RISE_REFUSED, raisesByError, type Rising } from '../../../../schema/kinds/rise';
import { turned } from '../../../../schema/totals';
import { badField } from '../../../platform/errors';
import { isSimplified } from '../../verifactu/seal/factura';
import type { Invoice } from '../invoice.entity';
import type { RectifyInput } from './rectify.types';

export const risingOf = ({ tax }: Pick<Invoice, 'tax'>, rectifying: Invoice): Rising => {
  const { kind, totalIva, replacedQuota, toNif, toCountry, toIdKind } = rectifying;
  return {
    tax,
    kind,
    quota: addUp([totalIva, turned(replacedQuota ?? '0.00')]),
    customer: isSimplified(kind) ? null : { nif: toNif, country: toCountry, idKind: toIdKind },
  };
};

/**
 * Throws where an error would raise the VAT of a consumer (LIVA, art. 89.Tres); who says what is wrong says whether the
 * customer is one. Without answers nobody can know: then it is warned of (`notices.ts`).
 */
export function checkRise(
  original: Invoice,
  rectifying: Invoice,
  { because, consumer }: Pick<RectifyInput, 'because' | 'consumer'>,
): void {
  if (consumer === false || !raisesByError(risingOf(original, rectifying), because?.wrong ?? null)) return;
  if (consumer) throw badField('consumer', RISE_REFUSED);
  if (because) throw badField('consumer', 'Sube el IVA: di si tu cliente compró como particular');
}
