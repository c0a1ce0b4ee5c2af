import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import { random } from '../../../test/history/book';
import { buildMovement } from '../../../test/house/bank';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-24T09:00:00Z'));
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const send = async (path: string, body: object, status = 201): Promise<Body> => {
  const answer = await app.rest('POST', path, { token: ana.token, body });
  expect([path, answer.status, answer.body.error]).toEqual([path, status, undefined]);
  return answer.body.invoice;
};
const of = (price: number) => [{ description: 'Trabajo', quantity: 1, price, ivaRate: 0, ivaCause: 'E1' }];
/** Invoices of one customer, of these amounts, due long ago. */
async function issued(...prices: number[]): Promise<Body[]> {
  const { id: customerId } = await buildCustomer(app, ana);
  const all: Body[] = [];
  for (const price of prices)
    all.push(
      await buildInvoice(app, ana, {
        ...{ date: '2026-07-01', dueDate: '2026-07-02', lines: of(price), customerManual: undefined, customerId },
      }),
    );
  return all;
}
const together = (...parts: [Body, number][]) =>
  send('/invoices/rectify', {
    ...{ kind: 'R1', cause: 'Precio', date: '2026-07-03' },
    originals: parts.map(([{ id }, price]) => ({ id, lines: of(price) })),
  });
const collect = ({ id }: Body, amount: number) => send(`/invoices/${id}/collections`, { amount, date: '2026-07-04' });
const undo = ({ collections }: Body) => send(`/collections/${collections.at(-1).id}/undo`, {}, 200);
const ASKED = 'query($id: ID!) { invoice(id: $id) { asked collectedInAll } }';
const said = async ({ id }: Body, field: string): Promise<number> =>
  Number((await app.gql(ASKED, { id }, { token: ana.token })).body.data.invoice[field]);
const asked = (...all: Body[]) => Promise.all(all.map(each => said(each, 'asked')));
const cameIn = (...all: Body[]) => Promise.all(all.map(each => said(each, 'collectedInAll')));
/** What the list and the customer's page say is overdue. */
const overdue = async ({ customer }: Body): Promise<number[]> => {
  const query = `query($id: ID!) { invoiceSums(customerId: $id) { overdue } customerAccount(id: $id) { overdue } }`;
  const { data } = (await app.gql(query, { id: customer.id }, { token: ana.token })).body;
  return [Number(data.invoiceSums.overdue), Number(data.customerAccount.overdue)];
};

test('what is given back for a credit of several changes what is left of none of them, and what came in for each stays its own', async () => {
  const [part, paid, open] = (await issued(121, 121, 121)) as [Body, Body, Body];
  await collect(part, 60);
  await collect(paid, 121);
  const joint = await together([part, -50], [paid, -50], [open, -50]);
  expect(await asked(part, paid, open, joint)).toEqual([11, 0, 71, -50]);
  expect(await cameIn(part, paid, open)).toEqual([60, 121, 0]);
  const given = await collect(joint, -50);
  expect(await asked(part, paid, open, joint)).toEqual([11, 0, 71, 0]);
  expect(await cameIn(part, paid, open)).toEqual([60, 71, 0]);
  expect(await overdue(part)).toEqual([82, 82]);
  await undo(given);
  expect(await asked(part, paid, open, joint)).toEqual([11, 0, 71, -50]);
  expect(await cameIn(part, paid, open)).toEqual([60, 121, 0]);
  const beyond = await app.rest('POST', `/invoices/${joint.id}/collections`, {
    ...{ token: ana.token, body: { amount: -150.01, date: '2026-07-04' } },
  });
  expect([beyond.status, beyond.body.fields]).toEqual([400, { amount: expect.stringMatching(/150,00/) }]);
});

/** JOINT_HISTORIES runs more of them, JOINT_SEED others. */
const HISTORIES = Number(process.env.JOINT_HISTORIES ?? 2);
const SEED = Number(process.env.JOINT_SEED ?? 20_261_128);

const PARTS = 'query($id: ID!) { invoice(id: $id) { payable rectifiedBy { payable } } }';
const MONEY = `query($customer: ID!) { invoices(customerId: $customer, limit: 100) { items {
  id payable owed asked collected } }
  invoiceSums(customerId: $customer) { overdue } customerAccount(id: $customer) { overdue } }`;

const cents = (text: string | number): number => Math.round(Number(text) * 100);
interface Seen {
  id: string;
  original: boolean;
  owed: number;
  asked: number;
  collected: number;
  /** Of an original, with the parts of all that rectifies it. */
  pay: number;
}

/** Who bills one customer, credits some invoices together and some alone, and writes down what comes and goes. */
class Clerk {
  private readonly originals: Body[] = [];
  private readonly credits: string[] = [];
  private readonly pay = new Map<string, number>();
  /** Something went out that no page asked to give back. */
  beyond = false;
  readonly did: string[] = [];

  constructor(
    private readonly customerId: string,
    private readonly next: () => number,
    private readonly kind: object,
  ) {}

  private readonly pick = <T>(of: readonly T[]): T => of[Math.floor(this.next() * of.length)]!;
  private readonly upTo = (most: number) => 1 + Math.floor(this.next() * most);
  private readonly lines = (price: number) => [{ description: 'Trabajo', quantity: 1, price, ...this.kind }];

  async begin(): Promise<void> {
    for (let count = 2 + this.upTo(2); count > 0; count -= 1)
      this.originals.push(
        await buildInvoice(app, ana, {
          ...{ date: '2026-07-01', dueDate: '2026-07-02', lines: this.lines(this.upTo(20_000) / 100) },
          ...{ customerManual: undefined, customerId: this.customerId },
        }),
      );
  }

  async seen(): Promise<{ all: Seen[]; overdue: number[] }> {
    const { data, errors } = (await app.gql(MONEY, { customer: this.customerId }, { token: ana.token })).body;
    expect(errors).toBeUndefined();
    const all = data.invoices.items.map((each: Body) => ({
      ...{ id: each.id, original: !this.credits.includes(each.id) },
      ...{ owed: cents(each.owed), asked: cents(each.asked), collected: cents(each.collected) },
      pay: this.pay.get(each.id) ?? cents(each.payable),
    }));
    return { all, overdue: [data.invoiceSums.overdue, data.customerAccount.overdue].map(cents) };
  }

  private async enter(id: string, amount: number): Promise<void> {
    this.did.push(`${id.slice(-4)} ${amount}`);
    await send(`/invoices/${id}/collections`, { amount: amount / 100, date: '2026-07-05' });
  }

  private async credit(): Promise<void> {
    const share = ({ subtotal }: Body) => -Math.max(1, Math.round(subtotal * 100 * this.next() * 0.7)) / 100;
    const rectify = { kind: 'R1', cause: 'Precio', date: '2026-07-03' };
    const chosen = this.originals.filter(() => this.next() < 0.7);
    const path = chosen.length > 1 ? '/invoices/rectify' : `/invoices/${this.originals[0]!.id}/rectify`;
    const says =
      chosen.length > 1
        ? { originals: chosen.map(each => ({ id: each.id, lines: this.lines(share(each)) })) }
        : { lines: this.lines(share(this.originals[0]!)) };
    this.did.push(`credit ${chosen.map(({ id }) => id.slice(-4)).join()} ${JSON.stringify(says)}`);
    this.credits.push((await send(path, { ...rectify, ...says })).id);
    for (const { id } of this.originals) {
      const { invoice } = (await app.gql(PARTS, { id }, { token: ana.token })).body.data;
      const parts: Body[] = [invoice, ...invoice.rectifiedBy];
      this.pay.set(
        id,
        parts.reduce((sum, { payable }) => sum + cents(payable), 0),
      );
    }
  }

  private async byBank({ id, asked: most }: Seen): Promise<void> {
    const amount = this.next() < 0.5 ? most : this.upTo(most);
    this.did.push(`bank ${id.slice(-4)} ${amount}`);
    const movementId = await buildMovement(app, ana, { amount: (amount / 100).toFixed(2), date: '2026-07-06' });
    const body = { matches: [{ movementId, invoiceIds: [id], amount: amount / 100 }] };
    expect((await app.rest('POST', '/bank/matches', { token: ana.token, body })).status).toBe(200);
    if (this.next() > 0.2) return;
    this.did.push('bank undone');
    await app.rest('POST', '/bank/matches/undo', { token: ana.token, body: { ids: [movementId] } });
  }

  /** Something of one of them, chosen at random, is undone. */
  private async undo({ id }: Seen): Promise<void> {
    const { collections } = (await app.rest('GET', `/invoices/${id}`, { token: ana.token })).body.invoice;
    const undone = new Set(collections.map(({ undoes }: Body) => undoes));
    const stands = collections.filter((each: Body) => each.undoes === null && !undone.has(each.id));
    if (stands.length === 0) return;
    this.did.push(`undo of ${id.slice(-4)}`);
    await send(`/collections/${this.pick(stands as Body[]).id}/undo`, {}, 200);
  }

  async step(): Promise<void> {
    const drawn = this.next();
    if (this.credits.length < 3 && (this.credits.length === 0 ? drawn < 0.5 : drawn < 0.2)) return this.credit();
    const { all } = await this.seen();
    const owing = all.filter(({ original, owed, asked: left }) => original && owed > 0 && left > 0);
    const offered = all.filter(each => !each.original && each.asked < 0);
    if (drawn > 0.85) return this.undo(this.pick(all));
    if (drawn > 0.82 && this.credits.length > 0) {
      const credit = this.pick(all.filter(({ original, owed }) => !original && owed < 0));
      if (!credit) return undefined;
      this.beyond ||= credit.asked !== credit.owed;
      return this.enter(credit.id, credit.owed);
    }
    if (offered.length > 0 && drawn > 0.55) {
      const { id, asked: most } = this.pick(offered);
      return this.enter(id, this.next() < 0.5 ? most : -this.upTo(-most));
    }
    if (owing.length === 0) return undefined;
    const one = this.pick(owing);
    if (drawn > 0.45) return this.byBank(one);
    return this.enter(one.id, this.next() < 0.4 ? one.owed : this.upTo(one.owed));
  }

  /** Nothing is said to be owed to the customer that went back already, and what is left of all is exact. */
  async check(): Promise<void> {
    const { all, overdue: late } = await this.seen();
    const own = all.filter(({ original }) => original);
    const went = -all.filter(({ original }) => !original).reduce((sum, { collected }) => sum + collected, 0);
    const back = own.map(({ pay, collected }) => Math.max(0, Math.min(collected, collected - pay)));
    const tooMuch = back.reduce((sum, each) => sum + each, 0);
    // What went out beyond that settles credits of what never came in, or came in and was undone since.
    this.beyond ||= went > tooMuch;
    const inFavour = tooMuch - (this.beyond ? 0 : went);
    const said = Math.max(...own.map(each => -each.asked));
    const offers = all.filter(({ original }) => !original).map(each => -each.asked);
    const about = { did: this.did, all, back, went };
    expect({ ...about, said: said <= inFavour }).toEqual({ ...about, said: true });
    expect({ ...about, most: Math.max(0, ...offers) <= inFavour }).toEqual({ ...about, most: true });
    const asks = own.reduce((sum, each) => sum + Math.max(each.asked, 0), 0);
    expect({ ...about, late }).toEqual({ ...about, late: [asks, asks] });
    own.forEach((each, at) => {
      if (back[at]! > 0 || each.owed === 0 || this.beyond) return;
      expect({ ...about, each, left: each.asked }).toEqual({
        ...about,
        each,
        left: Math.max(each.pay, 0) - each.collected,
      });
    });
    for (const each of own) expect(each.asked).toBeLessThanOrEqual(Math.max(each.owed, 0));
  }

  /** Whoever collects what the pages ask, and gives back what they offer, has in the end what all of them come to. */
  async settle(): Promise<void> {
    this.did.push('settle');
    for (;;) {
      const { all } = await this.seen();
      const open = all.filter(each => (each.original ? each.asked > 0 : each.asked < 0));
      if (open.length === 0) break;
      const one = this.pick(open);
      await this.enter(one.id, one.asked);
      await this.check();
    }
    const { all } = await this.seen();
    const has = all.reduce((sum, { collected }) => sum + collected, 0);
    const comes = all.filter(({ original }) => original).reduce((sum, { pay }) => sum + Math.max(pay, 0), 0);
    const about = { did: this.did, beyond: this.beyond, all };
    if (!this.beyond)
      expect({ ...about, asked: all.map(each => each.asked) }).toEqual({ ...about, asked: all.map(() => 0) });
    if (this.beyond) expect({ ...about, ok: has <= comes }).toEqual({ ...about, ok: true });
    else expect({ ...about, has }).toEqual({ ...about, has: comes });
    const open = all.filter(({ owed }) => owed !== 0).map(({ id }) => id);
    if (open.length > 0) await send('/invoices/pay', { ids: open }, 200);
    expect((await this.seen()).all.map(({ owed, asked: left }) => [owed, left])).toEqual(all.map(() => [0, 0]));
  }
}

test.each(Array.from({ length: HISTORIES }, (_, at) => SEED + at))(
  'whatever came in, went back and was undone of invoices that are credited together, what the pages say is exact (%s)',
  async seed => {
    const next = random(seed);
    const { id } = await buildCustomer(app, ana);
    const kind = next() < 0.5 ? { ivaRate: 21 } : { ivaRate: 0, ivaCause: 'E1' };
    const clerk = new Clerk(id, next, kind);
    await clerk.begin();
    for (let step = 0; step < 12; step += 1) {
      await clerk.step();
      await clerk.check();
    }
    await clerk.settle();
  },
  60_000,
);
