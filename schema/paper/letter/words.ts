import type { QuoteKind } from '../../kinds/quote';
import type { Step } from '../../remind/ladder';

/** Of an invoice or a quote: what its mail says where nobody writes anything else; fields stand between braces. */
interface UsualWords {
  invoice: string;
  quote: Record<QuoteKind, string>;
  steps: Record<Step, string>;
}

/** What stands around the words of a letter in a company's name, and its usual words. Amounts and days are written already. */
export interface LetterWords {
  usual: UsualWords;
  /** 'A, B y C' */
  joined(texts: readonly string[]): string;
  subject(paper: string, issuer: string): string;
  date: string;
  isDue: string;
  total: string;
  replacedBy: string;
  note: string;
  ofDebt: string;
  status: string;
  paid: string;
  inYourFavour: string;
  nothingLeft: string;
  toPay: string;
  left: string;
  attached(files: string, of: 'invoice' | 'quote'): string;
  /** On the button, and before the address of the link. */
  see: string;
  seeOrSay: string;
  /** What can be said on the page of the link. */
  say: string;
  reply(who: string): string;
  noReply(who: string): string;
  sentFor(name: string): string;
  quote: {
    until: string;
    /** On the button, and before the address of the link. */
    see: string;
    seeOrAnswer(kind: QuoteKind): string;
    say(kind: QuoteKind): string;
  };
  reminder: {
    steps: Record<Step, string>;
    /** '{facturas}': within a sentence. */
    one(number: string, due: string): string;
    several(numbers: string, since: string): string;
    subjectOfOne(step: string, number: string, due: string): string;
    subjectOfSeveral(step: string, invoices: number): string;
    wasDue: string;
    /** Of one among several. */
    row(number: string, due: string): string;
    interest(until: string): string;
    /** `each`: what it is for each invoice, of several. */
    compensation(each: string | null): string;
    whole: string;
    inPdf(files: string, count: number): string;
    seeInvoice(number: string): string;
    say: string;
    transfer(iban: string, reference: string): string;
  };
}

/** Whoever joins texts by commas, and the last by a word. */
export const joinedBy =
  (and: string) =>
  (texts: readonly string[]): string =>
    texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`;
