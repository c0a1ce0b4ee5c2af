import { isEmail, nameProblem, textProblem } from '../../platform/graphql/validation';
import { holdsWebAddress } from '../../../schema/web-address';

/** The most characters of a column, in whatever table; any other text has as many as the longest of the doors. */
const MOST: Record<string, number> = {
  name: 120,
  customer_name: 120,
  issuer_name: 120,
  nif: 20,
  customer_nif: 20,
  issuer_nif: 20,
  address: 200,
  customer_address: 200,
  issuer_address: 200,
  city: 120,
  customer_city: 120,
  phone: 30,
  sku: 60,
  code: 40,
  series: 10,
  xml: 64 * 1024,
  raw: 5 * 1024 * 1024,
  body: 256 * 1024,
};
const LONGEST = 2_100;

const NAMES = new Set(['name', 'customer_name', 'issuer_name']);
const EMAILS = new Set(['email', 'customer_email']);
/** Those that people sign in with, or are found by: always in lower case. */
const KEYS = new Set(['users', 'login_identities', 'data_requests']);
/** Tables whose names strangers read. */
const PUBLISHED = new Set(['tenants', 'affiliates']);
/** Texts that have lines. */
const LINES = new Set(['notes', 'description', 'xml', 'raw', 'detail', 'message', 'failure', 'words', 'body']);

function problemOf(table: string, column: string, text: string): string | null {
  if (EMAILS.has(column))
    return isEmail(text) && !(KEYS.has(table) && text !== text.toLowerCase()) ? null : 'no es una dirección de correo';
  const most = MOST[column] ?? LONGEST;
  if (NAMES.has(column))
    return (
      nameProblem(text, most) ?? (PUBLISHED.has(table) && holdsWebAddress(text) ? 'lleva una dirección web' : null)
    );
  return textProblem(text, most, LINES.has(column));
}

/** What no door of the product would have let into a row, in Spanish; null: nothing. */
export function textsProblem(table: string, row: Record<string, unknown>): string | null {
  for (const [column, value] of Object.entries(row)) {
    const problem = typeof value === 'string' ? problemOf(table, column, value) : null;
    if (problem) return `«${column}»: ${problem}.`;
  }
  return null;
}
