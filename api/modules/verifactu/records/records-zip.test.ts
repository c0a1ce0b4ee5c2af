import { crc32, inflateRawSync } from 'node:zlib';
import { buildInvoice, buildTenant, setSubscription, type Person } from '../../../test/build';
import { sharedTestApp, type TestApp } from '../../../test/harness';
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

/**
 * Where the directory of a ZIP begins and how many files it has: from the old ending, or that of ZIP64 where the old
 * one is full.
 */
function directoryOf(zip: Buffer): { files: number; offset: number } {
  const old = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (zip.readUInt16LE(old + 10) < 0xffff)
    return { files: zip.readUInt16LE(old + 10), offset: zip.readUInt32LE(old + 16) };
  const long = Number(zip.readBigUInt64LE(old - 20 + 8));
  expect(zip.toString('latin1', long, long + 4)).toBe('PK\x06\x06');
  return { files: Number(zip.readBigUInt64LE(long + 32)), offset: Number(zip.readBigUInt64LE(long + 48)) };
}

/**
 * Names and texts of a ZIP, read as any reader does: by the directory at its end. Of so many files one is unpacked; the
 * others are null.
 */
function filesIn(zip: Buffer, every = 1): Map<string, string | null> {
  const { files, offset } = directoryOf(zip);
  const found = new Map<string, string | null>();
  let at = offset;
  for (let n = 0; n < files; n += 1) {
    const [name, extra, comment] = [28, 30, 32].map(field => zip.readUInt16LE(at + field));
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content =
      (files - 1 - n) % every === 0 ? inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(at + 20))) : null;
    if (content && (zip.readUInt32LE(at + 16) !== crc32(content) || zip.readUInt32LE(at + 24) !== content.length))
      throw new Error(`file ${n} is not what the directory says`);
    found.set(zip.toString('utf8', at + 46, at + 46 + name!), content && content.toString());
    at += 46 + name! + extra! + comment!;
  }
  return found;
}

test('each file of the ZIP is the literal text of its record', async () => {
  const ana = await buildPro();
  for (let n = 0; n < 3; n += 1)
    await buildInvoice(app, ana, { customerManual: { name: 'Ñoño & Cía', nif: 'B26304188' } });
  const sealed: { xml: string }[] = await app.services.db.read(ana.tenantId, em =>
    em.query('SELECT xml FROM records ORDER BY sequence'),
  );
  const files = filesIn(Buffer.from(await (await get(ana)).arrayBuffer()));
  expect([...files]).toEqual(
    sealed.map(({ xml }, index) => [`00000${index + 1}-alta-A-2026-000${index + 1}.xml`, xml]),
  );
  expect(filesIn(Buffer.from(await (await get(ana, '?dateTo=2026-01-01')).arrayBuffer())).size).toBe(0);
});

const MANY = 66_000;
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

test('more records than an old ZIP can hold are all in it, and a reader who leaves frees the cursor', async () => {
  const ana = await buildPro();
  await fill(ana);
  const files = filesIn(Buffer.from(await (await get(ana)).arrayBuffer()), 1_000);
  expect([files.size, files.get('066000-alta-A-66000.xml')]).toEqual([MANY, '<sf:Registro>66000'.repeat(REPEATS)]);
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
