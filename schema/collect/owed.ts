import { addUp, divideHalfUp, formatCents, parseDecimal, toCents } from '../decimal';
import { turned } from '../totals';

/** What is asked of an invoice to know what is to be collected for it; amounts with two decimals. */
interface Owing {
  kind: string;
  status: string;
  /** Total a pagar. */
  payable: string;
  /** Of one that replaces others (by substitution): what was to be paid of them, which count by themselves. */
  replaced: readonly string[];
  /** The sum of what came in for it so far, less what was given back. */
  collected: string;
}

/**
 * What the customer is to pay for an invoice in all; below zero the company pays. Nothing for an F3: the simplified invoices
 * that it replaces are collected themselves.
 */
const toCollectOf = ({ kind, payable, replaced }: Pick<Owing, 'kind' | 'payable' | 'replaced'>): string =>
  kind === 'F3' ? '0.00' : addUp([payable, ...replaced.map(turned)]);

/** What is still owed for an invoice: nothing of a draft, nor once it was annulled. */
export const owedOf = (invoice: Owing): string =>
  invoice.status === 'draft' || invoice.status === 'cancelled'
    ? '0.00'
    : addUp([toCollectOf(invoice), turned(invoice.collected)]);

/** The share of a collected sum that belongs to one part of the document, in proportion to what is to be paid; half up. */
export function collectedOfPart(collected: string, part: string, all: string): string {
  const [sum, own, whole] = [collected, part, all].map(text => toCents(parseDecimal(text))) as [bigint, bigint, bigint];
  if (whole === 0n) return '0.00';
  return formatCents(whole < 0n ? divideHalfUp(-sum * own, -whole) : divideHalfUp(sum * own, whole));
}
