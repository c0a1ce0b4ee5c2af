import { Client } from 'pg';
import { startTestApp, type TestApp } from '../../api/test/harness';
import { fillCompanies, type Company } from '../fill';
import { newInvoice } from '../parts';
import { Book } from './book';
import { seedBooks } from './seed';

const TODAY = '2026-11-20';
const SIZE = 400;

let app: TestApp;
let superuser: Client;
let company: Company;
const book = new Book(SIZE, TODAY);
beforeAll(async () => {
  app = await startTestApp();
  app.at(new Date(`${TODAY}T10:00:00Z`));
  superuser = new Client({ connectionString: app.database.superuser, options: '-c search_path=app,public' });
  await superuser.connect();
  [company] = (await fillCompanies(superuser, 1)) as [Company];
  await superuser.query(
    `UPDATE sessions SET created_at = $1, last_used_at = $1, expires_at = $1::timestamptz + interval '1 day'`,
    [`${TODAY}T09:00:00Z`],
  );
  await seedBooks(superuser, [[company, book]]);
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

test('what is copied in keeps every key of its tables, and their indexes are there again', async () => {
  const { rows } = await superuser.query<{ table: string; name: string; made: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS made FROM pg_constraint
      WHERE contype = 'f' AND conparentid = 0 AND conrelid = ANY ('{invoices,invoice_lines,records,submissions,collections,counters,rectified_invoices}'::regclass[])`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { table, name, made } of rows)
    await superuser.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${made}`);
  const indexes = async (schema: Client) =>
    (await schema.query(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'app' ORDER BY 1`)).rows;
  const fresh = await startTestApp();
  const untouched = new Client({ connectionString: fresh.database.superuser });
  await untouched.connect();
  expect(await indexes(superuser)).toEqual(await indexes(untouched));
  await untouched.end();
  await fresh.close();
});

test('the product reads it as its own: list, chain, numbers, figures, and the next invoice follows', async () => {
  const { token } = company;
  const entries = [...book.entries()];
  const { body: list } = await app.rest('GET', '/invoices?page=8&limit=50', { token });
  expect(list.pagination).toMatchObject({ total: SIZE, totalPages: 8 });
  expect(list.invoices.at(-1)).toMatchObject({ fullNumber: entries[0]!.fullNumber });
  const sealed = SIZE + entries.filter(({ status }) => status === 'cancelled').length;
  const { body: verified } = await app.rest('GET', '/verifactu/chain', { token });
  expect(verified.chain).toMatchObject({ records: sealed, intact: true });
  const { body: searched } = await app.rest('GET', `/invoices?search=${entries[9]!.fullNumber}`, { token });
  expect(searched.invoices).toHaveLength(1);
  const counted = entries.filter(({ status }) => status !== 'cancelled');
  const owed = entries
    .filter(({ status }) => status === 'issued')
    .reduce((sum, each) => sum + each.total - each.collected, 0);
  const { body: graph } = await app.gql(
    '{ dashboard { overview { totalInvoices totalRevenue pendingRevenue } } invoiceSums { count owed } }',
    {},
    { token },
  );
  expect(graph.data.dashboard.overview).toEqual({
    totalInvoices: counted.length,
    totalRevenue: (counted.reduce((sum, { total }) => sum + total, 0) / 100).toFixed(2),
    pendingRevenue: (owed / 100).toFixed(2),
  });
  expect(graph.data.invoiceSums).toEqual({ count: SIZE, owed: (owed / 100).toFixed(2) });
  const last = entries.filter(({ series, year }) => series === 'A' && year === 2026).at(-1)!;
  const { body } = newInvoice(company);
  const next = await app.rest('POST', '/invoices', { token, body: { ...(body as object), date: TODAY } });
  expect([next.status, next.body.invoice?.number]).toEqual([201, last.number + 1]);
});

test('each page of a long list has its rows, also those that are read from the end', async () => {
  const [long] = (await fillCompanies(superuser, 1)) as [Company];
  await superuser.query(
    `UPDATE sessions SET created_at = $1, last_used_at = $1, expires_at = $1::timestamptz + interval '1 day' WHERE tenant_id = $2`,
    [`${TODAY}T09:00:00Z`, long.tenantId],
  );
  await seedBooks(superuser, [[long, new Book(2_460, TODAY)]]);
  const orders = {
    dateDesc: 'date DESC, number DESC, id DESC',
    totalAsc: 'total, id',
    numberDesc: 'series DESC, year DESC, number DESC, id DESC',
  };
  for (const [sort, order] of Object.entries(orders)) {
    const { rows } = await superuser.query(`SELECT id FROM invoices WHERE tenant_id = $1 ORDER BY ${order}`, [
      long.tenantId,
    ]);
    for (const page of [1, 6, 11, 12, 13, 14]) {
      const { body } = await app.rest('GET', `/invoices?sort=${sort}&page=${page}&limit=200`, { token: long.token });
      const shown = body.invoices.map(({ id }: { id: string }) => id);
      expect([sort, page, shown]).toEqual([sort, page, rows.slice((page - 1) * 200, page * 200).map(({ id }) => id)]);
      expect(body.pagination).toEqual({ page, limit: 200, total: 2_460, totalPages: 13 });
    }
  }
});
