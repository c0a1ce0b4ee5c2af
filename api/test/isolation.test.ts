import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { ENTITIES } from '../entities';
import { Customer } from '../modules/customers/customer.entity';
import { sealActivities } from '../modules/activity/seal';
import { Db } from '../platform/database/db';
import { roleOf } from '../platform/database/migrate';
import { keptThings, type Things } from './house/things';
import {
  buildAffiliate,
  buildCustomer,
  buildInvoice,
  leaveAnswer,
  leaveRecurring,
  leaveReminder,
  buildRectifying,
  draftRectifying,
  buildSuperadmin,
  buildTenant,
  invoicePayload,
  leaveCommission,
  leaveIncident,
  leavePayment,
  leavePrivacy,
  leaveRepresentation,
  leaveUnsent,
  setSubscription,
  type Person,
} from './build';
import { leaveCardPayment } from './house/card';
import { buildCanary, sings, type Canary } from './canary';
import { freshThings } from './house/cast';
import { POOLED } from './database';
import { CALLS } from './doors';
import { askForeign, hearing } from './house/foreign';
import { leaveQuote } from './quotes';
import { startTestApp, type TestApp } from './harness';
import { idPaths, operations } from './house/operations';
import { asSuperuser, dumpOf, tenantTables } from './superuser';

let app: TestApp;
let ana: Person;
let bob: Canary;
let own: Things;
let tables: string[];
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  bob = await buildCanary(app);
  own = keptThings(freshThings(app, ana));
  await app.rest('POST', '/invoices', {
    token: ana.token,
    body: invoicePayload({ customerManual: undefined, customerId: await own.customer() }),
    headers: { 'idempotency-key': 'una' },
  });
  const sent = await own.issued();
  await app.rest('POST', `/invoices/${sent}/deliver`, {
    token: ana.token,
    body: { to: ['a@b.example'], text: 'Va {numero}' },
  });
  await leaveAnswer(app, ana, sent);
  await leaveRecurring(app, ana);
  await leaveQuote(app, ana);
  await leaveReminder(app, ana);
  for (const make of [
    own.product,
    own.colleague,
    own.apiKey,
    own.certificate,
    own.rejected,
    own.exchanged,
    own.collected,
    own.matched,
  ])
    await make();
  await leaveIncident(app, ana);
  await buildRectifying(app, ana, (await buildInvoice(app, ana)).id);
  await draftRectifying(app, ana, await own.issued());
  await buildSuperadmin(app);
  for (const person of [ana, bob.person]) {
    await leavePayment(app, person);
    const affiliate = await buildAffiliate(app, person);
    await leaveCommission(app, person.tenantId, { ...affiliate, tenantId: person.tenantId });
    await leavePrivacy(app, person);
    await leaveRepresentation(app, person);
    await leaveUnsent(app, person);
    await leaveCardPayment(app, person);
    await app.gql('mutation { saveFace(accent: "#1E6B52") { accent } }', {}, { token: person.token });
    const own = { token: person.token, body: { text: 'Va {numero}' } };
    await app.rest('PUT', '/settings/letter-texts/invoice/es', own);
  }
  await sealActivities(app.services, 0);
  tables = await asSuperuser(app.database, async client => tenantTables(client, roleOf(app.database.app)));
});
afterAll(() => app.close());

describe('the wall of the policies: SQL without a filter through the application role', () => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ connectionString: app.database.app, options: '-c search_path=app,public' });
    await client.connect();
  });
  afterAll(() => client.end());

  /** Rolled back, whatever it did. `tenant` null: no setting at all. */
  async function as<T>(tenant: string | null, work: () => Promise<T>): Promise<T> {
    await client.query(tenant === null ? 'BEGIN' : `BEGIN; SET LOCAL app.tenant_id = '${tenant}'`);
    return work().finally(() => client.query('ROLLBACK'));
  }
  const tenantsOf = async (table: string) =>
    (
      await client.query<{ tenant_id: string }>(`SELECT DISTINCT tenant_id
     FROM ${table}`)
    ).rows.map(row => row.tenant_id);

  test('shows A its own rows and no other, in every table of a tenant', async () => {
    expect(tables.length).toBeGreaterThan(8);
    for (const table of tables)
      expect([table, await as(ana.tenantId, () => tenantsOf(table))]).toEqual([table, [ana.tenantId]]);
    for (const table of tables)
      expect([table, await as(bob.person.tenantId, () => tenantsOf(table))]).toEqual([table, [bob.person.tenantId]]);
  });

  test('shows nothing without a tenant, with an empty one, or after one that is over', async () => {
    for (const table of tables) {
      expect([table, await as(null, () => tenantsOf(table))]).toEqual([table, []]);
      expect([table, await as('', () => tenantsOf(table))]).toEqual([table, []]);
      expect([table, await tenantsOf(table)]).toEqual([table, []]);
    }
  });

  const rowOf = (table: string, tenantId: string) =>
    asSuperuser(
      app.database,
      async superuser =>
        (
          await superuser.query<{ row: unknown }>(
            `SELECT to_jsonb(t) AS row FROM app.${table} t WHERE tenant_id = $1
       LIMIT 1`,
            [tenantId],
          )
        ).rows[0]!.row,
    );

  test('refuses a row of another company', async () => {
    for (const table of tables) {
      const row = await rowOf(table, bob.person.tenantId);
      const inserted = as(ana.tenantId, () =>
        client.query(
          `INSERT INTO ${table} SELECT *
         FROM jsonb_populate_record(null::app.${table}, $1)`,
          [row],
        ),
      );
      await expect(inserted).rejects.toMatchObject({
        code: '42501',
        message: expect.stringMatching(/row-level security|permission denied/),
      });
    }
  });

  test('does not change or delete the rows of another', async () => {
    const before = await dumpOf(app.database, bob.person.tenantId);
    for (const table of tables) {
      for (const sql of [
        `DELETE FROM ${table} WHERE tenant_id = $1`,
        `UPDATE ${table} SET tenant_id = $1
         WHERE tenant_id <> $1`,
      ]) {
        const touched = await as(ana.tenantId, () => client.query(sql, [bob.person.tenantId])).then(
          ({ rowCount }) => rowCount,
          (error: { code: string }) => error.code,
        );
        expect([table, sql, touched]).toEqual([table, sql, touched === '42501' ? '42501' : 0]);
      }
    }
    expect(await dumpOf(app.database, bob.person.tenantId)).toBe(before);
  });

  test('lets no foreign key reach over the wall, nor show whether a row is there', async () => {
    const row = (await rowOf('invoices', ana.tenantId)) as Record<string, unknown>;
    for (const customer of [await bob.things.customer(), '00000000-0000-7000-8000-000000000000']) {
      const draft = {
        ...row,
        id: '00000000-0000-7000-8000-000000000001',
        status: 'draft',
        number: null,
        full_number: null,
        customer_id: customer,
      };
      await expect(
        as(ana.tenantId, () =>
          client.query('INSERT INTO invoices SELECT * FROM jsonb_populate_record(null::app.invoices, $1)', [draft]),
        ),
      ).rejects.toMatchObject({ code: '23503' });
    }
  });
});

describe('one pool for both', () => {
  const OUTSIDE = 'without a tenant';
  const BROKEN = 'broken off';
  const DIVIDED = '22012';
  /** How the read or write with this number goes; null: well. */
  const endOf = (index: number) =>
    index % 17 === 0 ? OUTSIDE : index % 3 === 0 ? BROKEN : index % 7 === 0 ? DIVIDED : null;

  test('2,000 reads and writes at once, a third of them broken off, each see all rows of their tenant and no other', async () => {
    const db = new Db(app.database, ENTITIES, 2, POOLED.DATABASE_PREPARED !== 'off');
    await db.open();
    const tenants = [ana.tenantId, bob.person.tenantId];
    const all = 'SELECT tenant_id FROM customers';
    const expected: unknown[][] = await Promise.all(tenants.map(tenantId => db.read(tenantId, em => em.query(all))));
    /** What is wrong with one of them; null: nothing. */
    const go = async (index: number): Promise<unknown> => {
      const tenantId = tenants[index % 2]!;
      const end = endOf(index);
      if (end === OUTSIDE) return ((await db.global(em => em.query(all))) as unknown[])[0] ?? null;
      return (index % 5 === 0 ? db.tx : db.read)
        .call(db, tenantId, async em => {
          const rows: { tenant_id: string }[] = await em.query(all);
          if (end === BROKEN) throw new Error(BROKEN);
          if (end === DIVIDED) await em.query('SELECT 1 / 0');
          return rows;
        })
        .then(
          rows => (end === null && isDeepStrictEqual(rows, expected[index % 2]) ? null : rows),
          (error: Error & { code?: string }) => (error.message === end || error.code === end ? null : error),
        );
    };
    const wrong: unknown[] = [];
    for (let done = 0; done < 2_000; done += 25)
      wrong.push(...(await Promise.all(Array.from({ length: 25 }, (_, index) => go(done + index)))));
    await db.close();
    expect(expected.every(rows => rows.length > 0)).toBe(true);
    expect([wrong.length, wrong.filter(each => each !== null)]).toEqual([2_000, []]);
  });
});

describe('the wall of the queries: with every policy switched off', () => {
  let before: string;
  beforeAll(async () => {
    await asSuperuser(app.database, client =>
      client.query(
        tables
          .map(table => `ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY`)
          .join(';'),
      ),
    );
    before = await dumpOf(app.database, bob.person.tenantId);
  });

  test('is alone: the application role reads everything', async () => {
    expect(await app.services.db.global(em => em.query('SELECT DISTINCT tenant_id FROM customers'))).toHaveLength(2);
  });

  test.each(CALLS.filter(([, name]) => operations().some(each => each.name === name && idPaths(each).length > 0)))(
    '%s takes no id of another company',
    async (name, operation, _right, make) => {
      await askForeign(app, make(), operation, own, bob, ana.token, name !== operation);
    },
  );

  test('no list, search or figure shows another company', async () => {
    expect(await hearing(app, ana.token, own)).toEqual([]);
    for (const search of [bob.mark, 'canary', '%', '_', '-'])
      expect(await hearing(app, ana.token, own, search)).toEqual([]);
  }, 120_000);

  test('the totals of the lists are those of the company', async () => {
    for (const [path, table, alive] of [
      ['/customers', 'customers', 'deleted_at IS NULL'],
      ['/products', 'products', 'deleted_at IS NULL'],
      ['/invoices', 'invoices', 'true'],
    ] as const) {
      const { body } = await app.rest('GET', `${path}?limit=1`, { token: ana.token });
      const [{ count }] = await app.services.db.global(em =>
        em.query(
          `SELECT count(*)::int AS count FROM ${table}
         WHERE tenant_id = $1 AND ${alive}`,
          [ana.tenantId],
        ),
      );
      expect([path, body.pagination.total]).toEqual([path, count]);
    }
  });

  test('numbers and idempotency keys are not shared', async () => {
    const headers = { 'idempotency-key': bob.mark };
    const answer = await app.rest('POST', '/invoices', {
      token: ana.token,
      body: invoicePayload({ series: 'CANARYB' }),
      headers,
    });
    expect([
      answer.status,
      answer.body.invoice.number,
      sings(answer.body.invoice.id),
      answer.headers.get('idempotency-hit'),
    ]).toEqual([201, 1, false, null]);
  });

  test('not one byte of the other company has changed', async () => {
    await buildCustomer(app, ana);
    expect(await dumpOf(app.database, bob.person.tenantId)).toBe(before);
  });
});

test('a condition that is undefined is refused, not left out', async () => {
  const tenantId = undefined as unknown as string;
  await expect(
    app.services.db.read(ana.tenantId, em => em.findOneBy(Customer, { tenantId, id: ana.userId })),
  ).rejects.toThrow(/undefined/);
});
