import { formatCents } from '../../schema/decimal';
import { searchKey } from '../../api/platform/search';

/** One invoice of the book that is copied in, as its tables' rows need it. */
export interface Entry {
  /** Its place in the whole book, from 1. */
  place: number;
  id: string;
  kind: 'F1' | 'F2' | 'R1';
  series: 'A' | 'S' | 'R';
  year: number;
  number: number;
  fullNumber: string;
  date: string;
  issuedAt: Date;
  status: 'issued' | 'paid' | 'cancelled';
  customer: Customer | null;
  lines: { description: string; cents: number; total: number }[];
  rate: 21 | 10;
  base: number;
  quota: number;
  total: number;
  paidOn: string | null;
  /** What came in for it. */
  collected: number;
  /** Of what rectifies: the invoice before it. */
  rectifies: string | null;
}

interface Customer {
  id: string;
  name: string;
  nif: string;
  email: string;
  search: string;
}

const SURNAMES = [
  'García',
  'Martín',
  'López',
  'Sánchez',
  'Romero',
  'Navarro',
  'Torres',
  'Ramírez',
  'Gil',
  'Serrano',
  'Molina',
  'Morales',
  'Ortega',
  'Delgado',
  'Castro',
  'Ortiz',
  'Rubio',
  'Marín',
  'Iglesias',
  'Núñez',
];
const DAY_MS = 86_400_000;
/** The book covers four years up to today. */
const DAYS = 1460;

/** An id as ours are, by its moment and its place, so that each table's rows are made apart. */
export function idAt(moment: number, sort: number, place: number): string {
  const time = moment.toString(16).padStart(12, '0');
  const rest = place.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sort.toString(16).padStart(3, '0')}-8000-${rest}`;
}

export const cents = (amount: number): string => formatCents(BigInt(amount));
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const share = (amount: number, percent: number): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 100);

function customersOf(count: number, from: number): Customer[] {
  return Array.from({ length: count }, (_, at) => {
    const [name, nif] = [`${SURNAMES[(at * 7) % SURNAMES.length]} ${at + 1}`, `B${String(at + 1).padStart(8, '0')}`];
    const email = `cliente${at + 1}@correo.example`;
    return { id: idAt(from, 1, at + 1), name, nif, email, search: searchKey(name, nif, email) };
  });
}

/** A book of so many issued invoices, the same each time it is read: tables are filled one after the other. */
export class Book {
  private readonly from: number;
  readonly customers: Customer[];

  constructor(
    readonly size: number,
    today: string,
  ) {
    this.from = Date.parse(`${today}T00:00:00Z`) - (DAYS - 1) * DAY_MS;
    this.customers = customersOf(Math.max(20, Math.round(size / 50)), this.from - DAY_MS);
  }

  private moment(place: number): number {
    const day = Math.floor(((place - 1) * DAYS) / this.size);
    const first = Math.ceil((day * this.size) / DAYS);
    // From midnight, a second each, so that today's are not ahead of the clock.
    return this.from + day * DAY_MS + (place - 1 - first) * 1000;
  }

  *entries(): Generator<Entry> {
    const numbers = new Map<string, number>();
    const last = this.from + (DAYS - 1) * DAY_MS;
    let before = null as Entry | null;
    for (let place = 1; place <= this.size; place += 1) {
      const moment = this.moment(place);
      // What is rectified is a complete invoice that stands.
      const isR: boolean = place % 50 === 26 && before?.kind === 'F1' && before.status !== 'cancelled';
      const kind: Entry['kind'] = isR ? 'R1' : place % 10 === 9 ? 'F2' : 'F1';
      const series: Entry['series'] = isR ? 'R' : kind === 'F2' ? 'S' : 'A';
      const date = dayAt(moment);
      const year = Number(date.slice(0, 4));
      const number: number = (numbers.get(`${series}${year}`) ?? 0) + 1;
      numbers.set(`${series}${year}`, number);
      const customer: Customer | null = isR
        ? before!.customer
        : kind === 'F2'
          ? null
          : this.customers[(place * 7919) % this.customers.length]!;
      const rate = place % 7 === 0 ? 10 : 21;
      const lines: Entry['lines'] = Array.from({ length: isR ? 1 : 1 + (place % 2) }, (_, at) => {
        const amount = isR ? -500 : 1000 + ((place * 37 + at * 1009) % 90_000);
        return { description: 'Diseño y maquetación', cents: amount, total: amount + share(amount, rate) };
      });
      const base = lines.reduce((sum, line) => sum + line.cents, 0);
      const quota = share(base, rate);
      const total = base + quota;
      // What is to be rectified next is not annulled.
      const isCancelled: boolean = !isR && place % 20 === 7;
      const isOpen = place > this.size * 0.95 || place % 13 === 0;
      const status: Entry['status'] = isCancelled ? 'cancelled' : isOpen ? 'issued' : 'paid';
      const collected = status === 'paid' ? total : status === 'issued' && place % 5 === 0 ? Math.trunc(total / 2) : 0;
      before = {
        place,
        id: idAt(moment, 2, place),
        kind,
        series,
        year,
        number,
        fullNumber: `${series}-${year}-${String(number).padStart(4, '0')}`,
        date,
        issuedAt: new Date(moment),
        status,
        customer,
        lines,
        rate,
        base,
        quota,
        total,
        paidOn: status === 'paid' ? dayAt(Math.min(moment + 20 * DAY_MS, last)) : null,
        collected,
        rectifies: isR ? before!.id : null,
      };
      yield before;
    }
  }
}
