import { buildCustomer } from '../build';
import type { TestApp } from '../harness';
import { expectSameLedger, type AeatKit, type Sender } from '../servers/aeat';
import { withSharedAeat } from '../servers/with-aeat';
import { random } from './book';
import { addedUp, amountsOf, earned, payableOf, totalOf, type Amounts, type TaxedLine, type Taxing } from './regimes';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

/** HISTORY_STEPS makes longer ones, HISTORY_SEED others. */
const STEPS = Number(process.env.HISTORY_STEPS ?? 150);
const SEED = Number(process.env.HISTORY_SEED ?? 20_261_124);

const today = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());
const after = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const FIRM = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const COUNCIL = { name: 'Ayuntamiento de Haro', nif: 'P2607100A', address: 'Plaza de la Paz, 1, Haro' };

/** What is drawn of an invoice as a whole: its regime, or what it has beside its lines. */
const OF_IVA = ['plain', 'discounts', 'off', 'withheld', 'suplidos', 'recargo', '03', '05', '11', '14', '15'];
const OF_OTHERS = ['plain', 'discounts', 'off', 'withheld', 'suplidos'];
const MARGIN = ['03', '05'];
const PENDING = ['14', '15'];
const SIMPLIFIED = ['plain', 'discounts', '03', '05', '11'];

interface Document extends Amounts {
  id: string;
  number: string;
  as: string;
  lines: TaxedLine[];
  taxing: Taxing;
  simplified: boolean;
  status: 'issued' | 'paid' | 'cancelled';
  of: Document | null;
  /** Of an F3. */
  tickets: Document[];
  exchangedBy: Document | null;
}
const live = ({ status }: Document) => status !== 'cancelled';

class Actor {
  readonly documents: Document[] = [];
  private cash = false;
  private readonly next = random(SEED);

  constructor(
    private readonly person: Sender,
    private readonly rates: number[],
    private readonly zone: string,
    private readonly retailer: string | null,
  ) {}

  private readonly pick = <T>(of: readonly T[]): T => of[Math.floor(this.next() * of.length)]!;
  private readonly call = (method: string, path: string, body?: object) =>
    app.rest(method, path, { token: this.person.token, body });
  private rectifying = (original: Document) => this.documents.filter(each => each.of === original && live(each));

  async step(): Promise<void> {
    const drawn = this.next();
    if (drawn < 0.5) return this.issue();
    if (drawn < 0.72) return this.rectify();
    if (drawn < 0.8) return this.exchange();
    if (drawn < 0.9) return this.pay();
    if (drawn < 0.97) return this.cancel();
    return this.retailer ? this.turn() : this.issue();
  }

  /** The criterio de caja begins or ends. */
  private async turn(): Promise<void> {
    this.cash = !this.cash;
    const { companyName, companyNif, companyAddress } = (await this.call('GET', '/settings')).body.settings;
    const body = { companyName, companyNif, companyAddress, cashBasis: this.cash };
    expect((await this.call('PUT', '/settings', body)).status).toBe(200);
  }

  private line(as: string, most: number): TaxedLine {
    const own = as === 'recargo' ? [21, 10, 4] : as === '03' ? [21, 10] : this.rates;
    const ivaRate = ['05', '11', ...PENDING].includes(as) ? 21 : this.pick(own);
    const price = (0.02 + this.next() * most).toFixed(this.pick([2, 3]));
    return {
      ...{ description: 'Trabajo', quantity: this.pick(['1', '2', '0.5', '3', '1.25']), price, ivaRate },
      ...(ivaRate === 0 && { ivaCause: 'E1' }),
      ...(/^\d/.test(as) && { ivaRegime: as }),
      // Now and then at a loss.
      ...(MARGIN.includes(as) && { cost: (Number(price) * (0.2 + this.next())).toFixed(2) }),
      ...(as === 'discounts' && { discountPercent: this.pick(['5', '10', '33.33', '100']) }),
    };
  }

  /** As the company is by now: under criterio de caja what has no regime of its own. */
  private readonly kept = (line: TaxedLine): TaxedLine =>
    this.cash && !line.ivaRegime ? { ...line, ivaRegime: '07' } : line;

  private add(
    { id, fullNumber }: { id: string; fullNumber: string },
    of: Partial<Document> & Pick<Document, 'as' | 'lines'>,
    amounts: Amounts,
  ): Document {
    const rest = { simplified: false, status: 'issued' as const, of: null, tickets: [], exchangedBy: null };
    const document = { id, number: fullNumber, taxing: {}, ...rest, ...of, ...amounts };
    this.documents.push(document);
    return document;
  }

  private async issue(): Promise<void> {
    const as = this.pick(this.retailer ? OF_IVA : OF_OTHERS);
    const simplified = SIMPLIFIED.includes(as) && this.next() < 0.45;
    const count = as === 'off' ? 2 : 1 + Math.floor(this.next() * 3);
    const first = this.line(as, simplified ? 12 : 900);
    const lines = Array.from({ length: count }, (_, i) => {
      const line = i === 0 ? first : this.line(as, simplified ? 12 : 900);
      return as === 'off' ? { ...line, ivaRate: first.ivaRate, ivaCause: first.ivaCause } : line;
    });
    const taxing: Taxing = {
      ...(as === 'recargo' && { recargo: true }),
      ...(as === 'withheld' && { withholding: this.pick([15, 7, 19]) }),
      ...(as === 'suplidos' && { suplidos: [(1 + this.next() * 90).toFixed(2)] }),
      ...(as === 'off' && { off: this.pick(['3', '12.5', '50']) }),
    };
    const date = today(this.zone);
    const { status, body } = await this.call('POST', '/invoices', {
      ...{ date, lines },
      ...(simplified
        ? { kind: 'F2' }
        : as === 'recargo'
          ? { customerId: this.retailer }
          : { customerManual: as === '14' ? COUNCIL : FIRM }),
      ...(PENDING.includes(as) && { operationDate: after(date, 30) }),
      ...(taxing.withholding && { withholdingPercent: taxing.withholding }),
      ...(taxing.off && { discountPercent: taxing.off }),
      ...(taxing.suplidos && { suplidos: taxing.suplidos.map(amount => ({ description: 'Tasa', amount })) }),
    });
    const refused = this.cash && PENDING.includes(as);
    expect([as, status, body.error === undefined]).toEqual([as, refused ? 400 : 201, !refused]);
    if (refused) return;
    const kept = lines.map(this.kept);
    this.expectTotal(
      body.invoice,
      this.add(body.invoice, { as, lines: kept, taxing, simplified }, amountsOf(kept, taxing)),
    );
  }

  private expectTotal({ total }: { total: number }, document: Document): void {
    expect([document.number, document.as, total.toFixed(2)]).toEqual([
      document.number,
      document.as,
      (Number(totalOf(document)) / 100).toFixed(2),
    ]);
  }

  /** Whether what is earned changes by what these lines say of it. */
  private fits(original: Document, lines: TaxedLine[]): boolean {
    const standing = [original, ...this.rectifying(original)];
    if (original.as === '03') {
      const left = addedUp([...standing, amountsOf(lines, {})]);
      return ![...left.rows].some(([key, { base }]) => amountsOf(lines, {}).rows.has(key) && base < 0n);
    }
    const before = standing.flatMap(each => each.lines);
    return earned([...before, ...lines], '05') - earned(before, '05') === earned(lines, '05');
  }

  private async rectify(): Promise<void> {
    const original = this.pick(
      this.documents.filter(each => live(each) && !each.of && !each.tickets.length && !each.exchangedBy),
    );
    if (!original) return this.issue();
    const { as, simplified, taxing } = original;
    const margin = MARGIN.includes(as);
    const whole = this.next() < 0.35;
    const { discountPercent: _, ...from } = this.pick(original.lines);
    const back = margin || this.next() < 0.5 ? from.quantity : this.pick(['0.5', '4']);
    const out = { ...from, quantity: `-${back}` };
    const dearer = { ...from, price: (Number(from.price) * 1.5).toFixed(3) };
    const part = this.next() < 0.3 ? [{ ...from, quantity: `-${from.quantity}` }, dearer] : [out];
    // Goods that were discounted come back for what was paid; what was sold at a loss stays one.
    const lines = part;
    const { status, body } = await this.call('POST', `/invoices/${original.id}/rectify`, {
      kind: simplified ? 'R5' : 'R1',
      cause: 'Devolución',
      ...(!whole && {
        lines: lines.map(({ ivaRegime, ...line }) => ({ ...line, ...(ivaRegime !== '07' && { ivaRegime }) })),
      }),
    });
    const taken = whole || !margin || this.fits(original, lines);
    expect([original.number, as, status, body.error === undefined]).toEqual([
      ...[original.number, as, taken ? 201 : 400, taken],
    ]);
    if (!taken) return;
    const { recargo, withholding } = taxing;
    const said = {
      lines: whole ? original.lines.map(each => ({ ...each, quantity: `-${each.quantity}` })) : lines,
      amounts: whole ? addedUp([original], -1n) : amountsOf(lines, { recargo, withholding }),
    };
    const document = this.add(body.invoice, { as, lines: said.lines, simplified, of: original }, said.amounts);
    this.expectTotal(body.invoice, document);
    // Nothing goes below zero without a warning.
    const left = addedUp([original, ...this.rectifying(original)]);
    const beyond = [...left.rows.values()].some(({ base }) => base < 0n);
    const warned = (body.invoice.warnings as string[]).some(text => text.includes(`se facturó en ${original.number}.`));
    expect([original.number, as, warned]).toEqual([original.number, as, beyond]);
  }

  private async exchange(): Promise<void> {
    const open = this.documents.filter(
      each => live(each) && each.simplified && !each.of && !each.exchangedBy && !this.rectifying(each).length,
    );
    const first = this.pick(open);
    if (!first) return this.issue();
    const other = this.pick(open);
    const tickets = [...new Set([first, other])];
    const apart = ({ as }: Document) => (MARGIN.includes(as) ? as : '');
    const alike = tickets.every(each => apart(each) === apart(first));
    const ids = tickets.map(({ id }) => id);
    const { status, body } = await this.call('POST', '/invoices/exchange', { ids, customerManual: FIRM });
    expect([status, body.error === undefined]).toEqual(alike ? [201, true] : [400, false]);
    if (!alike) return;
    const paid = tickets.every(each => each.status === 'paid');
    const complete = this.add(
      body.invoice,
      { as: first.as, lines: [], tickets, status: paid ? 'paid' : 'issued' },
      addedUp(tickets),
    );
    this.expectTotal(body.invoice, complete);
    for (const each of tickets) each.exchangedBy = complete;
  }

  private async pay(): Promise<void> {
    const document = this.pick(
      this.documents.filter(each => each.status === 'issued' && !each.tickets.length && !each.exchangedBy),
    );
    if (!document) return this.issue();
    expect((await this.call('POST', `/invoices/${document.id}/pay`)).status).toBe(200);
    document.status = 'paid';
  }

  private async cancel(): Promise<void> {
    const document = this.pick(this.documents.filter(each => live(each) && !each.tickets.length));
    if (!document) return this.issue();
    const cancels = this.rectifying(document).length === 0 && !document.exchangedBy;
    const { status } = await this.call('POST', `/invoices/${document.id}/cancel`);
    expect([document.number, status]).toEqual([document.number, cancels ? 200 : 409]);
    if (cancels) document.status = 'cancelled';
  }
}

/** The ledger as CSV, by rate, and what is owed and earned, against what every step did. */
async function expectLedger(
  { token }: Sender,
  documents: Document[],
  { rates, name }: { rates: number[]; name: (rate: number) => string },
): Promise<void> {
  const [head, ...rows] = (await app.rest('GET', '/invoices/export/csv', { token })).text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(';'));
  expect(rows).toHaveLength(documents.length);
  const cents = (text: string) => BigInt(text.replace(',', ''));
  const column = (title: string, among: string[][]) => {
    const at = head!.indexOf(title);
    expect([title, at >= 0]).toEqual([title, true]);
    return among.reduce((sum, row) => sum + cents(row[at]!), 0n);
  };
  for (const cancelled of [true, false]) {
    const shown = rows.filter(row => (row[head!.indexOf('Estado')] === 'Anulada') === cancelled);
    const mine = documents.filter(each => live(each) !== cancelled);
    const sum = (pick: (each: Document) => bigint) => mine.reduce((all, each) => all + pick(each), 0n);
    const rowsAt = (each: Amounts, rate: number) => [...each.rows.values()].filter(row => row.rate === rate);
    for (const rate of rates) {
      const at = (pick: 'base' | 'quota') => sum(each => rowsAt(each, rate).reduce((all, row) => all + row[pick], 0n));
      expect([rate, column(`Base ${name(rate)} %`, shown), column(`Cuota ${name(rate)} %`, shown)]).toEqual([
        ...[rate, at('base'), at('quota')],
      ]);
    }
    expect(column('No gravado (margen)', shown)).toBe(
      sum(({ rows: all }) => [...all.values()].reduce((cost, row) => cost + row.cost, 0n)),
    );
    expect(column('Recargo', shown)).toBe(sum(({ recargo }) => recargo));
    expect(column('Total', shown)).toBe(sum(totalOf));
    if (cancelled) continue;
    expect(column('Pendiente', shown)).toBe(
      sum(each => (each.status === 'issued' && !each.tickets.length ? payableOf(each) : 0n)),
    );
  }
}

test.each([
  ['IVA, with each regime', 0.7, { territory: 'peninsula', zone: 'Europe/Madrid' }, [21, 10, 4, 0], ''],
  ['IGIC', 0.15, { territory: 'canarias', zone: 'Atlantic/Canary' }, [7, 3, 5, 9.5, 15, 20, 0], 'IGIC '],
  ['IPSI', 0.15, { territory: 'ceuta', zone: 'Europe/Madrid' }, [3, 0.5, 1, 2, 4, 5, 6, 7, 8, 9, 10, 0], 'IPSI '],
])(
  `random steps of %s: documents are the sum of what each one did, by rate, and the AEAT takes every record`,
  async (_, share, { territory, zone }, rates, tax) => {
    const person = await aeat.buildSender();
    const { companyName, companyNif, companyAddress } = (await app.rest('GET', '/settings', { token: person.token }))
      .body.settings;
    const body = { companyName, companyNif, companyAddress, territory };
    expect((await app.rest('PUT', '/settings', { token: person.token, body })).status).toBe(200);
    const retailer = tax ? null : (await buildCustomer(app, person, { nif: '12345678Z', recargo: true })).id;
    const actor = new Actor(person, rates, zone, retailer);
    const steps = Math.round(STEPS * share);
    for (let step = 0; step < steps; step += 1) await actor.step();
    const drawn = new Set(actor.documents.flatMap(({ as, lines }) => [as, ...lines.map(line => line.ivaRegime ?? as)]));
    if (retailer) expect([...OF_IVA, '07'].filter(each => !drawn.has(each))).toEqual([]);
    const name = (rate: number) => `${tax}${String(rate).replace('.', ',')}`;
    await expectLedger(person, actor.documents, { rates, name });
    const { correlativity } = (await app.rest('GET', '/invoices/correlativity', { token: person.token })).body;
    expect(correlativity).toMatchObject({ invoices: actor.documents.length, gaps: 0, duplicates: 0 });
    await aeat.drain(person, 30_000 + STEPS * 100);
    // Of IPSI the AEAT warns until the end of 2026 (code 2009).
    const states = new Set((await aeat.statuses(person)).map(({ status }) => status));
    expect([...states].filter(state => state !== 'accepted' && !tax.startsWith('IPSI'))).toEqual([]);
    expect(states).not.toContain('rejected');
    await expectSameLedger(aeat, person);
  },
  60_000 + STEPS * 500,
);
