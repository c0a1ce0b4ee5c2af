import { execFile } from 'node:child_process';
import { randomBytes, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { readConfig, ROOT } from '../../platform/config/config';
import { Unreadable, Vault } from '../../platform/crypto';
import { buildTenant, setSubscription, type Person } from '../../test/build';
import { POOLED, testDataDir } from '../../test/database';
import { formAsk } from '../../test/forms';
import { startTestApp, type TestApp } from '../../test/harness';
import { start } from '../../serve';
import { makeLeaf } from '../../test/leaf';
import { writeP12 } from '../../test/p12';
import { asSuperuser } from '../../test/superuser';
import { checkKeys, rotateKeys } from './key-rotation';
import { loadCertificate } from './certificates';

/** Found nowhere by chance. */
const PASSWORD = 'Contraseña-del-certificado-ñ€-73915';

let app: TestApp;
let ana: Person;
let bob: Person;
const leaf = makeLeaf();
const file = writeP12({ keys: [leaf.key], certificates: [leaf], password: PASSWORD });
beforeAll(async () => {
  app = await startTestApp();
  [ana, bob] = [await buildPro(), await buildPro()];
});
afterAll(() => app.close());

const upload = async ({ token }: Person) =>
  app.rest('POST', '/verifactu/certificate', { token, ...(await formAsk({ certificate: file, password: PASSWORD })) });

async function buildPro(): Promise<Person> {
  const person = await buildTenant(app);
  await setSubscription(app, person, { plan: 'pro', status: 'active' });
  expect((await upload(person)).status).toBe(200);
  return person;
}

const load = (person: Person, vault = app.services.vault) =>
  app.services.db.read(person.tenantId, em => loadCertificate(em, vault, person.tenantId));
interface Row {
  tenant_id: string;
  key_id: string;
  sealed: Buffer;
}
const rows = (): Promise<Row[]> =>
  asSuperuser(
    app.database,
    async client =>
      (await client.query<Row>('SELECT tenant_id, key_id, sealed FROM app.certificates ORDER BY tenant_id')).rows,
  );

test('the dispatcher gets key, chain and fingerprint back', async () => {
  const stored = await load(ana);
  expect(stored).toMatchObject({
    cert: leaf.pem,
    seal: false,
    fingerprint: new X509Certificate(leaf.der).fingerprint256.replaceAll(':', '').toLowerCase(),
  });
  expect(stored!.key).toBe(leaf.key.export({ type: 'pkcs8', format: 'pem' }));
  expect(stored!.notAfter.getTime()).toBe(new Date(new X509Certificate(leaf.der).validTo).getTime());
  expect(await load(await buildTenant(app))).toBeNull();
});

test('no row of the database holds key, certificate or password, in bytes, base64 or hex', async () => {
  const [der, clear] = [leaf.key.export({ type: 'pkcs8', format: 'der' }), Buffer.from(PASSWORD)];
  const secrets = [
    der.subarray(30, 70),
    der.subarray(300, 340),
    leaf.der.subarray(200, 240),
    file.subarray(100, 140),
    clear,
    Buffer.from('PRIVATE KEY'),
    Buffer.from('BEGIN CERT'),
  ];
  const dump = await asSuperuser(app.database, async client => {
    const { rows: tables } = await client.query<{ name: string }>(`SELECT c.oid::regclass::text AS name FROM pg_class c
       WHERE c.relkind IN ('r', 'p') AND c.relnamespace IN ('app'::regnamespace, 'graphile_worker'::regnamespace)`);
    const texts = [];
    for (const { name } of tables)
      texts.push(
        (
          await client.query<{ text: string }>(`SELECT coalesce(string_agg(t::text, E'\\n'), '') AS text
       FROM ${name} t`)
        ).rows[0]!.text,
      );
    return texts.join('\n');
  });
  expect(dump).toContain(ana.tenantId);
  // Base64 falls on one of three places of its letters.
  const spellings = secrets.flatMap(secret => [
    secret.toString('latin1'),
    secret.toString('utf8'),
    secret.toString('hex'),
    ...[0, 1, 2].map(skip =>
      secret
        .subarray(skip, skip + 9)
        .toString('base64')
        .slice(0, 12),
    ),
  ]);
  expect(spellings.filter(each => dump.includes(each))).toEqual([]);
});

test('the same file twice is not the same bytes, and nonces are unique', async () => {
  await upload(ana);
  const before = await rows();
  await upload(ana);
  const after = await rows();
  const bytes = [...before, ...after].map(row => row.sealed.subarray(0, 12).toString('hex'));
  expect(new Set(bytes).size).toBe(3);
});

test('a row of one company does not open for another, nor one with a bit turned; a clean refusal, and the status stands', async () => {
  await asSuperuser(app.database, client =>
    client.query(
      'UPDATE app.certificates b SET sealed = a.sealed, key_id = a.key_id FROM app.certificates a WHERE a.tenant_id = $1 AND b.tenant_id = $2',
      [ana.tenantId, bob.tenantId],
    ),
  );
  await expect(load(bob)).rejects.toThrow(Unreadable);
  await upload(bob);
  await asSuperuser(app.database, client =>
    client.query(
      'UPDATE app.certificates SET sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 4) WHERE tenant_id = $1',
      [bob.tenantId],
    ),
  );
  await expect(load(bob)).rejects.toThrow(Unreadable);
  expect((await app.rest('GET', '/verifactu/certificate/status', { token: bob.token })).body.hasCertificate).toBe(true);
  await upload(bob);
});

test('the platform role sees when certificates end and under which key they lie, nothing else', async () => {
  const see = (columns: string) =>
    app.services.db.acrossTenants('a test', em =>
      em.query(`SELECT ${columns}
     FROM certificates`),
    );
  expect(await see('tenant_id, key_id, not_after, warned_days')).toHaveLength(2);
  for (const column of ['sealed', 'holder_nif', '*'])
    await expect(see(column)).rejects.toMatchObject({ code: '42501' });
  await expect(
    app.services.db.acrossTenants('a test', em => em.query('DELETE FROM certificates')),
  ).rejects.toMatchObject({ code: '42501' });
});

describe('another master key', () => {
  test('reads what the one before has sealed, and after rotating is the only one in use', async () => {
    const { vault, db } = app.services;
    const secret = randomBytes(32);
    const next = new Vault(secret, app.services.appSecret);
    expect((await load(ana, next))!.cert).toBe(leaf.pem);
    await checkKeys(db, next);
    expect(await rotateKeys(db, next)).toEqual({ done: 2, lost: 0 });
    expect((await rows()).map(row => row.key_id)).toEqual([next.keyId, next.keyId]);
    const alone = new Vault(secret, null);
    expect((await load(ana, alone))!.cert).toBe(leaf.pem);
    await expect(load(ana, vault)).rejects.toThrow(Unreadable);
    expect(await rotateKeys(db, next)).toEqual({ done: 0, lost: 0 });
    // Back again, so that the app under test reads its own.
    expect(await rotateKeys(db, new Vault(app.services.appSecret, secret))).toEqual({ done: 2, lost: 0 });
  });

  test('that opens nothing stops the start, changes nothing and says which variable', async () => {
    const before = await rows();
    const stranger = new Vault(randomBytes(32), randomBytes(32));
    await expect(checkKeys(app.services.db, stranger)).rejects.toThrow(
      /^APP_SECRET: certificados cifrados con otra clave: 2;/,
    );
    expect(await rotateKeys(app.services.db, stranger)).toEqual({ done: 0, lost: 2 });
    expect(await rows()).toEqual(before);
  });

  /** The environment of a process of its own on this test's database. */
  const environment = (secret: Buffer, previous?: Buffer): Record<string, string> => ({
    DATABASE_URL: app.database.app,
    DATABASE_OWNER_URL: app.database.owner,
    DATABASE_PLATFORM_URL: app.database.platform,
    DATA_DIR: testDataDir(),
    ...POOLED,
    DEMO: '0',
    PORT: '0',
    LOG_LEVEL: 'silent',
    WORKERS: '0',
    APP_SECRET: secret.toString('base64'),
    ...(previous && { APP_SECRET_PREVIOUS: previous.toString('base64') }),
  });

  test('a server does not start with a key that opens nothing', async () => {
    await expect(start(readConfig(environment(randomBytes(32))))).rejects.toThrow(/^APP_SECRET: /);
  });

  test('is brought in by one command, which says what it did and what it could not', async () => {
    const secret = randomBytes(32);
    const rotate = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, ['-r', './api/bin/typescript.cjs', 'api/cli.ts', 'rotate-keys'], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, ...env },
      });
    expect((await rotate(environment(secret, app.services.appSecret))).stdout).toBe(
      'Certificados cifrados de nuevo: 2\n',
    );
    expect((await rows()).map(row => row.key_id)).toEqual(Array(2).fill(new Vault(secret, null).keyId));
    await expect(rotate(environment(app.services.appSecret))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/ninguna de las dos claves abre: 2\..*APP_SECRET_PREVIOUS/),
    });
    // Back again, so that the app under test reads its own.
    expect(await rotateKeys(app.services.db, new Vault(app.services.appSecret, secret))).toEqual({ done: 2, lost: 0 });
  });
});
