import type { Browser, Page } from 'playwright-core';
import { visit } from './browser';
import { buildCompany } from './company';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

/** All that the first page had loaded is kept by then. */
async function worksOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => {
    const cache = await caches.open('folio-1');
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.includes('/assets/'));
    const kept = await Promise.all(loaded.map(name => cache.match(name)));
    return navigator.serviceWorker.controller !== null && kept.length > 0 && kept.every(Boolean);
  });
}

test("without a connection the product opens, says so, and goes on when it is back; what it keeps is nobody's data", async () => {
  const { token } = await buildCompany(product, 'corte');
  const { page, close } = await visit(browser, product.url, {
    token,
    serviceWorkers: 'allow',
  });
  await page.goto('/app/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await worksOffline(page);

  await page.context().setOffline(true);
  await page.goto('/app/invoices');
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('heading', { name: 'Facturas', exact: true }).waitFor();

  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      found.push(...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
    return found;
  });
  expect(kept.filter(path => !/^\/(app|before-paint\.js|favicon\.svg|assets\/[^/]+)$/.test(path))).toEqual([]);
  await close();
}, 180_000);

test('after another build the product opens without a connection: the shell is the last one seen, and what it loads stays', async () => {
  const { token } = await buildCompany(product, 'version');
  const { page, close } = await visit(browser, product.url, {
    token,
    serviceWorkers: 'allow',
  });
  await page.goto('/app/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await worksOffline(page);
  // What an earlier build left: its shell, and more files than are kept, newer than those of the shell.
  await page.evaluate(async () => {
    const cache = await caches.open('folio-1');
    await cache.put(
      '/app',
      new Response('<script src="/assets/earlier.js"></script>', { headers: { 'content-type': 'text/html' } }),
    );
    for (let n = 0; n < 260; n += 1) await cache.put(`/assets/earlier-${n}.js`, new Response(''));
  });

  await page.goto('/app/invoices');
  await page.getByRole('heading', { name: 'Facturas', exact: true }).waitFor();
  await page.waitForFunction(
    async () => !(await (await (await caches.open('folio-1')).match('/app'))!.text()).includes('earlier'),
  );
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage({ assets: [] }));
  await page.waitForFunction(async () => {
    const paths = (await (await caches.open('folio-1')).keys()).map(({ url }) => new URL(url).pathname);
    return paths.filter(path => path.startsWith('/assets/')).length <= 250;
  });

  await page.context().setOffline(true);
  await page.goto('/app/dashboard');
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor();
  await close();
}, 180_000);
