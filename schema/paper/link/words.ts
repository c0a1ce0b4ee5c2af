import type { Means } from '../../collect/means';
import type { QuoteKind } from '../../kinds/quote';

/** An answer that a customer gives on the page: what opens it, its field, its button, and that it was given, by day. */
interface AnswerWords {
  summary: string;
  label: string;
  send: string;
  given(day: string): string;
}

/**
 * What stands beside an invoice or a quote on the page of its link. Amounts and days are written already. What the page
 * says of a link that leads nowhere is in Spanish: nobody knows who reads it.
 */
export interface LinkWords {
  /** For readers aloud: what stands beside the paper, and its lines. */
  options: string;
  lines: string;
  download: string;
  titleOf(paper: string, issuer: string, amount: string): string;
  /** In the foot. */
  privateUntil(day: string): string;
  privacy: string;
  madeWith: string;
  paid: AnswerWords;
  mistake: AnswerWords & { empty: string };
  /** Who gets an answer. */
  seenBy(issuer: string): string;
  replacedBy(numbers: string): string;
  /** `left`: what is left to pay; null: nothing. */
  rectifiedBy(numbers: string, left: string | null): string;
  ofDebt: string;
  recordedAsPaid: string;
  inYourFavour(amount: string): string;
  nothingLeft: string;
  partPaid(collected: string, left: string): string;
  left(amount: string): string;
  wasDue(day: string): string;
  isDue(day: string): string;
  by: Record<Means, string>;
  card: {
    /** The button. */
    pay: string;
    /** What became of it, for who comes back from the page of the bank card. */
    received(amount: string): string;
    cancelled: string;
    confirming: string;
    /** Leads to the same page. */
    look: string;
    /** Where the browser is not led on by itself. */
    goOn: string;
  };
  quote: {
    until(day: string): string;
    yourName: string;
    nameless: string;
    accept: string;
    final(kind: QuoteKind): string;
    no: string;
    why: string;
    refuse: string;
    refused(kind: QuoteKind, byLink: boolean): string;
    expired(kind: QuoteKind): string;
    seenBy(kind: QuoteKind, issuer: string): string;
  };
}
