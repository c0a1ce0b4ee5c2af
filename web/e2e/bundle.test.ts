import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launch, visit } from './browser';
import { startProduct, type Product } from './product';

const LIMIT = 180_000;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
}, 60_000);
afterAll(() => Promise.all([browser?.close(), product?.end()]));

test('the JavaScript that /login loads is under 180 kB gzipped', async () => {
  const { page, close } = await visit(browser, product.url);
  const scripts = new Map<string, Promise<number>>();
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body().then(body => gzipSync(body).length));
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  const sizes = await Promise.all(scripts.values());
  const total = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(`/login: ${(total / 1000).toFixed(1)} kB of JavaScript in ${sizes.length} files, gzipped\n`);
  expect(sizes.length).toBeGreaterThan(1);
  expect(total).toBeLessThan(LIMIT);
  await close();
});
