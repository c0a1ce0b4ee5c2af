import { addUp } from '../../../schema/decimal';
import { turned } from '../../../schema/totals';
import type { InvoiceWholeFragment } from '../gql/invoices';

/** What an invoice adds to what its customer owes: of one that replaces another, what lies between both. */
export const countedOf = ({ total, rectification }: Pick<InvoiceWholeFragment, 'total' | 'rectification'>): string =>
  rectification?.replaced ? addUp([total, turned(rectification.replaced.total)]) : total;

/** Nothing is to be paid of it: it corrects data alone. */
export const isOfData = (invoice: Pick<InvoiceWholeFragment, 'total' | 'rectification'>): boolean =>
  invoice.rectification !== null && !/[1-9]/.test(countedOf(invoice));
