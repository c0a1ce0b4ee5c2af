import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { buildTenant, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { ENTITIES } from '../../entities';
import { Db, write } from './db';

let app: TestApp;
let ana: Person;
let eva: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  eva = await buildTenant(app);
});
afterAll(() => app.close());

const addSeries = (em: EntityManager, { tenantId }: Person, code: string) =>
  write(em, 'INSERT INTO series (tenant_id, code) VALUES ($1, $2)', [tenantId, code]);
const hasSeries = (person: Person, code: string) =>
  app.services.db.read(
    person.tenantId,
    async em => (await em.query('SELECT 1 FROM series WHERE code = $1', [code])).length === 1,
  );
const tx = <T>(work: (em: EntityManager) => Promise<T>) => app.services.db.tx(ana.tenantId, work);

test('writes that nobody waited for are there after COMMIT', async () => {
  await tx(async em => addSeries(em, ana, 'KEPT'));
  expect(await hasSeries(ana, 'KEPT')).toBe(true);
});

test('one that fails fails its transaction, and says why itself even when later statements fail behind it', async () => {
  await expect(
    tx(async em => {
      addSeries(em, ana, 'WITH');
      addSeries(em, ana, 'KEPT');
    }),
  ).rejects.toMatchObject({ code: '23505' });
  await expect(
    tx(async em => {
      addSeries(em, ana, 'KEPT');
      await em.query('SELECT 1');
    }),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await hasSeries(ana, 'WITH')).toBe(false);
});

test('of statements sent together the one that failed says why, also where it is heard of last: it may be worth another try', async () => {
  let tries = 0;
  const deadlock = async (em: EntityManager) => {
    await em.query(`DO $$ BEGIN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END $$`).catch(async error => {
      for (let turn = 0; turn < 9; turn += 1) await null;
      throw error;
    });
  };
  await tx(async em => {
    tries += 1;
    await Promise.all(tries < 3 ? [deadlock(em), em.query('SELECT 1')] : [em.query('SELECT 1')]);
  });
  expect(tries).toBe(3);
});

test('a failure that a verb swallowed cannot pass for a commit', async () => {
  await expect(
    tx(async em => {
      addSeries(em, ana, 'LOST');
      await em.query('SELECT 1 / 0').catch(() => undefined);
    }),
  ).rejects.toThrow('failed before its COMMIT');
  expect(await hasSeries(ana, 'LOST')).toBe(false);
});

test('a write outside of a transaction is refused', async () => {
  await expect(app.services.db.global(async em => write(em, 'SELECT 1', []))).rejects.toThrow('outside');
});

test("two companies at once, with failures between, never see each other's setting", async () => {
  const { db } = app.services;
  const ask = (person: Person, turn: number) => {
    const work = async (em: EntityManager) => {
      const [{ tenant }] = await em.query(`SELECT current_setting('app.tenant_id') AS tenant`);
      if (turn % 5 === 0) await em.query('SELECT 1 / 0');
      return tenant === person.tenantId;
    };
    return (turn % 2 ? db.tx(person.tenantId, work) : db.read(person.tenantId, work)).catch(
      error => error.code === '22012',
    );
  };
  const answers = await Promise.all(Array.from({ length: 300 }, (_, turn) => ask(turn % 3 ? ana : eva, turn)));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(
    await db.global(em => em.query(`SELECT nullif(current_setting('app.tenant_id', true), '') AS tenant`)),
  ).toEqual([{ tenant: null }]);
});

test('a read cannot write', async () => {
  await expect(app.services.db.read(ana.tenantId, em => em.query('DELETE FROM series'))).rejects.toMatchObject({
    code: '25006',
  });
});

test('a read is of one moment: what others write meanwhile is not in it, and is in the next', async () => {
  const { tenantId } = await buildTenant(app);
  const name = async (em: EntityManager) => (await em.query('SELECT name FROM tenants'))[0].name;
  const seen = await app.services.db.read(tenantId, async em => {
    const before = await name(em);
    await app.services.db.tx(tenantId, other => other.query(`UPDATE tenants SET name = 'Otra'`));
    return [before === (await name(em)), before];
  });
  expect(seen).toEqual([true, expect.not.stringMatching(/^Otra$/)]);
  expect(await app.services.db.read(tenantId, name)).toBe('Otra');
});

test('a read notes when its session was last used without waiting for the writes of its company, or for who writes that session', async () => {
  const used = () =>
    app.services.db.read(ana.tenantId, em =>
      em.query(`SELECT last_used_at > now() - interval '1 hour' AS lately
     FROM sessions WHERE kind = 'user'`),
    );
  await tx(em => em.query(`UPDATE sessions SET last_used_at = now() - interval '2 hours'`));
  let proceed!: () => void;
  const gate = new Promise<void>(resolve => {
    proceed = resolve;
  });
  const writing = (sql: string) =>
    new Promise<{ done: Promise<unknown> }>(started => {
      const done: Promise<unknown> = tx(async em => {
        await em.query(sql);
        started({ done });
        await gate;
      });
    });
  const ask = async () => (await app.rest('GET', '/customers', { token: ana.token })).status;
  const others = await Promise.all([1, 2, 3].map(() => writing('SELECT 1')));
  const locking = await writing('SELECT 1 FROM sessions FOR UPDATE');
  expect([await ask(), await used()]).toEqual([200, [{ lately: false }]]);
  proceed();
  await Promise.all([...others, locking].map(({ done }) => done));
  expect([await ask(), await used()]).toEqual([200, [{ lately: true }]]);
});

test('all connections are there before the first request, and a crowd opens none', async () => {
  const db = new Db(app.database, ENTITIES, 5);
  await db.open();
  await db.openAll();
  const pool = db.pool as Pool;
  expect([pool.totalCount, pool.idleCount]).toEqual([5, 5]);
  let opened = 0;
  pool.on('connect', () => {
    opened += 1;
  });
  const one = async (em: EntityManager) => (await em.query('SELECT 1 AS n')) as unknown[];
  await Promise.all(Array.from({ length: 12 }, () => db.global(one)));
  expect([opened, pool.totalCount]).toEqual([0, 5]);
  await db.close();
});
