import { buildInvoice, buildTenant, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const send = async (path: string, body: object, status = 201): Promise<Body> => {
  const answer = await app.rest('POST', path, { token: ana.token, body });
  expect([answer.status, answer.body.error]).toEqual([status, undefined]);
  return answer.body.invoice;
};
const of = (price: number) => [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }];
const issued = (price = 100) => buildInvoice(app, ana, { date: '2026-07-01', lines: of(price) });
/** A credit by differences of it; all of it where no price is said. */
const credit = ({ id }: Body, price?: number, given: object = {}) =>
  send(`/invoices/${id}/rectify`, {
    ...{ kind: 'R1', way: 'I', cause: 'Precio', date: '2026-07-02' },
    ...(price !== undefined && { lines: of(price) }),
    ...given,
  });
const collect = ({ id }: Body, amount: number) => send(`/invoices/${id}/collections`, { amount, date: '2026-07-03' });
const ASKED = 'query($id: ID!) { invoice(id: $id) { asked } }';
const asked = async (...all: Body[]): Promise<string[]> =>
  Promise.all(all.map(async ({ id }) => (await app.gql(ASKED, { id }, { token: ana.token })).body.data.invoice.asked));

test.each<[string, number, number | undefined, string]>([
  ['nothing of it came in', 0, undefined, '0.00'],
  ['nothing came in, and a part is credited', 0, -40, '0.00'],
  ['a part of it came in', 50, undefined, '-50.00'],
  ['a part came in, and what is left to pay is more than the credit', 50, -40, '0.00'],
  ['a part came in that is more than what is left to pay', 100, -40, '-27.40'],
  ['all of it came in', 121, undefined, '-121.00'],
  ['all of it came in, and a part is credited', 121, -40, '-48.40'],
])('a credit asks to give back what came in too much: %s', async (_what, came, price, back) => {
  const original = await issued();
  if (came > 0) await collect(original, came);
  const taken = await credit(original, price);
  expect(await asked(taken)).toEqual([back]);
  if (back === '0.00') return;
  await collect(taken, Number(back));
  expect(await asked(taken)).toEqual(['0.00']);
});

test('what came in after the credit is given back; what was undone is not', async () => {
  const original = await issued();
  const taken = await credit(original);
  const paid = await collect(original, 121);
  expect(await asked(taken)).toEqual(['-121.00']);
  await send(`/collections/${paid.collections[0].id}/undo`, {}, 200);
  expect(await asked(taken)).toEqual(['0.00']);
});

test('an original that nobody paid and its credit settle each other, marked as paid in any order or together', async () => {
  for (const settle of [
    async (ids: string[]) => send('/invoices/pay', { ids }, 200),
    async ([a, b]: string[]) => [await send(`/invoices/${a}/pay`, {}, 200), await send(`/invoices/${b}/pay`, {}, 200)],
    async ([a, b]: string[]) => [await send(`/invoices/${b}/pay`, {}, 200), await send(`/invoices/${a}/pay`, {}, 200)],
  ]) {
    const original = await issued();
    const taken = await credit(original);
    await settle([original.id, taken.id]);
    expect(await asked(original, taken)).toEqual(['0.00', '0.00']);
    for (const { id } of [original, taken]) {
      const { status } = (await app.rest('GET', `/invoices/${id}`, { token: ana.token })).body.invoice;
      expect(status).toBe('paid');
    }
  }
});

test('two credits of one offer together no more than came in', async () => {
  const original = await issued();
  await collect(original, 121);
  const [first, second] = [await credit(original, -60), await credit(original, -40)];
  expect(await asked(first, second)).toEqual(['-72.60', '-48.40']);
  await collect(first, -72.6);
  expect(await asked(first, second)).toEqual(['0.00', '-48.40']);
});

test('a credit of what replaces another counts what came in for both', async () => {
  const original = await issued();
  await collect(original, 121);
  const right = await credit(original, 90, { way: 'S' });
  await send(`/invoices/${right.id}/collections`, { amount: -12.1, date: '2026-07-03' });
  expect(await asked(await credit(right))).toEqual(['-108.90']);
  const unpaid = await credit(await issued(), 90, { way: 'S' });
  expect(await asked(await credit(unpaid))).toEqual(['0.00']);
});

test('a credit of a credit is given back beside it', async () => {
  const original = await issued();
  await collect(original, 121);
  const taken = await credit(original, -40);
  const more = await credit(taken, -10);
  expect(await asked(taken, more)).toEqual(['-48.40', '-12.10']);
});

test('a credit of several counts each by its own', async () => {
  const [paid, open] = [await issued(), await issued()];
  await collect(paid, 121);
  const originals = [paid, open].map(({ id }) => ({ id, lines: of(-100) }));
  const body = { kind: 'R1', cause: 'Precio', date: '2026-07-02', originals };
  expect(await asked(await send('/invoices/rectify', body))).toEqual(['-121.00']);
});

test.each<[came: number, back: string, left: string]>([
  [0, '0.00', '0.00'],
  [50, '-50.00', '-50.00'],
  [121, '-121.00', '0.00'],
])(
  'of a credit larger than its whole original no more is offered than came in (%s €), on its page and on the original’s',
  async (came, back, left) => {
    const original = await issued();
    if (came > 0) await collect(original, came);
    const taken = await credit(original, -150);
    expect(await asked(taken, original)).toEqual([back, left]);
    const more = await app.rest('POST', `/invoices/${taken.id}/collections`, {
      token: ana.token,
      body: { amount: -181.51, date: '2026-07-03' },
    });
    expect([more.status, more.body.fields]).toEqual([400, { amount: expect.stringMatching(/181,50/) }]);
    if (came > 0) await collect(taken, Number(back));
    expect(await asked(taken, original)).toEqual(['0.00', '0.00']);
    const later = await credit(original, -10);
    expect(await asked(later)).toEqual(['0.00']);
    // Both close, whatever was never paid of the one and is more than that of the other.
    await send('/invoices/pay', { ids: came < 121 ? [original.id, taken.id] : [taken.id] }, 200);
    expect(await asked(taken, original)).toEqual(['0.00', '0.00']);
  },
);

test('what was given back for a credit of several is offered once: of whichever of them it came in for', async () => {
  const [open, paid] = [await issued(), await issued()];
  await collect(paid, 24.2);
  const both = (a: number, b: number) =>
    send('/invoices/rectify', {
      ...{ kind: 'R1', cause: 'Precio', date: '2026-07-02' },
      originals: [
        { id: open.id, lines: of(a) },
        { id: paid.id, lines: of(b) },
      ],
    });
  const [first, second] = [await both(-28, -19), await both(-38, -85)];
  expect(await asked(first, second)).toEqual(['-24.20', '-24.20']);
  await collect(second, -24.2);
  expect(await asked(first, second)).toEqual(['0.00', '0.00']);
  await collect(open, 60);
  // Of 121 € 66 are credited: of what came in 18.86 € are too much.
  const [a, b] = await asked(first, second);
  expect([a, b]).toEqual(['-18.86', '-18.86']);
  await collect(first, -18.86);
  expect(await asked(first, second)).toEqual(['0.00', '0.00']);
});

test('what was given back for a credit of several is asked of none of them again: neither of its customer, nor as overdue', async () => {
  const [whole, part, third] = [await issued(), await issued(), await issued()];
  await credit(part, -80);
  const both = await send('/invoices/rectify', {
    ...{ kind: 'R1', cause: 'Precio', date: '2026-07-02' },
    originals: [
      { id: whole.id, lines: of(-20) },
      { id: part.id, lines: of(-10) },
      { id: third.id, lines: of(-10) },
    ],
  });
  await collect(whole, 121);
  await collect(part, 12.1);
  await collect(both, -24.2);
  expect(await asked(whole, part, third, both)).toEqual(['0.00', '0.00', '108.90', '0.00']);
  const { body } = await app.rest('GET', `/invoices?due=overdue&limit=100`, { token: ana.token });
  const overdue = body.invoices.map(({ id }: Body) => id);
  expect([part, third].map(({ id }) => overdue.includes(id))).toEqual([false, true]);
  // The credit alone says what is to be given back: what was may have been for any of its originals.
  await collect(third, 115);
  expect(await asked(third, both)).toEqual(['0.00', '-6.10']);
  await collect(both, -6.1);
  expect(await asked(part, third, both)).toEqual(['0.00', '0.00', '0.00']);
});

test('a refund that is undone is offered again, as far as what came in still stands', async () => {
  const original = await issued();
  await collect(original, 60);
  const { collections } = await collect(original, 61);
  const taken = await credit(original);
  const given = await collect(taken, -121);
  const [one, two] = collections as Body[];
  await send(`/collections/${one.id}/undo`, {}, 200);
  // Both are worth nothing together: whoever says that the credit is settled does not ask for what was never paid.
  expect(await asked(original, taken)).toEqual(['0.00', '0.00']);
  await send(`/collections/${given.collections[0].id}/undo`, {}, 200);
  expect(await asked(original, taken)).toEqual([`-${two.amount.toFixed(2)}`, `-${two.amount.toFixed(2)}`]);
  await send(`/collections/${two.id}/undo`, {}, 200);
  expect(await asked(original, taken)).toEqual(['0.00', '0.00']);
});

test('of refunds that are written down at once none goes beyond its credit', async () => {
  const original = await issued();
  await collect(original, 121);
  const taken = await credit(original);
  const all = await Promise.all(
    [-121, -121, -60, -60, -1].map(amount =>
      app.rest('POST', `/invoices/${taken.id}/collections`, { token: ana.token, body: { amount, date: '2026-07-03' } }),
    ),
  );
  const given = all.filter(({ status }) => status === 201).map(({ body }) => body.invoice.collected as number);
  expect(Math.min(...given)).toBeGreaterThanOrEqual(-121);
  for (const { status } of all) expect([201, 400, 409]).toContain(status);
  const { collected, owed } = (await app.rest('GET', `/invoices/${taken.id}`, { token: ana.token })).body.invoice;
  expect([collected >= -121, collected + owed]).toEqual([true, -121]);
});

test('of a ticket that its complete invoice was paid for, a credit asks back what came in', async () => {
  const ticket = (await buildInvoice(app, ana, {
    ...{ date: '2026-07-01', lines: of(50), kind: 'F2' },
    ...{ customerManual: undefined, customerId: undefined },
  })) as Body;
  const whole = await send('/invoices/exchange', {
    ids: [ticket.id],
    customerManual: { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' },
    date: '2026-07-02',
  });
  const taken = await credit(ticket, -20, { kind: 'R5' });
  expect(await asked(taken)).toEqual(['0.00']);
  await send(`/invoices/${whole.id}/pay`, {}, 200);
  expect(await asked(taken)).toEqual(['-24.20']);
  await collect(taken, -24.2);
  expect(await asked(taken)).toEqual(['0.00']);
});

test('nobody writes down a refund of another company’s credit, nor undoes one', async () => {
  const original = await issued();
  await collect(original, 121);
  const taken = await credit(original);
  const given = await collect(taken, -21);
  const { token } = await buildTenant(app);
  for (const [path, body] of [
    [`/invoices/${taken.id}/collections`, { amount: -100, date: '2026-07-03' }],
    [`/invoices/${taken.id}/pay`, {}],
    [`/collections/${given.collections[0].id}/undo`, {}],
  ] as const)
    expect([path, (await app.rest('POST', path, { token, body })).status]).toEqual([path, 404]);
  expect(await asked(taken)).toEqual(['-100.00']);
});

test('what another company asks for is not seen', async () => {
  const taken = await credit(await issued());
  const { token } = await buildTenant(app);
  expect((await app.gql(ASKED, { id: taken.id }, { token })).body.errors[0].extensions.code).toBe('NOT_FOUND');
});
