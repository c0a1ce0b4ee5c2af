import { existsSync, readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createApp } from '../app';
import { readConfig, ROOT } from '../platform/config/config';
import { openServices } from '../services';
import { buildInvoice, buildTenant, type Person } from './build';
import { testDataDir } from './database';
import { startTestApp, type TestApp } from './harness';

let app: TestApp;
let ana: Person;
let pdf: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  pdf = `/api/invoices/${(await buildInvoice(app, ana)).id}/pdf`;
});
afterAll(() => app.close());

const ask = (path: string, init: RequestInit = {}, url = app.url) => fetch(url + path, { redirect: 'manual', ...init });
const json = { 'content-type': 'application/json' };
const signed = () => ({ ...json, authorization: `Bearer ${ana.token}` });
const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', body, headers });

const ASSETS = join(ROOT, 'dist', 'web', 'assets');
const asset = existsSync(ASSETS)
  ? `/assets/${readdirSync(ASSETS).find(name => name.endsWith('.js'))!}`
  : '/assets/none.js';

/** One answer of each kind: what is asked, how, and the statuses that it may come with. */
const KINDS: [what: string, path: () => string, init: () => RequestInit, status: number[]][] = [
  ['a list', () => '/api/customers', () => ({ headers: signed() }), [200]],
  ['a file', () => pdf, () => ({ headers: signed() }), [200]],
  ['a thing made', () => '/api/products', () => post('{"name":"x","price":1}', signed()), [201]],
  ['bad input', () => '/api/products', () => post('{}', signed()), [400]],
  ['malformed JSON', () => '/api/products', () => post('{', signed()), [400]],
  ['an address that is none', () => '/api/invoices/%E0%A4%A', () => ({ headers: signed() }), [400]],
  ['no session', () => '/api/customers', () => ({}), [401]],
  ['nothing there', () => '/api/nada', () => ({}), [404]],
  ['another method', () => '/api/customers', () => ({ method: 'PATCH' }), [405]],
  [
    'a preflight',
    () => '/api/customers',
    () => ({ method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }),
    [405],
  ],
  ['a large body', () => '/api/products', () => post(JSON.stringify({ name: 'x'.repeat(1_048_576) }), signed()), [413]],
  ['a long address', () => `/api/customers?search=${'x'.repeat(8_192)}`, () => ({ headers: signed() }), [414]],
  ['another type', () => '/api/products', () => post('name=x', { ...signed(), 'content-type': 'text/plain' }), [415]],
  ['a query', () => '/graphql', () => post('{"query":"{ __typename }"}'), [200]],
  ['a query without session', () => '/graphql', () => post('{"query":"{ me { user { id } } }"}'), [401]],
  ['a bad query', () => '/graphql', () => post('{"query":"{ nada }"}'), [400]],
  ['another method on GraphQL', () => '/graphql', () => ({ method: 'DELETE' }), [405]],
  ['the description', () => '/api/openapi.json', () => ({}), [200]],
  ['the description to read', () => '/api/docs', () => ({}), [200]],
  ['the client', () => '/', () => ({}), [200, 404]],
  ['a screen of the client', () => '/app/invoices', () => ({}), [200, 404]],
  ['the playground', () => '/playground', () => ({}), [200, 404]],
  ['an asset', () => asset, () => ({}), [200, 404]],
  ['no asset', () => '/assets/nada.js', () => ({}), [404]],
  ['a form sent to the client', () => '/login', () => post('x'), [404]],
  ['health', () => '/healthz', () => ({}), [200]],
  ['figures', () => '/metrics', () => ({}), [200]],
];

function expectHeaders(headers: Headers, path: string): void {
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map(part => part.trim().split(/ (.*)/s).slice(0, 2)),
  );
  expect(policy).toMatchObject({
    'default-src': `'self'`,
    'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/=]+')*$/),
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'frame-ancestors': `'none'`,
  });
  expect(headers.get('content-security-policy')!.replace(/style-src[^;]*/, '')).not.toMatch(/unsafe-|https?:|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toMatch(/(?=.*\bcamera=\(\))(?=.*\bgeolocation=\(\))(?=.*\bpayment=\(\))/);
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  for (const name of [
    'x-powered-by',
    'set-cookie',
    'server',
    'access-control-allow-origin',
    'access-control-allow-credentials',
    'access-control-allow-methods',
  ])
    expect([name, headers.get(name)]).toEqual([name, null]);
  if (/^\/(api|graphql)/.test(path)) expect(headers.get('cache-control')).toBe('no-store');
}

const ORIGINS = [undefined, 'https://evil.example', 'null', 'http://localhost.evil.example'];

test.each(KINDS)('%s comes with the headers that protect', async (_what, path, init, statuses) => {
  for (const origin of ORIGINS) {
    const given = init();
    const answer = await ask(path(), {
      ...given,
      headers: { ...(given.headers as Record<string, string>), ...(origin && { origin }) },
    });
    expect(statuses).toContain(answer.status);
    expectHeaders(answer.headers, path());
    await answer.arrayBuffer();
  }
});

test('an error of the facade is JSON in Spanish, with nothing of the inside', async () => {
  for (const [, path, init] of KINDS.filter(([, , , [status]]) => status! >= 400)) {
    const answer = await ask(path(), init());
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(text).not.toMatch(
      /express|apollo|typeorm|node_modules|\/work\/|\.[jt]s:\d|stack|body-parser|SyntaxError|URIError/i,
    );
    const body = JSON.parse(text);
    expect(body.errors?.[0] ?? { message: body.error, extensions: { code: body.code } }).toMatchObject({
      message: expect.stringMatching(/\p{L}{3}/u),
      extensions: { code: expect.stringMatching(/^[A-Z_]+$/) },
    });
  }
});

test('405 says which methods there are', async () => {
  for (const [path, allow] of [
    ['/api/customers', 'GET, POST'],
    [`/api/customers/${ana.userId}`, 'GET, PUT, DELETE'],
    ['/api/auth/login', 'POST'],
  ]) {
    const { status, headers } = await ask(path!, { method: 'PATCH' });
    expect([path, status, headers.get('allow')]).toEqual([path, 405, allow]);
  }
});

test('no header makes another request of it', async () => {
  const override = await ask('/api/customers', {
    headers: {
      ...signed(),
      'x-http-method-override': 'POST',
      'x-original-url': '/api/nada',
      'x-rewrite-url': '/api/nada',
    },
  });
  expect([override.status, Object.keys((await override.json()) as object)]).toEqual([200, ['customers']]);
  for (const [name, value] of [
    ['authorization', `bearer${ana.token}`],
    ['authorization', ana.token],
    ['authorization', `Basic ${ana.token}`],
    ['cookie', `token=${ana.token}`],
    ['x-auth-token', ana.token],
  ]) {
    expect([name, (await ask('/api/customers', { headers: { [name!]: value! } })).status]).toEqual([name, 401]);
  }
  expect((await ask(`/api/customers?token=${ana.token}&access_token=${ana.token}`)).status).toBe(401);
});

/** What a client of its own, that fetch is too well-bred to be, is answered. */
const spoken = (text: string) =>
  new Promise<string>(resolve => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let heard = '';
    socket
      .on('data', chunk => {
        heard += chunk.toString();
        socket.end();
      })
      .on('close', () => resolve(heard))
      .on('error', () => resolve(heard));
  });

test('what is no HTTP, or too much of it, is refused before it reaches us', async () => {
  expect(await spoken(`GET /api/customers HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(17_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 /,
  );
  expect(
    await spoken(
      'POST /api/products HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1.1 400 /);
  expect(await spoken('TRACE /api/customers HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 405 /,
  );
  expect(await spoken('GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).not.toContain(
    'root:',
  );
});

test('a body that is streamed without JSON is refused like any other', async () => {
  const head = `POST /api/products HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ana.token}\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
  expect(await spoken(`${head}4\r\nname\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1.1 415 /);
});

/** What is asked over a connection whose Host and headers are ours to choose. */
const asked = async (path: string, headers: Record<string, string>) =>
  Number(
    /^HTTP\/1.1 (\d+)/.exec(
      await spoken(
        `GET ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', connection: 'close', ...headers })
          .map(each => each.join(': '))
          .join('\r\n')}\r\n\r\n`,
      ),
    )![1],
  );

describe('what is for this machine alone', () => {
  const ADDED = [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'forwarded',
    'via',
    'cf-connecting-ip',
  ];

  test.each(['/metrics', '/dev/outbox'])(
    '%s is not there for clients behind a proxy on this machine, whatever it claims',
    async path => {
      for (const host of ['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
        expect([host, await asked(path, { host })]).toEqual([host, 200]);
      for (const host of ['facturas.example.es', '127.0.0.1.example.es', 'a b', ''])
        expect([host, await asked(path, { host })]).toEqual([host, 404]);
      for (const name of ADDED) expect([name, await asked(path, { [name]: '127.0.0.1' })]).toEqual([name, 404]);
    },
  );
});

describe('the Stripe of the demo', () => {
  test('its pages and its control door are for this machine only', async () => {
    const demo = createHttpServer(
      await createApp(readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir() }), app.services, (_req, res) => {
        res.send('pago');
      }),
    );
    await new Promise<void>(resolve => {
      demo.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(demo.address() as AddressInfo).port}`;
    for (const path of ['/dev/stripe/pay', '/dev/stripe/control', '/DEV/stripe/control']) {
      const here = await ask(path, {}, url);
      expect([path, here.status, here.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect([
        path,
        (await ask(path, { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.7' } }, url)).status,
      ]).toEqual([path, 404]);
    }
    await new Promise(resolve => {
      demo.close(resolve);
      demo.closeAllConnections();
    });
  });
});

describe('behind a proxy, in production', () => {
  let proxied: TestApp;
  const metrics = (token: string, from: string) =>
    ask('/metrics', { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } }, proxied.url).then(
      ({ status }) => status,
    );
  beforeAll(async () => {
    proxied = await startTestApp({ TRUST_PROXY: '1', METRICS_TOKEN: 'solo-para-cifras' });
  });
  afterAll(() => proxied.close());

  test('figures are for this machine and for those who have their token; to others they are not there', async () => {
    expect([
      await metrics('', '203.0.113.7'),
      await metrics('otra', '203.0.113.7'),
      await metrics('solo-para-cifras', '203.0.113.7'),
      await metrics('', '127.0.0.1'),
    ]).toEqual([404, 404, 200, 404]);
    expect((await ask('/metrics', {}, proxied.url)).status).toBe(200);
  });

  test("the demo's mails, with their links, are for this machine only, and kept by no cache", async () => {
    expect((await ask('/dev/outbox', { headers: { 'x-forwarded-for': '203.0.113.7' } }, proxied.url)).status).toBe(404);
    const here = await ask('/dev/outbox', {}, proxied.url);
    expect([here.status, here.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('browsers are asked to stay with https', async () => {
    const server = createHttpServer(
      await createApp({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir() }), production: true }, app.services),
    );
    await new Promise<void>(done => {
      server.listen(0, '127.0.0.1', done);
    });
    const { headers } = await ask('/healthz', {}, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect((await ask('/healthz')).headers.get('strict-transport-security')).toBeNull();
    await new Promise(done => {
      server.close(done);
      server.closeAllConnections();
    });
  });
});

describe('without its database', () => {
  let relay: Server;
  let url: string;
  let close: () => Promise<void>;

  /** The database behind a relay that can be cut. */
  beforeAll(async () => {
    const database = new URL(app.database.app);
    const sockets: Socket[] = [];
    relay = createServer(client => {
      const server = connect(Number(database.port), database.hostname);
      sockets.push(client, server);
      client
        .pipe(server)
        .pipe(client)
        .on('error', () => server.destroy());
      server.on('error', () => client.destroy());
    });
    await new Promise<void>(done => {
      relay.listen(0, '127.0.0.1', done);
    });
    const { port } = relay.address() as AddressInfo;
    const through = (address: string) => Object.assign(new URL(address), { port: String(port) }).href;
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir() });
    const services = await openServices(
      config,
      { app: through(app.database.app), platform: through(app.database.platform) },
      app.services.log,
    );
    const server = createHttpServer(await createApp(config, services));
    await new Promise<void>(done => {
      server.listen(0, '127.0.0.1', done);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await ask('/readyz', {}, url)).status).toBe(200);
    const cut = new Promise(done => relay.close(done));
    for (const socket of sockets) socket.destroy();
    await cut;
    close = async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      await services.db.close();
    };
  });
  afterAll(() => close());

  test.each([
    ['/api/customers', () => ({ headers: signed() })],
    ['/api/products', () => post('{"name":"x","price":1}', signed())],
    ['/graphql', () => post('{"query":"{ me { user { id } } }"}', signed())],
    ['/readyz', () => ({})],
  ])('%s answers 503 with the same headers', async (path, init) => {
    const answer = await ask(path, init(), url);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([503, expect.not.stringMatching(/ECONN|127\.0\.0\.1|postgres|stack/i)]);
    if (path !== '/readyz')
      expect([answer.headers.get('retry-after'), text]).toEqual([
        expect.stringMatching(/^\d+$/),
        expect.stringContaining('"UNAVAILABLE"'),
      ]);
    expectHeaders(answer.headers, path);
  });

  test('it still says that it lives', async () => {
    expect((await ask('/healthz', {}, url)).status).toBe(200);
  });
});
