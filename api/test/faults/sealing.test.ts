import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildInvoice, invoicePayload, type Person } from '../build';
import { buildSender } from '../certificate-upload';
import type { TestDatabase } from '../database';
import { runs } from '../long';
import { startTestApp, type Answer, type Body, type TestApp } from '../harness';
import { asSuperuser } from '../superuser';
import { chainFaults } from './chain-faults';
import { Chance, seeds } from './chance';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());

const faultsOf = (database: TestDatabase) => asSuperuser(database, client => chainFaults(client));
const issue = ({ token }: Person, key?: string) =>
  app.rest('POST', '/invoices', { token, body: invoicePayload(), headers: key ? { 'idempotency-key': key } : {} });
const counted = async (person: Person) =>
  (await app.services.db.read(person.tenantId, em => em.query('SELECT count(*)::int FROM records')))[0].count;

describe('an issue that fails after its number was taken', () => {
  test("gives it back: the chain's head cannot be read", async () => {
    const ana = await buildSender(app);
    await buildInvoice(app, ana);
    const row = await asSuperuser(
      app.database,
      async client =>
        (await client.query('DELETE FROM app.chains WHERE tenant_id = $1 RETURNING *', [ana.tenantId])).rows[0],
    );
    expect((await issue(ana)).status).toBe(500);
    await asSuperuser(app.database, client =>
      client.query(
        `INSERT INTO app.chains (${Object.keys(row).join(', ')})
       VALUES (${Object.keys(row)
         .map((_, at) => `$${at + 1}`)
         .join(', ')})`,
        Object.values(row),
      ),
    );
    expect((await issue(ana)).body.invoice.number).toBe(2);
    expect([await faultsOf(app.database), await counted(ana)]).toEqual([[], 2]);
  });

  test('gives it back: the chain is of another environment', async () => {
    const ana = await buildSender(app);
    await buildInvoice(app, ana);
    const move = (environment: string) =>
      asSuperuser(app.database, client =>
        client.query('UPDATE app.chains SET environment = $2 WHERE tenant_id = $1', [ana.tenantId, environment]),
      );
    await move('preproduction');
    expect((await issue(ana)).status).toBe(409);
    await move('sandbox');
    expect((await issue(ana)).body.invoice.number).toBe(2);
    expect(await faultsOf(app.database)).toEqual([]);
  });

  describe.each(seeds(1))('seed %i', seed => {
    test('gives it back: its connection is cut, again and again', async () => {
      const chance = new Chance(seed);
      const ana = await buildSender(app);
      const keys = Array.from({ length: runs(20, 40) }, (_, n) => `${seed}-${n}`);
      const cutter = new Client({ connectionString: app.database.superuser });
      await cutter.connect();
      let done = false;
      // Bounded, so that a slow machine comes to an end too.
      const cutting = (async () => {
        for (let cuts = 0; cuts < 2 * keys.length && !done;) {
          await sleep(5 + chance.below(40));
          const { rowCount } = await cutter.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND usename = 'folio_app' AND xact_start IS NOT NULL
             ORDER BY random() LIMIT 1`);
          cuts += rowCount ?? 0;
        }
      })();
      const insist = async (key: string): Promise<void> => {
        for (;;) {
          const answer: Answer<Body> = await issue(ana, key);
          if (answer.status === 201) return;
          if (answer.status < 500) throw new Error(answer.text);
        }
      };
      try {
        await Promise.all(keys.map(insist));
      } finally {
        done = true;
        await cutting;
        await cutter.end();
      }
      expect([await faultsOf(app.database), await counted(ana)]).toEqual([[], keys.length]);
    }, 60_000);
  });
});

test('what is issued is sealed by then: nothing waits for a later moment', async () => {
  const ana = await buildSender(app);
  for (let n = 1; n <= 5; n += 1) {
    await buildInvoice(app, ana);
    expect(await counted(ana)).toBe(n);
  }
});
