import { fieldProblem, TEXT_FIELDS } from '../../delivery';
import { QUOTE_FIELDS } from '../../kinds/quote';
import { REMINDER_FIELDS, STEP_NAMES, type Step } from '../../remind/ladder';

/** The letters that go to customers in a company's name, each with a text of its own in every language of papers. */
export const LETTERS = {
  invoice: 'Factura',
  quote: 'Presupuesto',
  proforma: 'Factura proforma',
  reminder1: STEP_NAMES[1],
  reminder2: STEP_NAMES[2],
  reminder3: STEP_NAMES[3],
} as const;
export type LetterName = keyof typeof LETTERS;

export const letterOfStep = (step: Step): LetterName => `reminder${step}`;

/** What a letter's text may leave open, between braces, and what stands there. */
export const fieldsOf = (letter: LetterName): Record<string, string> =>
  letter === 'invoice' ? TEXT_FIELDS : letter === 'quote' || letter === 'proforma' ? QUOTE_FIELDS : REMINDER_FIELDS;

/** Why a text cannot be kept, in Spanish; null: it can. */
export function letterTextProblem(letter: LetterName, text: string): string | null {
  const fields = fieldsOf(letter);
  const values = Object.fromEntries(Object.keys(fields).map(name => [name, '']));
  return fieldProblem(text, values, fields);
}
