import type { EntityManager } from 'typeorm';
import { Customer } from '../../modules/customers/customer.entity';
import { buildTenant, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { manyOf } from './pieces';

let app: TestApp;
let ana: Person;
let eva: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  eva = await buildTenant(app);
  await asSuperuser(app.database, client =>
    client.query(
      `INSERT INTO app.customers (tenant_id, id, name, nif, search, created_at)
       SELECT tenant_id, gen_random_uuid(), 'Cliente ' || lpad(n::text, 4, '0'), '48213960A', 'cliente', now()
         FROM unnest($1::uuid[]) AS tenant_id, generate_series(1, 1100) n`,
      [[ana.tenantId, eva.tenantId]],
    ),
  );
});
afterAll(() => app.close());

const customers = (em: EntityManager, limit?: number) =>
  em
    .createQueryBuilder(Customer, 'c')
    .where('c.tenantId = :tenantId AND c.name > :first', { tenantId: ana.tenantId, first: 'Cliente 0050' })
    .orderBy('c.name')
    .limit(limit);
const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `Cliente ${String(from + n).padStart(4, '0')}`);

/** What is read, and what was asked of the database for it. */
const read = (limit?: number, between: (sql: string) => Promise<unknown> = async () => undefined) =>
  app.services.db.read(ana.tenantId, async em => {
    const asked: string[] = [];
    const { query } = em;
    em.query = async <T>(sql: string, parameters?: unknown[]) => {
      asked.push(sql.slice(0, 5));
      await between(sql);
      return query.call(em, sql, parameters) as Promise<T>;
    };
    const rows = await manyOf(em, customers(em, limit)).finally(() => Object.assign(em, { query }));
    return { rows, asked };
  });

test.each([
  ['few', 40],
  ['as many as a piece', 250],
  ['one more', 251],
  ['some pieces and a bit', 777],
  ['all', undefined],
])('%s: the rows of the query in its order, as objects of their class', async (_what, limit) => {
  const { rows } = await read(limit);
  expect(rows.map(row => row.name)).toEqual(names(51, limit ? 50 + limit : 1100));
  expect(rows.every(row => row instanceof Customer && row.tenantId === ana.tenantId)).toBe(true);
});

test('few rows are one statement, many come in pieces', async () => {
  expect((await read(250)).asked).toEqual([]);
  expect((await read()).asked).toEqual(['DECLA', 'FETCH', 'FETCH', 'FETCH', 'FETCH', 'FETCH', 'CLOSE']);
});

test('all of one snapshot, whatever is changed between two pieces', async () => {
  let pieces = 0;
  const { rows } = await read(undefined, async sql => {
    pieces += Number(sql.startsWith('FETCH'));
    if (pieces === 2)
      await asSuperuser(app.database, client =>
        client.query(`DELETE FROM app.customers WHERE tenant_id = $1 AND name > 'Cliente 0600'`, [ana.tenantId]),
      );
  });
  expect(rows.map(row => row.name)).toEqual(names(51, 1100));
  expect((await read()).rows).toHaveLength(550);
});
