import { buildOverdue, buildTenant, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-12-14T09:30:00Z'));
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: ana.token, body });
const of = (price: number) => [{ description: 'Trabajo', quantity: 1, price, ivaRate: 0, ivaCause: 'E1' }];
/** 1,000 € that were due on 12 November. */
const overdue = (given: object = {}): Promise<Body> =>
  buildOverdue(app, ana, {}, { date: '2026-11-10', dueDate: '2026-11-12', lines: of(1_000), ...given });
async function rectify({ id }: Body, price: number | null, way = 'I'): Promise<Body> {
  const body = { kind: 'R1', way, cause: 'Precio', date: '2026-12-01', ...(price !== null && { lines: of(price) }) };
  const answer = await send('POST', `/invoices/${id}/rectify`, body);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.invoice;
}
const replace = (original: Body, price: number) => rectify(original, price, 'S');
const pay = async ({ id }: Body) => expect((await send('POST', `/invoices/${id}/pay`)).status).toBe(200);
/** What a reminder of it would ask for; null: none. */
const reminded = async ({ id }: Body): Promise<number | null> =>
  (await send('GET', `/invoices/${id}/reminders`)).body.reminders.overdue?.owed ?? null;

test.each<[string, (original: Body) => Promise<unknown>, number | null]>([
  ['credited in part', original => rectify(original, -200), 800],
  ['credited whole', original => rectify(original, null), null],
  ['replaced by one of 900', original => replace(original, 900), 900],
  [
    'replaced, and what replaces it credited whole',
    async original => rectify(await replace(original, 900), null),
    null,
  ],
  ['replaced twice', async original => replace(await replace(original, 900), 700), 700],
  [
    'replaced twice, and the last one credited in part',
    async original => rectify(await replace(await replace(original, 900), 700), -300),
    400,
  ],
  ['credited, and more by a credit of the credit', async original => rectify(await rectify(original, -200), -300), 500],
  ['credited, and the credit taken back', async original => rectify(await rectify(original, -200), null), 1_000],
  ['credited whole, and the credit marked as paid', async original => pay(await rectify(original, null)), null],
  ['credited in part, and the credit marked as paid', async original => pay(await rectify(original, -200)), 800],
])('of 1,000 € %s a reminder asks for what all of them owe', async (_what, change, left) => {
  const original = await overdue();
  expect(await reminded(original)).toBe(1_000);
  await change(original);
  expect(await reminded(original)).toBe(left);
});

test('an original of a credit of several is held, also once that was marked as paid', async () => {
  const first = await overdue();
  const second = await buildOverdue(
    app,
    ana,
    { nif: first.customer.nif },
    {
      ...{ date: '2026-11-10', dueDate: '2026-11-12', lines: of(1_000) },
    },
  );
  const originals = [first, second].map(({ id }) => ({ id, lines: of(-100) }));
  const body = { kind: 'R1', cause: 'Descuento', date: '2026-12-01', originals };
  const joint = (await send('POST', '/invoices/rectify', body)).body.invoice;
  const hold = async () => (await send('GET', `/invoices/${first.id}/reminders`)).body.reminders.overdue.hold;
  expect(await hold()).toBe('together');
  await pay(joint);
  expect(await hold()).toBe('together');
});

test('a qualified simplified one was paid as it was handed over: no reminder', async () => {
  expect(await reminded(await overdue({ kind: 'F2', qualified: true, dueDate: null, lines: of(50) }))).toBeNull();
});
