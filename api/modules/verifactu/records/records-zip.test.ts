import { buildInvoice, buildTenant, setSubscription, type Person } from '../../../test/build';
import { sharedTestApp, type TestApp } from '../../../test/harness';
import { runs } from '../../../test/long';
import { unzip } from '../../../test/read/unzip';
import { asSuperuser } from '../../../test/superuser';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

async function buildPro(): Promise<Person> {
  const person = await buildTenant(app);
  await setSubscription(app, person, { plan: 'pro', status: 'active' });
  return person;
}

const get = ({ token }: Person, query = '', signal?: AbortSignal) =>
  fetch(`${app.url}/api/verifactu/records/export${query}`, { headers: { authorization: `Bearer ${token}` }, signal });

const filesIn = async (answer: Response) => {
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  return new Map([...files].map(([name, text]) => [name, text.toString()]));
};

test('each file of the ZIP is the literal text of its record', async () => {
  const ana = await buildPro();
  for (let n = 0; n < 3; n += 1)
    await buildInvoice(app, ana, { customerManual: { name: 'Ñoño & Cía', nif: 'B26304188' } });
  const sealed: { xml: string }[] = await app.services.db.read(ana.tenantId, em =>
    em.query('SELECT xml FROM records ORDER BY sequence'),
  );
  const files = await filesIn(await get(ana));
  expect([...files]).toEqual(
    sealed.map(({ xml }, index) => [`00000${index + 1}-alta-A-2026-000${index + 1}.xml`, xml]),
  );
  expect((await filesIn(await get(ana, '?dateTo=2026-01-01'))).size).toBe(0);
});

/** Many turns of the cursor; more than an old ZIP can hold where there is time (`zip.test.ts` holds those always). */
const MANY = runs(5_000, 66_000);
/** What counts is how many there are, not how long they are. */
const REPEATS = 4;

/** Records by the thousand; they only have to be there. */
const fill = (ana: Person) =>
  asSuperuser(app.database, async client => {
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO app.records (tenant_id, id, sequence, kind, invoice_id, environment, issuer_nif, number, date, subsanacion, rechazo_previo, sin_registro_previo, xml, hash, previous_hash, generated_at)
     SELECT $1, gen_random_uuid(), n, 'alta', gen_random_uuid(), 'sandbox', 'B1', 'A-' || n, '2026-01-01', false, 'N', false, repeat('<sf:Registro>' || n, ${REPEATS}),
            upper(md5(n::text) || md5('x' || n)), CASE WHEN n > 1 THEN upper(md5((n - 1)::text) || md5('x' || (n - 1))) END, '2026-01-01T10:00:00Z' FROM generate_series(1, ${MANY}) n`,
      [ana.tenantId],
    );
  });

test('thousands of records are all in it, and a reader who leaves frees the cursor', async () => {
  const ana = await buildPro();
  await fill(ana);
  const files = await filesIn(await get(ana));
  expect([files.size, files.get(`${String(MANY).padStart(6, '0')}-alta-A-${MANY}.xml`)]).toEqual([
    MANY,
    `<sf:Registro>${MANY}`.repeat(REPEATS),
  ]);
  await asSuperuser(app.database, async client => {
    const open = async () =>
      (
        await client.query(`SELECT 1 FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'
       AND usename = 'folio_app' AND datname = current_database()`)
      ).rowCount;
    const leaving = new AbortController();
    const reader = (await get(ana, '', leaving.signal)).body!.getReader();
    await reader.read();
    // Between two batches, or while its reader rests, the cursor is held by a transaction that does nothing.
    const becomes = async (count: number, withinMs: number) => {
      let seen = await open();
      for (const end = performance.now() + withinMs; performance.now() < end && seen !== count; seen = await open())
        await new Promise(done => setTimeout(done, 50));
      expect(seen).toBe(count);
    };
    await becomes(1, 10_000);
    leaving.abort();
    await becomes(0, 10_000);
  });
}, 120_000);
