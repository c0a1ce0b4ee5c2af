import { RULES, type Territory } from '../../../schema/tax/territory';
import { refusalsOf } from '../../../schema/sendable';
import { buildTenant, setSubscription, type Person } from '../../test/build';
import { Chance } from '../../test/faults/chance';
import { startTestApp, type Answer, type Body, type TestApp } from '../../test/harness';
import { runs } from '../../test/long';
import { startAeat, type AeatKit, type Sender } from '../../test/servers/aeat';
import type { Factura } from '../verifactu/seal/factura';
import { altaText, PLAIN } from '../verifactu/seal/record-text';
import { softwareOf } from '../verifactu/seal/software';
import { momentOf } from '../verifactu/seal/timestamp';
import { messageText } from '../verifactu/send/message';
import { ticketsOf } from './exchange/exchanges';
import { facturaOf } from './factura-of';
import { InvoiceLine } from './invoice-line.entity';
import { Invoice } from './invoice.entity';
import { rectifiedOf } from './rectify/related';

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

/** SEED makes another one. */
const STEPS = runs(45, 600);
const SEED = Number(process.env.SEED ?? 20_261_124);

const BUYERS = [
  { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' },
  { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' },
  { name: 'Ana Pérez', nif: '48213960A' },
  { name: 'Ana Pérez', nif: '48213960B' },
  { name: 'Ayuntamiento de Teror', nif: 'P2607100A' },
  { name: 'Max Weber', nif: 'L01X00T47', country: 'DE', idKind: '03' },
  { name: 'Weber & Kraus GmbH', nif: 'DE299418732', country: 'DE' },
  { name: 'Weber & Kraus GmbH', nif: 'DE29941873', country: 'DE', idKind: '02' },
  { name: 'Alpen AG', nif: 'CHE123456789', country: 'CH', idKind: '04' },
  { name: 'Blue Ltd', nif: 'GB123456789', country: 'GB', idKind: '02' },
  { name: 'Ana Pérez', nif: '48213960A', idKind: '07' },
];
const CAUSES = ['E1', 'E1', 'E1', 'E2', 'E5', 'E6', 'N1', 'N2', 'S2', 'S1'];
const OF_IPSI = ['E1', 'E1', 'E2', 'E6', 'N1', 'N2'];
const RECTIFYING = ['R1', 'R1', 'R1', 'R2', 'R3', 'R4'];

interface Line {
  quantity: string;
  ivaRate: number;
  discountPercent?: string | null;
  [name: string]: unknown;
}

/** What both have issued alike. */
interface Done {
  ids: [sender: string, other: string];
  kind: string;
  prepaid: boolean;
  lines: Line[];
  customerManual: object | null;
}

/** How often each kind was issued, or refused to the sender alone. */
const seen: Record<string, number> = {};

/** Two companies of one territory that do the same at random: the first sends, the second does not. */
class Twins {
  readonly done: Done[] = [];
  private count = 0;

  constructor(
    private readonly chance: Chance,
    private readonly territory: Territory,
    readonly sender: Sender,
    private readonly other: Person,
  ) {}

  step(): Promise<void> {
    const drawn = this.chance.below(100);
    if (drawn < 35 || this.done.length === 0) return this.complete();
    if (drawn < 55) return this.ticket();
    if (drawn < 80) return this.rectify();
    if (drawn < 92) return this.exchange();
    return this.settle();
  }

  private line(price: number, recargo: boolean): Line {
    const { chance } = this;
    const ivaRate = recargo ? chance.pick([21, 10, 4]) : chance.pick([0, ...RULES[this.territory].rates]);
    const ivaCause = ivaRate === 0 ? chance.pick(RULES[this.territory].tax === 'IPSI' ? OF_IPSI : CAUSES) : null;
    const regimes = ivaRate > 0 ? ['07', '11', '14'] : ivaCause === 'N2' ? ['08', '08', null] : [null];
    return {
      description: 'Trabajo',
      quantity: chance.pick(['1', '2', '0.5']),
      price: price.toFixed(2),
      ivaRate,
      ivaCause,
      ivaRegime: chance.happens(ivaRate > 0 ? 10 : 70) ? chance.pick(regimes) : null,
      discountPercent: chance.happens(12) ? '5' : null,
    };
  }

  private readonly lines = (price: number, recargo = false) =>
    Array.from({ length: 1 + this.chance.below(3) }, () => this.line(this.chance.pick([price, price / 3.3]), recargo));

  private async complete(): Promise<void> {
    const { chance } = this;
    const recargo = this.territory === 'peninsula' && chance.happens(25);
    const [lines, customerManual] = [this.lines(120.55, recargo), chance.pick(BUYERS)];
    const prepaid = chance.happens(20);
    const body = {
      ...{ date: '2026-11-20', lines, customerManual },
      ...(prepaid && { prepayment: true }),
      ...(recargo && { recargo }),
      ...(chance.happens(20) && { operationDate: '2026-11-10' }),
      ...(!('country' in customerManual) && chance.happens(20) && { withholdingPercent: '15' }),
      ...(chance.happens(15) && { discountAmount: '1.01' }),
      ...(chance.happens(15) && { suplidos: [{ description: 'Tasas', amount: '30' }] }),
    };
    await this.both('/invoices', () => body, { lines, customerManual, prepaid });
  }

  private async ticket(): Promise<void> {
    const { chance } = this;
    const lines = this.lines(chance.pick([9.99, 9.99, 9.99, 1400]));
    const qualified = chance.happens(30);
    const customerManual = qualified ? chance.pick(BUYERS) : null;
    const body = { kind: 'F2', date: '2026-11-20', lines, customerManual, ...(qualified && { qualified }) };
    await this.both('/invoices', () => body, { lines, customerManual });
  }

  private async rectify(): Promise<void> {
    const { chance } = this;
    const tickets = this.done.filter(({ kind }) => kind === 'F2');
    const original = chance.pick(tickets.length > 0 && chance.happens(40) ? tickets : this.done);
    const kind = original.kind === 'F2' && chance.happens(95) ? 'R5' : chance.pick(RECTIFYING);
    const debt = kind === 'R2' || kind === 'R3';
    const way = chance.happens(debt ? 10 : 40) ? 'S' : 'I';
    const quantities = debt ? ['-1', '-0.5'] : way === 'S' ? ['1', '2'] : ['-1', '1', '2'];
    const lines = original.lines.map(each => ({ ...withoutDiscount(each), quantity: chance.pick(quantities) }));
    const body = {
      ...{ kind, way, cause: 'Por acuerdo' },
      ...((way === 'S' || chance.happens(60)) && { lines }),
      ...(kind === 'R4' &&
        chance.happens(40) && { dataOnly: true, lines: undefined, customerManual: chance.pick(BUYERS) }),
    };
    await this.both(
      at => `/invoices/${original.ids[at]}/rectify`,
      () => body,
      { lines },
    );
  }

  private async exchange(): Promise<void> {
    const tickets = this.done.filter(({ kind }) => kind === 'F2');
    if (tickets.length === 0) return this.ticket();
    const chosen = [...new Set([this.chance.pick(tickets), this.chance.pick(tickets.slice(-3))])];
    const customerManual = this.chance.pick(BUYERS);
    await this.both('/invoices/exchange', at => ({ ids: chosen.map(({ ids }) => ids[at]), customerManual }), {
      customerManual,
    });
  }

  /** The final invoice of what was paid beforehand. */
  private async settle(): Promise<void> {
    const prepaid = this.done.filter(each => each.prepaid);
    if (prepaid.length === 0) return this.complete();
    const chosen = this.chance.pick(prepaid);
    const { ids, lines, customerManual } = chosen;
    chosen.prepaid = this.chance.happens(10);
    await this.both(
      '/invoices',
      at => ({ date: '2026-11-21', lines: [...lines, ...lines], customerManual, prepayments: [ids[at]] }),
      { lines, customerManual },
    );
  }

  /** The same by both. What only the sender is refused, the AEAT would refuse as well, or the law would. */
  private async both(
    path: string | ((at: 0 | 1) => string),
    body: (at: 0 | 1) => object,
    of: Partial<Done>,
  ): Promise<void> {
    const post = (at: 0 | 1): Promise<Answer<Body>> =>
      app.rest('POST', typeof path === 'string' ? path : path(at), {
        token: [this.sender, this.other][at]!.token,
        body: body(at),
      });
    const [mine, theirs] = [await post(0), await post(1)];
    if (theirs.status !== 201) {
      this.note('refused to both');
      expect([mine.status, theirs.body.error]).toEqual([theirs.status, expect.any(String)]);
      return;
    }
    const { kind, rectification } = theirs.body.invoice;
    const name = `${kind}${rectification?.way ?? ''}`;
    if (mine.status === 201) {
      this.note(name);
      const ids: Done['ids'] = [mine.body.invoice.id, theirs.body.invoice.id];
      this.done.push({ kind, prepaid: false, lines: [], customerManual: null, ...of, ids });
      return;
    }
    this.note(`refused ${name}`);
    const { id } = theirs.body.invoice;
    const factura = await this.asSenders(id);
    // Both go on alike.
    await app.rest('POST', `/invoices/${id}/cancel`, { token: this.other.token });
    const refusals = refusalsOf(factura);
    const said = refusals.map(({ text }) => text);
    const fields = Object.values(mine.body.fields as Record<string, string>);
    expect([mine.status, said.length > 0, fields.filter(text => !said.includes(text))]).toEqual([400, true, []]);
    expect(theirs.body.invoice.warnings).toEqual(expect.arrayContaining(said));
    expect([factura, await this.sandboxTakes(factura)]).toEqual([factura, refusals.every(({ code }) => code === null)]);
  }

  private note(what: string): void {
    seen[what] = (seen[what] ?? 0) + 1;
  }

  /** What the other has issued, as if the sender had. */
  private async asSenders(id: string): Promise<Factura> {
    const { tenantId } = this.other;
    return app.services.db.read(tenantId, async em => {
      const invoice = await em.findOneByOrFail(Invoice, { tenantId, id });
      invoice.lines = await em.find(InvoiceLine, { where: { tenantId, invoiceId: id }, order: { position: 'ASC' } });
      if (invoice.rectificationWay) invoice.rectified = await rectifiedOf(em, invoice);
      if (invoice.kind === 'F3') invoice.exchange = { invoices: await ticketsOf(em, invoice), takesBack: null };
      this.count += 1;
      return { ...facturaOf(invoice), issuerNif: this.sender.nif, number: `X-${this.count}` };
    });
  }

  private async sandboxTakes(factura: Factura): Promise<boolean> {
    const { tenantId, nif } = this.sender;
    const stamp = {
      recordId: factura.number,
      previous: null,
      moment: momentOf(new Date(), this.territory),
      software: softwareOf(app.services.producer),
      installation: 'X',
    };
    const credentials = await aeat.post.credentialsOf(tenantId);
    if (!credentials.ok) throw new Error(credentials.reason);
    const text = messageText({ name: 'Empresa', nif }, { incident: true }, [altaText(factura, stamp, PLAIN).xml]);
    const delivery = await aeat.post.aeat.send(tenantId, credentials, text);
    return delivery.kind === 'answer' && delivery.answer.lines[0]!.state !== 'Incorrecto';
  }
}

const withoutDiscount = ({ discountPercent: _discount, ...line }: Line) => line;

async function move({ token }: Person, territory: Territory): Promise<void> {
  const { settings } = (await app.rest('GET', '/settings', { token })).body;
  const { companyName, companyNif, companyAddress } = settings;
  const body = { companyName, companyNif, companyAddress, territory };
  expect((await app.rest('PUT', '/settings', { token, body })).status).toBe(200);
}

test.each(Object.keys(RULES) as Territory[])(
  'of every kind and tax of %s: what a sending company issues the sandbox takes, what it alone is refused the sandbox refuses too',
  async territory => {
    const [sender, other] = [await aeat.buildSender(), await buildTenant(app)];
    await setSubscription(app, other, { plan: 'pro', status: 'active' });
    for (const each of [sender, other]) await move(each, territory);
    const twins = new Twins(new Chance(SEED), territory, sender, other);
    for (let n = 0; n < STEPS; n += 1) await twins.step();
    await aeat.drain(sender, 60_000 + STEPS * 100);
    const statuses = await aeat.statuses(sender);
    const untaken = statuses.filter(({ status, code }) => status !== 'accepted' && code !== 2001 && code !== 2007);
    expect(untaken).toEqual([]);
    expect(statuses).toHaveLength(twins.done.length);
  },
  120_000 + STEPS * 2_000,
);

test('of eleven kinds and ways at least eight were among them, and all of them in the long run', () => {
  const KINDS = ['F1', 'F2', 'F3', 'R1I', 'R1S', 'R2I', 'R3I', 'R4I', 'R4S', 'R5I', 'R5S'];
  const missing = KINDS.filter(kind => !seen[kind]);
  expect([seen, missing, missing.length <= runs(3, 0)]).toEqual([seen, missing, true]);
  expect(seen['refused F1']).toBeGreaterThan(3);
});
