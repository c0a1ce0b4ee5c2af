import { daysBetween } from '../days';

/** Quotes and proformas: what they are called, how they stand, what may be done of them. Days are YYYY-MM-DD. */

export const QUOTE_KINDS = ['quote', 'proforma'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

/** As they are kept; 'expired' and 'invoiced' follow from the day and from what was made of one. */
const KEPT_STATES = ['draft', 'sent', 'accepted', 'refused'] as const;
export type KeptState = (typeof KEPT_STATES)[number];
export type QuoteState = KeptState | 'expired' | 'invoiced';

/** Lines of one, days for which it is usually valid, and for which it can be at most. */
export const MOST_QUOTE_LINES = 100;
export const USUAL_DAYS = 30;
export const MOST_DAYS = 366;
/** Characters of a name that accepts, and of why somebody refuses. */
export const MOST_NAME = 120;
export const MOST_REASON = 500;
/** Invoices of one: its prepayments, and that of the whole. */
export const MOST_MADE = 50;

const WORDS: Record<QuoteKind, { title: string; the: string; prefix: string; disclaimer: string }> = {
  quote: {
    title: 'Presupuesto',
    the: 'El presupuesto',
    prefix: 'P',
    disclaimer: 'Este documento es un presupuesto: no es una factura ni la sustituye.',
  },
  proforma: {
    title: 'Factura proforma',
    the: 'La factura proforma',
    prefix: 'PF',
    disclaimer: 'Este documento es una factura proforma: no es una factura ni la sustituye.',
  },
};

export const quoteTitle = (kind: QuoteKind): string => WORDS[kind].title;
export const theQuote = (kind: QuoteKind): string => WORDS[kind].the;
/** A word that agrees with it: 'Aceptado', of a factura proforma 'Aceptada'; 'aceptarlo', 'aceptarla'. */
export const agreeing = (kind: QuoteKind, word: string): string => (kind === 'quote' ? word : word.replace(/o$/, 'a'));
export const disclaimerOf = (kind: QuoteKind): string => WORDS[kind].disclaimer;

/** P-2026-0017: a numbering of its own, no series of invoices. */
export const quoteNumber = (kind: QuoteKind, year: number, number: number): string =>
  `${WORDS[kind].prefix}-${year}-${String(number).padStart(4, '0')}`;

/** Why a quote cannot be of a day, in Spanish; null: it can. */
export const quoteDateProblem = (date: string, today: string): string | null =>
  Math.abs(daysBetween(today, date)) > MOST_DAYS ? 'Escribe una fecha a menos de un año de hoy' : null;

/** Why it cannot be valid until a day, in Spanish; null: it can. */
export function validUntilProblem(date: string, validUntil: string): string | null {
  const days = daysBetween(date, validUntil);
  if (days < 0) return 'Vale al menos hasta su propia fecha';
  return days > MOST_DAYS ? 'Vale como mucho un año desde su fecha' : null;
}

/** How it stands on a day. */
export function quoteState(kept: KeptState, validUntil: string, today: string, isInvoiced = false): QuoteState {
  if (isInvoiced) return 'invoiced';
  return kept === 'sent' && validUntil < today ? 'expired' : kept;
}

/** Why it cannot be changed or deleted, in Spanish; null: it can. What was accepted stands as it was accepted. */
export function lockedProblem(kind: QuoteKind, state: QuoteState): string | null {
  if (state === 'invoiced') return `${WORDS[kind].the} ya está ${agreeing(kind, 'facturado')}: no cambia`;
  return state === 'accepted' ? `${WORDS[kind].the} está ${agreeing(kind, 'aceptado')}: ya no cambia` : null;
}

/** Why a customer cannot answer by the link, in Spanish; null: they can. */
export function answerProblem(kind: QuoteKind, state: QuoteState): string | null {
  if (state === 'expired') return `Ha caducado: pide que te ${kind === 'quote' ? 'lo' : 'la'} envíen otra vez.`;
  return state === 'sent' ? null : `Ya está ${agreeing(kind, 'respondido')}.`;
}

/** Why nothing can be invoiced of it, in Spanish; null: it can. */
export function turnProblem(kind: QuoteKind, state: QuoteState): string | null {
  if (state === 'invoiced') return lockedProblem(kind, state);
  if (state === 'accepted') return null;
  return `${WORDS[kind].the} no está ${agreeing(kind, 'aceptado')}: ${agreeing(kind, 'márcalo')} antes como ${agreeing(kind, 'aceptado')}`;
}

/** Why it is not sent to its customer, in Spanish; null: it may be. */
export function sendProblem(kind: QuoteKind, state: QuoteState): string | null {
  if (state === 'refused')
    return `${WORDS[kind].the} está ${agreeing(kind, 'rechazado')}: ${agreeing(kind, 'cámbialo')} antes`;
  return state === 'expired' ? `${WORDS[kind].the} ha caducado: cambia antes hasta cuándo vale` : null;
}

/** What a text of its mail may leave open, between braces. */
export const QUOTE_FIELDS = {
  numero: 'el número',
  total: 'el total',
  fecha: 'la fecha',
  valido_hasta: 'hasta qué día vale',
  cliente: 'el nombre del cliente',
  empresa: 'el nombre de tu empresa',
} as const;
export type QuoteValues = Record<keyof typeof QUOTE_FIELDS, string | null>;
