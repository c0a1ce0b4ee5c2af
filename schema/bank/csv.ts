import { cut } from '../text/cut';
import { formatCents, isZero } from '../decimal';
import {
  atOnce,
  dayFrom,
  linesOf,
  LONGEST_TEXT,
  StatementProblem,
  tidy,
  type Movement,
  type Statement,
} from './statement';

/** Which columns hold what, the first one 1. `out`: what went out, where it stands apart from what came in. */
export interface Columns {
  date: number;
  text: number[];
  amount: number;
  out?: number | null;
}

interface Row {
  line: number;
  cells: string[];
}

export const MOST_COLUMNS = 60;
const SEPARATORS = [';', '\t', ','];
/** So many lines at most stand above the headings. */
const ABOVE = 30;

/** Cells of a line; a quoted one may hold the separator, and a quote written twice. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (line[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') [cell, quoted] = ['', true];
    else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  cells.push(cell.trim());
  return cells;
}

const plainWord = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const DATE = /^(f|fecha|data|dia|date)\b/;
const VALUE = /\b(valor|val)\b/;
const AMOUNT = /^(importe|cantidad|import|amount)\b/;
const IN = /^(haber|abonos?|ingresos?|entradas?)\b/;
const OUT = /^(debe|cargos?|adeudos?|gastos?|salidas?|pagos?)\b/;
const TEXT =
  /^(concepto|descripcion|detalle|observaciones|beneficiario|ordenante|referencia|movimiento|informacion|mas datos|texto|remitente)\b/;

/** What the headings of a row say; null: they are none. */
function columnsOf(cells: string[]): Columns | null {
  const words = cells.map(plainWord);
  const at = (is: (word: string) => boolean) => words.findIndex(is) + 1;
  const date = at(word => DATE.test(word) && !VALUE.test(word)) || at(word => DATE.test(word));
  const amount = at(word => AMOUNT.test(word)) || at(word => IN.test(word));
  const out = at(word => AMOUNT.test(word)) ? null : at(word => OUT.test(word)) || null;
  const text = words.flatMap((word, index) => (TEXT.test(word) ? [index + 1] : []));
  const whole = date && amount && text.length > 0 && (out || at(word => AMOUNT.test(word)));
  return whole ? { date, amount, text, out } : null;
}

/** Rows by the separator that makes most of them, where no headings decide: the first lines say which, the rest is cut once. */
function* stepsOfRows(lines: string[]): Generator<void, { rows: Row[]; found: Columns | null; head: number }> {
  const rowOf = (line: string, index: number, separator: string) => ({
    line: index + 1,
    cells: cellsOf(line, separator),
  });
  function* split(separator: string): Generator<void, Row[]> {
    const rows: Row[] = [];
    for (const [index, line] of lines.entries()) {
      rows.push(rowOf(line, index, separator));
      yield;
    }
    return rows;
  }
  const tries = SEPARATORS.map(separator => ({
    separator,
    top: lines.slice(0, ABOVE).map((line, index) => rowOf(line, index, separator)),
  }));
  for (const { separator, top } of tries) {
    const head = top.findIndex(({ cells }) => cells.length <= MOST_COLUMNS && columnsOf(cells));
    if (head >= 0) return { rows: yield* split(separator), found: columnsOf(top[head]!.cells), head: head + 1 };
  }
  const cellsIn = (rows: Row[]) => rows.reduce((sum, { cells }) => sum + cells.length, 0);
  const [best] = tries.toSorted((a, b) => cellsIn(b.top) - cellsIn(a.top));
  return { rows: yield* split(best!.separator), found: null, head: 0 };
}

/** The same in one go, for a few lines. */
export const rowsOf = (lines: string[]) => atOnce(stepsOfRows(lines));

/** 20/11/2026, 20-11-26, 20.11.2026 or 2026-11-20, whatever time follows. */
export function dateOf(text: string): string | null {
  const [day = ''] = text.split(/[ T]/);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day);
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const spanish = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(day);
  if (!spanish) return null;
  const year = Number(spanish[3]);
  return dayFrom(year < 100 ? 2000 + year : year, Number(spanish[2]), Number(spanish[1]));
}

const MOST_FIGURES = 12;
const MOST_CENTS = 10n ** BigInt(MOST_FIGURES + 2) - 1n;

/** Cents of "1.234,56", "-1234.56 €", "12,00-" or "+12"; null: none. */
export function centsOf(text: string): bigint | null {
  const bare = text
    .replace(/−/g, '-')
    .replace(/€|EUR/gi, '')
    .trim()
    // Between figures a space only stands before three of them.
    .replace(/(\d)[\s'](?=\d{3}(?!\d))/g, '$1')
    .replace(/^([+-])\s+|\s+([+-])$/g, '$1$2');
  const match = /^([+-]?)(\d[\d.,]*)([+-]?)$/.exec(bare);
  if (!match || (match[1] && match[3])) return null;
  const [, , digits = ''] = match;
  const spanish = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(digits);
  const english = /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/.exec(digits);
  const [, whole, decimals = ''] = spanish ?? english ?? [];
  if (whole === undefined) return null;
  const figures = whole.replace(/[.,]/g, '');
  if (figures.length > MOST_FIGURES) return null;
  const cents = BigInt(figures + decimals.padEnd(2, '0'));
  return `${match[1]}${match[3]}`.includes('-') ? -cents : cents;
}

function amountOf({ cells, line }: Row, { amount, out }: Columns): bigint {
  const read = (column: number) => {
    const text = cells[column - 1] ?? '';
    if (text === '') return 0n;
    return centsOf(text) ?? fail(`«${cut(text, 40)}» no es un importe`);
  };
  const fail = (said: string): never => {
    throw new StatementProblem(line, said);
  };
  if (!out) return (cells[amount - 1] ?? '') === '' ? fail('no tiene importe') : read(amount);
  const [came, went] = [read(amount), read(out)];
  // Banks write what went out with a minus or without one.
  const all = came - (went < 0n ? -went : went);
  return all < -MOST_CENTS ? fail('el importe es demasiado grande') : all;
}

function movementOf(row: Row, columns: Columns): Movement {
  const text = tidy(columns.text.map(column => row.cells[column - 1] ?? '').join(' '));
  if (text.length > LONGEST_TEXT)
    throw new StatementProblem(row.line, `el concepto tiene más de ${LONGEST_TEXT} caracteres`);
  const date = dateOf(row.cells[columns.date - 1] ?? '');
  if (!date) throw new StatementProblem(row.line, `«${cut(row.cells[columns.date - 1] ?? '', 40)}» no es una fecha`);
  return { date, amount: formatCents(amountOf(row, columns)), text };
}

const SIGN = /^(d h|h d|debe haber|haber debe|signo|tipo|cargo abono|abono cargo)$/;
const CURRENCY = /^(divisa|moneda|currency)$/;
const EUROS = /^(|EUR|EUROS?|€|978)$/i;
const WENT = /^(D|DEBE|DEBITO|CARGO|ADEUDO|-)$/;
const CAME = /^(H|HABER|CREDITO|ABONO|A|\+)$/;

/** What columns of their own say of an amount: in which currency it is, and whether it went out. */
function turnedBySign(heads: string[], body: Row[], movements: Movement[]): Movement[] {
  const at = (is: RegExp) => heads.findIndex(head => is.test(plainWord(head)));
  const cellsOf = (column: number) => body.map(({ cells }) => plainSign(cells[column] ?? ''));
  const currency = at(CURRENCY);
  const other = currency < 0 ? -1 : cellsOf(currency).findIndex(cell => !EUROS.test(cell));
  if (other >= 0) throw new StatementProblem(body[other]!.line, 'el importe no está en euros');
  const column = at(SIGN);
  const signs = column < 0 ? [] : cellsOf(column);
  if (!signs.every(sign => sign === 'C' || WENT.test(sign) || CAME.test(sign))) return movements;
  // Of Cargo and Abono it went out, of Debe and Crédito it came in.
  const isCharge = signs.includes('A') || plainWord(heads[column] ?? '').includes('cargo');
  return movements.map((movement, index) => {
    const sign = signs[index];
    const went = sign !== undefined && (sign === 'C' ? isCharge : WENT.test(sign));
    if (sign === 'C' && !isCharge && !signs.includes('D'))
      throw new StatementProblem(body[index]!.line, '«C» puede ser cargo o crédito: descarga el extracto en Norma 43');
    return went && !movement.amount.startsWith('-') ? { ...movement, amount: `-${movement.amount}` } : movement;
  });
}

const plainSign = (cell: string) => cell.normalize('NFD').replace(/\p{M}/gu, '').replace(/−/g, '-').toUpperCase();

const IBAN = /\bES\d{2}(?:[ -]?\d{4}){5}\b/;

/** The movements of a table; what its columns are is read from its headings unless somebody says it. */
export function* stepsOfCsv(text: string, said?: Columns | null): Generator<void, Statement> {
  const lines = linesOf(text);
  const { rows, found, head } = yield* stepsOfRows(lines);
  const columns = said ?? found;
  if (!columns)
    throw new StatementProblem(
      null,
      'No se reconocen las columnas: di cuál es la fecha, cuál el concepto y cuál el importe',
      true,
    );
  const filled = rows.slice(head).filter(({ cells }) => cells.some(cell => cell !== ''));
  // What stands above the first movement is the bank's; a foot has no date.
  const first = filled.findIndex(({ cells }) => dateOf(cells[columns.date - 1] ?? ''));
  const from = said && !found ? Math.max(first, 0) : 0;
  const body = filled.slice(from);
  while (body.length > 0 && !/\d/.test(body.at(-1)!.cells[columns.date - 1] ?? '')) body.pop();
  if (body.length === 0 || first < 0)
    throw new StatementProblem(null, 'El archivo no tiene ningún movimiento', Boolean(said));
  const heads = rows.findLast(({ line, cells }) => line < body[0]!.line && cells.some(cell => cell !== ''));
  const unsigned: Movement[] = [];
  for (const row of body) {
    unsigned.push(movementOf(row, columns));
    yield;
  }
  const movements = turnedBySign(heads?.cells ?? [], body, unsigned);
  // Whoever pays may have one, too.
  const above = IBAN.exec(lines.slice(0, body[0]!.line - 1).join('\n'))?.[0] ?? '';
  return {
    format: 'csv',
    accounts: [{ account: above.replace(/[ -]/g, ''), movements: movements.filter(({ amount }) => !isZero(amount)) }],
  };
}
