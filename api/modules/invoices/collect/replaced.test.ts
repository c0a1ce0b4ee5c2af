import { buildInvoice, buildTenant, buildTicket, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: ana.token, body });
const get = async (id: string): Promise<Body> => (await send('GET', `/invoices/${id}`)).body.invoice;
const stands = async (...ids: string[]) =>
  Promise.all(
    ids.map(async id => {
      const { status, collected, owed } = await get(id);
      return [status, collected, owed];
    }),
  );
const lines = (price: number) => [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }];
/** 121.00, due long ago. */
const issued = () => buildInvoice(app, ana, { date: '2026-06-20', dueDate: '2026-07-20', lines: lines(100) });
const replace = async (id: string, price: number, given: object = {}): Promise<string> => {
  const input = { kind: 'R1', way: 'S', cause: 'Precio', date: '2026-07-21', lines: lines(price), ...given };
  return (await send('POST', `/invoices/${id}/rectify`, input)).body.invoice.id;
};
const owedInAll = async () => {
  const { owed, overdueCount } = (await send('GET', '/invoices/sums')).body.sums;
  const { body } = await app.gql('{ overdueInvoices { pagination { total } } }', {}, { token: ana.token });
  return [owed, overdueCount, body.data.overdueInvoices.pagination.total];
};
const NOTHING = [0, 0, 0];

test.each([
  [90, -12.1],
  [150, 60.5],
  [100, 0],
])('who pays what replaces an invoice, %i in place of 100, owes nothing of either', async (price, difference) => {
  const { id } = await issued();
  const right = await replace(id, price);
  expect((await send('POST', `/invoices/${right}/pay`, { date: '2026-07-22' })).status).toBe(200);
  expect(await stands(id, right)).toEqual([
    ['paid', 121, 0],
    ['paid', difference, 0],
  ]);
  expect(await owedInAll()).toEqual(NOTHING);
  const acts = await app.services.db.read(ana.tenantId, em =>
    em.query(`SELECT description FROM activities WHERE entity_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`, [id]),
  );
  expect(acts[0].description).toMatch(/marcada como pagada con la R-/);
  await send('POST', `/invoices/${right}/issue`);
  expect(await stands(id, right)).toEqual([
    ['issued', 0, 121],
    ['issued', 0, difference],
  ]);
  await send('POST', '/invoices/pay', { ids: [right, id] });
  expect(await owedInAll()).toEqual(NOTHING);
  await send('POST', '/invoices/unpay', { ids: [id, right] });
  expect(await stands(id, right)).toEqual([
    ['issued', 0, 121],
    ['issued', 0, difference],
  ]);
  await send('POST', '/invoices/pay', { ids: [right] });
  expect(await owedInAll()).toEqual(NOTHING);
});

test('what came in for the original by itself stays; what is paid of a chain is all of it', async () => {
  const { id } = await issued();
  await send('POST', `/invoices/${id}/collections`, { amount: 50, date: '2026-07-01' });
  const right = await replace(id, 90);
  const last = await replace(right, 80);
  await send('POST', `/invoices/${last}/pay`);
  expect(await stands(id, right, last)).toEqual([
    ['paid', 121, 0],
    ['paid', -12.1, 0],
    ['paid', -12.1, 0],
  ]);
  // Paid anew by itself later: that is not what the last one is undone by.
  const entry = (await get(id)).collections.at(-1);
  expect(entry.amount).toBe(71);
  await send('POST', `/collections/${entry.id}/undo`);
  await send('POST', `/invoices/${id}/collections`, {});
  await send('POST', `/invoices/${last}/issue`);
  expect(await stands(id, right, last)).toEqual([
    ['paid', 121, 0],
    ['issued', 0, -12.1],
    ['issued', 0, -12.1],
  ]);
});

test('what came in for a chain, and went back for what rectifies its end, is said together', async () => {
  const { id } = await issued();
  await send('POST', `/invoices/${id}/collections`, { amount: 50, date: '2026-07-01' });
  const right = await replace(id, 150);
  await send('POST', `/invoices/${right}/collections`, { amount: 20, date: '2026-07-22' });
  const last = await replace(right, 160);
  await send('POST', `/invoices/${last}/collections`, { amount: 5, date: '2026-07-23' });
  const credit = { kind: 'R1', cause: 'Descuento', date: '2026-07-24', lines: lines(-10) };
  const back = (await send('POST', `/invoices/${last}/rectify`, credit)).body.invoice.id;
  await send('POST', `/invoices/${back}/collections`, { amount: -2, date: '2026-07-25' });
  const ask = 'query($id: ID!) { invoice(id: $id) { collectedInAll } }';
  const inAll = async (of: string, { token } = ana) => (await app.gql(ask, { id: of }, { token })).body;
  expect((await inAll(last)).data.invoice.collectedInAll).toBe('73.00');
  expect((await inAll((await issued()).id)).data.invoice.collectedInAll).toBe('0.00');
  expect((await inAll(last, await buildTenant(app))).errors[0].extensions.code).toBe('NOT_FOUND');
  const listed = await app.gql('{ invoices { items { collectedInAll } } }', {}, { token: ana.token });
  expect(listed.body.errors[0].message).toMatch(/no van en listas/);
});

test.each([90, 100])('what replaces an invoice, %i in place of 100, is not annulled while it is paid', async price => {
  const { id } = await issued();
  const right = await replace(id, price);
  await send('POST', `/invoices/${right}/pay`);
  const refused = await send('POST', `/invoices/${right}/cancel`);
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('deshaz antes su pago')]);
  expect((await stands(right))[0]![0]).toBe('paid');
  await send('POST', `/invoices/${right}/issue`);
  expect((await send('POST', `/invoices/${right}/cancel`)).status).toBe(200);
  expect(await stands(id, right)).toEqual([
    ['issued', 0, 121],
    ['cancelled', 0, 0],
  ]);
});

test('of a simplified invoice that was replaced the complete one follows', async () => {
  const ticket = await buildTicket(app, ana);
  const customerManual = { name: 'Ana Pérez', nif: '48213960A' };
  const exchange = await send('POST', '/invoices/exchange', { ids: [ticket.id], customerManual });
  expect([exchange.status, exchange.body.error]).toEqual([201, undefined]);
  const right = await replace(ticket.id, 5, { kind: 'R5', date: null });
  await send('POST', `/invoices/${right}/pay`);
  expect((await stands(ticket.id, right, exchange.body.invoice.id)).map(([status]) => status)).toEqual([
    'paid',
    'paid',
    'paid',
  ]);
  await send('POST', `/invoices/${right}/issue`);
  expect((await stands(ticket.id, right, exchange.body.invoice.id)).map(([status]) => status)).toEqual([
    'issued',
    'issued',
    'issued',
  ]);
});
