import { divideHalfUp, formatCents, isZero, parseDecimal, toCents } from '../../../../schema/decimal';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';

const cents = (text: string) => toCents(parseDecimal(text));

/** What an invoice comes to. */
export interface Sums {
  subtotal: string;
  totalIva: string;
  total: string;
  /** What the customer pays of it: less what is withheld. */
  payable: string;
}
export const plus = (a: string, b: string): string => formatCents(cents(a) + cents(b));
export const minus = (a: string, b: string): string => formatCents(cents(a) - cents(b));

/** A cancelled one rectifies nothing. */
export const standingOf = ({ rectifiedBy }: Pick<InvoiceWholeFragment, 'rectifiedBy'>) =>
  rectifiedBy.filter(({ status }) => status !== 'cancelled');

type Paid = Pick<InvoiceWholeFragment, 'kind' | 'status' | 'payable' | 'collected' | 'collectedInAll'> &
  Partial<Pick<InvoiceWholeFragment, 'rectification'>>;

/**
 * What came in for an invoice so far, in parts too, for all that it replaces as well, less what went back for what
 * rectifies it; null: nothing. One that stands for simplified ones has no entries of its own.
 */
export function collectedOf({ kind, status, payable, collectedInAll }: Paid): string | null {
  const all = kind === 'F3' && status === 'paid' ? payable : collectedInAll;
  return isZero(all) ? null : all;
}

/** What to do with the money of an invoice that is annulled; null: none came in. What one by substitution replaces stands again with its own. */
export function cameInText(invoice: Paid): string | null {
  if (invoice.rectification?.way === 'S')
    return invoice.status === 'paid' || !isZero(invoice.collected) ? 'Consta como pagada: deshaz antes su pago.' : null;
  const came = collectedOf(invoice);
  return came && `Constan cobrados ${formatMoney(came)}: anótalos en la factura nueva o devuélvelos.`;
}

/** What is left of an invoice with all that rectifies it by differences; what is replaced is rectified no more. */
export function leftOf(invoice: Pick<InvoiceWholeFragment, keyof Sums | 'rectifiedBy'>): Sums {
  const sum = (of: (sums: Sums) => string) =>
    standingOf(invoice).reduce((all, each) => plus(all, of(each)), of(invoice));
  return {
    subtotal: sum(each => each.subtotal),
    totalIva: sum(each => each.totalIva),
    total: sum(each => each.total),
    payable: sum(each => each.payable),
  };
}

/** What of a base, in cents, is still owed. */
export function owedShareOf(
  invoice: Paid & Pick<InvoiceWholeFragment, keyof Sums | 'rectifiedBy'>,
): (base: bigint) => bigint {
  const left = cents(leftOf(invoice).payable);
  const owed = left - cents(collectedOf(invoice) ?? '0.00');
  return base => (left > 0n && owed > 0n ? divideHalfUp(base * owed, left) : 0n);
}
