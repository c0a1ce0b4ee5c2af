/**
 * What a random history should have come to: amounts and rules of its own, in whole cents, which share no code with the
 * product.
 */

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const RECARGO: Record<number, bigint> = { 21: 52n, 10: 14n, 4: 5n };
export const RATES = [21, 10, 4, 0];

export interface Line {
  description: string;
  quantity: string;
  price: string;
  ivaRate: number;
  ivaCause?: string;
  operationDate?: string;
}
/** Of a rate, in cents. */
interface Amounts {
  base: bigint;
  quota: bigint;
}
export interface Document {
  id: string;
  number: string;
  /** The original that it credits or charges, or replaces. */
  of: Document | null;
  replaces: boolean;
  /** Of a complete invoice for simplified ones (F3): which, and the one that it takes back. */
  exchange: { tickets: Document[]; takesBack: Document | null } | null;
  lines: Line[];
  rates: Map<number, Amounts>;
  recargo: bigint;
  /** It carries recargo de equivalencia, if only of nothing. */
  recargoed: boolean;
  simplified: boolean;
  /** Of what was received before the operation, or what replaces one that is. */
  prepayment: boolean;
  /** By the customer or a third party, in the company's name. */
  byAnother: boolean;
  /** It rectifies several, each by its part. */
  joint: boolean;
  status: 'issued' | 'paid' | 'cancelled';
  /** Which of all payments paid it. */
  payment: number;
}
type Summed = Pick<Document, 'rates' | 'recargo'>;

export const units = (text: string, scale: number): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.padEnd(scale, '0'));
  return text.startsWith('-') ? -value : value;
};
/** Half away from zero, by the nearest of two neighbours. */
export const nearest = (top: bigint, bottom: bigint): bigint => {
  const positive = top < 0n ? -top : top;
  let cent = positive / bottom;
  if (2n * (positive - cent * bottom) >= bottom) cent += 1n;
  return top < 0n ? -cent : cent;
};

export function computed(lines: Line[], recargo: boolean): Summed {
  const rates = new Map<number, Amounts>();
  for (const { quantity, price, ivaRate } of lines) {
    const of = rates.get(ivaRate) ?? { base: 0n, quota: 0n };
    of.base += nearest(units(quantity, 3) * units(price, 3), 10_000n);
    rates.set(ivaRate, of);
  }
  let surcharge = 0n;
  for (const [rate, of] of rates) {
    of.quota = nearest(of.base * BigInt(rate), 100n);
    if (recargo) surcharge += nearest(of.base * (RECARGO[rate] ?? 0n), 1000n);
  }
  return { rates, recargo: surcharge };
}

/** Added up to the cent, never computed again. */
export function together(documents: readonly Summed[], sign = 1n): Summed {
  const rates = new Map<number, Amounts>();
  for (const [rate, { base, quota }] of documents.flatMap(each => [...each.rates])) {
    const of = rates.get(rate) ?? { base: 0n, quota: 0n };
    rates.set(rate, { base: of.base + sign * base, quota: of.quota + sign * quota });
  }
  return { rates, recargo: documents.reduce((sum, { recargo }) => sum + sign * recargo, 0n) };
}

export const base = ({ rates }: Summed) => [...rates.values()].reduce((all, each) => all + each.base, 0n);
export const quota = ({ rates }: Summed) => [...rates.values()].reduce((all, each) => all + each.quota, 0n);
export const total = (document: Summed) => base(document) + quota(document) + document.recargo;

const hang = (on: Map<Document, Document[]>, each: Document, document: Document) =>
  on.set(each, [...(on.get(each) ?? []), document]);

export const live = ({ status }: Document) => status !== 'cancelled';

/** All documents of a company in the order in which they were issued, and what may be done with each. */
export class Book {
  readonly documents: Document[] = [];
  /** What hangs on each, so that ten thousand steps do not look through all of them for one. */
  private readonly rectifications = new Map<Document, Document[]>();
  private readonly takings = new Map<Document, Document[]>();
  private readonly exchanges = new Map<Document, Document[]>();
  private payments = 0;

  add(document: Document): void {
    this.documents.push(document);
    if (document.of) hang(this.rectifications, document.of, document);
    if (document.exchange?.takesBack) hang(this.takings, document.exchange.takesBack, document);
    for (const ticket of document.exchange?.tickets ?? []) hang(this.exchanges, ticket, document);
  }

  /** What a document that was added says of one of those that it rectifies: that stands as long as the document does. */
  addPart(document: Document, of: Document, amounts: Summed): void {
    const part = { ...document, ...amounts, of };
    Object.defineProperty(part, 'status', { get: () => document.status });
    hang(this.rectifications, of, part);
  }

  standing(): Document[] {
    return this.documents.filter(live);
  }

  /** What rectifies it and was not annulled. */
  rectifying(document: Document): Document[] {
    return (this.rectifications.get(document) ?? []).filter(live);
  }

  replaced = (original: Document) => this.rectifying(original).some(({ replaces }) => replaces);

  /** Bases of a rate that an original has left, with all that rectifies it. */
  left(original: Document, rate: number): bigint {
    return [original, ...this.rectifying(original)].reduce((sum, { rates }) => sum + (rates.get(rate)?.base ?? 0n), 0n);
  }

  takenBack = (document: Document) => (this.takings.get(document) ?? []).some(live);

  /** The complete invoices for a simplified one that were not annulled, with those that take one back. */
  private completesOf = (ticket: Document) => (this.exchanges.get(ticket) ?? []).filter(live);

  /** The complete invoices that stand for a simplified one. */
  standingFor(ticket: Document): Document[] {
    return this.completesOf(ticket).filter(each => each.exchange!.takesBack === null && !this.takenBack(each));
  }

  /** A simplified invoice that says itself what is true of the sale, together with these others; `but`: see as if gone. */
  private exchangeable(ticket: Document, others: readonly Document[], but: Document | null): boolean {
    const exchanged = (each: Document) => this.standingFor(each).some(by => by !== but);
    if (!ticket.simplified || !live(ticket) || exchanged(ticket) || this.replaced(ticket)) return false;
    const { of, replaces } = ticket;
    if (of === null) return true;
    return (others.includes(of) || this.standingFor(of).length > 0) !== replaces;
  }

  /** Whether these are exchanged for one complete invoice. */
  takes(tickets: readonly Document[]): boolean {
    const { rates } = together(tickets);
    const crossed = [...rates.values()].some(each => each.base * each.quota < 0n);
    return !crossed && tickets.every(each => this.exchangeable(each, tickets, null));
  }

  /** Whether it is annulled: what hangs on it goes before, and nothing comes back that another one stands for by now. */
  cancels(document: Document): boolean {
    const { exchange, replaces, status } = document;
    // What paid it counts for the one that it replaces as well.
    if (replaces && status === 'paid') return false;
    if (this.rectifying(document).length > 0 || this.standingFor(document).length > 0) return false;
    if (exchange === null) return true;
    if (this.takenBack(document)) return false;
    const { takesBack, tickets } = exchange;
    return takesBack === null || tickets.every(each => this.exchangeable(each, tickets, takesBack));
  }

  /** Whether it is collected: nothing is where all its tickets were annulled, nor through an exchange without effect. */
  private pays(document: Document): boolean {
    const { exchange } = document;
    if (exchange === null) return true;
    return exchange.tickets.some(live) && exchange.takesBack === null && !this.takenBack(document);
  }

  /**
   * Pays these or none of them, one after the other in the order of their ids, which decides what was paid by which; one
   * that another of them paid needs no payment of its own.
   */
  payAll(chosen: readonly Document[]): boolean {
    const before = this.documents.map(({ status, payment }) => ({ status, payment }));
    for (const each of chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (each.status === 'paid') continue;
      if (!this.pays(each)) {
        this.documents.forEach((document, at) => Object.assign(document, before[at]));
        return false;
      }
      this.set(each, 'paid');
    }
    return true;
  }

  paidBy(tickets: readonly Document[]): 'paid' | 'issued' {
    const left = tickets.filter(live);
    return left.length > 0 && left.every(({ status }) => status === 'paid') ? 'paid' : 'issued';
  }

  /** A document, what it replaces, what that replaces, and so on: all of it is paid by the one. */
  private withReplaced(document: Document): Document[] {
    const { of, replaces } = document;
    return replaces && of ? [document, ...this.withReplaced(of)] : [document];
  }

  /**
   * What is said of a ticket is said of the complete invoices for it, and the other way round; undone through one of them
   * is the last payment alone. What one replaces is paid with it, and owed again with it where it was paid by that.
   */
  set(document: Document, status: Document['status']): void {
    // What is collected itself is paid or undone below, as every one of several is.
    if (document.exchange || status === 'cancelled') document.status = status;
    const own = status === 'cancelled' ? [document] : this.withReplaced(document);
    const tickets = document.exchange ? (live(document) ? document.exchange.tickets : []) : own;
    const touched = tickets.filter(live);
    this.payments += 1;
    const last = document.exchange ? Math.max(...touched.map(({ payment }) => payment)) : document.payment;
    for (const each of touched)
      if (status === 'paid' && each.status === 'issued') Object.assign(each, { status, payment: this.payments });
      else if (status === 'issued' && each.payment === last) each.status = status;
    for (const each of new Set(tickets.flatMap(this.completesOf))) each.status = this.paidBy(each.exchange!.tickets);
  }
}
