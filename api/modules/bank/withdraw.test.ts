import type { Movement } from '../../../schema/bank/statement';
import { buildMovement, movementsOf, NAMED, statementsOf, uploadN43, uploadStatement } from '../../test/house/bank';
import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { asSuperuser } from '../../test/superuser';
import { sharedTestApp, type Body, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const IBAN = 'ES9121000418450200051332';
const came = (text: string, amount: string, date = '2026-11-20'): Movement => ({ date, amount, text });
const send = (person: Person, method: string, path: string, body?: unknown) =>
  app.rest(method, path, { token: person.token, body });
const withdraw = (person: Person, id: string, body: object = {}) =>
  send(person, 'POST', `/bank/statements/${id}/withdraw`, body);
const texts = async (person: Person, state = 'open') =>
  (await movementsOf(app, person, state)).map(({ text }) => text).sort();
const match = async (person: Person, text: string, invoiceId: string) => {
  const movementId = (await movementsOf(app, person)).find(each => each.text === text)!.id;
  const answer = await send(person, 'POST', '/bank/matches', { matches: [{ movementId, invoiceIds: [invoiceId] }] });
  expect(answer.status).toBe(200);
};
const invoiceOf = async (person: Person, { id }: Body) => (await send(person, 'GET', `/invoices/${id}`)).body.invoice;
const said = async (person: Person) =>
  (await send(person, 'GET', '/lopd/reports/activity')).body.activities.map(({ description }: Body) => description);

test('a statement that was uploaded by mistake is withdrawn with all that nobody confirmed, and may be uploaded again', async () => {
  const person = await buildTenant(app);
  const file = [came('UNO', '5.00', '2026-11-18'), came('LUZ', '-40.10', '2026-11-19'), came('DOS', '7.00')];
  await uploadN43(app, person, file);
  await send(person, 'POST', `/bank/movements/${(await movementsOf(app, person))[0]!.id}/aside`, { aside: true });
  const [statement, ...others] = await statementsOf(app, person);
  expect([statement, others]).toEqual([
    {
      id: statement!.id,
      format: 'n43',
      createdAt: expect.any(String),
      accounts: [IBAN],
      from: '2026-11-18',
      to: '2026-11-20',
      count: 3,
      shared: 0,
      matched: 0,
      entries: 0,
    },
    [],
  ]);
  expect((await withdraw(person, statement!.id)).body.withdrawn).toEqual({ removed: 3, undone: 0, kept: 0 });
  expect([await texts(person), await texts(person, 'aside'), await texts(person, 'out')]).toEqual([[], [], []]);
  expect(await statementsOf(app, person)).toEqual([]);
  expect(await said(person)).toContain('Extracto bancario retirado: 3 movimientos quitados');
  expect((await withdraw(person, statement!.id)).status).toBe(404);
  expect((await uploadN43(app, person, file)).body.statement.accounts[0].added).toBe(3);
});

test('of what was confirmed either the movements stay, or the collections are undone by entries of the opposite sign', async () => {
  const person = await buildTenant(app);
  const invoice = await buildInvoice(app, person, { date: '2026-11-01' });
  await uploadN43(app, person, [came('UNO', '5.00'), came('DOS', '7.00'), came('TRES', '9.00')]);
  await match(person, 'UNO', invoice.id);
  await match(person, 'DOS', invoice.id);
  const [{ id }] = (await statementsOf(app, person)) as [Body];
  expect((await statementsOf(app, person))[0]).toMatchObject({ count: 3, matched: 2, entries: 2 });

  expect((await withdraw(person, id)).body.withdrawn).toEqual({ removed: 1, undone: 0, kept: 2 });
  expect([await texts(person), await texts(person, 'matched')]).toEqual([[], ['DOS', 'UNO']]);
  expect((await invoiceOf(person, invoice)).collected).toBe(12);
  expect((await statementsOf(app, person))[0]).toMatchObject({ id, count: 2, matched: 2 });
  const again = await withdraw(person, id);
  expect([again.status, again.body.error]).toEqual([
    409,
    expect.stringMatching(/^Todos sus movimientos están casados/),
  ]);

  expect((await withdraw(person, id, { undo: true })).body.withdrawn).toEqual({ removed: 2, undone: 2, kept: 0 });
  const { collected, collections } = await invoiceOf(person, invoice);
  // Entries stay, and what undoes them stands beside them.
  expect([collected, collections.map(({ amount }: Body) => amount).sort((a: number, b: number) => a - b)]).toEqual([
    0,
    [-7, -5, 5, 7],
  ]);
  expect([await texts(person, 'matched'), await statementsOf(app, person)]).toEqual([[], []]);
  expect(await said(person)).toEqual(
    expect.arrayContaining([
      'Extracto bancario retirado: 1 movimiento quitado, 2 movimientos casados se quedan',
      'Extracto bancario retirado: 2 movimientos quitados, 2 cobros deshechos',
      `Cobro de 5,00 € deshecho en la factura ${invoice.fullNumber}`,
    ]),
  );
});

test('what another statement says too stays, and so does what was read before statements were kept', async () => {
  const person = await buildTenant(app);
  await uploadN43(app, person, [came('UNO', '5.00'), came('DOS', '7.00')]);
  await uploadN43(app, person, [came('DOS', '7.00'), came('TRES', '9.00')]);
  // One that adds nothing is none to take back.
  await uploadN43(app, person, [came('DOS', '7.00')]);
  const [second, first, ...others] = await statementsOf(app, person);
  expect([first, second, others]).toMatchObject([{ count: 2, shared: 1 }, { count: 2, shared: 1 }, []]);
  expect((await withdraw(person, first!.id)).body.withdrawn).toEqual({ removed: 1, undone: 0, kept: 0 });
  expect(await texts(person)).toEqual(['DOS', 'TRES']);
  expect((await withdraw(person, second!.id)).body.withdrawn).toEqual({ removed: 2, undone: 0, kept: 0 });

  await buildMovement(app, person, { text: 'ANTES', amount: '3.00' });
  const [old] = await statementsOf(app, person);
  await asSuperuser(app.database, client => client.query('DELETE FROM app.bank_statements WHERE id = $1', [old!.id]));
  await uploadN43(app, person, [came('ANTES', '3.00'), came('AHORA', '4.00')]);
  const [now] = await statementsOf(app, person);
  expect((await withdraw(person, now!.id)).body.withdrawn.removed).toBe(1);
  expect(await texts(person)).toEqual(['ANTES']);
});

test('with a statement a hundred collections are undone at most', async () => {
  const person = await buildTenant(app);
  const invoice = await buildInvoice(app, person, {
    date: '2026-11-01',
    lines: [{ description: 'Trabajo', quantity: 1, price: 1000, ivaRate: 21 }],
  });
  const rows = Array.from({ length: 101 }, (_, at) => `20/11/2026;COBRO ${at};1,00`);
  await uploadStatement(app, person, ['Fecha;Concepto;Importe', ...rows].join('\n'));
  const ids = (await movementsOf(app, person)).map(({ id }) => id);
  for (const some of [ids.slice(0, 50), ids.slice(50, 100), ids.slice(100)]) {
    const matches = some.map(movementId => ({ movementId, invoiceIds: [invoice.id] }));
    expect((await send(person, 'POST', '/bank/matches', { matches })).status).toBe(200);
  }
  const [statement] = await statementsOf(app, person);
  expect(statement).toMatchObject({ accounts: [NAMED], count: 101, matched: 101, entries: 101 });
  const refused = await withdraw(person, statement!.id, { undo: true });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'De este extracto hay 101 cobros anotados y se deshacen como mucho 100 de una vez: deshaz antes algunos en «Casados»',
  ]);
  expect((await invoiceOf(person, invoice)).collected).toBe(101);
  await send(person, 'POST', '/bank/matches/undo', { ids: [ids[0]] });
  const done = await withdraw(person, statement!.id, { undo: true });
  expect([done.status, done.body.withdrawn]).toEqual([200, { removed: 101, undone: 100, kept: 0 }]);
  expect((await invoiceOf(person, invoice)).collected).toBe(0);
});

test('of who confirms a movement and who withdraws its statement at once one comes first, and nothing is half', async () => {
  const person = await buildTenant(app);
  const invoice = await buildInvoice(app, person, { date: '2026-11-01' });
  await uploadN43(app, person, [came('UNO', '5.00'), came('DOS', '7.00')]);
  const [statement] = await statementsOf(app, person);
  const matches = (await movementsOf(app, person)).map(({ id }) => ({ movementId: id, invoiceIds: [invoice.id] }));
  const [confirmed, withdrawn] = await Promise.all([
    send(person, 'POST', '/bank/matches', { matches }),
    withdraw(person, statement!.id),
  ]);
  const { collected } = await invoiceOf(person, invoice);
  expect([confirmed.status, withdrawn.status, collected, (await movementsOf(app, person, 'matched')).length]).toEqual(
    confirmed.status === 200 ? [200, 409, 12, 2] : [404, 200, 0, 0],
  );
});

test("another company's statement does not exist, and a page has a bound", async () => {
  const [ana, eva] = [await buildTenant(app), await buildTenant(app)];
  await buildMovement(app, ana);
  const [statement] = await statementsOf(app, ana);
  expect([
    (await withdraw(eva, statement!.id)).status,
    (await withdraw(eva, statement!.id, { undo: true })).status,
  ]).toEqual([404, 404]);
  expect([await statementsOf(app, eva), (await statementsOf(app, ana)).length]).toEqual([[], 1]);
  expect((await send(ana, 'GET', '/bank/statements?limit=20')).status).toBe(200);
  const far = await send(ana, 'GET', '/bank/statements?limit=21');
  expect([far.status, far.body.fields]).toEqual([400, { limit: 'El límite va de 1 a 20' }]);
});
