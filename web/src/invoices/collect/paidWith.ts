import { addUp, isZero } from '../../../../schema/decimal';
import { turned } from '../../../../schema/totals';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { isOfData } from '../amountCounted';
import { formatMoney } from '../../ui/format/amounts';
import { isOfDebt } from '../wrong/rectifying';

type Standing = Pick<InvoiceWholeFragment, 'collected' | 'rectification'>;

/** Those that an invoice replaces and that are owed still: who pays the one pays them too. */
export const openReplaced = ({ rectification }: Pick<Standing, 'rectification'>) =>
  rectification?.replaced ? rectification.invoices.filter(({ status }) => status === 'issued') : [];

/** An invoice and its credit settle each other: nothing is left to collect or to give back. */
export const isCovered = ({ owed, asked }: Pick<InvoiceWholeFragment, 'owed' | 'asked'>): boolean =>
  isZero(asked) || (!owed.startsWith('-') && asked.startsWith('-'));

/**
 * Whether what came in may be written down. Not while what it replaces is still owed, since both are paid together, nor
 * where its credit settles it.
 */
export const mayCollect = (invoice: Pick<InvoiceWholeFragment, 'owed' | 'asked' | 'rectification'>): boolean =>
  !isZero(invoice.owed) && !isCovered(invoice) && openReplaced(invoice).length === 0;

/** What is left to write down: of a credit only what there is to give back. */
export const leftToCollect = ({ owed, asked }: Pick<InvoiceWholeFragment, 'owed' | 'asked'>): string =>
  owed.startsWith('-') && asked.startsWith('-') ? asked : owed;

/** Said of a credit that its original settles, since nothing came in to give back; null of any other invoice. */
export function setOffText(
  invoice: Pick<InvoiceWholeFragment, 'kind' | 'owed' | 'asked' | 'rectification'>,
): string | null {
  const { owed, asked, rectification } = invoice;
  if (!owed.startsWith('-') || !isZero(asked) || rectification?.way !== 'I' || isOfDebt(invoice)) return null;
  const [first, ...more] = rectification.invoices;
  if (!first) return null;
  const others = more.length > 0 ? 'las facturas que rectifica' : `la ${first.fullNumber}`;
  return `Se descuenta de lo que queda por cobrar de ${others}: no hay nada que devolver.`;
}

/** Whether anything is paid by it: not where it corrects data alone, is a bad debt (R2, R3), or an exchange that was taken back. */
export const mayBePaid = (invoice: InvoiceWholeFragment): boolean =>
  !isOfDebt(invoice) &&
  !(invoice.exchange?.takesBack ?? invoice.exchange?.takenBackBy) &&
  (!isOfData(invoice) || openReplaced(invoice).length > 0);

/** Says what was written down, also of those that the invoice replaces. */
export function paidText(before: Standing, after: Standing | undefined): string {
  const more = (to: string, from: string) => formatMoney(addUp([to, turned(from)]));
  const parts = openReplaced(before).flatMap(({ id, fullNumber, collected }) => {
    const now = after?.rectification?.invoices.find(each => each.id === id);
    return now ? [`${more(now.collected, collected)} en la ${fullNumber}`] : [];
  });
  return parts.length === 0
    ? 'Factura marcada como pagada'
    : `Marcada como pagada: ${parts.join(', ')} y ${more(after!.collected, before.collected)} en esta`;
}

/** The same of a selection: what its invoices replace is paid with them. */
export function paidTextOf(count: number, replaced: string[]): string {
  const text = count === 1 ? 'Factura marcada como pagada' : `${count} facturas marcadas como pagadas`;
  return replaced.length === 0 ? text : `${text}, con lo que quedara de ${replaced.join(', ')}`;
}
