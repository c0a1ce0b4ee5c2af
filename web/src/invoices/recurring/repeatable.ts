import type { InvoiceWholeFragment, RecurringWholeFragment } from '../../gql/invoices';
import type { RecurringTemplateInput } from '../../gql/schema';
import { byMargin } from '../../../../schema/tax/margin';
import { ownRegime } from '../form/extras/extras';

/** What is to repeat: of an invoice, or a rule that is changed. */
export interface Repeating {
  customerId: string;
  customerName: string;
  template: RecurringTemplateInput;
  rule: RecurringWholeFragment | null;
}

/** Complete, of a saved customer, and with nothing in it that would be said of one invoice alone. */
export const mayRepeat = (invoice: InvoiceWholeFragment): boolean =>
  invoice.kind === 'F1' &&
  Boolean(invoice.customer) &&
  !invoice.qualified &&
  !invoice.prepayment &&
  !invoice.issuedBy &&
  !invoice.rectification &&
  invoice.settles.length === 0 &&
  !byMargin(invoice.lines) &&
  !invoice.lines.some(({ returned }) => returned);

export function ofInvoice(invoice: InvoiceWholeFragment): Repeating {
  const { customer, series, notes, discountPercent, discountAmount, withholdingPercent, suplidos } = invoice;
  const lines = invoice.lines.map(line => ({
    description: line.description,
    quantity: line.quantity,
    ...(line.grossPrice ? { grossPrice: line.grossPrice } : { price: line.price }),
    ivaRate: line.ivaRate,
    ivaCause: line.ivaCause,
    ivaRegime: ownRegime(line.ivaRegime),
    ...(line.discountPercent
      ? { discountPercent: line.discountPercent }
      : line.discountAmount && { discountAmount: line.discountAmount }),
    productId: line.productId,
  }));
  const template: RecurringTemplateInput = {
    ...{ lines, series, notes, withholdingPercent },
    ...(discountPercent ? { discountPercent } : discountAmount && { discountAmount }),
    suplidos: suplidos.map(({ description, amount }) => ({ description, amount })),
    // Goods for a retailer that were sold without it were said to be.
    ...(invoice.recargo === null && invoice.tax === 'IVA' && { recargo: false }),
  };
  return { customerId: customer!.id, customerName: customer!.name, template, rule: null };
}

/** As it was answered, without what Apollo adds. */
const withoutType = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== '__typename')) as T;

export function ofRule(rule: RecurringWholeFragment): Repeating {
  const { customerId, customerName, template } = rule;
  return {
    ...{ customerId, customerName, rule },
    template: {
      ...withoutType(template),
      lines: template.lines.map(withoutType),
      suplidos: template.suplidos?.map(withoutType),
    },
  };
}
