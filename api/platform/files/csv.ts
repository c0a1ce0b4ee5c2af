import { stringify } from 'csv-stringify/sync';
import { formatCents, parseDecimal, toCents } from '../../../schema/decimal';

/** What a file begins with, so that Excel reads it as UTF-8. */
export const CSV_START = '\uFEFF';

/** Excel takes the comma for the decimals of an amount where the language is Spanish. */
const DELIMITER = ';';

const amount = (cents: bigint) => formatCents(cents).replace('.', ',');

/**
 * Lines of a CSV that a Spanish Excel opens right; amounts are in cents. A text that could be a formula is defused with
 * an apostrophe. A figure below zero is not: it would be no number any more.
 */
export const csvLines = (
  rows: readonly (string | number | bigint)[][],
  number: (figure: number) => string = String,
): string =>
  stringify(rows as (string | number | bigint)[][], {
    delimiter: DELIMITER,
    escape_formulas: true,
    // A line's end within a text, of whatever system, stays in its cell.
    quote_record_delimiter: true,
    record_delimiter: 'windows',
    cast: { bigint: amount, number },
  });

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const APART = new RegExp(`[${DELIMITER}"\\r\\n]`);

/** A text as one cell of such a line, as csvLines writes it: for lists of which a million lines are written. */
export function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return APART.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An amount in cents as one cell of such a line. */
export const centsCell = amount;

/** An amount as it is stored, such as "121.00", as one cell of such a line. */
export const amountCell = (stored: string): string =>
  stored.at(-3) === '.' ? `${stored.slice(0, -3)},${stored.slice(-2)}` : amount(toCents(parseDecimal(stored)));

/** Ready cells as a line. */
export const lineOf = (cells: readonly string[]): string => `${cells.join(DELIMITER)}\r\n`;
