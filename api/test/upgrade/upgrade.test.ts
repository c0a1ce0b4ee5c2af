import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { MIGRATIONS } from '../../../migrations/list';
import { sealActivities } from '../../modules/activity/seal';
import { CHAIN, walkChain, type ChainRow } from '../../modules/verifactu/records/chain-check';
import { releasesUpTo } from '../../modules/verifactu/declaration/releases';
import { VERSION } from '../../modules/verifactu/seal/software';
import { dayOf } from '../../platform/dates';
import { migrate, roleOf } from '../../platform/database/migrate';
import { migrateJobs } from '../../platform/jobs';
import { createLog } from '../../platform/log/log';
import { emptyDatabase, type TestDatabase } from '../database';
import { startTestApp, type Body, type TestApp } from '../harness';
import { asSuperuser } from '../superuser';
import { putBack, readDump, rowsOf, type Dump } from './dump';
import { APP_SECRET, PASSWORD } from './fill';
import { PROMISES, type Row, type Rows } from './promises';

const DUMPS = join(__dirname, 'dumps');
const MAX_BYTES = 150_000;
const LAST_PAGE = 50;

const files = readdirSync(DUMPS)
  .filter(name => name.endsWith('.gz'))
  .sort();
const parsed = (tables: Map<string, string[]>): Rows =>
  Object.fromEntries([...tables].map(([name, rows]) => [name, rows.map(row => JSON.parse(row) as Row)]));
const names = (migrations: readonly { name: string }[]) => migrations.map(({ name }) => name);

function later({ migrations }: Dump): typeof MIGRATIONS {
  return MIGRATIONS.slice(migrations.length);
}

/** What every row is to be once the later migrations have run. */
function promised(dump: Dump): Rows {
  const rows = parsed(dump.tables);
  for (const { name } of later(dump)) PROMISES[name]?.(rows);
  return rows;
}

const keysOf = async (client: Client): Promise<Map<string, string[]>> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attname) AS columns FROM pg_index i
       JOIN pg_class c ON c.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
      WHERE i.indisprimary AND c.relnamespace = 'app'::regnamespace GROUP BY 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
};

/** The rows of a table by their key, with the columns alone of which something is promised. */
function comparable(rows: Row[], key: string[], promises: Row[]): Record<string, Row> {
  const columns = Object.keys(promises[0] ?? {});
  const kept = (row: Row) =>
    Object.fromEntries(columns.filter(column => column in row).map(column => [column, row[column]]));
  return Object.fromEntries(rows.map(row => [key.map(column => String(row[column])).join(' '), kept(row)]));
}

async function standUp(dump: Dump, database: TestDatabase): Promise<void> {
  const roles = { app: roleOf(database.app), platform: roleOf(database.platform) };
  await migrate(database.owner, roles, MIGRATIONS.slice(0, dump.migrations.length));
  await asSuperuser(database, async client => {
    await putBack(client, dump);
    // Nothing got lost on the way into the file and back: otherwise all that follows would prove too little.
    expect(await rowsOf(client)).toEqual(dump.tables);
  });
  await migrate(database.owner, roles, MIGRATIONS, { after: () => migrateJobs(database.app, createLog('silent')) });
}

describe.each(files)('data of %s', file => {
  const dump = readDump(join(DUMPS, file));
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await emptyDatabase();
    await standUp(dump, database);
    app = await startTestApp({ APP_SECRET }, undefined, database);
  });
  afterAll(async () => {
    await (app ?? { close: () => database.drop() }).close();
  });

  const before = parsed(dump.tables);
  const ofCompany = (table: string, tenantId: string) =>
    (before[table] ?? []).filter(row => row.tenant_id === tenantId);
  const admins = before.users!.filter(
    user => user.role === 'admin' && user.password_hash !== null && user.deleted_at === null,
  ) as { tenant_id: string; email: string }[];
  const tokens = new Map<string, string>();
  /** Of somebody who signs in with the password that they had. */
  const token = async (email: string): Promise<string> => {
    if (!tokens.has(email))
      tokens.set(email, (await app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } })).body.token);
    return tokens.get(email)!;
  };
  const ask = async (query: string, as: string): Promise<Body> => {
    const { body } = await app.gql(query, {}, { token: as });
    expect(body.errors).toBeUndefined();
    return body.data;
  };

  test('stands on the first migrations of the list, as they are today', () => {
    expect(dump.migrations).toEqual(names(MIGRATIONS.slice(0, dump.migrations.length)));
  });

  test('keeps every row and every value, but for what a migration promises', async () => {
    await asSuperuser(database, async client => {
      const after = parsed(await rowsOf(client));
      const [keys, expected] = [await keysOf(client), promised(dump)];
      for (const [table, rows] of Object.entries(after)) {
        const promises = expected[table] ?? [];
        const key = keys.get(table)!;
        expect([table, comparable(rows, key, promises)]).toEqual([table, comparable(promises, key, promises)]);
        expect([table, rows.length]).toEqual([table, promises.length]);
      }
      expect(Object.keys(expected).filter(table => !(table in after))).toEqual([]);
    });
  });

  test('finds each log whole, and seals what was not sealed', async () => {
    await sealActivities(app.services);
    for (const { email, tenant_id: tenantId } of admins) {
      const { checkActivities } = await ask('{ checkActivities { intact problem sealed } }', await token(email));
      expect(checkActivities).toEqual({
        intact: true,
        problem: null,
        sealed: ofCompany('activities', tenantId).length,
      });
    }
  });

  test('finds each chain whole and sends what waits', async () => {
    const [records, submissions] = [promised(dump).records!, promised(dump).submissions!];
    for (const { email, tenant_id: tenantId } of admins) {
      const mine = (row: Row) => row.tenant_id === tenantId;
      const checked = await walkChain(await app.services.db.stream<ChainRow>(tenantId, () => [CHAIN, [tenantId]]));
      expect([email, checked]).toEqual([
        email,
        { intact: true, brokenAt: null, problem: null, records: records.filter(mine).length },
      ]);
      if (before.subscriptions!.find(mine)!.plan !== 'pro') continue;
      const { verifactuOverview } = await ask('{ verifactuOverview { records waiting } }', await token(email));
      expect(verifactuOverview).toEqual({
        records: checked.records,
        waiting: submissions.filter(row => mine(row) && row.status === 'waiting').length,
      });
    }
  });

  test('answers with each invoice as it was, in lists, alone and summed', async () => {
    for (const { email, tenant_id: tenantId } of admins) {
      const as = await token(email);
      const were = ofCompany('invoices', tenantId).map(row => ({
        id: row.id,
        fullNumber: row.full_number,
        status: row.status,
        date: row.date,
        total: Number(row.total),
        totalIva: Number(row.total_iva),
      }));
      const found: Body[] = [];
      for (let page = 1; found.length < were.length && page <= LAST_PAGE; page += 1) {
        const { invoices } = await ask(
          `{ invoices(page: ${page}, limit: 100) { items { id fullNumber status date total totalIva } } }`,
          as,
        );
        found.push(
          ...invoices.items.map((each: Body) => ({
            ...each,
            total: Number(each.total),
            totalIva: Number(each.totalIva),
          })),
        );
      }
      const byId = (one: { id: unknown }, other: { id: unknown }) => String(one.id).localeCompare(String(other.id));
      expect(found.sort(byId)).toEqual(were.sort(byId));
      for (const { id, fullNumber, total } of were.slice(-10)) {
        const { body } = await app.rest('GET', `/invoices/${id}`, { token: as });
        expect(body.invoice).toMatchObject({ id, fullNumber, lines: expect.any(Array) });
        const lines = before.invoice_lines!.filter(line => line.invoice_id === id);
        expect([Number(body.invoice.total), body.invoice.lines.length]).toEqual([total, lines.length]);
      }
    }
  });

  test('goes on where it was: the next number, the next link', async () => {
    const as = await token('admin@demo.test');
    const at = new Date(Date.parse(dump.at) + 60_000);
    app.at(at);
    const [last] = before
      .counters!.filter(
        row =>
          row.tenant_id === admins.find(({ email }) => email === 'admin@demo.test')!.tenant_id && row.series === 'A',
      )
      .sort((one, other) => Number(other.year) - Number(one.year));
    const {
      verifyChain: { records },
    } = await ask('{ verifyChain { records } }', as);
    const { status, body } = await app.rest('POST', '/invoices', {
      token: as,
      body: {
        date: dayOf(at),
        customerManual: { name: 'Ana Pérez', nif: '48213960A' },
        lines: [{ description: 'Después', quantity: 1, price: 100, ivaRate: 21 }],
      },
    });
    expect([status, body.invoice?.number, body.invoice?.verifactu?.status]).toEqual([
      201,
      Number(last!.last) + 1,
      'pending',
    ]);
    expect((await ask('{ verifyChain { intact problem records } }', as)).verifyChain).toEqual({
      intact: true,
      problem: null,
      records: records + 1,
    });
    app.at(null);
  });
});

/** Tables that every release has: a dump without a row of one would prove nothing of it. */
const FILLED = `tenants users customers products invoices invoice_lines records submissions activities certificates
  api_keys`.split(/\s+/);

test('every release has its dump, a small one with something of everything', () => {
  const origins = files.map(file => readDump(join(DUMPS, file)));
  const without = releasesUpTo(VERSION).filter(
    ({ version }) => !origins.some(({ release }) => release === version || release.startsWith(`${version}-`)),
  );
  expect(without.map(({ version }) => version)).toEqual([]);
  const empty = origins.flatMap(({ release, tables }) =>
    FILLED.filter(table => !tables.get(table)?.length).map(table => [release, table]),
  );
  expect(empty).toEqual([]);
  expect(files.filter(file => statSync(join(DUMPS, file)).size > MAX_BYTES)).toEqual([]);
});
