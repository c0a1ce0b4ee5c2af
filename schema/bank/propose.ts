import { formatCents, parseDecimal, toCents } from '../decimal';
import { namedIn, wordsOf, type Index } from './named';

/** What of a movement is not written down as collected yet: below zero it went out. */
export interface Paid {
  id: string;
  date: string;
  left: string;
  text: string;
}

/** An invoice for which something is owed: below zero to its customer. */
export interface Owed {
  id: string;
  number: string;
  /** Who owes it: a card, or the number of who has none. */
  payer: string;
  name: string;
  nif: string;
  date: string;
  owed: string;
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
interface Open extends Owed {
  cents: bigint;
}

/** Sums are tried of so many invoices of one customer, the oldest ones. */
const TRIED = 10;
/** Invoices of one movement. */
export const MOST_PARTS = 10;

const centsOf = (text: string) => toCents(parseDecimal(text));
const sumOf = (of: readonly Open[]) => of.reduce((sum, { cents }) => sum + cents, 0n);
const sameSign = (a: bigint, b: bigint) => a < 0n === b < 0n;

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}

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

class Matcher {
  private readonly open: Open[];
  private readonly byAmount: Map<string, Open[]>;
  private readonly byPayer: Map<string, Open[]>;
  private readonly byBoth: Map<string, Open[]>;
  private readonly sums = new Map<string, Map<bigint, Open[] | null>>();
  private readonly index: Index<Open>;
  private readonly taken = new Set<string>();
  /** How many movements of an amount name a customer: two that do may mean the same invoice. */
  private readonly claims = new Map<string, number>();

  constructor(owed: readonly Owed[]) {
    this.open = owed
      .map(each => ({ ...each, cents: centsOf(each.owed) }))
      .filter(({ cents }) => cents !== 0n)
      .sort((a, b) => (a.date === b.date ? (a.number < b.number ? -1 : 1) : a.date < b.date ? -1 : 1));
    this.byAmount = grouped(this.open, ({ cents }) => String(cents));
    this.byPayer = grouped(this.open, ({ payer }) => payer);
    this.byBoth = grouped(this.open, ({ payer, cents }) => `${payer} ${cents}`);
    this.index = namedIn(this.open);
  }

  all(paid: readonly Paid[]): Proposal[] {
    const movements = paid
      .map(({ id, date, left, text }) => ({ id, date, left: centsOf(left), words: wordsOf(text) }))
      .filter(({ left }) => left !== 0n)
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      .map(each => ({ ...each, payers: this.index.payers(each.words) }));
    for (const { left, payers } of movements)
      for (const [payer] of payers) {
        const key = `${payer} ${left}`;
        this.claims.set(key, (this.claims.get(key) ?? 0) + 1);
      }
    const proposals = new Map<string, Proposal>();
    // Who says the number comes before who only pays as much.
    for (const way of [this.byNumber, this.byWhole, this.bySum])
      for (const movement of movements) {
        const found = proposals.has(movement.id) ? null : way.call(this, movement);
        if (!found) continue;
        proposals.set(movement.id, { movementId: movement.id, ...found });
        for (const { invoiceId } of found.parts) this.taken.add(invoiceId);
      }
    return paid.flatMap(({ id }) => proposals.get(id) ?? []);
  }

  private free = (of: readonly Open[] | undefined, left: bigint) =>
    (of ?? []).filter(({ id, cents }) => !this.taken.has(id) && sameSign(cents, left));

  private byNumber({ left, words, payers }: Movement): Found | null {
    const named = this.free(this.index.numbers(words), left).slice(0, MOST_PARTS);
    if (named.length === 0) return null;
    const sum = sumOf(named);
    const reasons: Reason[] = ['number', ...this.who(named, payers)];
    if (sum === left)
      return { sure: true, reasons: [...reasons, named.length > 1 ? 'sum' : 'amount'], parts: partsOf(named, left) };
    const isPart = left < 0n ? sum < left : sum > left;
    return { sure: false, reasons: isPart ? [...reasons, 'part'] : reasons, parts: partsOf(named, left) };
  }

  private who = (of: readonly Open[], payers: ReadonlyMap<string, 'nif' | 'name'>): Reason[] => {
    const how = of.map(({ payer }) => payers.get(payer));
    return how.includes('nif') ? ['nif'] : how.includes('name') ? ['name'] : [];
  };

  private byWhole({ left, payers }: Movement): Found | null {
    const theirs = [...payers.keys()].flatMap(payer => this.free(this.byBoth.get(`${payer} ${left}`), left));
    const [first] = theirs;
    if (first) {
      const alone = theirs.length === 1 && this.claims.get(`${first.payer} ${left}`) === 1;
      return { sure: alone, reasons: [...this.who([first], payers), 'amount'], parts: partsOf([first], left) };
    }
    // Somebody else is named: as much is owed by chance.
    const all = this.byAmount.get(String(left)) ?? [];
    if (payers.size > 0 || all.length !== 1 || this.free(all, left).length === 0) return null;
    return { sure: false, reasons: ['amount'], parts: partsOf(all, left) };
  }

  private bySum({ left, payers }: Movement): Found | null {
    for (const [payer, how] of [...payers].slice(0, 3)) {
      const sums = this.sums.get(payer) ?? sumsOf(this.byPayer.get(payer) ?? []);
      this.sums.set(payer, sums);
      const chosen = sums.get(left);
      if (chosen && this.free(chosen, left).length === chosen.length)
        return { sure: false, reasons: [how, 'sum'], parts: partsOf(chosen, left) };
    }
    return null;
  }
}

interface Movement {
  left: bigint;
  words: string[];
  payers: ReadonlyMap<string, 'nif' | 'name'>;
}
type Found = Omit<Proposal, 'movementId'>;

/**
 * Which invoices what came in is for, and why. Each invoice is proposed once. A part of what is owed is only proposed
 * where the number is named.
 */
export const propose = (paid: readonly Paid[], owed: readonly Owed[]): Proposal[] => new Matcher(owed).all(paid);
