import { formatCents, isZero } from '../decimal';
import {
  dayFrom,
  linesOf,
  LONGEST_TEXT,
  MOST_ACCOUNTS,
  StatementProblem,
  tidy,
  type Account,
  type Movement,
  type Statement,
} from './statement';

/** Characters of each record of Cuaderno 43 (AEB). */
const LENGTH = 80;
const EURO = '978';

interface Open extends Account {
  /** Bank, office and account, as both of its records say them. */
  code: string;
  balance: bigint;
  debits: { count: number; sum: bigint };
  credits: { count: number; sum: bigint };
}

const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
function control(ten: string): string {
  const rest = 11 - ([...ten].reduce((sum, digit, at) => sum + Number(digit) * WEIGHTS[at]!, 0) % 11);
  return String(rest === 11 ? 0 : rest === 10 ? 1 : rest);
}

/** The IBAN of the eighteen digits that the file has of an account. */
export function ibanOf(code: string): string {
  const [bank, number] = [code.slice(0, 8), code.slice(8)];
  const whole = `${bank}${control(`00${bank}`)}${control(number)}${number}`;
  const rest = BigInt(`${whole}142800`) % 97n;
  return `ES${String(98n - rest).padStart(2, '0')}${whole}`;
}

const euros = (cents: bigint) => `${formatCents(cents).replace('.', ',')} €`;

const NO_REFERENCE = /^[0 ]+$/;

/** Both references of a movement; where a word goes on from the first into the second, they are one. */
function referencesOf(line: string): string[] {
  const [one, two] = [line.slice(52, 64), line.slice(64, 80)];
  if (/\p{L}$/u.test(one) && /^\p{L}/u.test(two)) return [one + two];
  return [one, two].filter(each => !NO_REFERENCE.test(each));
}

/** Whether a text looks like Norma 43: it begins with the head of an account. */
export const isN43 = (text: string): boolean => /^11\d{18}/.test(text);

/** Reads the records one after the other, and says on which line one is wrong. */
class Reader {
  private readonly accounts: Account[] = [];
  private open: Open | null = null;
  private last: Movement | null = null;
  /** What record 22 says, and what those of 23 do. */
  private references: string[] = [];
  private glued = '';
  private concept = '';
  private at = 0;
  private ended = false;

  constructor(private readonly lines: string[]) {}

  *read(): Generator<void, Statement> {
    for (const [index, line] of this.lines.entries()) {
      this.at = index + 1;
      this.record(line.padEnd(LENGTH));
      yield;
    }
    if (!this.ended)
      throw new StatementProblem(null, 'Al archivo le falta el final (registro 88): vuelve a descargarlo');
    return { format: 'n43', accounts: this.accounts };
  }

  private wrong(said: string): never {
    throw new StatementProblem(this.at, said);
  }

  private digits(line: string, from: number, to: number, what: string): string {
    const text = line.slice(from - 1, to);
    if (!/^\d+$/.test(text)) this.wrong(`${what} no es un número`);
    return text;
  }

  /** A sign (1 debit, 2 credit) and fourteen digits. */
  private amount(line: string, signAt: number, from: number, what: string): bigint {
    const sign = line[signAt - 1];
    if (sign !== '1' && sign !== '2') this.wrong(`${what} no tiene signo de debe ni de haber (1 o 2)`);
    const cents = BigInt(this.digits(line, from, from + 13, what));
    return sign === '1' ? -cents : cents;
  }

  private date(line: string, from: number): string {
    const text = line.slice(from - 1, from + 5);
    const [year, month, date] = [0, 2, 4].map(at => Number(text.slice(at, at + 2)));
    return (
      (/^\d{6}$/.test(text) && dayFrom(2000 + year!, month!, date!)) || this.wrong(`«${tidy(text)}» no es una fecha`)
    );
  }

  private inside(): Open {
    return this.open ?? this.wrong('no pertenece a ninguna cuenta: falta su cabecera (registro 11)');
  }

  private record(line: string): void {
    if (this.ended) this.wrong('hay algo después del final del archivo');
    if (line.trimEnd().length > LENGTH) this.wrong('tiene más de 80 caracteres');
    const code = line.slice(0, 2);
    if (code === '11') this.head(line);
    else if (code === '22') this.movement(line);
    else if (code === '23') this.words(line);
    else if (code === '24') this.inside();
    else if (code === '33') this.foot(line);
    else if (code === '88') this.end(line);
    else this.wrong(`no es un registro de la Norma 43: «${tidy(code)}»`);
  }

  private head(line: string): void {
    if (this.open) this.wrong('empieza otra cuenta sin que acabe la anterior (registro 33)');
    if (this.accounts.length >= MOST_ACCOUNTS)
      this.wrong(`hay más de ${MOST_ACCOUNTS} cuentas: pide un extracto de cada una`);
    const code = this.digits(line, 3, 20, 'la cuenta');
    if (line.slice(47, 50) !== EURO) this.wrong('la cuenta no está en euros');
    const none = () => ({ count: 0, sum: 0n });
    const balance = this.amount(line, 33, 34, 'el saldo');
    this.open = { code, account: ibanOf(code), movements: [], balance, debits: none(), credits: none() };
    this.last = null;
  }

  private movement(line: string): void {
    const open = this.inside();
    const cents = this.amount(line, 28, 29, 'el importe');
    const side = cents < 0n || line[27] === '1' ? open.debits : open.credits;
    side.count += 1;
    side.sum += cents < 0n ? -cents : cents;
    open.balance += cents;
    [this.references, this.concept] = [referencesOf(line), ''];
    this.glued = line.slice(52, 80).replace(NO_REFERENCE, '');
    this.last = { date: this.date(line, 11), amount: formatCents(cents), text: '' };
    this.describe(this.last);
    open.movements.push(this.last);
  }

  private words(line: string): void {
    this.inside();
    if (!this.last) this.wrong('explica un movimiento que no está');
    if (this.glued.length + this.concept.length > LONGEST_TEXT - LENGTH)
      this.wrong('el movimiento tiene más líneas de concepto de las que caben');
    // A field that is full goes on in the next one.
    this.concept += line.slice(4);
    this.describe(this.last);
  }

  private describe(movement: Movement): void {
    movement.text = tidy([...this.references, this.concept].join(' '));
    const known = tidy(this.glued + this.concept);
    if (known === movement.text) delete movement.known;
    else movement.known = known;
  }

  private foot(line: string): void {
    const open = this.inside();
    if (this.digits(line, 3, 20, 'la cuenta') !== open.code) this.wrong('cierra otra cuenta que la que está abierta');
    const says = (from: number, what: string) => ({
      count: Number(this.digits(line, from, from + 4, `el número de ${what}`)),
      sum: BigInt(this.digits(line, from + 5, from + 18, `la suma de ${what}`)),
    });
    for (const [name, side, said] of [
      ['cargos', open.debits, says(21, 'cargos')],
      ['abonos', open.credits, says(40, 'abonos')],
    ] as const) {
      if (side.count !== said.count) this.wrong(`dice ${said.count} ${name} y hay ${side.count}`);
      if (side.sum !== said.sum) this.wrong(`dice que los ${name} suman ${euros(said.sum)} y suman ${euros(side.sum)}`);
    }
    if (this.amount(line, 59, 60, 'el saldo') !== open.balance)
      this.wrong('el saldo final no es el que sale de los movimientos');
    const { account, movements } = open;
    this.accounts.push({ account, movements: movements.filter(({ amount }) => !isZero(amount)) });
    this.open = null;
  }

  private end(line: string): void {
    if (this.open) this.wrong('acaba el archivo sin que acabe la cuenta (registro 33)');
    const count = Number(this.digits(line, 21, 26, 'el número de registros'));
    if (count !== this.at - 1) this.wrong(`dice ${count} registros y hay ${this.at - 1}`);
    this.ended = true;
  }
}

/** The accounts and movements of a text of Norma 43; sums and counts of each account must be right. */
export const stepsOfN43 = (text: string): Generator<void, Statement> => new Reader(linesOf(text)).read();
