import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '../../platform/dates';
import { buildCustomer, buildInvoice } from '../../test/build';
import { buildSender } from '../../test/certificate-upload';
import { cloneDatabase, type TestDatabase } from '../../test/database';
import { sharedTestApp, type Body, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { restoreTenant } from './restore';

const folder = mkdtempSync(join(tmpdir(), 'folio-archived-'));
let app: TestApp;
let empty: TestDatabase;
beforeAll(async () => {
  app = await sharedTestApp();
  empty = await cloneDatabase();
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
  await empty.drop();
});

const TABLES = [
  'invoices',
  'invoice_lines',
  'rectified_invoices',
  'exchanged_invoices',
  'series',
  'counters',
  'records',
];
const rowsIn = (database: Pick<TestDatabase, 'superuser'>, tenantId: string) =>
  asSuperuser(database, client =>
    Promise.all(
      TABLES.map(async table => {
        const { rows } = await client.query<{ row: string }>(
          `SELECT to_jsonb(t)::text AS row FROM app.${table} t
           WHERE tenant_id = $1 ORDER BY 1`,
          [tenantId],
        );
        return [table, rows.map(({ row }) => row)] as const;
      }),
    ),
  );

test('a copy holds prepayments, what settles and replaces them, exchanges, rebates and what hangs on each, and restores them', async () => {
  const ana = await buildSender(app);
  const { token } = ana;
  const post = async (path: string, body: object = {}): Promise<Body> => {
    const answer = await app.rest('POST', path, { token, body });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body.invoice;
  };
  const buyer = await buildCustomer(app, ana, { nif: 'B26304188' });
  // As what rectifies and exchanges has: all of a series in one year.
  const date = dayOf(new Date());
  const to = { date, customerManual: undefined, customerId: buyer.id };
  const line = (price: number) => ({ description: 'Obra', quantity: 1, price, ivaRate: 21 });
  const prepay = (price: number) => buildInvoice(app, ana, { ...to, prepayment: true, lines: [line(price)] });
  const [first, second] = [await prepay(100), await prepay(50)];
  const less = await post(`/invoices/${second.id}/rectify`, { kind: 'R1', way: 'S', cause: 'Otro', lines: [line(40)] });
  const final = { ...to, lines: [line(300)], prepayments: [first.id, less.id] };
  await buildInvoice(app, ana, { ...final, status: 'draft' });
  const whole = await buildInvoice(app, ana, final);
  await post(`/invoices/${whole.id}/rectify`, { kind: 'R1', cause: 'Sin efecto' });
  await buildInvoice(app, ana, final);
  const ticket = () => buildInvoice(app, ana, { kind: 'F2', customerManual: undefined, lines: [line(10)] });
  const tickets = [await ticket(), await ticket()];
  const exchange = () => post('/invoices/exchange', { ids: tickets.map(({ id }) => id), customerId: buyer.id });
  await post(`/invoices/${(await exchange()).id}/take-back`);
  await exchange();
  const period = { from: '2026-01-01', to: '2026-10-31' };
  await post('/invoices/rebate', { customerId: buyer.id, ...period, lines: [line(-5)] });

  const answer = await fetch(`${app.url}/api/tenant/export`, { headers: { authorization: `Bearer ${token}` } });
  const path = join(folder, 'copy.zip');
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  expect(answer.status).toBe(200);
  await restoreTenant(empty.owner, path);
  const before = await rowsIn(app.database, ana.tenantId);
  expect(before.map(([table, rows]) => [table, rows.length])).toEqual([
    ...[
      ['invoices', 13],
      ['invoice_lines', 24],
      ['rectified_invoices', 2],
      ['exchanged_invoices', 6],
    ],
    ...[
      ['series', 3],
      ['counters', 3],
      ['records', 12],
    ],
  ]);
  expect(await rowsIn(empty, ana.tenantId)).toEqual(before);
});
