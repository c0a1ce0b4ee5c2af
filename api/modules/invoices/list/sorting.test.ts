import { buildCustomer, buildInvoice, buildTenant, setSubscription, type Person } from '../../../test/build';
import { buildCertificate } from '../../../test/certificate-upload';
import { startTestApp, type Body, type TestApp } from '../../../test/harness';
import { asSuperuser } from '../../../test/superuser';

let app: TestApp;
let ana: Person;
let hotel: Body;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  hotel = await buildCustomer(app, ana, { name: 'Ágora' });
  const make = (notes: string, price: number, given: object) =>
    buildInvoice(app, ana, { notes, lines: [{ description: 'x', quantity: 1, price, ivaRate: 21 }], ...given });
  const nobody = (name: string) => ({ customerManual: { name, nif: '48213960A' } });
  await make('one', 30, { date: '2026-02-01', dueDate: '2026-06-01', ...nobody('zoco') });
  await make('two', 10, { date: '2026-02-02', dueDate: '2026-05-01', customerManual: undefined, customerId: hotel.id });
  await make('three', 20, { date: '2026-02-03', dueDate: '2026-07-01', series: 'B', ...nobody('Bodega') });
  await make('draft', 5, { date: '2026-01-01', status: 'draft', customerManual: undefined, customerId: hotel.id });
});
afterAll(() => app.close());

const ask = (path: string, person = ana) => app.rest('GET', path, { token: person.token });
const list = async (query: string) =>
  ((await ask(`/invoices?${query}`)).body.invoices as Body[]).map(({ notes }) => notes);

test.each([
  ['', 'three two one draft'],
  ['sort=dateDesc', 'three two one draft'],
  ['sort=dateAsc', 'draft one two three'],
  ['sort=numberAsc', 'one two draft three'],
  ['sort=numberDesc', 'three draft two one'],
  ['sort=customerAsc&status=issued', 'two three one'],
  ['sort=customerDesc&status=issued', 'one three two'],
  ['sort=totalAsc', 'draft two three one'],
  ['sort=totalDesc&limit=2&page=2', 'two draft'],
  ['sort=dueAsc&due=open', 'two one three'],
  ['sort=dueDesc&due=open', 'three one two'],
  ['sort=totalDesc&due=open', 'one three two'],
])('the list by ?%s is %s', async (query, notes) => {
  expect((await list(query)).join(' ')).toBe(notes);
});

test("one customer alone, also in sums and file; another company's is not found, nor one that is none", async () => {
  expect(await list(`customerId=${hotel.id}`)).toEqual(['two', 'draft']);
  expect((await ask(`/invoices/sums?customerId=${hotel.id}`)).body.sums).toMatchObject({ count: 2, owed: 12.1 });
  const { text } = await ask(`/invoices/export/csv?customerId=${hotel.id}&status=issued`);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  const other = await buildTenant(app);
  const theirs = await buildCustomer(app, other);
  for (const path of ['/invoices', '/invoices/sums', '/invoices/export/csv']) {
    const { status, body } = await ask(`${path}?customerId=${theirs.id}`);
    expect([path, status, body]).toEqual([path, 404, { error: 'Cliente no encontrado', code: 'NOT_FOUND' }]);
    const none = await ask(`${path}?customerId=nobody`);
    expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['id']]);
  }
  await app.rest('DELETE', `/customers/${hotel.id}`, { token: ana.token });
  expect(await list(`customerId=${hotel.id}`)).toEqual(['two', 'draft']);
});

test('by its amount: the total, what is to be paid, or what of it is owed still; in sums and file too', async () => {
  const one = await buildTenant(app);
  const lines = [{ description: 'x', quantity: 1, price: 100, ivaRate: 21 }];
  const company = { name: 'Bodegas', nif: 'B26304188' };
  const made = await buildInvoice(app, one, { notes: 'held', lines, withholdingPercent: 15, customerManual: company });
  await buildInvoice(app, one, { notes: 'whole', lines });
  await buildInvoice(app, one, { notes: 'other', lines: [{ ...lines[0], price: 50 }] });
  await app.rest('POST', `/invoices/${made.id}/collections`, { token: one.token, body: { amount: 45.5 } });
  const notes = async (query: string, who = one) =>
    ((await ask(`/invoices?sort=numberAsc&${query}`, who)).body.invoices as Body[]).map(each => each.notes);
  expect(await notes('amount=121')).toEqual(['held', 'whole']);
  expect(await notes('amount=106.00')).toEqual(['held']);
  expect(await notes('amount=60.50&due=open')).toEqual(['held', 'other']);
  expect(await notes('amount=60.51')).toEqual([]);
  expect(await notes('amount=121&search=00002')).toEqual([]);
  expect((await ask('/invoices/sums?amount=106', one)).body.sums).toMatchObject({ count: 1, owed: 60.5 });
  expect((await ask('/invoices/export/csv?amount=106', one)).text.trim().split('\r\n')).toHaveLength(2);
  const { body } = await app.gql('{ invoices(amount: "60.5") { items { notes } pagination { total } } }', {}, one);
  expect(body.data.invoices.pagination.total).toBe(2);
  const refused = await ask('/invoices?amount=mucho', one);
  expect([refused.status, refused.body.fields]).toEqual([400, { amount: 'Escribe un número, por ejemplo 12.50' }]);
});

test.each([
  ['sort=price', 'sort'],
  ['sort=total', 'sort'],
  ['sort=dueAsc', 'sort'],
  ['verifactu=lost', 'verifactu'],
  ['status=lost', 'status'],
])('?%s is refused by its name', async (query, field) => {
  const { status, body } = await ask(`/invoices?${query}`);
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'BAD_USER_INPUT', [field]]);
});

test('the tabs say how many there are, up to 1,000', async () => {
  expect((await ask('/invoices/counts')).body.counts).toEqual({ all: 4, open: 3, overdue: 3, drafts: 1 });
  await asSuperuser(app.database, client =>
    client.query(
      `INSERT INTO app.invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
           'number', null, 'full_number', null, 'issued_at', null, 'status', 'draft'))).*
         FROM app.invoices i, generate_series(1, 1100) WHERE i.tenant_id = $1 AND i.notes = 'draft'`,
      [ana.tenantId],
    ),
  );
  expect((await ask('/invoices/counts')).body.counts).toEqual({ all: 1000, open: 3, overdue: 3, drafts: 1000 });
});

test('what is owed is added up by the week in which it is due, part by part', async () => {
  app.at(new Date('2026-11-20T10:00:00Z'));
  const eva = await buildTenant(app);
  const make = (dueDate: string, given: object = {}) =>
    buildInvoice(app, eva, {
      date: '2026-10-01',
      dueDate,
      lines: [{ description: 'x', quantity: 1, price: 100, ivaRate: 21 }],
      ...given,
    });
  const partly = await make('2026-11-19');
  await app.rest('POST', `/invoices/${partly.id}/collections`, { token: eva.token, body: { amount: 21 } });
  await make('2026-11-20');
  await make('2026-11-22');
  await make('2026-11-23');
  await make('2026-12-20');
  await make('2026-12-21');
  const paid = await make('2026-11-23');
  await app.rest('POST', `/invoices/${paid.id}/pay`, { token: eva.token });
  await make('2026-11-23', { status: 'draft' });
  expect((await ask('/invoices/due', eva)).body.weeks).toEqual([
    { from: null, to: '2026-11-19', count: 1, owed: 100 },
    { from: '2026-11-20', to: '2026-11-22', count: 2, owed: 242 },
    { from: '2026-11-23', to: '2026-11-29', count: 1, owed: 121 },
    { from: '2026-11-30', to: '2026-12-06', count: 0, owed: 0 },
    { from: '2026-12-07', to: '2026-12-13', count: 0, owed: 0 },
    { from: '2026-12-14', to: '2026-12-20', count: 1, owed: 121 },
    { from: '2026-12-21', to: null, count: 1, owed: 121 },
  ]);
  app.at(new Date('2026-11-20T23:30:00Z'));
  expect((await ask('/invoices/due', eva)).body.weeks.slice(0, 2)).toEqual([
    { from: null, to: '2026-11-20', count: 2, owed: 221 },
    { from: '2026-11-21', to: '2026-11-22', count: 1, owed: 121 },
  ]);
  app.at(null);
});

test('by how the last record of each stands with the AEAT', async () => {
  const marea = await buildTenant(app);
  await setSubscription(app, marea, { plan: 'pro', status: 'active' });
  await buildInvoice(app, marea, { notes: 'before' });
  await buildInvoice(app, marea, { notes: 'draft', status: 'draft' });
  await buildCertificate(app, marea);
  const answered = async (notes: string, status: string) => {
    const { id } = await buildInvoice(app, marea, { notes });
    await app.services.db.tx(marea.tenantId, em =>
      em.query(
        `UPDATE submissions SET status = $2, code = 1, answered_at = now() WHERE tenant_id = $1
            AND record_id = (SELECT id FROM records WHERE tenant_id = $1 AND invoice_id = $3)`,
        [marea.tenantId, status, id],
      ),
    );
    return id;
  };
  await answered('accepted', 'accepted');
  await answered('warned', 'accepted_with_errors');
  await answered('rejected', 'rejected');
  await answered('waits', 'sending');
  const annulled = await answered('annulled', 'accepted');
  await app.rest('POST', `/invoices/${annulled}/cancel`, { token: marea.token });
  const standing = async (which: string) =>
    ((await ask(`/invoices?verifactu=${which}&sort=numberAsc`, marea)).body.invoices as Body[]).map(
      ({ notes }) => notes,
    );
  expect(await standing('unsent')).toEqual(['before']);
  expect(await standing('accepted')).toEqual(['accepted', 'warned']);
  expect(await standing('rejected')).toEqual(['rejected']);
  expect(await standing('pending')).toEqual(['waits', 'annulled']);
  expect((await ask('/invoices/sums?verifactu=accepted', marea)).body.sums.count).toBe(2);
});
