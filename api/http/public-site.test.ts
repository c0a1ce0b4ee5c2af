import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fill, valuesOf } from './fill';
import { publicSite } from './public-site';

const HOSTILE = '</script><script>alert(1)</script> & "Hijos"';
const operator = { name: HOSTILE, nif: 'B12345674', address: 'Gran Vía, 1', email: 'legal@gestora.es', supportEmail: 'ayuda@gestora.es' };
const config = { operator, publicUrl: 'https://folio.gestora.es' };
const FILES = {
  'pages.json': JSON.stringify([{ path: '/', file: 'home.html' }, { path: '/features', file: 'features.html' }, { path: '/reset-password/:token', file: 'reset.html' }, { path: null, file: 'not-found.html' }]),
  'home.html': '<p>%PLATFORM_NAME%, %PLATFORM_NIF%</p><a href="mailto:%SUPPORT_EMAIL%">100 % mío</a><i>%YEARS%</i>',
  'reset.html': 'elige', 'features.html': 'funciones '.repeat(500), 'not-found.html': 'no existe', 'robots.txt': 'Sitemap: %PUBLIC_URL%/sitemap.xml', 'sitemap.xml': '<urlset/>',
};

let folder: string;
let server: Server;
let now = new Date('2026-11-22T12:00:00Z');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-site-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const site = publicSite(folder, config, () => now);
  const app = express().use(site.pages, site.notFound, (_req, res) => { res.status(405).end(); });
  server = await new Promise(done => { const listening: Server = app.listen(0, '127.0.0.1', () => done(listening)); });
});
afterAll(async () => {
  await new Promise(done => server.close(done));
  rmSync(folder, { recursive: true });
});

interface Answer { status: number; headers: IncomingHttpHeaders; body: Buffer }
const ask = (path: string, headers = {}, method = 'GET') => new Promise<Answer>((done, failed) => {
  request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, method, headers }, response => {
    const chunks: Buffer[] = [];
    response.on('data', chunk => chunks.push(chunk));
    response.on('end', () => done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }));
  }).on('error', failed).end();
});

test('a page has the operator\'s values, whose signs are no markup', async () => {
  const { status, headers, body } = await ask('/');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body.toString()).toBe('<p>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Hijos&quot;, B12345674</p>' +
    '<a href="mailto:ayuda@gestora.es">100 % mío</a><i>2025–2026</i>');
});

test('the copyright follows the year of Madrid', async () => {
  now = new Date('2026-12-31T23:30:00Z');
  expect((await ask('/')).body.toString()).toContain('2025–2027');
  now = new Date('2026-11-22T12:00:00Z');
  expect((await ask('/')).body.toString()).toContain('2025–2026');
  expect(valuesOf(config, new Date('2025-06-01T00:00:00Z')).YEARS).toBe('2025');
});

test('slashes without end, or a letter behind them, are read in a moment and lead nowhere else', async () => {
  /** Milliseconds of this processor for five of the same, so that what else the machine does is left out. */
  const cost = async (path: string) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n += 1) expect((await ask(path)).status).toBe(404);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  await cost('/x');
  const letters = await cost(`/${'a'.repeat(8_000)}`);
  expect(await cost(`${'/'.repeat(8_000)}x`)).toBeLessThan(4 * letters + 100);
  for (const path of ['//evil.example/', '//evil.example//', '/\\evil.example/', '/%2F/evil.example/']) expect([path, (await ask(path)).headers.location]).toEqual([path, undefined]);
  expect((await ask('/features///?a=1')).headers.location).toBe('/features?a=1');
});

test('a name that nothing fills stops the page', () => {
  expect(() => fill('%PLATFORM_NAME% %SECRET_KEY%', valuesOf(config, now))).toThrow('SECRET_KEY');
});

test('it travels compressed to whoever takes it, and not again to whoever has it', async () => {
  const [br, gzip, bare] = await Promise.all(['gzip, br', 'gzip', 'identity'].map(encoding => ask('/features', { 'accept-encoding': encoding })));
  expect([br!, gzip!, bare!].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect([brotliDecompressSync(br!.body), gunzipSync(gzip!.body), bare!.body].map(String)).toEqual(Array(3).fill(FILES['features.html']));
  expect(br!.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  const again = await ask('/features', { 'if-none-match': br!.headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('a path with a part that is anybody\'s has its page', async () => {
  const answers = await Promise.all(['/reset-password/un-enlace', '/reset-password', '/reset-password/uno/otro'].map(path => ask(path)));
  expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([[200, 'elige'], [404, 'no existe'], [404, 'no existe']]);
});

test('HEAD says the same without a body; other methods are passed on', async () => {
  const head = await ask('/features', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

test('a slash too many leads to the page, with the query', async () => {
  expect(await ask('/features/?x=1')).toMatchObject({ status: 308, headers: { location: '/features?x=1' } });
  expect((await ask('//evil.example/')).status).toBe(404);
});

test('any other address is 404 with the page for it, whatever its form', async () => {
  for (const path of ['/nada', '/features.html', '/pages.json', '/../api/app.ts', '/%2e%2e/x']) {
    const { status, body } = await ask(path);
    expect([path, status, body.toString()]).toEqual([path, 404, 'no existe']);
  }
});

test('robots.txt and sitemap.xml bear the address of this server', async () => {
  const robots = await ask('/robots.txt');
  expect([robots.headers['content-type'], robots.body.toString()]).toEqual(['text/plain; charset=utf-8', 'Sitemap: https://folio.gestora.es/sitemap.xml']);
  expect((await ask('/sitemap.xml')).headers['content-type']).toMatch(/xml/);
});

test('where the site was not built, everything is passed on', () => {
  const { pages, notFound } = publicSite(join(folder, 'none'), config, () => now);
  let passed = 0;
  for (const handler of [pages, notFound]) handler({ method: 'GET', path: '/' } as never, {} as never, () => { passed += 1; });
  expect(passed).toBe(2);
});
