import { MOST_IN_LETTER, type Step } from '../../../schema/remind/ladder';
import type { Overdue } from './overdue';

/** An invoice that gets a letter of a step. */
export interface Ready {
  invoice: Overdue;
  step: Step;
}

/** One letter: of which step, to which address, about which invoices. */
export interface Lot {
  step: Step;
  email: string;
  invoices: Overdue[];
}

/**
 * The letter that one customer gets of what is ready: of several steps the firmest, and of several addresses that of the
 * oldest. The others wait until letters are far enough apart again.
 */
export function lotOf(theirs: readonly Ready[]): Lot {
  const step = Math.max(...theirs.map(each => each.step)) as Step;
  const email = theirs.find(each => each.step === step)!.invoice.email!;
  const invoices = theirs
    .filter(each => each.step === step && each.invoice.email!.toLowerCase() === email.toLowerCase())
    .map(({ invoice }) => invoice)
    .slice(0, MOST_IN_LETTER);
  return { step, email, invoices };
}
