import { filledText, periodTextProblem, type Rhythm } from '../../../schema/recurring';
import { AppError, badField } from '../../platform/errors';
import type { InvoiceInput } from '../invoices/invoices.inputs';
import { InvoiceStatus } from '../invoices/invoice.types';
import type { RecurringTemplateInput } from './template.inputs';

/** Throws on a text with a field that there is not, or that would be too long once it is filled. */
export function checkTexts({ lines, notes }: RecurringTemplateInput): void {
  for (const [at, { description }] of lines.entries()) {
    const problem = periodTextProblem(description, 500);
    if (problem) throw badField(`template.lines.${at}.description`, problem);
  }
  const problem = notes ? periodTextProblem(notes, 2000) : null;
  if (problem) throw badField('template.notes', problem);
}

const said = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)) as T;

/** A template as it is kept: only what it says. */
export const keptTemplate = (template: RecurringTemplateInput): RecurringTemplateInput => ({
  ...said(template),
  lines: template.lines.map(said),
});

interface Occasion {
  customerId: string;
  issues: boolean;
  /** The day of the rule, and that on which its invoice is made. */
  day: string;
  date: string;
}

/**
 * The invoice of a day, made on another: nothing is dated back, so what is late has the date of the day on which it is
 * made, and says the day of its operation.
 */
export function inputOf(
  template: RecurringTemplateInput,
  rhythm: Rhythm,
  { customerId, issues, day, date }: Occasion,
): InvoiceInput {
  return {
    ...template,
    customerId,
    date,
    ...(day < date && { operationDate: day }),
    status: issues ? InvoiceStatus.issued : InvoiceStatus.draft,
    notes: template.notes && filledText(template.notes, day, rhythm),
    lines: template.lines.map(line => ({ ...line, description: filledText(line.description, day, rhythm) })),
  };
}

/** What is refused of an invoice stands in the template of its rule, but for its customer. */
export async function inTemplate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const entries = Object.entries(error.fields).map(([at, text]) => [
      at === 'customerId' ? at : `template.${at}`,
      text,
    ]);
    throw new AppError(error.code, error.message, Object.fromEntries(entries), error.retryAfter);
  }
}
