import type { Cause as IvaCause } from '../../../schema/tax/causes';
import type { RateLeft } from '../../../schema/kinds/left';
import type { QuoteKind } from '../../../schema/kinds/quote';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { Tax } from '../../../schema/tax/territory';
import { printable } from './printable';

interface InvoiceParty {
  name: string;
  nif: string;
  address: string | null;
}

/**
 * An issued invoice as its paper shows it: dates `YYYY-MM-DD`, amounts plain decimals ("1850.00"), rates in per cent.
 */
export interface InvoiceDocument {
  /** As the AEAT names it; a simplified one (F2) may name no customer. */
  kind?: string;
  /** IVA where it is absent. */
  tax?: Tax;
  /** A simplified invoice with its customer's data, or what rectifies one. */
  qualified?: boolean;
  /** Language of its words; none: Spanish. What the law wants said stands in Spanish too. */
  paperLanguage?: PaperLanguage | null;
  /** Of what was received before the operation. */
  prepayment?: boolean;
  /** One more copy of an original that was issued (RD 1619/2012, art. 14): it says so. */
  duplicate?: boolean;
  fullNumber: string;
  date: string;
  series: string;
  /** A draft is shown to who writes it alone: it has no number. */
  status: 'draft' | 'issued' | 'paid' | 'cancelled';
  issuer: InvoiceParty;
  customer:
    | (InvoiceParty & {
        email?: string | null;
        city?: string | null;
        postalCode?: string | null;
        /** By its two letters; null: Spain. */
        country?: string | null;
        /** Kind of its number; null: the usual one. */
        idKind?: string | null;
      })
    | null;
  lines: readonly {
    description: string;
    quantity: string;
    price: string;
    /** With its tax, where it was written so. */
    grossPrice?: string | null;
    ivaRate: number;
    ivaCause: IvaCause | null;
    /** Taken off the line, in per cent or in euros. */
    discountPercent?: string | null;
    discountAmount?: string | null;
    /** Where each line says the day of its operation (RD 1619/2012, art. 6.1.i and 13). */
    operationDate?: string | null;
    /** What the line comes to after its own discount. */
    amount: string;
    /** With its tax, and after all discounts. */
    total?: string;
  }[];
  rates: readonly {
    ivaRate: number;
    ivaCause: IvaCause | null;
    ivaRegime?: string | null;
    cashBasis?: boolean;
    base: string;
    quota: string;
    /** Recargo de equivalencia, in per cent and euros. */
    recargoRate?: string | null;
    recargo?: string | null;
  }[];
  subtotal: string;
  totalIva: string;
  /** Recargo de equivalencia of all rates; null: none. */
  recargo?: string | null;
  total: string;
  /** Where it is not the date of issue (RD 1619/2012, art. 6.1.i). */
  operationDate?: string | null;
  /** Taken off the whole, in per cent or in euros. */
  discountPercent?: string | null;
  discountAmount?: string | null;
  /** IRPF that the customer withholds: per cent, and euros. */
  withholdingPercent?: string | null;
  withholding?: string | null;
  /** What was paid in the customer's name. */
  suplidos?: readonly { description: string; amount: string }[];
  /** What is to be paid: total, less what is withheld, with the suplidos. */
  payable: string;
  /** Day on which it is to be paid, and the terms that it follows from; null: it does not say. */
  dueDate?: string | null;
  paymentTerms?: string | null;
  /** How, and the account of a transfer. */
  paymentMeans?: string | null;
  iban?: string | null;
  notes: string | null;
  /** Of a rectifying invoice (RD 1619/2012, art. 15): which ones it corrects, and why. */
  rectification?: {
    /** I, by differences; S, by substitution. */
    way: string;
    cause: string;
    /** Of a debt that nobody pays: it credits nothing. */
    debt?: boolean;
    /** By substitution: what they said (art. 15.5). */
    replaced: { subtotal: string; totalIva: string; recargo: string | null; total: string } | null;
    invoices: readonly { fullNumber: string; date: string }[];
    /** By differences: how they leave the one that they change. */
    left?: readonly RateLeft[] | null;
  } | null;
  /** Which simplified invoices it stands for (art. 15.6), and of one of the opposite sign which it takes back. */
  exchange?: {
    invoices: readonly { fullNumber: string; date: string }[];
    takesBack: { fullNumber: string; date: string } | null;
  } | null;
  /** The recipient declares its VAT: of services that are not subject here, those to a business of the Union. */
  reverseCharge?: boolean;
  /** Who issues it in the issuer's name: its recipient, or a third party with name and number (art. 5 and 6.1.l). */
  issuedBy?: { name: string | null; nif: string | null } | null;
  /** Of a quote or a proforma, which is no invoice: until when it can be accepted, and where; or that it is. */
  quote?: {
    kind: QuoteKind;
    validUntil: string;
    link: string | null;
    accepted: { by: string | null; on: string } | null;
  };
  /** Colour of its number and rules; null: ink. */
  accent?: string | null;
  /** PNG or JPEG, fitted above the issuer's name. */
  logo?: Buffer;
  /**
   * Drawn 35 mm wide at the top of the first page, with the legend below, where the agency can verify the invoice;
   * `modules` are rows of dark cells without the quiet zone. `mark` says on the paper that it was only a
   * trial.
   */
  qr?: { modules: readonly (readonly boolean[])[]; mark: string | null };
}

const orNull = (text: string | null | undefined) => (text ? printable(text) : null);
const party = ({ name, nif, address }: InvoiceParty): InvoiceParty => ({
  name: printable(name),
  nif: printable(nif),
  address: orNull(address),
});

/** The same invoice with every text of a person as it can be printed. */
export function onPaper(invoice: InvoiceDocument): InvoiceDocument {
  const { customer, notes, rectification, quote } = invoice;
  return {
    ...invoice,
    issuer: party(invoice.issuer),
    customer: customer && {
      ...party(customer),
      email: orNull(customer.email),
      city: orNull(customer.city),
      postalCode: orNull(customer.postalCode),
      country: customer.country,
    },
    issuedBy: invoice.issuedBy && { name: orNull(invoice.issuedBy.name), nif: orNull(invoice.issuedBy.nif) },
    rectification: rectification && { ...rectification, cause: printable(rectification.cause) },
    quote: quote && {
      ...quote,
      accepted: quote.accepted && { ...quote.accepted, by: orNull(quote.accepted.by) },
    },
    lines: invoice.lines.map(line => ({ ...line, description: printable(line.description) })),
    suplidos: invoice.suplidos?.map(each => ({ ...each, description: printable(each.description) })),
    notes:
      notes &&
      notes
        .split(/\r\n?|[\n\u2028\u2029]/)
        .map(printable)
        .join('\n')
        .trim(),
  };
}
