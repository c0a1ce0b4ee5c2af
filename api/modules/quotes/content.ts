import { AppError } from '../../platform/errors';
import type { Invoice } from '../invoices/invoice.entity';
import type { InvoiceLine } from '../invoices/invoice-line.entity';
import { InvoiceStatus } from '../invoices/invoice.types';
import type { InvoiceInput } from '../invoices/invoices.inputs';
import type { QuoteInput } from './quotes.inputs';

type KeptLine = Pick<
  InvoiceLine,
  | 'description'
  | 'quantity'
  | 'price'
  | 'grossPrice'
  | 'discountPercent'
  | 'discountAmount'
  | 'ivaRate'
  | 'ivaCause'
  | 'ivaRegime'
  | 'subtotal'
  | 'total'
  | 'productId'
>;

/** What a quote says, as it is kept: computed by what computes invoices, with its parties as they were then. */
export interface QuoteContent extends Pick<
  Invoice,
  | 'tax'
  | 'paperLanguage'
  | 'issuer'
  | 'rates'
  | 'notes'
  | 'discountPercent'
  | 'discountAmount'
  | 'withholdingPercent'
  | 'withholding'
  | 'recargo'
  | 'reverseCharge'
> {
  customer: Omit<NonNullable<Invoice['customer']>, 'current'>;
  lines: KeptLine[];
}

function keptLine(line: InvoiceLine): KeptLine {
  const { description, quantity, price, grossPrice, discountPercent, discountAmount, ivaRate, ivaCause } = line;
  // Whether the company is under criterio de caja is asked again when the invoice is made.
  const ivaRegime = line.ivaRegime === '07' ? null : line.ivaRegime;
  const { subtotal, total, productId } = line;
  return {
    ...{ description, quantity, price, grossPrice, discountPercent, discountAmount, ivaRate, ivaCause, ivaRegime },
    ...{ subtotal, total, productId },
  };
}

export const contentOf = (invoice: Invoice): QuoteContent => ({
  tax: invoice.tax,
  paperLanguage: invoice.paperLanguage,
  issuer: invoice.issuer,
  customer: invoice.customer!,
  lines: invoice.lines!.map(keptLine),
  rates: invoice.rates,
  notes: invoice.notes,
  discountPercent: invoice.discountPercent,
  discountAmount: invoice.discountAmount,
  withholdingPercent: invoice.withholdingPercent,
  withholding: invoice.withholding,
  recargo: invoice.recargo,
  reverseCharge: invoice.reverseCharge,
});

/** The draft of an invoice that says what a quote does: what is refused of it is refused of the quote. */
export function draftInputOf(input: QuoteInput): InvoiceInput {
  const { customerId, date, lines, notes, discountPercent, discountAmount, withholdingPercent, recargo } = input;
  return {
    ...{ customerId, date, lines, notes, discountPercent, discountAmount, withholdingPercent, recargo },
    status: InvoiceStatus.draft,
  };
}

/** What is refused of an invoice by another name than that of the form is said there. */
export async function renaming<T>(names: Record<string, string>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([at, text]) => [names[at] ?? at, text]);
    throw new AppError(error.code, error.message, Object.fromEntries(fields), error.retryAfter);
  }
}
