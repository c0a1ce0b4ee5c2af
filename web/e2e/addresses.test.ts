import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { visit } from './browser';
import { buildCompany } from './company';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

const BUILT = join(__dirname, '../../dist/web');
const SCREENS: string[] = JSON.parse(readFileSync(join(BUILT, '.screens.json'), 'utf8'));

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

const filled = (path: string) => path.replace(/:\w+\??/, '6f1f7f0e-0000-4000-8000-000000000000');

async function ask(path: string, accepts = 'identity', method = 'GET') {
  const answer = (
    (await once(get(product.url + path, { method, headers: { 'accept-encoding': accepts } }), 'response')) as [
      IncomingMessage,
    ]
  )[0];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

test('every screen of the table answers 200 with the page, in any case and with a slash behind', async () => {
  expect(SCREENS).toEqual(expect.arrayContaining(['/login', '/app/invoices/new', '/app/invoices/:id']));
  for (const path of SCREENS.map(filled)) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  for (const path of [
    '/reset-password',
    '/Login',
    '/app/customers/',
    '/app/settings?tab=api',
    '/playground',
    '/favicon.svg',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
  expect((await ask('/login')).body.toString()).toContain('<div id="root">');
  expect((await ask('/favicon.ico')).headers).toMatchObject({
    'content-type': expect.stringMatching(/icon/),
    'cache-control': 'no-cache',
  });
});

test('any other path or file answers 404, and a browser shows the page of what was not found', async () => {
  for (const path of [
    '/nada',
    '/app/nada',
    '/app/invoices/a/b',
    '/login/otra',
    '/wp-login.php',
    '/.screens.json',
    '/.env',
    '/index.html.map',
    '/%2e%2e/package.json',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, expect.any(Number)]);
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect([path, (await ask(path, 'identity', 'HEAD')).status]).toEqual([path, 404]);
  }
  expect((await ask('/assets/index-00000000.js')).headers['content-type']).toContain('json');
  expect((await ask('/login', 'identity', 'POST')).status).toBe(404);
  const { page, close } = await visit(browser, product.url);
  const answer = await page.goto('/una/que/no/existe');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: /Esta página no existe|Página no encontrada/ }).waitFor();
  expect((await page.goto('/app/nada/de/nada'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Ir al inicio' }).waitFor();
  await close();
});

test('a signed-in person reads inside the product that an address leads nowhere', async () => {
  const { token } = await buildCompany(product, 'perdida');
  const { page, close } = await visit(browser, product.url, { token });
  expect((await page.goto('/app/nada/de/nada'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Ir al dashboard' }).waitFor();
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  await close();
});

test('files are sent as the build compressed them, to clients that accept it', async () => {
  const [script] = /\/assets\/base-[\w-]+\.js/.exec((await ask('/login')).body.toString())!;
  const plain = await ask(script);
  expect(plain.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.equals(readFileSync(join(BUILT, script)))).toBe(true);
  for (const [accepts, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await ask(script, accepts);
    expect([accepts, answer.headers['content-encoding'], open(answer.body).equals(plain.body)]).toEqual([
      accepts,
      encoding,
      true,
    ]);
    expect(answer.body.length).toBeLessThan(plain.body.length / 2.5);
    expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
  }
});
