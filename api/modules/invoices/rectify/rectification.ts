import { addUp } from '../../../../schema/decimal';
import { replacedBy } from '../factura-of';
import type { Invoice } from '../invoice.entity';
import { isOfDebt } from './debt';
import { RectificationWay, type Rectification, type ReplacedAmounts } from './rectify.types';
import { asRelated } from './related';

/** What an invoice by substitution replaces, with its total. */
function replacedOf(invoice: Invoice): ReplacedAmounts | null {
  const replaced = replacedBy(invoice);
  if (!replaced) return null;
  const { base, quota, recargo } = replaced;
  return { subtotal: base, totalIva: quota, recargo, total: addUp([base, quota, recargo ?? '0.00']) };
}

/** What a rectifying invoice says of those that it corrects; null of any other. */
export const rectificationOf = (
  invoice: Invoice,
  invoices: readonly Invoice[],
  { form, because }: Pick<Rectification, 'form' | 'because'> = { form: null, because: null },
): Rectification | null =>
  invoice.rectificationWay && {
    way: RectificationWay[invoice.rectificationWay],
    cause: invoice.rectificationCause!,
    debt: isOfDebt(invoice),
    replaced: replacedOf(invoice),
    invoices: invoices.map(asRelated),
    form,
    because,
    of: invoice,
    originals: invoices,
  };
