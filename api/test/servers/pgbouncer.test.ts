import { buildCustomer, buildInvoice, buildTenant, leaveRepresentation, type Person } from '../build';
import { cluster } from '../database';
import { startTestApp, type TestApp } from '../harness';
import { installedPgBouncer, startPgBouncer, type Pooler } from './pgbouncer';

const pgBouncer = installedPgBouncer();

/** Where it is not installed nothing can be tried, and the run says so. */
const missing = (name: string) =>
  test(`${name}: not tried, PgBouncer is not installed here (apt-get install pgbouncer)`, () =>
    expect(pgBouncer).toBeUndefined());
const installed = pgBouncer ? describe : missing;

installed('behind PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  let app: TestApp;
  let people: Person[];
  beforeAll(async () => {
    const { app: appRole, platform } = cluster();
    pooler = await startPgBouncer([appRole, platform]);
    app = await startTestApp({ ...pgBouncer?.env, RATE_LIMITS: 'on', TRUST_PROXY: '1' }, pooler.by);
    people = [];
    for (let n = 0; n < 3; n += 1) people.push(await buildTenant(app));
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await pooler?.stop();
  });

  test('sessions have our schema, our clock and our limits, from both roles', async () => {
    const settings = `SELECT current_setting('search_path') AS path, current_setting('timezone') AS zone, current_setting('statement_timeout') AS statement,
      current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle`;
    const ours = [{ path: 'app, public', zone: 'UTC', statement: '10s', lock: '5s', idle: '15s' }];
    expect(await app.services.db.global(em => em.query(settings))).toEqual(ours);
    expect(await app.services.db.acrossTenants('a test', em => em.query(settings))).toEqual(ours);
  });

  test('three companies issue at once over fewer connections than they ask for: numbers without gaps, chains whole', async () => {
    await Promise.all(people.map(person => leaveRepresentation(app, person)));
    await Promise.all(people.flatMap(person => Array.from({ length: 8 }, () => buildInvoice(app, person))));
    for (const { token } of people) {
      const { body } = await app.rest('GET', '/invoices', { token });
      expect(
        body.invoices.map((each: { number: number }) => each.number).sort((a: number, b: number) => a - b),
      ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      const chain = await app.rest('GET', '/verifactu/chain', { token });
      expect([200, 402]).toContain(chain.status);
      if (chain.status === 200) expect(chain.body.chain).toMatchObject({ records: 8, intact: true });
    }
  }, 60_000);

  test('no company sees another, also on a connection that another had before', async () => {
    await Promise.all(people.map((person, n) => buildCustomer(app, person, { name: `De la empresa ${n}` })));
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const { body } = await app.rest('GET', '/customers', { token: people[n % 3]!.token });
        return body.customers.map((each: { name: string }) => each.name).join() === `De la empresa ${n % 3}`;
      }),
    );
    expect(seen).not.toContain(false);
  });

  test('files stream, drafts are changed and issued, and a refusal changes nothing', async () => {
    const { token } = people[0]!;
    const csv = await app.rest('GET', '/invoices/export/csv', { token });
    expect([csv.status, csv.text.trim().split('\n').length]).toEqual([200, 9]);
    const draft = await buildInvoice(app, people[0]!, { status: 'draft' });
    expect((await app.rest('POST', `/invoices/${draft.id}/issue`, { token })).body.invoice.number).toBe(9);
    expect((await app.rest('POST', `/invoices/${draft.id}/issue`, { token })).status).toBe(409);
    expect((await app.rest('GET', `/invoices/${draft.id}/pdf`, { token })).status).toBe(200);
  }, 60_000);
});
