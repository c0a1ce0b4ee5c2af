import { buildCustomer, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { expectSameLedger, startAeat, type AeatKit } from '../../test/servers/aeat';

let app: TestApp;
let aeat: AeatKit;
beforeAll(async () => {
  app = await startTestApp();
  aeat = await startAeat(app);
}, 60_000);
afterAll(async () => {
  await aeat.stop();
  await app.close();
});

/** HISTORY_STEPS makes a longer one, HISTORY_SEED another one. */
const STEPS = Number(process.env.HISTORY_STEPS ?? 150);
const SEED = Number(process.env.HISTORY_SEED ?? 20_261_123);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const RECARGO: Record<number, bigint> = { 21: 52n, 10: 14n, 4: 5n };
const RATES = [21, 10, 4, 0];

interface Line {
  description: string;
  quantity: string;
  price: string;
  ivaRate: number;
  ivaCause?: string;
}
/** Of a rate, in cents. */
interface Amounts {
  base: bigint;
  quota: bigint;
}
interface Document {
  id: string;
  /** The original that it credits or charges, or replaces. */
  of: Document | null;
  replaces: boolean;
  lines: Line[];
  rates: Map<number, Amounts>;
  recargo: bigint;
  /** It carries recargo de equivalencia, if only of nothing. */
  recargoed: boolean;
  simplified: boolean;
  status: 'issued' | 'paid' | 'cancelled';
}

const units = (text: string, scale: number): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.padEnd(scale, '0'));
  return text.startsWith('-') ? -value : value;
};
/** Half away from zero, by the nearest of two neighbours. */
const nearest = (top: bigint, bottom: bigint): bigint => {
  const positive = top < 0n ? -top : top;
  let cent = positive / bottom;
  if (2n * (positive - cent * bottom) >= bottom) cent += 1n;
  return top < 0n ? -cent : cent;
};

function computed(lines: Line[], recargo: boolean): Pick<Document, 'rates' | 'recargo'> {
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

const turned = ({ rates, recargo }: Document): Pick<Document, 'rates' | 'recargo'> => ({
  rates: new Map([...rates].map(([rate, { base, quota }]) => [rate, { base: -base, quota: -quota }])),
  recargo: -recargo,
});

const DASHBOARD = '{ dashboard { overview { totalRevenue pendingRevenue } } }';

const cents = (spanish: string) => BigInt(spanish.replace(',', ''));

test(
  `${STEPS} random steps: all documents together are the sum of what each one did, and the AEAT takes every record`,
  async () => {
    const next = random(SEED);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
    const eva = await aeat.buildSender();
    const retailer = await buildCustomer(app, eva, { nif: '12345678Z', recargo: true });
    const usual = await buildCustomer(app, eva);
    const documents: Document[] = [];
    const call = (method: string, path: string, body?: object) => app.rest(method, path, { token: eva.token, body });

    const line = (recargo: boolean, most: number): Line => {
      const ivaRate = pick(recargo ? [21, 10, 4] : RATES);
      return {
        description: 'Trabajo',
        quantity: pick(['1', '2', '0.5', '3', '1.25', '7']),
        price: (0.01 + next() * most).toFixed(pick([2, 2, 3])),
        ivaRate,
        ...(ivaRate === 0 && { ivaCause: 'E1' }),
      };
    };

    async function issue(): Promise<void> {
      const simplified = next() < 0.3;
      const recargo = !simplified && next() < 0.3;
      const lines = Array.from({ length: 1 + Math.floor(next() * 4) }, () => line(recargo, simplified ? 8 : 900));
      const { status, body } = await call('POST', '/invoices', {
        date: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date()),
        lines,
        ...(simplified ? { kind: 'F2' } : { customerId: recargo ? retailer.id : usual.id }),
      });
      expect([status, body.error]).toEqual([201, undefined]);
      documents.push({
        ...{ id: body.invoice.id, of: null, replaces: false, recargoed: recargo, lines, simplified, status: 'issued' },
        ...computed(lines, recargo),
      });
    }

    const standing = () => documents.filter(({ status }) => status !== 'cancelled');
    /** Bases of a rate that an original has left, with all that rectifies it. */
    const left = (original: Document, rate: number): bigint =>
      [original, ...standing().filter(({ of }) => of === original)].reduce(
        (sum, { rates }) => sum + (rates.get(rate)?.base ?? 0n),
        0n,
      );

    const replaced = (original: Document) => standing().some(({ of, replaces }) => replaces && of === original);

    /** All of it once more with other lines; what has differences already is not replaced. */
    async function replace(original: Document): Promise<void> {
      const lines = original.lines.map(each => ({ ...each, quantity: pick(['1', each.quantity, '0.75']) }));
      const { status, body } = await call('POST', `/invoices/${original.id}/rectify`, {
        kind: original.simplified ? 'R5' : 'R1',
        way: 'S',
        cause: 'Otra cantidad',
        lines,
      });
      const before = standing().some(({ of }) => of === original);
      expect([status, body.error === undefined]).toEqual(before ? [409, false] : [201, true]);
      if (before) return;
      documents.push({
        ...{ id: body.invoice.id, of: original, replaces: true, lines, status: 'issued' },
        ...{ simplified: original.simplified, recargoed: original.recargoed },
        ...computed(lines, original.recargoed),
      });
    }

    async function rectify(): Promise<void> {
      const originals = standing().filter(each => (each.of === null || each.replaces) && !replaced(each));
      if (originals.length === 0) return issue();
      const original = pick(originals);
      if (next() < 0.3) return replace(original);
      const whole = next() < 0.4;
      const from = pick(original.lines);
      const lines = [{ ...from, quantity: `-${pick(['1', '0.5', from.quantity])}` }];
      const { status, body } = await call('POST', `/invoices/${original.id}/rectify`, {
        kind: original.simplified ? 'R5' : 'R1',
        cause: 'Devolución',
        ...(!whole && { lines }),
      });
      expect([status, body.error]).toEqual([201, undefined]);
      const amounts = whole ? turned(original) : computed(lines, original.recargoed);
      documents.push({
        ...{ id: body.invoice.id, of: original, replaces: false, lines, status: 'issued' },
        ...{ simplified: original.simplified, recargoed: original.recargoed },
        ...amounts,
      });
      const beyond = RATES.some(rate => left(original, rate) < 0n);
      const warned = (body.invoice.warnings as string[]).some(text =>
        text.includes('más de base de lo que se facturó'),
      );
      expect(warned).toBe(beyond);
      return undefined;
    }

    async function cancel(): Promise<void> {
      const document = pick(standing());
      if (!document) return issue();
      const { status } = await call('POST', `/invoices/${document.id}/cancel`);
      // What is rectified goes after what rectifies it.
      expect(status).toBe(standing().some(({ of }) => of === document) ? 409 : 200);
      if (status === 200) document.status = 'cancelled';
      return undefined;
    }

    async function pay(): Promise<void> {
      const document = pick(standing().filter(({ status }) => status === 'issued'));
      if (!document) return issue();
      expect((await call('POST', `/invoices/${document.id}/pay`)).status).toBe(200);
      document.status = 'paid';
      return undefined;
    }

    for (let step = 0; step < STEPS; step += 1) {
      const drawn = next();
      await (drawn < 0.5 ? issue() : drawn < 0.75 ? rectify() : drawn < 0.87 ? cancel() : pay());
    }

    await expectSums(eva, documents);
    const { correlativity } = (await call('GET', '/invoices/correlativity')).body;
    expect(correlativity).toMatchObject({
      ...{ invoices: documents.length, gaps: 0, duplicates: 0 },
      chain: { intact: true },
    });
    await aeat.drain(eva, 30_000 + STEPS * 100);
    expect(new Set((await aeat.statuses(eva)).map(({ status }) => status))).toEqual(new Set(['accepted']));
    await expectSameLedger(aeat, eva);
  },
  60_000 + STEPS * 500,
);

const base = ({ rates }: Document) => [...rates.values()].reduce((all, each) => all + each.base, 0n);
const quota = ({ rates }: Document) => [...rates.values()].reduce((all, each) => all + each.quota, 0n);
const total = (document: Document) => base(document) + quota(document) + document.recargo;

/** The list as CSV and the dashboard, against what every step did. */
async function expectSums({ token }: Person, documents: readonly Document[]): Promise<void> {
  const { totalRevenue, pendingRevenue } = (await app.gql(DASHBOARD, {}, { token })).body.data.dashboard.overview;
  // What replaces an original counts by the difference: the original counts by itself.
  const counted = documents.flatMap(each =>
    each.status === 'cancelled' ? [] : [{ each, cents: total(each) - (each.replaces ? total(each.of!) : 0n) }],
  );
  const sumOf = (of: typeof counted) => of.reduce((all, { cents: amount }) => all + amount, 0n);
  expect([units(totalRevenue, 2), units(pendingRevenue, 2)]).toEqual([
    sumOf(counted),
    sumOf(counted.filter(({ each }) => each.status === 'issued')),
  ]);
  const [head, ...rows] = (await app.rest('GET', '/invoices/export/csv', { token })).text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(';'));
  expect(rows).toHaveLength(documents.length);
  const column = (name: string, of: string[][]) => of.reduce((sum, row) => sum + cents(row[head!.indexOf(name)]!), 0n);
  for (const cancelled of [true, false]) {
    const shown = rows.filter(row => (row[head!.indexOf('Estado')] === 'Anulada') === cancelled);
    const mine = documents.filter(({ status }) => (status === 'cancelled') === cancelled);
    const sum = (pick: (document: Document) => bigint) => mine.reduce((all, each) => all + pick(each), 0n);
    for (const rate of RATES) {
      const found = [column(`Base ${rate} %`, shown), column(`Cuota ${rate} %`, shown)];
      expect([rate, ...found]).toEqual([
        rate,
        sum(({ rates }) => rates.get(rate)?.base ?? 0n),
        sum(({ rates }) => rates.get(rate)?.quota ?? 0n),
      ]);
    }
    expect(column('Recargo', shown)).toBe(sum(({ recargo }) => recargo));
    const of = (amounts: (original: Document) => bigint) => sum(({ of, replaces }) => (replaces ? amounts(of!) : 0n));
    expect([
      column('Base sustituida', shown),
      column('Cuota sustituida', shown),
      column('Recargo sustituido', shown),
    ]).toEqual([of(base), of(quota), of(({ recargo }) => recargo)]);
    expect(column('Total', shown)).toBe(sum(total));
  }
}
