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

/** What is owed of it is settled by what rectifies it, or it is a credit that is settled so: nothing is left to collect or to give back. */
export const isCovered = ({ owed, asked }: Pick<InvoiceWholeFragment, 'owed' | 'asked'>): boolean =>
  isZero(asked) || (!owed.startsWith('-') && asked.startsWith('-'));

/**
 * What came in for it may be written down: not while what it stands in the place of is owed still, as that is paid with it, nor
 * where nothing is left once what rectifies it is taken off.
 */
export const mayCollect = (invoice: Pick<InvoiceWholeFragment, 'owed' | 'asked' | 'rectification'>): boolean =>
  !isZero(invoice.owed) && !isCovered(invoice) && openReplaced(invoice).length === 0;

/** What is left to write down of it: of a credit no more than there is to give back. */
export const leftToCollect = ({ owed, asked }: Pick<InvoiceWholeFragment, 'owed' | 'asked'>): string =>
  owed.startsWith('-') && asked.startsWith('-') ? asked : owed;

/** A credit of what never came in, or not so much: the two settle each other. Null: it is none. */
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

/** Something is to be paid by it: not where it corrects data alone, nor of a bad debt (R2, R3), nor of an exchange that is without effect. */
export const mayBePaid = (invoice: InvoiceWholeFragment): boolean =>
  !isOfDebt(invoice) &&
  !(invoice.exchange?.takesBack ?? invoice.exchange?.takenBackBy) &&
  (!isOfData(invoice) || openReplaced(invoice).length > 0);

/** What was written down, where a payment was of what the invoice replaces too. */
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

/** Of a selection; what those of it replace is paid with them. */
export function paidTextOf(count: number, replaced: string[]): string {
  const text = count === 1 ? 'Factura marcada como pagada' : `${count} facturas marcadas como pagadas`;
  return replaced.length === 0 ? text : `${text}, con lo que quedara de ${replaced.join(', ')}`;
}
