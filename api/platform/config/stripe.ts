import { fail, url, type Env } from './values';

/** Prices of one plan: the first is sold, the others were, and those who pay them go on. */
type PriceIds = readonly [string, ...string[]];

/** The Stripe account that tenants pay to. */
export interface StripeAccount {
  secretKey: string;
  publishableKey: string | null;
  webhookSecret: string;
  /** Of the events of companies' own accounts; null: none takes cards. */
  connectSecret: string | null;
  prices: { basic: PriceIds; pro: PriceIds; proYearly: PriceIds };
  /** The launch offer of the basic plan; null: not offered. */
  starterCoupon: string | null;
  /** Another host that speaks Stripe's API; null: Stripe's own. */
  apiBase: string | null;
}

const REQUIRED = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_BASIC',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_PRO_YEARLY',
] as const;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The secret key travels there: never in the clear, except on this machine. */
function apiBaseOf(env: Env): string | null {
  const given = url(env, 'STRIPE_API_BASE', ['https://', 'http://']);
  if (given === null) return null;
  const { protocol, hostname, pathname } = new URL(given);
  if (pathname !== '/' || (protocol === 'http:' && !LOOPBACK.test(hostname))) {
    fail('STRIPE_API_BASE', 'una URL https:// sin ruta (http:// solo en esta misma máquina)');
  }
  return given;
}

function matching(env: Env, name: string, pattern: RegExp, takes: string): string | null {
  const value = env[name];
  if (value === undefined || value === '') return null;
  // The value is a secret: the message never shows it.
  if (!pattern.test(value)) fail(name, takes);
  return value;
}

/** 'price_2,price_1': commas between, spaces around them or not. No price is in two lists. */
function pricesOf(env: Env): StripeAccount['prices'] {
  const known = new Set<string>();
  const idsOf = (name: (typeof REQUIRED)[number]): PriceIds => {
    const [sold, ...former] = env[name]!.split(',').map(id => id.trim());
    const ids: PriceIds = [sold!, ...former];
    for (const id of ids) {
      if (!/^[\w.-]{1,255}$/.test(id))
        fail(name, 'el id de un precio de Stripe (price_…), y tras comas los que se vendieron antes');
      if (known.has(id)) fail(name, `precios que no estén ya en otra lista (${id} se repite)`);
      known.add(id);
    }
    return ids;
  };
  return {
    basic: idsOf('STRIPE_PRICE_BASIC'),
    pro: idsOf('STRIPE_PRICE_PRO'),
    proYearly: idsOf('STRIPE_PRICE_PRO_YEARLY'),
  };
}

/** null without a key: outside production the project's sandbox takes its place. */
export function readStripe(env: Env): StripeAccount | null {
  const apiBase = apiBaseOf(env);
  const secretKey = matching(
    env,
    'STRIPE_SECRET_KEY',
    /^(sk|rk)_(test|live)_\w{8,}$/,
    'una clave secreta de Stripe (sk_… o rk_…)',
  );
  if (secretKey === null) return null;
  for (const name of REQUIRED) if (!env[name]) fail(name, 'obligatoria cuando hay STRIPE_SECRET_KEY');
  return {
    secretKey,
    publishableKey: matching(
      env,
      'STRIPE_PUBLISHABLE_KEY',
      /^pk_(test|live)_\w{8,}$/,
      'una clave pública de Stripe (pk_…)',
    ),
    webhookSecret: matching(env, 'STRIPE_WEBHOOK_SECRET', /^whsec_\S{8,}$/, 'el secreto del webhook (whsec_…)')!,
    connectSecret: matching(
      env,
      'STRIPE_CONNECT_WEBHOOK_SECRET',
      /^whsec_\S{8,}$/,
      'el secreto del webhook de las cuentas conectadas (whsec_…)',
    ),
    prices: pricesOf(env),
    starterCoupon: env.STRIPE_COUPON_STARTER || null,
    apiBase,
  };
}
