import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readAeat, readProducer, type AeatEnvironment, type Producer } from './config-aeat';
import { ConfigError, fail, integer, oneOf, secret, url, type Env } from './config-values';
import { writeOnce } from './embedded-secrets';

/** Project root, both from the sources (api/platform) and from dist/api/platform. */
export const ROOT = resolve(__dirname, __dirname.includes(`${join('dist', 'api')}`) ? '../../..' : '../..');

export { ConfigError };
export type { AeatEnvironment, Producer };

/** Everything the environment says, read and checked once at start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  /** null: embedded PostgreSQL under dataDir. */
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  databasePlatformUrl: string | null;
  dataDir: string;
  appSecret: Buffer;
  appSecretPrevious: Buffer | null;
  superadminEmail: string;
  superadminPassword: string;
  demo: boolean;
  aeatEnvironment: AeatEnvironment;
  /** null: the address that belongs to the environment. */
  aeatUrl: string | null;
  /** What every QR's address begins with. */
  aeatQrUrl: string;
  /** Who makes the software. */
  producer: Producer;
  /** null: letters are written as files under dataDir/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  metricsToken: string | null;
  workers: boolean;
  trustProxy: number;
  rateLimits: boolean;
  logLevel: string;
}

const DEMO_PASSWORD = 'demo1234';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function mailFrom(env: Env): string {
  const from = env.MAIL_FROM || 'Folio <no-responder@folio.example>';
  if (/[\r\n]/.test(from) || !/^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from)) fail('MAIL_FROM', 'una dirección, sola o como «Nombre <direccion@dominio>»');
  return from;
}

/** The key made on the first run, kept with mode 0600. */
function secretOfDataDir(dataDir: string): Buffer {
  const file = join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : writeOnce(file, randomBytes(32).toString('base64'), 0o600);
  return Buffer.from(text, 'base64');
}

/** Reads and checks the environment. Throws ConfigError, whose message names the variable and what it takes. */
export function readConfig(env: Env = process.env): Config {
  oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development');
  const production = env.NODE_ENV === 'production';
  const port = integer(env, 'PORT', 4000, 0, 65535);
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  const demo = oneOf(env, 'DEMO', ['0', '1'], production ? '0' : '1') === '1';
  const rateLimits = oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  const superadminPassword = env.SUPERADMIN_PASSWORD || DEMO_PASSWORD;
  const superadminEmail = env.SUPERADMIN_EMAIL || 'superadmin@demo.test';
  const appSecret = secret(env, 'APP_SECRET');
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres://', 'postgresql://']);
  const databaseOwnerUrl = url(env, 'DATABASE_OWNER_URL', ['postgres://', 'postgresql://']);
  const databasePlatformUrl = url(env, 'DATABASE_PLATFORM_URL', ['postgres://', 'postgresql://']);

  if (!!databaseUrl !== !!databaseOwnerUrl || !!databaseUrl !== !!databasePlatformUrl) {
    const missing = !databaseUrl ? 'DATABASE_URL' : !databaseOwnerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_PLATFORM_URL';
    fail(missing, 'falta: DATABASE_URL, DATABASE_OWNER_URL y DATABASE_PLATFORM_URL van juntas');
  }
  if (superadminPassword.length < 6 || superadminPassword.length > 128) fail('SUPERADMIN_PASSWORD', 'de 6 a 128 caracteres');
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(superadminEmail)) fail('SUPERADMIN_EMAIL', 'una dirección de correo');
  if (production) {
    if (demo) fail('DEMO', 'en producción no puede ser 1');
    if (!rateLimits) fail('RATE_LIMITS', 'en producción no puede ser off');
    if (!appSecret) fail('APP_SECRET', 'obligatoria en producción: 32 bytes en base64');
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'SUPERADMIN_EMAIL', 'SUPERADMIN_PASSWORD', 'AEAT_ENVIRONMENT', 'PLATFORM_NAME', 'PLATFORM_NIF',
      'PLATFORM_ADDRESS', 'PLATFORM_EMAIL', 'SUPPORT_EMAIL', 'PRODUCER_NAME', 'PRODUCER_NIF', 'PRODUCER_ADDRESS']) {
      if (!env[name]) fail(name, 'obligatoria en producción');
    }
    if (superadminPassword === DEMO_PASSWORD || superadminEmail.endsWith('@demo.test')) {
      fail('SUPERADMIN_PASSWORD', 'en producción no puede ser la de la demostración');
    }
  }
  return {
    production,
    port,
    host: env.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: url(env, 'PUBLIC_URL', ['http://', 'https://']) ?? `http://localhost:${port}`,
    databaseUrl, databaseOwnerUrl, databasePlatformUrl,
    dataDir,
    appSecret: appSecret ?? secretOfDataDir(dataDir),
    appSecretPrevious: secret(env, 'APP_SECRET_PREVIOUS'),
    superadminEmail: superadminEmail.toLowerCase(),
    superadminPassword,
    demo,
    ...readAeat(env),
    producer: readProducer(env, production),
    smtpUrl: url(env, 'SMTP_URL', ['smtp://', 'smtps://']),
    mailFrom: mailFrom(env),
    metricsToken: env.METRICS_TOKEN || null,
    workers: oneOf(env, 'WORKERS', ['0', '1'], '1') === '1',
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    rateLimits,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}
