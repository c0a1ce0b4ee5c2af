import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config';
import { isTrivialKey } from './production';

const key = randomBytes(32).toString('base64');
/** What production takes; every case changes one thing of it. */
const RIGHT: Record<string, string> = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://facturas.gestora.es',
  TRUST_PROXY: '0',
  APP_SECRET: key,
  SMTP_URL: 'smtp://correo.gestora.es:587',
  MAIL_FROM: 'Folio <no-responder@gestora.es>',
  SUPERADMIN_EMAIL: 'jefa@gestora.es',
  SUPERADMIN_PASSWORD: 'tres-tristes-tigres',
  AEAT_ENVIRONMENT: 'preproduction',
  PLATFORM_NAME: 'Gestora Real, S.L.',
  PLATFORM_NIF: 'B12345674',
  PLATFORM_ADDRESS: 'Gran Vía, 1, Madrid',
  PLATFORM_EMAIL: 'legal@gestora.es',
  SUPPORT_EMAIL: 'ayuda@gestora.es',
  PRODUCER_NAME: 'Casa del Software, S.L.',
  PRODUCER_NIF: 'B12345674',
  PRODUCER_ADDRESS: 'Gran Vía, 2, Madrid',
};

const dataDir = mkdtempSync(join(tmpdir(), 'folio-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function refusal(change: Record<string, string>, from = RIGHT): string {
  try {
    readConfig({ DATA_DIR: dataDir, ...from, ...change });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('a right configuration is taken, 0 proxies said aloud too', () => {
  expect(refusal({})).toBe('');
  expect(readConfig(RIGHT)).toMatchObject({
    production: true,
    trustProxy: 0,
    host: '0.0.0.0',
    publicUrl: 'https://facturas.gestora.es',
  });
});

test.each(Object.keys(RIGHT).filter(name => name !== 'NODE_ENV'))('%s is demanded', name => {
  expect(refusal({ [name]: '' })).toMatch(new RegExp(`^${name}: obligatoria en producción`));
});

test.each([
  ['PUBLIC_URL', 'http://facturas.gestora.es'],
  ['PUBLIC_URL', 'https://ana:clave@gestora.es'],
  ['PUBLIC_URL', 'https://gestora.es/?x=1'],
  ['SUPERADMIN_EMAIL', 'superadmin@demo.test'],
  ['SUPERADMIN_EMAIL', 'jefa@sub.folio.example'],
  ['SUPERADMIN_EMAIL', 'sin-arroba'],
  ['MAIL_FROM', 'Folio <no-responder@folio.example>'],
  ['SUPERADMIN_PASSWORD', 'demo1234'],
  ['SUPERADMIN_PASSWORD', 'cinco'],
  ['SUPERADMIN_PASSWORD', 'a'.repeat(129)],
  ['SUPERADMIN_PASSWORD', 'password1'],
  ['SUPERADMIN_PASSWORD', 'PassWord1'],
  ['APP_SECRET', Buffer.alloc(32, 7).toString('base64')],
  ['APP_SECRET', Buffer.from('una-clave-escrita-a-mano-de-32-c').toString('base64')],
  ['PLATFORM_NAME', 'Folio de Ejemplo, S.L.'],
  ['PLATFORM_NIF', 'b-99999997'],
  ['PLATFORM_EMAIL', 'legal@folio.example'],
  ['SUPPORT_EMAIL', 'soporte@folio.example'],
  ['PRODUCER_NIF', 'B99999997'],
  ['METRICS_TOKEN', 'quince-letras-x'],
  ['METRICS_TOKEN', 'con un espacio dentro'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://ana:clave@collector'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%E0%A4%A'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b\nc'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.01'],
  ['OTEL_TRACES_SAMPLER_ARG', '-1'],
  ['OTEL_SERVICE_NAME', 'x'.repeat(101)],
  ['TRUST_PROXY', '11'],
  ['RATE_LIMITS', 'off'],
  ['DEMO', '1'],
])('%s = %s is refused in one line that names the variable and not a secret', (name, value) => {
  const said = refusal({ [name]: value });
  expect(said).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  if (/PASSWORD|SECRET|TOKEN/.test(name)) expect(said).not.toContain(value);
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  STRIPE_PRICE_BASIC: 'price_b',
  STRIPE_PRICE_PRO: 'price_p',
  STRIPE_PRICE_PRO_YEARLY: 'price_y',
};

test.each([
  ['STRIPE_SECRET_KEY', 'sk_test_0123456789'],
  ['STRIPE_SECRET_KEY', 'rk_test_0123456789'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_0123456789'],
])("%s = %s, of Stripe's test mode, is refused: it would sell for nothing", (name, value) => {
  expect(refusal(STRIPE)).toBe('');
  expect(refusal({ ...STRIPE, [name]: value })).toBe(
    `${name}: en producción no puede ser del modo de prueba de Stripe (_test_)`,
  );
});

test('at the bound: six characters that nobody else uses, and a token of sixteen', () => {
  expect(refusal({ SUPERADMIN_PASSWORD: 'ñandú7', METRICS_TOKEN: 'dieciseis-letras' })).toBe('');
});

test('a drawn key is never called trivial, and a counted one always', () => {
  for (let n = 0; n < 2_000; n += 1) expect(isTrivialKey(randomBytes(32))).toBe(false);
  expect(
    [
      Buffer.from(Array.from({ length: 32 }, (_, n) => n)),
      Buffer.from(Array.from({ length: 32 }, (_, n) => 255 - n * 7)),
      Buffer.alloc(32),
    ].map(isTrivialKey),
  ).toEqual([true, true, true]);
});

describe('the demo is for this machine', () => {
  const demo = { DEMO: '1' };
  test.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://demo.gestora.es' },
    { PUBLIC_URL: 'http://192.168.1.7:4000' },
  ])('%j is refused', given => {
    expect(refusal(given, demo)).toMatch(/^DEMO: [^\n]+$/);
    expect(refusal({ ...given, DEMO: '0' }, demo)).toBe('');
  });
  test.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:4130' },
    { PUBLIC_URL: 'http://127.0.0.1:4130' },
  ])('%j is taken', given => {
    expect(refusal(given, demo)).toBe('');
  });
});

test('two database URLs serve, the third is only for migrations', () => {
  const [app, platform] = ['postgres://folio_app:x@db/folio', 'postgres://folio_platform:x@db/folio'];
  expect(readConfig({ ...RIGHT, DATABASE_URL: app, DATABASE_PLATFORM_URL: platform })).toMatchObject({
    databaseOwnerUrl: null,
  });
  expect(refusal({ DATABASE_URL: app })).toMatch(/^DATABASE_PLATFORM_URL: /);
  expect(refusal({ DATABASE_OWNER_URL: app })).toMatch(/^DATABASE_URL: /);
});

test('a replica belongs to a database of ours, and is read with its role', () => {
  const [app, platform] = ['postgres://folio_app:x@db/folio', 'postgres://folio_platform:x@db/folio'];
  const both = { DATABASE_URL: app, DATABASE_PLATFORM_URL: platform };
  const replica = 'postgres://folio_app:x@replica/folio';
  expect(readConfig({ ...RIGHT, ...both })).toMatchObject({ databaseReplicaUrl: null });
  expect(readConfig({ ...RIGHT, ...both, DATABASE_REPLICA_URL: replica })).toMatchObject({
    databaseReplicaUrl: replica,
  });
  expect(refusal({ DATABASE_REPLICA_URL: replica })).toMatch(/^DATABASE_URL: /);
  for (const DATABASE_REPLICA_URL of ['postgres://postgres:x@replica/folio', 'http://folio_app:x@replica/folio'])
    expect(refusal({ ...both, DATABASE_REPLICA_URL })).toMatch(/^DATABASE_REPLICA_URL: /);
});
