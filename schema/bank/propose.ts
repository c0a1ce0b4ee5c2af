import type { OpenInvoice } from '../collect/open';
import { formatCents, parseDecimal, toCents } from '../decimal';
import { grouped } from '../group-by';
import { namedIn, wordsOf, type How, type Index, type Known } from './named';

/** What of a movement is not written down as collected yet: below zero it went out. */
export interface Paid {
  id: string;
  date: string;
  left: string;
  text: string;
}

/** What was written down of somebody, of whatever movement: maybe of this one. */
export interface Noted extends Pick<Known, 'payer' | 'nif'> {
  date: string;
  amount: string;
}

/** What else is known when movements and invoices are compared. */
export interface Around {
  today: string;
  /** Customers, whether they owe something or not. */
  cards?: readonly Known[];
  /** What came in that no movement is matched with. */
  noted?: readonly Noted[];
  /** There are more of something than were given: who else could be meant is not known. */
  isCut?: boolean;
}

/** Why an invoice is proposed: its number, tax number or name stands in the text; the amount is what is owed, of it or of several. */
export type Reason = 'number' | 'nif' | 'name' | 'amount' | 'sum' | 'part';

export interface Proposal {
  movementId: string;
  /** Of what nobody else could be meant. */
  sure: boolean;
  reasons: Reason[];
  /** What each gets. */
  parts: { invoiceId: string; amount: string }[];
}

/** An invoice and cents, as they are counted here. */
interface Open extends OpenInvoice {
  cents: bigint;
}

/** Sums are tried of so many invoices of one customer, the oldest ones. */
const TRIED = 10;
/** A number that is shorter stands in a text by chance. */
const TELLING = 5;
/** Days between what was written down by hand and its movement. */
const APART = 10;
/** Invoices of one movement. */
export const MOST_PARTS = 10;

const centsOf = (text: string) => toCents(parseDecimal(text));
const sumOf = (of: readonly Open[]) => of.reduce((sum, { cents }) => sum + cents, 0n);
const sameSign = (a: bigint, b: bigint) => a < 0n === b < 0n;

/** What each choice of some comes to; null: more than one comes to it. */
function sumsOf(of: readonly Open[]): Map<bigint, Open[] | null> {
  const tried = of.slice(0, TRIED);
  const sums = [0n];
  const found = new Map<bigint, Open[] | null>();
  for (let choice = 1; choice < 1 << tried.length; choice += 1) {
    const last = 31 - Math.clz32(choice);
    const sum = sums[choice ^ (1 << last)]! + tried[last]!.cents;
    sums.push(sum);
    found.set(sum, found.has(sum) ? null : tried.filter((_, at) => choice & (1 << at)));
  }
  return found;
}

/** In turn as much as each is owed, until nothing is left. */
function partsOf(of: readonly Open[], left: bigint): Proposal['parts'] {
  let rest = left;
  const parts: Proposal['parts'] = [];
  for (const { id, cents } of of) {
    const part = (cents < 0n ? cents < rest : cents > rest) ? rest : cents;
    if (part !== 0n) parts.push({ invoiceId: id, amount: formatCents(part) });
    rest -= part;
  }
  return parts;
}

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
/** Whoever has a tax number is who they are on any card, or on none. */
const whoIs = ({ nif, payer }: Pick<Known, 'nif' | 'payer'>) => nif.replace(/[^A-Za-z0-9]/g, '').toUpperCase() || payer;

/** Of one payer as much: in turn, and how many of them are not certainly paid by another movement. */
class Alike {
  private at = 0;
  rivals: number;

  constructor(private readonly all: readonly Open[]) {
    this.rivals = all.length;
  }

  /** The oldest that nothing is proposed for. */
  next(taken: ReadonlySet<string>): Open | undefined {
    while (this.at < this.all.length && taken.has(this.all[this.at]!.id)) this.at += 1;
    return this.all[this.at];
  }
}

class Matcher {
  private readonly byAmount: Map<string, Open[]>;
  private readonly byPayer: Map<string, Open[]>;
  private readonly byBoth: Map<string, Alike>;
  private readonly byId: Map<string, Open>;
  private readonly sums = new Map<string, Map<bigint, Open[] | null>>();
  private readonly taken = new Set<string>();
  private readonly noted: Set<string>;
  /** How many movements of an amount name a customer: two that do may mean the same invoice. */
  private readonly claims = new Map<string, number>();

  constructor(
    open: readonly Open[],
    private readonly index: Index<Open>,
    private readonly around: Around,
  ) {
    this.byId = new Map(open.map(each => [each.id, each]));
    this.byAmount = grouped(open, ({ cents }) => String(cents));
    this.byPayer = grouped(open, ({ payer }) => payer);
    const both = grouped(open, ({ payer, cents }) => `${payer} ${cents}`);
    this.byBoth = new Map([...both].map(([key, all]) => [key, new Alike(all)]));
    this.noted = new Set(
      (around.noted ?? []).map(each => `${whoIs(each)} ${centsOf(each.amount)} ${dayOf(each.date)}`),
    );
  }

  *all(paid: readonly Paid[]): Generator<void, Proposal[]> {
    const movements: Movement[] = [];
    for (const { id, date, left: text, text: said } of paid) {
      yield;
      const [left, words] = [centsOf(text), wordsOf(said)];
      if (left !== 0n) movements.push({ id, date, left, words, payers: this.index.payers(words) });
    }
    movements.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    for (const { left, payers } of movements)
      for (const [payer] of payers) {
        const key = `${payer} ${left}`;
        this.claims.set(key, (this.claims.get(key) ?? 0) + 1);
      }
    const proposals = new Map<string, Proposal>();
    const go = function* (this: Matcher, way: (movement: Movement) => Found | null, among = movements) {
      for (const movement of among) {
        yield;
        const found = proposals.has(movement.id) ? null : way(movement);
        if (found) proposals.set(movement.id, this.take(movement, found));
      }
    }.bind(this);
    // Who says the number comes before who only pays as much, and exactly as much before a part.
    yield* go(each => this.byNumber(each, true));
    yield* go(each => this.byNumber(each, false));
    // An invoice is paid by what came in next; what came in before it is the last thing that is thought of.
    yield* go(each => this.byWhole(each, true));
    yield* go(each => this.byWhole(each, false), movements.toReversed());
    yield* go(this.bySum);
    return paid.flatMap(({ id }) => proposals.get(id) ?? []);
  }

  private take(movement: Movement, found: Found): Proposal {
    const of = found.parts.map(({ invoiceId }) => this.byId.get(invoiceId)!);
    const sure = found.sure && this.isPlain(movement, of);
    for (const { id, payer, cents } of of) {
      this.taken.add(id);
      if (sure) this.byBoth.get(`${payer} ${cents}`)!.rivals -= 1;
    }
    return { ...found, movementId: movement.id, sure };
  }

  /** Nothing about the days speaks against it, and nobody wrote the same down already. */
  private isPlain({ date, left, words }: Movement, of: readonly Open[]): boolean {
    if (date > this.around.today || of.some(each => each.date > date)) return false;
    // What somebody sends back to us is not what a customer pays.
    if (left > 0n && words.some(word => word.startsWith('DEVOL'))) return false;
    for (const payer of new Set(of.map(each => each.payer)))
      for (let day = dayOf(date) - APART; day <= dayOf(date) + APART; day += 1)
        if (this.noted.has(`${payer} ${left} ${day}`)) return false;
    return true;
  }

  private isFree = ({ id, cents }: Open, left: bigint) => !this.taken.has(id) && sameSign(cents, left);

  private byNumber({ left, words, payers }: Movement, exactly: boolean): Found | null {
    const named = this.index
      .numbers(words)
      .filter(each => this.isFree(each, left))
      .slice(0, MOST_PARTS);
    if (named.length === 0) return null;
    const sum = sumOf(named);
    if (exactly && sum !== left) return null;
    const reasons: Reason[] = ['number', ...this.who(named, payers)];
    const parts = partsOf(named, left);
    if (sum === left) {
      // A number is one of ours unless the text is about somebody else.
      const theirs = new Set(named.map(({ payer }) => payer));
      const sure =
        [...payers.keys()].every(payer => theirs.has(payer)) &&
        named.every(each =>
          [each.number, ...(each.others ?? [])].every(number => wordsOf(number).join('').length >= TELLING),
        );
      return { sure, reasons: [...reasons, named.length > 1 ? 'sum' : 'amount'], parts };
    }
    const isPart = left < 0n ? sum < left : sum > left;
    return { sure: false, reasons: isPart ? [...reasons, 'part'] : reasons, parts };
  }

  private who = (of: readonly Open[], payers: ReadonlyMap<string, How>): Reason[] => {
    const how = of.flatMap(({ payer }) => payers.get(payer) ?? []);
    return how.includes('nif') ? ['nif'] : how.length > 0 ? ['name'] : [];
  };

  private byWhole({ date, left, payers }: Movement, isAfter: boolean): Found | null {
    const alike = [...payers.keys()].flatMap(payer => this.byBoth.get(`${payer} ${left}`) ?? []);
    const [first] = alike.flatMap(each => each.next(this.taken) ?? []).filter(each => !isAfter || each.date <= date);
    if (first) {
      const sure =
        payers.size === 1 &&
        payers.get(first.payer) !== 'name' &&
        !this.around.isCut &&
        alike[0]!.rivals === 1 &&
        this.claims.get(`${first.payer} ${left}`) === 1;
      return { sure, reasons: [...this.who([first], payers), 'amount'], parts: partsOf([first], left) };
    }
    // Somebody else is named: as much is owed by chance.
    const all = this.byAmount.get(String(left)) ?? [];
    if (isAfter || payers.size > 0 || all.length !== 1 || !this.isFree(all[0]!, left)) return null;
    return { sure: false, reasons: ['amount'], parts: partsOf(all, left) };
  }

  private bySum = ({ left, payers }: Movement): Found | null => {
    for (const [payer, how] of [...payers].slice(0, 3)) {
      const sums = this.sums.get(payer) ?? sumsOf(this.byPayer.get(payer) ?? []);
      this.sums.set(payer, sums);
      const chosen = sums.get(left);
      if (chosen?.every(each => this.isFree(each, left)))
        return { sure: false, reasons: [how === 'nif' ? 'nif' : 'name', 'sum'], parts: partsOf(chosen, left) };
    }
    return null;
  };
}

interface Movement {
  id: string;
  date: string;
  left: bigint;
  words: string[];
  payers: ReadonlyMap<string, How>;
}
type Found = Omit<Proposal, 'movementId'>;

/**
 * Which invoices what came in is for, and why. Each invoice is proposed once. A part of what is owed is only proposed
 * where the number is named. Sure is only what somebody careful would confirm without looking. In steps: thousands of each
 * take longer than others may wait.
 */
export function* proposing(
  paid: readonly Paid[],
  owed: readonly OpenInvoice[],
  around: Around,
): Generator<void, Proposal[]> {
  const open = owed
    .map(each => ({ ...each, payer: whoIs(each), cents: centsOf(each.owed) }))
    .filter(({ cents }) => cents !== 0n)
    .sort((a, b) => (a.date === b.date ? (a.number < b.number ? -1 : 1) : a.date < b.date ? -1 : 1));
  const cards = (around.cards ?? []).map(card => ({ ...card, payer: whoIs(card) }));
  yield;
  const index = yield* namedIn(open, cards);
  return yield* new Matcher(open, index, around).all(paid);
}
