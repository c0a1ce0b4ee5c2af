import { addUp, isZero } from '../../../schema/decimal';
import { turned } from '../../../schema/totals';
import type { InvoiceWholeFragment } from '../gql/invoices';

type Counted = Pick<InvoiceWholeFragment, 'total' | 'payable' | 'rectification'>;

/** What an invoice adds to what its customer pays: of one that replaces another, what lies between both. */
export const countedOf = ({ payable, rectification }: Counted): string =>
  rectification?.replaced
    ? addUp([payable, ...rectification.invoices.map(original => turned(original.payable))])
    : payable;

const totalOf = ({ total, rectification }: Counted): string =>
  rectification?.replaced ? addUp([total, turned(rectification.replaced.total)]) : total;

/** Nothing is to be paid of it: it corrects data alone. */
export const isOfData = (invoice: Counted): boolean =>
  invoice.rectification !== null && isZero(totalOf(invoice) + countedOf(invoice));
