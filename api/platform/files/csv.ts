import { stringify } from 'csv-stringify/sync';
import { formatCents } from '../../../schema/decimal';

/** What a file begins with, so that Excel reads it as UTF-8. */
export const CSV_START = '\uFEFF';

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
    delimiter: ';',
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { bigint: amount, number },
  });
