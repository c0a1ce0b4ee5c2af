import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readStripe, type StripeAccount } from './stripe';
import { readAeat, readProducer, type AeatEnvironment, type Producer } from './aeat';
import { ConfigError, email, fail, integer, oneOf, secret, url, type Env } from './values';
import { readOperator, type Operator } from './operator';
import { readOperatorCertificate, type OperatorCertificate, type OperatorFile } from './operator-certificate';
import { readTraces, type TraceTarget } from './traces';
import { checkDemoIsPrivate, checkProduction } from './production';
import { writeOnce } from '../embedded-postgres/secrets';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../schema/sign-in/password';
import { DEMO_PASSWORD } from './demo-password';

/** Project root, both from the sources (api/platform) and from dist/api/platform. */
export const ROOT = resolve(__dirname, __dirname.includes(`${join('dist', 'api')}`) ? '../../../..' : '../../..');

export { ConfigError };
export type { AeatEnvironment, Operator, OperatorCertificate, Producer, StripeAccount, TraceTarget };

/** Everything the environment says, read and checked once at start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  /** null: embedded PostgreSQL under dataDir. */
  databaseUrl: string | null;
  /** null with a databaseUrl: somebody else migrates, this process only checks that it was done. */
  databaseOwnerUrl: string | null;
  databasePlatformUrl: string | null;
  /** null: the primary reads everything. */
  databaseReplicaUrl: string | null;
  /** For requests, per process; those of the platform and of files come on top. */
  databaseConnections: number;
  /** false: no statement is named, for poolers that lose them. */
  preparedStatements: boolean;
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
  /** Who runs this Folio. */
  operator: Operator;
  /** With what the operator sends for companies that let it; null: it does not. */
  operatorCertificate: OperatorFile | null;
  /** Whom tenants pay to; null: the project's sandbox, where there is one. */
  stripe: StripeAccount | null;
  /** null: letters are written as files under dataDir/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  metricsToken: string | null;
  /** null: nothing is traced. */
  traces: TraceTarget | null;
  workers: boolean;
  trustProxy: number;
  rateLimits: boolean;
  logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function mailFrom(env: Env): string {
  const from = env.MAIL_FROM || 'Folio <no-responder@folio.example>';
  if (/[\r\n]/.test(from) || !/^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    fail('MAIL_FROM', 'una dirección, sola o como «Nombre <direccion@dominio>»');
  return from;
}

/** The key made on the first run, kept with mode 0600. */
function secretOfDataDir(dataDir: string): Buffer {
  const file = join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const text = existsSync(file)
    ? readFileSync(file, 'utf8').trim()
    : writeOnce(file, randomBytes(32).toString('base64'), 0o600);
  return Buffer.from(text, 'base64');
}

function publicAddress(env: Env): string | null {
  const given = url(env, 'PUBLIC_URL', ['http://', 'https://']);
  if (given === null) return null;
  const { username, search, hash } = new URL(given);
  if (username || search || hash) fail('PUBLIC_URL', 'una URL sin usuario, sin «?» y sin «#»');
  return given;
}

const TOKEN_MIN = 16;

function metricsToken(env: Env): string | null {
  const given = env.METRICS_TOKEN;
  if (!given) return null;
  if (given.length < TOKEN_MIN || !/^[\x21-\x7e]+$/.test(given))
    fail('METRICS_TOKEN', `al menos ${TOKEN_MIN} caracteres sin espacios ni acentos`);
  return given;
}

type DatabaseUrls = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databasePlatformUrl' | 'databaseReplicaUrl'>;

/** The owner's is only for migrations. */
function databases(env: Env): DatabaseUrls {
  const read = (name: string) => url(env, name, ['postgres://', 'postgresql://']);
  const [databaseUrl, databaseOwnerUrl, databasePlatformUrl] = [
    read('DATABASE_URL'),
    read('DATABASE_OWNER_URL'),
    read('DATABASE_PLATFORM_URL'),
  ];
  const together = 'DATABASE_URL y DATABASE_PLATFORM_URL van juntas';
  if (!databaseUrl && (databaseOwnerUrl || databasePlatformUrl)) fail('DATABASE_URL', `falta: ${together}`);
  if (databaseUrl && !databasePlatformUrl) fail('DATABASE_PLATFORM_URL', `falta: ${together}`);
  const databaseReplicaUrl = read('DATABASE_REPLICA_URL');
  if (databaseReplicaUrl && !databaseUrl) fail('DATABASE_URL', 'falta: DATABASE_REPLICA_URL es una réplica suya');
  if (databaseReplicaUrl && new URL(databaseReplicaUrl).username !== new URL(databaseUrl!).username)
    fail('DATABASE_REPLICA_URL', 'el mismo rol que DATABASE_URL: sus políticas separan a las empresas');
  return { databaseUrl, databaseOwnerUrl, databasePlatformUrl, databaseReplicaUrl };
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
  const superadminEmail = email(env, 'SUPERADMIN_EMAIL', 'superadmin@demo.test');
  const appSecret = secret(env, 'APP_SECRET');
  const publicUrl = publicAddress(env);
  const host = env.HOST || (production ? '0.0.0.0' : '127.0.0.1');

  if ([...superadminPassword].length < PASSWORD_MIN || [...superadminPassword].length > PASSWORD_MAX) {
    fail('SUPERADMIN_PASSWORD', `de ${PASSWORD_MIN} a ${PASSWORD_MAX} caracteres`);
  }
  if (production) checkProduction(env, { demo, rateLimits, appSecret, superadminEmail, superadminPassword, publicUrl });
  if (demo) checkDemoIsPrivate(host, publicUrl);
  return {
    production,
    port,
    host,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    ...databases(env),
    dataDir,
    appSecret: appSecret ?? secretOfDataDir(dataDir),
    appSecretPrevious: secret(env, 'APP_SECRET_PREVIOUS'),
    superadminEmail: superadminEmail.toLowerCase(),
    superadminPassword,
    demo,
    ...readAeat(env),
    producer: readProducer(env, production),
    operator: readOperator(env, production),
    operatorCertificate: readOperatorCertificate(env),
    stripe: readStripe(env),
    smtpUrl: url(env, 'SMTP_URL', ['smtp://', 'smtps://']),
    mailFrom: mailFrom(env),
    metricsToken: metricsToken(env),
    traces: readTraces(env),
    workers: oneOf(env, 'WORKERS', ['0', '1'], '1') === '1',
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    rateLimits,
    databaseConnections: integer(env, 'DATABASE_CONNECTIONS', 20, 5, 100),
    preparedStatements: oneOf(env, 'DATABASE_PREPARED', ['on', 'off'], 'on') === 'on',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}
