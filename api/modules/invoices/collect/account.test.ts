import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
let hotel: Body;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-20T10:00:00Z'));
  ana = await buildTenant(app);
  hotel = await buildCustomer(app, ana, { name: 'Hotel Mirador' });
});
afterAll(async () => {
  app.at(null);
  await app.close();
});

const send = (method: string, path: string, body?: unknown, { token } = ana) => app.rest(method, path, { token, body });
const account = async () => (await send('GET', `/customers/${hotel.id}/account`)).body.account;
const make = (date: string, given: object = {}) =>
  buildInvoice(app, ana, {
    date,
    customerManual: undefined,
    customerId: hotel.id,
    lines: [{ description: 'x', quantity: 1, price: 100, ivaRate: 21 }],
    ...given,
  });

test('says what a customer owes, what is overdue since when, how long they take to pay, and what they were invoiced', async () => {
  expect(await account()).toEqual({
    owed: 0,
    openCount: 0,
    overdue: 0,
    overdueCount: 0,
    overdueSince: null,
    averageDays: null,
    yearCount: 0,
    yearTotal: 0,
  });
  for (const [made, paid] of [
    ['2025-12-01', '2025-12-31'],
    ['2026-01-10', '2026-03-01'],
  ] as const) {
    const { id } = await make(made);
    await send('POST', `/invoices/${id}/pay`, { date: paid });
  }
  const partly = await make('2026-09-01', { dueDate: '2026-11-15' });
  await send('POST', `/invoices/${partly.id}/collections`, { amount: 21 });
  await make('2026-11-01');
  // Paid on its day by what it is: that says nothing of how they pay.
  await make('2026-11-12', { prepayment: true, operationDate: '2026-11-05' });
  await make('2026-11-02', { status: 'draft' });
  const annulled = await make('2026-11-03');
  await send('POST', `/invoices/${annulled.id}/cancel`);
  await buildInvoice(app, ana);
  expect(await account()).toEqual({
    owed: 221,
    openCount: 2,
    overdue: 100,
    overdueCount: 1,
    overdueSince: '2026-11-15',
    averageDays: 40,
    yearCount: 4,
    yearTotal: 484,
  });
});

test("what is noted of a customer is its own, also after a change of the card; another company's is not found", async () => {
  const notes = 'Piden el número de pedido.\nElena, por la mañana.';
  const noted = await send('PUT', `/customers/${hotel.id}/notes`, { notes });
  expect([noted.status, noted.body]).toEqual([200, { customer: { id: hotel.id, notes } }]);
  await send('PUT', `/customers/${hotel.id}`, { name: 'Hotel Túria', nif: 'B97128466' });
  expect((await send('GET', `/customers/${hotel.id}`)).body.customer).toMatchObject({ name: 'Hotel Túria', notes });
  const shown = (await send('GET', `/invoices/${(await make('2026-11-04')).id}`)).text;
  expect(shown).not.toContain('Elena');
  const bea = await buildTenant(app);
  for (const [method, path] of [
    ['PUT', 'notes'],
    ['GET', 'account'],
  ] as const)
    expect(
      (await send(method, `/customers/${hotel.id}/${path}`, method === 'PUT' ? { notes } : undefined, bea)).status,
    ).toBe(404);
  expect((await send('PUT', `/customers/${hotel.id}/notes`, { notes: ' ' })).body.customer.notes).toBeNull();
});

test('a customer says whether they may be reminded; never, once a person says so', async () => {
  const { id } = await buildCustomer(app, ana);
  const may = async () => (await send('GET', `/customers/${id}`)).body.customer.mayRemind;
  expect(await may()).toBe(true);
  expect((await send('POST', `/customers/${id}/reminders`, { on: false }, await buildTenant(app))).status).toBe(404);
  expect((await send('POST', `/customers/${id}/reminders`, { on: false })).body).toEqual({ on: false });
  expect(await may()).toBe(false);
  await send('POST', `/customers/${id}/reminders`, { on: true });
  expect(await may()).toBe(true);
});

test('of two who write notes at once the second one is told, and nothing is lost', async () => {
  const { id } = await buildCustomer(app, ana);
  const put = (body: object) => send('PUT', `/customers/${id}/notes`, body);
  const noted = async () => (await send('GET', `/customers/${id}`)).body.customer.notes;
  expect((await put({ notes: 'Uno', seen: '' })).status).toBe(200);
  const late = await put({ notes: 'Dos', seen: '' });
  expect([late.status, late.body.error]).toEqual([409, expect.stringMatching(/^Alguien ha cambiado estas notas/)]);
  expect(await noted()).toBe('Uno');
  // Both at once: one of them.
  const both = await Promise.all(['A', 'B'].map(notes => put({ notes, seen: 'Uno' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = both[0]!.status === 200 ? 'A' : 'B';
  expect(await noted()).toBe(kept);
  expect((await put({ notes: null, seen: 'x'.repeat(2001) })).status).toBe(400);
  // Whoever says nothing of what they read replaces them.
  expect([(await put({ notes: 'Tres' })).status, await noted()]).toEqual([200, 'Tres']);
});

test.each([
  ['of 2,000 characters', 'x'.repeat(2000), 200, {}],
  ['of 2,001', 'x'.repeat(2001), 400, { notes: 'Escribe como mucho 2000 caracteres' }],
  ['with what cannot be written', 'a\u0000b', 400, { notes: 'Quita los caracteres que no se pueden escribir' }],
  ['that are no text', 7, 400, { notes: expect.any(String) }],
])('notes %s are taken or refused by their name', async (_what, notes, status, fields) => {
  const { body, status: got } = await send('PUT', `/customers/${hotel.id}/notes`, { notes });
  expect([got, body.fields ?? {}]).toEqual([status, fields]);
});
