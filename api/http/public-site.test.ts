import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fill, valuesOf, type Values } from './fill';
import { policyValues } from './active-policy';
import { publicSite } from './public-site';

const HOSTILE = '</script><script>alert(1)</script> & "Hijos"';
const operator = {
  name: HOSTILE,
  nif: 'B12345674',
  address: 'Gran Vía, 1',
  email: 'legal@gestora.es',
  supportEmail: 'ayuda@gestora.es',
};
const config = { operator, publicUrl: 'https://folio.gestora.es' };
const FILES = {
  'pages.json': JSON.stringify([
    { path: '/', file: 'home.html' },
    { path: '/features', file: 'features.html' },
    { path: '/reset-password/:token', file: 'reset.html' },
    { path: null, file: 'not-found.html' },
  ]),
  'home.html':
    '<p id="privacy">%POLICY_LINE% %POLICY_TEXT%</p><p>%PLATFORM_NAME%, %PLATFORM_NIF%</p><a href="mailto:%SUPPORT_EMAIL%">100 % mío</a><i>%YEARS%</i>',
  'reset.html': 'elige',
  'features.html': 'funciones '.repeat(500),
  'not-found.html': 'no existe',
  'robots.txt': 'Sitemap: %PUBLIC_URL%/sitemap.xml',
  'sitemap.xml': '<urlset/>',
};

let folder: string;
let server: Server;
let now = new Date('2026-11-22T12:00:00Z');
let policy = { POLICY_LINE: 'Versión 1:', POLICY_TEXT: 'Uno.\n\nDos.' };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-site-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const site = publicSite(
    folder,
    config,
    () => now,
    async () => policy,
  );
  const app = express().use(site.pages, site.notFound, (_req, res) => {
    res.status(405).end();
  });
  server = await new Promise(done => {
    const listening: Server = app.listen(0, '127.0.0.1', () => done(listening));
  });
});
afterAll(async () => {
  await new Promise(done => server.close(done));
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const ask = (path: string, headers = {}, method = 'GET') =>
  new Promise<Answer>((done, failed) => {
    request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, method, headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', failed)
      .end();
  });

test("a page has the operator's values, whose signs are no markup", async () => {
  const { status, headers, body } = await ask('/');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body.toString()).toBe(
    '<p id="privacy">Versión 1: Uno.\n\nDos.</p><p>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Hijos&quot;, B12345674</p>' +
      '<a href="mailto:ayuda@gestora.es">100 % mío</a><i>2025–2026</i>',
  );
});

test('#privacy is the policy in force: another one is another page, with another ETag, and its signs are no markup', async () => {
  const { headers } = await ask('/');
  policy = { POLICY_LINE: 'Versión 2:', POLICY_TEXT: '<b>Tres</b> %YEARS%' };
  const changed = await ask('/', { 'if-none-match': headers.etag });
  expect([changed.status, changed.body.toString()]).toEqual([
    200,
    expect.stringContaining('<p id="privacy">Versión 2: &lt;b&gt;Tres&lt;/b&gt; %YEARS%</p>'),
  ]);
  expect((await ask('/', { 'if-none-match': changed.headers.etag })).status).toBe(304);
});

test('the policy is asked for once in ten seconds, and is the last that was known while the database does not answer', async () => {
  const warn = jest.fn();
  const published = { title: 'Política', version: 3, effectiveDate: '2026-11-22', content: 'Texto' };
  let answers: () => Promise<unknown> = async () => {
    throw new Error('away');
  };
  const db = { global: jest.fn(() => answers()) };
  const services = { db, log: { warn }, now: () => now } as unknown as Parameters<typeof policyValues>[0];
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const values = policyValues(services);
    expect(await values()).toMatchObject({ POLICY_TEXT: expect.stringMatching(/^Ahora mismo no se puede mostrar/) });
    answers = async () => published;
    expect([(await values()).POLICY_LINE, db.global.mock.calls.length]).toEqual([
      'La política de privacidad en vigor',
      1,
    ]);
    clock.mockReturnValue(10_001);
    const known = { POLICY_LINE: 'Política, versión 3, en vigor desde el 22/11/2026', POLICY_TEXT: 'Texto' };
    expect(await values()).toEqual(known);
    answers = () => new Promise(() => undefined);
    clock.mockReturnValue(20_002);
    expect(await values()).toEqual(known);
    expect(warn).toHaveBeenCalledTimes(1);
  } finally {
    clock.mockRestore();
  }
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
  for (const path of ['//evil.example/', '//evil.example//', '/\\evil.example/', '/%2F/evil.example/'])
    expect([path, (await ask(path)).headers.location]).toEqual([path, undefined]);
  expect((await ask('/features///?a=1')).headers.location).toBe('/features?a=1');
});

test('a name that nothing fills stops the page', () => {
  expect(() => fill('%PLATFORM_NAME% %SECRET_KEY%', valuesOf(config, now))).toThrow('SECRET_KEY');
});

test.each([
  ['Folio de Ejemplo, S.L.', 'Folio de Ejemplo, S.L'],
  ['Gestora Unida', 'Gestora Unida'],
])('%s at the end of a sentence has one full stop, and its own anywhere else', (name, bare) => {
  const filled = (page: string) => fill(page, { ...valuesOf(config, now), PLATFORM_NAME: name });
  for (const end of ['.', '</b>.', '</b><!-- -->.', '. Y más', '.</p><p>Y más', '."'])
    expect(filled(`Con %PLATFORM_NAME%${end}`)).toBe(`Con ${bare}${end}`);
  for (const end of ['', ',', ' a ti.', '</b>', '</p><p>.', '...', '.es'])
    expect(filled(`Con %PLATFORM_NAME%${end}`)).toBe(`Con ${name}${end}`);
  expect(filled('%OFFERED%%ALONE%Con %PLATFORM_NAME%%END%. Y más')).toBe(`Con ${bare}. Y más`);
});

test('of what is written twice it says what is so: the operator sends for companies, or does not', () => {
  const page = '<b>%OFFERED%Todos, con %PLATFORM_NIF%%ALONE%Con PRO%END%</b>, 100 % y %OFFERED%sí%ALONE%%END%';
  const filled = (more: Values) => fill(page, { ...valuesOf(config, now), ...more });
  expect([filled({ OFFERED: 'yes' }), filled({ OFFERED: 'no' }), filled({})]).toEqual([
    '<b>Todos, con B12345674</b>, 100 % y sí',
    '<b>Con PRO</b>, 100 % y ',
    '<b>Con PRO</b>, 100 % y ',
  ]);
});

test('it travels compressed to clients that accept it, and not again to those that have it', async () => {
  const [br, gzip, bare] = await Promise.all(
    ['gzip, br', 'gzip', 'identity'].map(encoding => ask('/features', { 'accept-encoding': encoding })),
  );
  expect([br!, gzip!, bare!].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect([brotliDecompressSync(br!.body), gunzipSync(gzip!.body), bare!.body].map(String)).toEqual(
    Array(3).fill(FILES['features.html']),
  );
  expect(br!.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  const again = await ask('/features', { 'if-none-match': br!.headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("a path with a part that is anybody's has its page", async () => {
  const answers = await Promise.all(
    ['/reset-password/un-enlace', '/reset-password', '/reset-password/uno/otro'].map(path => ask(path)),
  );
  expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
    [200, 'elige'],
    [404, 'no existe'],
    [404, 'no existe'],
  ]);
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

test('robots.txt and sitemap.xml contain the address of this server', async () => {
  const robots = await ask('/robots.txt');
  expect([robots.headers['content-type'], robots.body.toString()]).toEqual([
    'text/plain; charset=utf-8',
    'Sitemap: https://folio.gestora.es/sitemap.xml',
  ]);
  expect((await ask('/sitemap.xml')).headers['content-type']).toMatch(/xml/);
});

test('where the site was not built, everything is passed on', () => {
  const { pages, notFound } = publicSite(join(folder, 'none'), config, () => now);
  let passed = 0;
  for (const handler of [pages, notFound])
    handler({ method: 'GET', path: '/' } as never, {} as never, () => {
      passed += 1;
    });
  expect(passed).toBe(2);
});
