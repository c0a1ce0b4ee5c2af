import { MOST_TOGETHER } from '../../../../schema/kinds/together';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { customerOf } from '../customerOf';

type Row = Pick<InvoiceRowFragment, 'kind' | 'qualified' | 'status' | 'customer' | 'customerName' | 'customerNif'>;

/** An invoice of which something can be taken off: not what rectifies another, nor an exchange. */
export const mayShare = ({ kind, status }: Pick<Row, 'kind' | 'status'>): boolean =>
  (kind === 'F1' || kind === 'F2') && (status === 'issued' || status === 'paid');

/** Of the same customer, and rectified in the same series. */
export const alike = (a: Row, b: Row): boolean =>
  a.kind === b.kind &&
  a.qualified === b.qualified &&
  ((a.customer !== null && a.customer.id === b.customer?.id) || customerOf(a).nif === customerOf(b).nif);

/** Whether one document rectifies all of these; what a row of the list does not say, the server does. */
export const mayRectifyTogether = (rows: readonly Row[]): boolean =>
  rows.length > 1 && rows.length <= MOST_TOGETHER && rows.every(row => mayShare(row) && alike(rows[0]!, row));
