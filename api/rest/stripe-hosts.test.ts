import { startTestApp } from '../test/harness';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
  STRIPE_PRICE_BASIC: 'price_b',
  STRIPE_PRICE_PRO: 'price_p',
  STRIPE_PRICE_PRO_YEARLY: 'price_y',
};

async function policies(env: Record<string, string>): Promise<string[]> {
  const app = await startTestApp(env);
  const paths = ['/app/billing', '/app/dashboard', '/app/billing/otra', '/login', '/api/docs'];
  const answers = await Promise.all(paths.map(path => fetch(app.url + path)));
  await app.close();
  return paths.filter((_path, at) => answers[at]!.headers.get('content-security-policy')!.includes('stripe.com'));
}

test("Stripe's hosts are let in on the billing screen only, and only with a real key", async () => {
  expect(await policies(KEYS)).toEqual(['/app/billing']);
  expect(await policies({})).toEqual([]);
  expect(await policies({ ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:1' })).toEqual([]);
});
