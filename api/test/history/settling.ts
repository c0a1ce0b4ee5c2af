/** What became of prepayments in a random history: rules of their own, which share no code with the product. */
import { computed, live, type Book, type Document, type Line } from './book';

/** A line that takes a prepayment off, or gives it back. */
export interface SettlingLine extends Line {
  prepaid: Document;
}

const isSettling = (line: Line): line is SettlingLine => 'prepaid' in line;
export const settlingLines = ({ lines }: Pick<Document, 'lines'>): SettlingLine[] => lines.filter(isSettling);
export const ownLines = ({ lines }: Pick<Document, 'lines'>): Line[] => lines.filter(line => !isSettling(line));

const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format().split('-').reverse().join('/');

/** All prepayments of a chain of them that replace each other are one, and count as the first. */
function family(prepaid: Document): Document {
  return prepaid.of === null ? prepaid : family(prepaid.of);
}
const origin = (document: Document): Document => (document.of === null ? document : origin(document.of));

export class Settling {
  /** By the first prepayment of a family, what names one of it. */
  private readonly naming = new Map<Document, Document[]>();

  constructor(private readonly book: Book) {}

  note(document: Document): void {
    for (const of of new Set(settlingLines(document).map(({ prepaid }) => family(prepaid))))
      this.naming.set(of, [...(this.naming.get(of) ?? []), document]);
  }

  /**
   * The invoices that take a prepayment off by now: those of which, with all that was done about them later, less than
   * nothing is left in its name.
   */
  settlers(prepaid: Document): Document[] {
    const of = family(prepaid);
    const sums = new Map<Document, bigint>();
    for (const document of (this.naming.get(of) ?? []).filter(each => live(each) && !this.book.replaced(each))) {
      const named = settlingLines(document).filter(line => family(line.prepaid) === of);
      const said = [...computed(named, false).rates.values()].reduce((sum, { base }) => sum + base, 0n);
      sums.set(origin(document), (sums.get(origin(document)) ?? 0n) + said);
    }
    return [...sums].filter(([, sum]) => sum < 0n).map(([document]) => document);
  }

  /** The number that stands on a prepayment: of what settles it, or of what replaces that. */
  settledIn(prepaid: Document): string | null {
    const [by] = this.settlers(prepaid);
    const latest = (document: Document): Document => {
      const replacing = this.book.rectifying(document).find(({ replaces }) => replaces);
      return replacing ? latest(replacing) : document;
    };
    return by ? latest(by).number : null;
  }

  /** What is left of it to be taken off at each rate, in cents; null where something is wrong with it. */
  left(prepaid: Document): Map<number, bigint> | null {
    const { book } = this;
    if (!live(prepaid) || this.settlers(prepaid).length > 0 || book.replaced(prepaid)) return null;
    const rates = new Set([prepaid, ...book.rectifying(prepaid)].flatMap(each => [...each.rates.keys()]));
    const left = [...rates].map(rate => [rate, book.left(prepaid, rate)] as const);
    if (left.some(([, base]) => base < 0n)) return null;
    const some = left.filter(([, base]) => base > 0n);
    return some.length > 0 ? new Map(some) : null;
  }

  /** As the paper says them: all of a history is of one day. */
  linesFor(prepaid: readonly Document[]): SettlingLine[] {
    return prepaid.flatMap(each =>
      [...(this.left(each) ?? [])].map(([ivaRate, base]) => ({
        description: `Anticipo ${each.number}, del ${today()}`,
        quantity: '-1',
        price: `${base / 100n}.${String(base % 100n).padStart(2, '0')}`,
        ivaRate,
        ...(ivaRate === 0 && { ivaCause: 'E1' }),
        prepaid: each,
      })),
    );
  }

  /** Whether nothing is taken off twice, nor off an annulled prepayment, of all that these invoices name. */
  private isSound(documents: readonly Document[]): boolean {
    return documents
      .flatMap(settlingLines)
      .every(({ prepaid }) => this.settlers(prepaid).length < (live(prepaid) ? 2 : 1));
  }

  /** Whether an invoice is annulled as far as prepayments go. */
  cancels(document: Document): boolean {
    if (document.prepayment && this.settlers(document).length > 0) return false;
    if (document.of === null) return true;
    const { status } = document;
    document.status = 'cancelled';
    const sound = this.isSound([document.of]);
    document.status = status;
    return sound;
  }

  /** Whether a document that credits another one whole can be added. */
  takes(credit: Document): boolean {
    const before = new Map(this.naming);
    this.note(credit);
    const sound = this.isSound([credit]);
    this.naming.clear();
    before.forEach((documents, of) => this.naming.set(of, documents));
    return sound;
  }
}

/** The same lines with their signs turned. */
export const turnedLines = ({ lines }: Pick<Document, 'lines'>): Line[] =>
  lines.map(line => ({
    ...line,
    quantity: line.quantity.startsWith('-') ? line.quantity.slice(1) : `-${line.quantity}`,
  }));
