import { buildInvoice, buildTenant, type Person } from '../../../test/build';
import { startTestApp, type Body, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
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

test('what another company asks for is not seen', async () => {
  const taken = await credit(await issued());
  const { token } = await buildTenant(app);
  expect((await app.gql(ASKED, { id: taken.id }, { token })).body.errors[0].extensions.code).toBe('NOT_FOUND');
});
