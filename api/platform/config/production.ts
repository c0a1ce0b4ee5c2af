import { isLoopback } from '../network/loopback';
import { passwordProblem } from '../password-rule';
import { fail, type Env } from './values';
import { DEMO_PASSWORD } from './demo-password';

const REQUIRED = [
  'APP_SECRET',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPERADMIN_EMAIL',
  'SUPERADMIN_PASSWORD',
  'AEAT_ENVIRONMENT',
  'PLATFORM_NAME',
  'PLATFORM_NIF',
  'PLATFORM_ADDRESS',
  'PLATFORM_EMAIL',
  'SUPPORT_EMAIL',
  'PRODUCER_NAME',
  'PRODUCER_NIF',
  'PRODUCER_ADDRESS',
];
const WHY: Record<string, string> = {
  APP_SECRET: ': 32 bytes en base64, por ejemplo de «openssl rand -base64 32»',
  PUBLIC_URL: ': la dirección https:// por la que se llega',
  TRUST_PROXY: ': cuántos proxys inversos hay delante, 0 si ninguno',
};

/** Domains and addresses that belong to the demo and to examples: nobody reads mail there. */
const DEMO_MAIL = /@(demo\.test|([\w-]+\.)*folio\.example)>?$/i;

const MIN_DISTINCT_BYTES = 20;

/**
 * True for a key that nobody drew: few different bytes, a constant step, or plain text. Of 32 random bytes some 30
 * differ, and not one key in 10^13 is all printable.
 */
export function isTrivialKey(key: Buffer): boolean {
  const steps = new Set([...key.subarray(1)].map((byte, index) => (byte - key[index]! + 256) % 256));
  return new Set(key).size < MIN_DISTINCT_BYTES || steps.size <= 2 || key.every(byte => byte >= 0x20 && byte < 0x7f);
}

interface Read {
  demo: boolean;
  rateLimits: boolean;
  appSecret: Buffer | null;
  superadminEmail: string;
  superadminPassword: string;
  publicUrl: string | null;
}

/** With a key of Stripe's test mode a made-up card buys any plan. */
const TEST_KEY = /^(sk|rk|pk)_test_/;

/** What only production demands, beside what each reader checks itself. */
export function checkProduction(env: Env, read: Read): void {
  if (read.demo) fail('DEMO', 'en producción no puede ser 1');
  if (!read.rateLimits) fail('RATE_LIMITS', 'en producción no puede ser off');
  for (const name of REQUIRED) if (!env[name]) fail(name, `obligatoria en producción${WHY[name] ?? ''}`);
  if (!read.publicUrl!.startsWith('https://')) fail('PUBLIC_URL', 'en producción, una URL que empiece por https://');
  if (isTrivialKey(read.appSecret!)) fail('APP_SECRET', 'no es aleatoria; usa la salida de «openssl rand -base64 32»');
  for (const name of ['SUPERADMIN_EMAIL', 'MAIL_FROM'])
    if (DEMO_MAIL.test(env[name]!)) fail(name, 'en producción no puede ser la de la demostración');
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']) {
    if (TEST_KEY.test(env[name] ?? '')) fail(name, 'en producción no puede ser del modo de prueba de Stripe (_test_)');
  }
  const weak =
    read.superadminPassword === DEMO_PASSWORD
      ? 'en producción no puede ser la de la demostración'
      : passwordProblem(read.superadminPassword);
  if (weak) fail('SUPERADMIN_PASSWORD', weak);
}

/** The demo's passwords are known to everybody: it is for this machine alone. */
export function checkDemoIsPrivate(host: string, publicUrl: string | null): void {
  const takes = 'la demostración tiene contraseñas públicas y solo se sirve en esta máquina; pon DEMO=0, o';
  if (!isLoopback(host)) fail('DEMO', `${takes} HOST=127.0.0.1 en lugar de «${host}»`);
  if (publicUrl && !isLoopback(new URL(publicUrl).hostname))
    fail('DEMO', `${takes} deja PUBLIC_URL sin valor en lugar de «${publicUrl}»`);
}
