import { ConfigError } from './values';
import { readStripe } from './stripe';

const given = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
  STRIPE_PRICE_BASIC: 'price_b',
  STRIPE_PRICE_PRO: 'price_p',
  STRIPE_PRICE_PRO_YEARLY: 'price_y',
  STRIPE_COUPON_STARTER: 'STARTER',
};

const refusal = (env: Record<string, string>): string => {
  try {
    readStripe({ ...given, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('the account is the one that the environment names', () => {
  expect(readStripe(given)).toEqual({
    secretKey: 'sk_test_0123456789',
    publishableKey: 'pk_test_0123456789',
    webhookSecret: 'whsec_0123456789',
    connectSecret: null,
    prices: { basic: ['price_b'], pro: ['price_p'], proYearly: ['price_y'] },
    starterCoupon: 'STARTER',
    apiBase: null,
  });
  expect(readStripe({})).toBeNull();
});

test('the secret of connected accounts is one of a webhook, and without it no company takes cards', () => {
  const name = 'STRIPE_CONNECT_WEBHOOK_SECRET';
  expect(readStripe({ ...given, [name]: 'whsec_abcdefgh' })!.connectSecret).toBe('whsec_abcdefgh');
  expect(refusal({ [name]: 'sk_test_0123456789' })).toContain(name);
  expect(refusal({ [name]: 'whsec_abcdefg' })).not.toContain('abcdefg');
});

test('of several prices the first is sold, the others were', () => {
  expect(readStripe({ ...given, STRIPE_PRICE_PRO: 'price_p3, pro-2024.old,price_p' })!.prices.pro).toEqual([
    'price_p3',
    'pro-2024.old',
    'price_p',
  ]);
});

test.each(['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_BASIC', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_PRO_YEARLY'])(
  'a key without %s stops the start',
  name => {
    expect(refusal({ [name]: '' })).toBe(`${name}: obligatoria cuando hay STRIPE_SECRET_KEY`);
  },
);

test.each([
  ['STRIPE_PRICE_PRO', 'price_p,'],
  ['STRIPE_PRICE_PRO', 'price_p,price_b'],
  ['STRIPE_PRICE_BASIC', 'price con espacios'],
  ['STRIPE_SECRET_KEY', 'pk_live_0123456789'],
  ['STRIPE_SECRET_KEY', 'sk_test_con espacios'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_0123456789'],
  ['STRIPE_WEBHOOK_SECRET', 'secreto-cualquiera'],
  ['STRIPE_API_BASE', 'http://proxy.example.es'],
  ['STRIPE_API_BASE', 'https://proxy.example.es/v1'],
])('%s is refused when it cannot be one, in a line that names it and does not show it', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  if (/_/.test(value)) expect(refusal({ [name]: value })).not.toContain(value);
});
