import { parseDecimal, toCents } from './decimal';
import { isLonger, tooLong } from './text/length';
import { saysNothing } from './text/visible';
import { figuresTogether, withoutLinks } from './web-address';

/** An invoice on its way to the customer, by mail: the rules that form and server share. */

/** Addresses that one sending takes, characters of its text, and of an invoice's sendings those that are shown. */
export const MOST_ADDRESSES = 10;
export const MOST_WORDS = 2_000;
export const MOST_SHOWN = 100;

/** What a text may leave open, between braces. */
export const TEXT_FIELDS = {
  numero: 'el número de la factura',
  total: 'lo que hay que pagar',
  fecha: 'la fecha de la factura',
  vencimiento: 'el día en que vence',
  cliente: 'el nombre del cliente',
  empresa: 'el nombre de tu empresa',
} as const;
export type TextField = keyof typeof TEXT_FIELDS;

/** What stands in their places; null: this invoice has none. */
export type TextValues = Record<TextField, string | null>;
type Values = Readonly<Record<string, string | null>>;

const FIELD = /\{([^{}\n]{0,40})\}/g;

/**
 * Why a text cannot be sent, in Spanish: it says nothing or too much, or has a field that there is not, or that this invoice
 * does not have; null: it can.
 */
export function fieldProblem(words: string, values: Values, fields: object = TEXT_FIELDS): string | null {
  if (saysNothing(words)) return 'Escribe el texto del correo';
  if (isLonger(words, MOST_WORDS)) return tooLong(MOST_WORDS);
  const names = Object.keys(fields)
    .map(name => `{${name}}`)
    .join(', ');
  for (const [whole, name] of words.matchAll(FIELD)) {
    if (!Object.hasOwn(fields, name!)) return `No hay ningún campo ${whole}: los que hay son ${names}`;
    if (values[name!] === null) return `Esta factura no tiene ${name}: quita ${whole} del texto`;
  }
  return /[{}]/.test(words.replace(FIELD, '')) ? `Las llaves son para los campos: ${names}` : null;
}

/** Words of people with nothing in them to click on. */
const inertWords = (text: string): string => figuresTogether(withoutLinks(text));

const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The same of a name, which stands in one line. */
export const inertName = (text: string): string => inertWords(inOneLine(text));

/** The text as it is read. It is made inert as a whole: '{empresa}.com' is a link once it is filled. */
export const filledWords = (words: string, values: Values): string =>
  inertWords(words.replace(FIELD, (_, name: string) => inOneLine(values[name] ?? '')));

/** Addresses as they are written into one field: between commas, semicolons, spaces or lines. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Days for which a customer's link shows an invoice, and characters of what is said through it. */
export const LINK_DAYS = 90;
export const MOST_ANSWER = 500;

/** Euros that a card is charged at least and at most at once: Stripe's own bounds. */
const CARD_LEAST = '0.50';
const CARD_MOST = '999999.99';

/** Whether what is owed can be paid by card at once. */
export const fitsCard = (owed: string): boolean => {
  const cents = toCents(parseDecimal(owed));
  return cents >= toCents(parseDecimal(CARD_LEAST)) && cents <= toCents(parseDecimal(CARD_MOST));
};
