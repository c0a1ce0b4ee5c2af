import type { Means } from '../collect/means';
import type { TermsWords } from '../collect/terms';
import type { QuoteKind } from '../kinds/quote';
import type { LeftWords } from '../kinds/left';
import type { ReplacedWords } from '../kinds/replaced';
import type { PaperTitle } from '../kinds/title';
import type { PhraseKind } from './phrase-kind';
import type { Tax } from '../tax/territory';

/** How a language writes amounts and dates. Amounts are plain decimals, days YYYY-MM-DD, months YYYY-MM. */
export interface Formats {
  euros(amount: string): string;
  quantity(amount: string): string;
  percent(rate: number): string;
  decimalPercent(rate: string): string;
  longDate(day: string): string;
  shortDate(day: string): string;
  monthName(month: string): string;
}

/** A word and what agrees with it, of a quote and of a proforma. */
type OfQuote = Record<QuoteKind, string>;

/** What a number that is no NIF is called, by the AEAT's kinds of numbers. */
type NumberKind = '02' | '03' | '04' | '05' | '06';

/**
 * Every word of a paper in one language. A phrase of the law is said in Spanish beside these words by whoever writes it.
 */
export interface PaperWords extends Formats, ReplacedWords, LeftWords {
  /** For readers aloud, and for names of countries (BCP 47). */
  tag: string;
  tax: Record<Tax, string>;
  titles: Record<PaperTitle, string>;
  duplicate: string;
  cancelled: string;
  draft: string;
  page(page: number, pages: number): string;
  issuer: string;
  customer: string;
  numbers: Record<NumberKind, string>;
  date: string;
  number: string;
  series: string;
  operation: string;
  received: string;
  operationsOf(month: string): string;
  due: string;
  day: string;
  quantityHead: string;
  description: string;
  price: string;
  amount: string;
  discountHead: string;
  /** Of a price or an amount, before its tax and with it. */
  without(head: string, tax: string): string;
  withTax(head: string, tax: string): string;
  included(tax: string): string;
  carriedOver: string;
  broughtForward: string;
  exempt: string;
  notSubject: string;
  reverse: string;
  reverseShort: string;
  base: string;
  quota: string;
  rateOf(tax: string): string;
  sum: string;
  total: string;
  totalInvoice: string;
  toPay: string;
  discount: string;
  discountOfLines(off: string, before: string): string;
  recargo: string;
  recargoShort: string;
  withholding: string;
  suplidos: string;
  suplidosHead: string;
  means: Record<Means, string>;
  meansHead: string;
  reference: string;
  terms: TermsWords;
  legal: string;
  phrases: Record<PhraseKind, (tax: string) => string>;
  byRecipient: string;
  byThird(third: string, issuer: string): string;
  notes: string;
  conditions: string;
  rectifies: string;
  rectifiesAndReplaces: string;
  /** Those that it corrects, each as `named`. */
  invoiceOf(named: string[], simplified: boolean): string;
  invoicesOfPeriod: string;
  cause(cause: string): string;
  replacedNote: string;
  debtNote: string;
  modifiedNote: string;
  replaces: string;
  /** Several simplified invoices, each as `named`. */
  simplifieds(named: string[]): string;
  named(number: string, date: string): string;
  revokes: string;
  revoked(named: string): string;
  rectificationAmount: string;
  quote: {
    titles: OfQuote;
    validUntil: string;
    days(days: number): string;
    accepted: OfQuote;
    acceptedBy(kind: QuoteKind, by: string | null, date: string): string;
    invitation: string;
    acceptBy(kind: QuoteKind, date: string): string;
    link: string;
    disclaimer: OfQuote;
  };
}
