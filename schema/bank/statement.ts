import { dayOf } from '../days';

/** What a file may hold at most. Looked at before anything of it is read. */
export const MAX_STATEMENT_BYTES = 2_000_000;
const MOST_LINES = 5_000;
const LONGEST_LINE = 2_000;
/** Accounts of one file. */
export const MOST_ACCOUNTS = 20;
/** Characters of what a movement says of itself. */
export const LONGEST_TEXT = 500;

/** What came in, or went out below zero, as a bank writes it. */
export interface Movement {
  date: string;
  /** "-12.10" */
  amount: string;
  text: string;
  /** By which text it is known whether it is there already, where that is another. */
  known?: string;
}

export interface Account {
  /** IBAN; empty where the file does not say it. */
  account: string;
  movements: Movement[];
}

export interface Statement {
  format: 'n43' | 'csv';
  accounts: Account[];
}

/** Why a file cannot be read. `line` counts from 1; none: the file as a whole. */
export class StatementProblem extends Error {
  constructor(
    readonly line: number | null,
    readonly said: string,
    /** The columns have to be said by somebody. */
    readonly columns = false,
  ) {
    super(line === null ? said : `Línea ${line}: ${said}`);
  }
}

/** YYYY-MM-DD, where there is such a day. */
export function dayFrom(year: number, month: number, date: number): string | null {
  if (month < 1 || month > 12 || date < 1 || year < 1990 || year > 2099) return null;
  const day = dayOf(year, month, date);
  return Number(day.slice(8)) === date ? day : null;
}

const WORDS = new RegExp('[\\s\\p{Cc}\\p{Cf}\\p{Cs}]+', 'gu');

/** One line of text without what cannot be written or seen. */
export const tidy = (text: string): string => text.replace(WORDS, ' ').trim();

/** UTF-8 where it is that, or else as Windows writes in Spain (Windows-1252, of which ISO-8859-1 is a part). */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The lines of a file, none of them too long, and not too many. */
export function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  while (lines.length > 0 && tidy(lines.at(-1)!) === '') lines.pop();
  if (lines.length === 0) throw new StatementProblem(null, 'El archivo está vacío');
  if (lines.length > MOST_LINES)
    throw new StatementProblem(null, 'El archivo tiene más de 5.000 líneas: pide a tu banco un extracto de menos días');
  const long = lines.findIndex(line => line.length > LONGEST_LINE);
  if (long >= 0) throw new StatementProblem(long + 1, 'es demasiado larga para un extracto');
  return lines;
}

/** What steps come to, in one go. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
