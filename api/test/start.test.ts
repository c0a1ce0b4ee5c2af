import { execFile, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MIGRATIONS } from '../../migrations/list';
import { readConfig, ROOT } from '../platform/config/config';
import { migrate, roleOf } from '../platform/database/migrate';
import { start, type Running } from '../serve';
import { cloneDatabase, FEW_CONNECTIONS, POOLED, testDataDir, type TestDatabase } from './database';
import { send } from './harness';
import { asSuperuser } from './superuser';

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

const APP_SECRET = randomBytes(32).toString('base64');
const common = (): Record<string, string> => ({
  DATABASE_URL: database.app,
  DATABASE_PLATFORM_URL: database.platform,
  DATA_DIR: testDataDir(),
  HOST: '127.0.0.1',
  PORT: '0',
  WORKERS: '0',
  LOG_LEVEL: 'silent',
  APP_SECRET,
  DEMO: '0',
  ...POOLED,
  ...FEW_CONNECTIONS,
});
const production = (): Record<string, string> => ({
  ...common(),
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://facturas.gestora.es',
  TRUST_PROXY: '0',
  SMTP_URL: 'smtps://correo.gestora.es',
  MAIL_FROM: 'folio@gestora.es',
  SUPERADMIN_EMAIL: 'jefa@gestora.es',
  SUPERADMIN_PASSWORD: 'tres-tristes-tigres',
  AEAT_ENVIRONMENT: 'preproduction',
  PLATFORM_NAME: 'Gestora Real, S.L.',
  PLATFORM_NIF: 'B12345674',
  PLATFORM_ADDRESS: 'Gran Vía, 1, Madrid',
  PLATFORM_EMAIL: 'legal@gestora.es',
  SUPPORT_EMAIL: 'ayuda@gestora.es',
  PRODUCER_NAME: 'Casa',
  PRODUCER_NIF: 'B12345674',
  PRODUCER_ADDRESS: 'Gran Vía, 2',
});

/** Starts, does something, stops. */
async function during<T>(env: Record<string, string>, work: (running: Running) => Promise<T>): Promise<T> {
  const running = await start(readConfig(env));
  return work(running).finally(() => running.stop());
}
const refused = (change: Record<string, string>) => expect(start(readConfig({ ...production(), ...change }))).rejects;
const signIn =
  (email: string, password: string) =>
  ({ url }: Running) =>
    send(`${url}/api/auth/login`, 'POST', { body: { email, password } });
const query = (sql: string, values: unknown[] = []) =>
  asSuperuser(database, async client => (await client.query(sql, values)).rows);

test("production makes the configured superadmin without the owner's URL, once, and leaves their password alone", async () => {
  const first = await during(production(), signIn('jefa@gestora.es', 'tres-tristes-tigres'));
  expect([first.status, first.body.user.role]).toEqual([200, 'superadmin']);
  expect(
    (
      await during(
        { ...production(), SUPERADMIN_PASSWORD: 'otra-clave-larga' },
        signIn('jefa@gestora.es', 'tres-tristes-tigres'),
      )
    ).status,
  ).toBe(200);
  expect(
    (
      await during(
        { ...production(), SUPERADMIN_EMAIL: 'Socia@gestora.es' },
        signIn('socia@gestora.es', 'tres-tristes-tigres'),
      )
    ).body.user.role,
  ).toBe('superadmin');
  expect(await query('SELECT name, nif, address FROM app.tenants WHERE is_platform')).toEqual([
    { name: 'Gestora Real, S.L.', nif: 'B12345674', address: 'Gran Vía, 1, Madrid' },
  ]);
});

test('keeps as many connections for requests as it is told, and is told a number that serves', async () => {
  const kept = () =>
    query(`SELECT count(*)::int AS connections FROM pg_stat_activity
            WHERE datname = current_database() AND usename = 'folio_app' AND application_name = 'folio'`);
  expect(await during({ ...common(), DATABASE_CONNECTIONS: '7' }, kept)).toEqual([{ connections: 7 }]);
  for (const wrong of ['4', '101', 'muchas'])
    expect(() => readConfig({ ...common(), DATABASE_CONNECTIONS: wrong })).toThrow(
      `DATABASE_CONNECTIONS: un número entero entre 5 y 100, no «${wrong}»`,
    );
});

test("an email that a company's user signs in with stops the start, in one line", async () => {
  const body = { email: 'ana@empresa.es', password: 'secreta-123', companyName: 'Empresa', companyNif: 'B98241573' };
  await during(production(), ({ url }) => send(`${url}/api/auth/register`, 'POST', { body }));
  await refused({ SUPERADMIN_EMAIL: 'ana@empresa.es' }).toThrow(
    /^SUPERADMIN_EMAIL: «ana@empresa\.es» ya es la cuenta de un usuario de una empresa[^\n]+$/,
  );
});

test('a database that was once a demo is not served from, and nothing in it changes', async () => {
  await during(common(), async () => undefined);
  const before = await query('SELECT email FROM app.login_identities');
  await refused({}).toThrow(
    /^DATABASE_URL: la base de datos tiene cuentas de la demostración \(superadmin@demo\.test\)/,
  );
  expect(await query('SELECT email FROM app.login_identities')).toEqual(before);
});

test("a superadmin with the demo's password: the configured one gets the configured password, another stops the start", async () => {
  await during({ ...common(), SUPERADMIN_EMAIL: 'jefa@gestora.es' }, async () => undefined);
  await refused({ SUPERADMIN_EMAIL: 'socia@gestora.es' }).toThrow(
    /^SUPERADMIN_EMAIL: «jefa@gestora\.es» es superadmin con la contraseña de la demostración/,
  );
  await during(production(), async running => {
    expect((await signIn('jefa@gestora.es', 'demo1234')(running)).status).toBe(401);
    expect((await signIn('jefa@gestora.es', 'tres-tristes-tigres')(running)).status).toBe(200);
  });
});

test("without the owner's URL a schema that lacks a migration stops the start; a newer one does not", async () => {
  const roles = { app: roleOf(database.app), platform: roleOf(database.platform) };
  await query(`INSERT INTO app.migrations (timestamp, name) VALUES (1999999999999, 'OfALaterVersion1999999999999')`);
  await during(production(), async () => undefined);
  await query(`DELETE FROM app.migrations WHERE name LIKE 'OfALater%'`);
  await migrate(database.owner, roles, MIGRATIONS, { undo: 1 });
  await refused({}).toThrow(
    /^DATABASE_URL: a la base de datos le falta la migración \w+; ejecuta antes «node dist\/api\/cli\.js migrate»/,
  );
  await during({ ...production(), DATABASE_OWNER_URL: database.owner }, async () => undefined);
  await during(production(), async () => undefined);
});

test.each([
  ['superuser', 'es superusuario'],
  ['platform', 'tiene BYPASSRLS'],
  ['owner', 'es dueño de las tablas'],
] as const)("the %s role as the application's stops the start", async (role, why) => {
  await refused({ DATABASE_URL: database[role] }).toThrow(new RegExp(`^DATABASE_URL: el rol «\\w+» ${why}`));
});

test("a worker of the tests ends with the jest that started it, as that one's flags say", async () => {
  expect(readFileSync(join(ROOT, 'api/bin/test.mjs'), 'utf8')).toContain("'--import=./api/bin/stop-with-jest.mjs'");
  const file = join(testDataDir(), 'works.cjs');
  writeFileSync(file, `process.send('works'); setInterval(() => undefined, 1_000);`);
  const worker = fork(file, { cwd: ROOT, execArgv: ['--import=./api/bin/stop-with-jest.mjs'] });
  await once(worker, 'message');
  worker.disconnect();
  expect(await once(worker, 'exit')).toEqual([1, null]);
});

/** Where not even root makes a folder. */
const CLOSED = '/sys';
(existsSync(CLOSED) ? test : test.skip)('a folder that cannot be written to is said in one line', async () => {
  const script = `import { withLock } from './api/bin/lock.mjs';
    await withLock('${CLOSED}/dist/.lock', () => undefined).catch(error => console.log(error.constructor.name, error.message))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT });
  expect(stdout).toMatch(
    /^PlainError No se puede escribir en \/sys\/dist, y hay que instalar o compilar: E(PERM|ACCES|ROFS)[^\n]*\n$/,
  );
});

// The first `npm start` builds in the process that then starts the demo, which refuses to be production.
test('a build leaves NODE_ENV as it found it', async () => {
  const { NODE_ENV: _here, ...env } = process.env;
  const built =
    "{ configFile: false, logLevel: 'silent', publicDir: false, build: { write: false, lib: { entry: 'api/bin/parent.mjs', formats: ['es'], fileName: 'x' } } }";
  const script = `const { viteBuild } = await import('./api/bin/vite-build.mjs'); await viteBuild(${built}); console.log(process.env.NODE_ENV)`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env,
  });
  expect(stdout.trim()).toBe('undefined');
});

test('TypeScript that is read without a build is that of now, however often it was read', async () => {
  const file = join(testDataDir(), 'says.ts');
  const said = async (source: string) => {
    writeFileSync(file, source);
    return (await promisify(execFile)(process.execPath, ['-r', './api/bin/typescript.cjs', file], { cwd: ROOT }))
      .stdout;
  };
  expect(await said(`const text: string = 'one'; console.log(text);`)).toBe('one\n');
  expect(await said(`const text: string = 'two'; console.log(text);`)).toBe('two\n');
  expect(await said(`const text: string = 'one'; console.log(text);`)).toBe('one\n');
});
