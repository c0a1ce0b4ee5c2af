import { buildInvoice, buildRecurring, buildTenant, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-20T09:00:00Z'));
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: ana.token, body });
const MOVED = [409, 'La factura ha cambiado mientras tanto: vuelve a abrirla'];
const bodyOf = (price: number, more: object = {}) => ({
  date: '2026-11-20',
  customerManual: { name: 'Bodegas', nif: 'B26304188' },
  lines: [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }],
  ...more,
});

test('of two who have a draft open the second neither overwrites nor issues what the first saved', async () => {
  const { id } = await buildInvoice(app, ana, { ...bodyOf(100), status: 'draft' });
  const seen = (await send('GET', `/invoices/${id}`)).body.invoice.version;
  const saved = await send('PUT', `/invoices/${id}`, bodyOf(900, { version: seen }));
  expect([saved.status, saved.body.invoice.total]).toEqual([200, 1089]);
  for (const refused of [
    await send('PUT', `/invoices/${id}`, bodyOf(100, { notes: 'De ella', version: seen })),
    await send('POST', `/invoices/${id}/issue`, { version: seen }),
  ])
    expect([refused.status, refused.body.error]).toEqual(MOVED);
  const now = (await send('GET', `/invoices/${id}`)).body.invoice;
  expect(now).toMatchObject({ status: 'draft', total: 1089, version: saved.body.invoice.version, notes: null });
  const issued = await send('POST', `/invoices/${id}/issue`, { version: now.version });
  expect([issued.status, issued.body.invoice.total]).toEqual([200, 1089]);
  expect((await send('GET', `/invoices/${id}`)).body.invoice.version).toBeNull();
});

test('who lost the answer of a save saves the same once more; whatever differs is refused, and what stands stays', async () => {
  const { id } = await buildInvoice(app, ana, { ...bodyOf(100), status: 'draft' });
  const { version } = (await send('GET', `/invoices/${id}`)).body.invoice;
  const lines = [
    { description: 'Trabajo', quantity: 1.5, price: 900, ivaRate: 21 },
    { description: 'Otro', quantity: 2, price: 10.555, discountPercent: 10, ivaRate: 10 },
  ];
  const said = bodyOf(900, { lines, notes: 'De las dos', dueDate: '2026-12-20', version });
  expect((await send('PUT', `/invoices/${id}`, said)).status).toBe(200);
  const again = await send('PUT', `/invoices/${id}`, said);
  expect(again.status).toBe(200);
  for (const other of [
    { notes: 'De las tres' },
    { notes: null },
    { dueDate: null },
    { lines: [...lines].reverse() },
    { lines: lines.slice(1) },
    { lines: [lines[0], { ...lines[1], discountPercent: 11 }] },
    { customerManual: { name: 'Bodegas', nif: 'B98241573' } },
  ]) {
    const refused = await send('PUT', `/invoices/${id}`, { ...said, ...other });
    expect([other, refused.status, refused.body.error]).toEqual([other, ...MOVED]);
  }
  const now = (await send('GET', `/invoices/${id}`)).body.invoice;
  expect(now).toMatchObject({ notes: 'De las dos', dueDate: '2026-12-20', version: again.body.invoice.version });
  expect(now.lines).toHaveLength(2);
  expect((await send('PUT', `/invoices/${id}`, { ...said, notes: 'Sigue', version: now.version })).status).toBe(200);
  expect((await send('POST', `/invoices/${id}/issue`, { version })).body.error).toBe(MOVED[1]);
});

test('of several who save the same at once each is told that it stands, or that it moved on; it stands once', async () => {
  const { id } = await buildInvoice(app, ana, { ...bodyOf(100), status: 'draft' });
  const { version } = (await send('GET', `/invoices/${id}`)).body.invoice;
  const said = bodyOf(700, { version });
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('PUT', `/invoices/${id}`, said)));
  for (const { status, body } of answers) expect(status === 200 || body.error === MOVED[1]).toBe(true);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await send('PUT', `/invoices/${id}`, said)).status).toBe(200);
  const now = (await send('GET', `/invoices/${id}`)).body.invoice;
  expect([now.total, now.lines.length]).toEqual([847, 1]);
});

test('who issues what a colleague issued meanwhile and marked as paid undoes no payment, by either door', async () => {
  const { id } = await buildInvoice(app, ana, { ...bodyOf(100), status: 'draft' });
  const { version } = (await send('GET', `/invoices/${id}`)).body.invoice;
  await send('POST', `/invoices/${id}/issue`, { version });
  await send('POST', `/invoices/${id}/pay`);
  expect((await send('POST', `/invoices/${id}/issue`, { version })).status).toBe(409);
  const { body } = await app.gql(
    'mutation ($id: ID!, $version: String) { issueInvoice(id: $id, version: $version) { id } }',
    { id, version },
    { token: ana.token },
  );
  expect(body.errors[0].extensions.code).toBe('CONFLICT');
  expect((await send('GET', `/invoices/${id}`)).body.invoice).toMatchObject({
    status: 'paid',
    collected: 121,
    owed: 0,
  });
});

test('who says no version changes and issues it as before', async () => {
  const { id } = await buildInvoice(app, ana, { ...bodyOf(100), status: 'draft' });
  expect((await send('PUT', `/invoices/${id}`, bodyOf(200))).status).toBe(200);
  expect((await send('POST', `/invoices/${id}/issue`)).body.invoice.total).toBe(242);
});

test('of two who change a rule the second is told, and its prices stay those of the first', async () => {
  const { id, customerId } = await buildRecurring(app, ana, { nextDate: '2026-11-30' });
  const look = async () => (await send('GET', `/recurring-invoices/${id}`)).body.recurringInvoice;
  const { version } = await look();
  const rule = (price: number, seen?: string) => ({
    ...{ customerId, nextDate: '2026-11-30', unit: 'month', version: seen },
    template: { lines: [{ description: 'Cuota', quantity: 1, price, ivaRate: 21 }] },
  });
  expect((await send('PUT', `/recurring-invoices/${id}`, rule(70, version))).status).toBe(200);
  const refused = await send('PUT', `/recurring-invoices/${id}`, rule(60, version));
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'La factura recurrente ha cambiado mientras tanto: vuelve a abrirla',
  ]);
  const { total, version: now } = await look();
  expect(total).toBe(84.7);
  expect((await send('PUT', `/recurring-invoices/${id}`, rule(80, now))).body.recurringInvoice.total).toBe(96.8);
  expect((await send('PUT', `/recurring-invoices/${id}`, rule(90))).status).toBe(200);
});

test('a day is skipped only where it is the one that was seen', async () => {
  const { id } = await buildRecurring(app, ana, { nextDate: '2026-12-01' });
  const skip = (day: string) => send('POST', `/recurring-invoices/${id}/skip`, { day });
  expect((await skip('2026-12-01')).body.recurringInvoice.nextDate).toBe('2027-01-01');
  const again = await skip('2026-12-01');
  expect([again.status, again.body.error]).toEqual([
    409,
    'La próxima es ahora la del 01/01/2027: mira si quieres saltar esa',
  ]);
  const rule = (await send('GET', `/recurring-invoices/${id}`)).body.recurringInvoice;
  expect([rule.nextDate, rule.periods.length]).toEqual(['2027-01-01', 1]);
});

test('a copy says of which invoice, also once its draft was saved again and issued; of what is not the company’s it is refused', async () => {
  const copied = await buildInvoice(app, ana, bodyOf(100));
  const made = await send('POST', '/invoices', bodyOf(90, { status: 'draft', copyOf: copied.id }));
  const { id } = made.body.invoice;
  expect((await send('PUT', `/invoices/${id}`, bodyOf(80))).body.invoice.copyOf).toBe(copied.id);
  expect((await send('POST', `/invoices/${id}/issue`)).body.invoice.copyOf).toBe(copied.id);
  const other = await buildInvoice(app, await buildTenant(app), bodyOf(100));
  expect((await send('POST', '/invoices', bodyOf(90, { copyOf: other.id }))).status).toBe(404);
  expect((await send('POST', '/invoices', bodyOf(90, { copyOf: 'x' }))).body.fields).toHaveProperty('copyOf');
});
