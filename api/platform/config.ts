import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { writeOnce } from './embedded-secrets';

/** Project root, both from the sources (api/platform) and from dist/api/platform. */
export const ROOT = resolve(__dirname, __dirname.includes(`${join('dist', 'api')}`) ? '../../..' : '../..');

/** A wrong variable: the start stops with this one line. */
export class ConfigError extends Error {}

export type AeatEnvironment = 'sandbox' | 'preproduction' | 'production';

/** Everything the environment says, read and checked once at start (contract §1). */
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
  /** null: letters are written as files under dataDir/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  metricsToken: string | null;
  workers: boolean;
  trustProxy: number;
  rateLimits: boolean;
  logLevel: string;
}

type Env = Record<string, string | undefined>;

const DEMO_PASSWORD = 'demo1234';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function fail(name: string, takes: string): never {
  throw new ConfigError(`${name}: ${takes}`);
}

function integer(env: Env, name: string, unset: number, min: number, max: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return unset;
  const value = Number(raw);
  if (!/^\d+$/.test(raw) || value < min || value > max) fail(name, `un número entero entre ${min} y ${max}, no «${raw}»`);
  return value;
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], unset: T): T {
  const raw = env[name];
  if (raw === undefined || raw === '') return unset;
  if (!values.includes(raw as T)) fail(name, `uno de ${values.join(', ')}, no «${raw}»`);
  return raw as T;
}

function url(env: Env, name: string, protocols: string[]): string | null {
  const raw = env[name];
  if (raw === undefined || raw === '') return null;
  const takes = `una URL que empiece por ${protocols.join(' o ')}`;
  try {
    if (!protocols.some(p => new URL(raw).protocol === p.replace('//', ''))) fail(name, takes);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    fail(name, takes);
  }
  return raw.replace(/\/$/, '');
}

function mailFrom(env: Env): string {
  const from = env.MAIL_FROM || 'Folio <no-responder@folio.example>';
  if (/[\r\n]/.test(from) || !/^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from)) fail('MAIL_FROM', 'una dirección, sola o como «Nombre <direccion@dominio>»');
  return from;
}

function secret(env: Env, name: string): Buffer | null {
  const raw = env[name];
  if (raw === undefined || raw === '') return null;
  const key = Buffer.from(raw, 'base64');
  if (key.length !== 32) fail(name, '32 bytes en base64 (por ejemplo, de «openssl rand -base64 32»)');
  return key;
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
    aeatEnvironment: oneOf(env, 'AEAT_ENVIRONMENT', ['sandbox', 'preproduction', 'production'], 'sandbox'),
    smtpUrl: url(env, 'SMTP_URL', ['smtp://', 'smtps://']),
    mailFrom: mailFrom(env),
    metricsToken: env.METRICS_TOKEN || null,
    workers: oneOf(env, 'WORKERS', ['0', '1'], '1') === '1',
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    rateLimits,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}
