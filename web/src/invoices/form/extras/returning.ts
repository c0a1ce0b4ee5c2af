import { cut } from '../../../../../schema/text/cut';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import { gridOf } from '../grid/grid';
import { isBlank, isReturned, type Line } from '../grid/line';
import { formOf, type Form } from '../values';

const LONGEST = 500;

/** The next invoice to a customer, with all that an issued one sold taken off: what stays sold is deleted, the rest is new. */
export function returningForm(invoice: InvoiceWholeFragment): Form {
  const form = formOf(invoice, true);
  const back = form.grid.lines
    .filter(line => !isBlank(line) && !isReturned(line))
    .map((line): Line => {
      const description = cut(`Devolución de la ${invoice.fullNumber}: ${line.description}`, LONGEST);
      const quantity = `−${line.quantity}`;
      const given = line.given && { ...line.given, quantity };
      return { ...line, description, quantity, given, returns: true };
    });
  const grid = gridOf(back);
  return {
    ...form,
    notes: '',
    discount: null,
    prepayment: false,
    grid: { ...grid, cell: { row: grid.lines.length - 1, column: 'description' } },
  };
}
