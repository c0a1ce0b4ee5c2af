import { request } from 'node:http';
import { buildTenant, setSubscription, type Person } from '../test/build';
import { sharedTestApp, type TestApp } from '../test/harness';

const PATH = '/verifactu/certificate';
let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
});
afterAll(() => app.close());

const HEADING = { 'content-type': 'multipart/form-data; boundary=x' };
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.p12"\r\nContent-Type: application/octet-stream\r\n\r\n${value}\r\n`;
const END = '--x--\r\n';
const post = (raw: string | Buffer, headers: Record<string, string> = HEADING) =>
  app.rest('POST', PATH, { token: ana.token, raw, headers });
const CHOOSE = 'Selecciona archivo y contraseña';
const alive = async () => expect((await app.rest('GET', '/customers', { token: ana.token })).status).toBe(200);

test('unknown parts are passed over, also those with names of objects; a form without parts has none', async () => {
  for (const raw of [
    END,
    field('nada', 'x') + END,
    field('__proto__', 'x') + field('constructor', 'x') + file('toString', 'x') + END,
  ]) {
    const { status, body } = await post(raw);
    expect([status, body.error]).toEqual([400, CHOOSE]);
  }
  expect(({} as Record<string, unknown>).nada).toBeUndefined();
});

test('a box is ticked by true, on or 1; another word is refused', async () => {
  for (const tick of ['true', 'on', '1'])
    expect((await post(file('certificate', 'x') + field('noPassword', tick) + END)).body.fields).toEqual({
      certificate: expect.stringMatching(/^Este archivo no es/),
    });
  for (const none of ['false', 'off', '0', ''])
    expect((await post(file('certificate', 'x') + field('noPassword', none) + END)).body.fields).toEqual({
      password: CHOOSE,
    });
  expect((await post(file('certificate', 'x') + field('noPassword', 'claro') + END)).body.fields).toEqual({
    noPassword: 'Escribe true o false',
  });
});

test.each<[string, string | Buffer, Record<string, string>, number]>([
  ['cut short', file('certificate', 'x').slice(0, -10), HEADING, 400],
  ['without a boundary', END, { 'content-type': 'multipart/form-data' }, 415],
  ['with an empty one', END, { 'content-type': 'multipart/form-data; boundary=' }, 400],
  ['of another kind', END, { 'content-type': 'multipart/mixed; boundary=x' }, 415],
  ['compressed', END, { ...HEADING, 'content-encoding': 'gzip' }, 415],
  ['of ten thousand parts', field('a', 'b').repeat(5_000) + END, HEADING, 400],
  ['of ten thousand files', file('a', 'b').repeat(2_000) + END, HEADING, 400],
  ['with an endless field', field('password', 'ñ'.repeat(20_000)) + END, HEADING, 400],
  [
    'with endless headings',
    `--x\r\nContent-Disposition: form-data; name="a"\r\n${'X-A: b\r\n'.repeat(5_000)}\r\nx\r\n${END}`,
    HEADING,
    400,
  ],
  ['that is none', Buffer.alloc(5_000, 7), HEADING, 400],
  ['empty', '', HEADING, 400],
])('a form %s is refused', async (_what, raw, headers, wanted) => {
  const { status, body } = await post(raw, headers);
  expect([status, typeof body?.error]).toEqual([wanted, 'string']);
  await alive();
});

/** Sends without end, as fast as it is taken; answers the status and how much went out before it. */
const flood = (headers: Record<string, string>) =>
  new Promise<{ status: number; sent: number }>(done => {
    let sent = 0;
    let status = 0;
    const chunk = Buffer.alloc(65_536, 'x');
    const ask = request(
      `${app.url}/api${PATH}`,
      { method: 'POST', headers: { ...HEADING, authorization: `Bearer ${ana.token}`, ...headers } },
      response => {
        status = response.statusCode!;
        response.resume();
      },
    );
    const more = () => {
      while (!ask.destroyed && sent < 200e6 && ask.write(chunk)) sent += chunk.length;
    };
    ask
      .on('error', () => undefined)
      .on('close', () => done({ status, sent }))
      .on('drain', more);
    ask.write(file('certificate', '').slice(0, -2));
    more();
  });

test('a body without end, announced or not, is answered 413 and hung up on after a few megabytes', async () => {
  for (const headers of [{}, { 'content-length': '1000000000' }] as Record<string, string>[]) {
    const { status, sent } = await flood(headers);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(20e6);
  }
  await alive();
});

test('a sender that leaves half-way leaves nothing behind', async () => {
  for (let n = 0; n < 5; n += 1) {
    const ask = request(`${app.url}/api${PATH}`, {
      method: 'POST',
      headers: { ...HEADING, authorization: `Bearer ${ana.token}`, 'content-length': '5000' },
    });
    ask.on('error', () => undefined);
    await new Promise(done => ask.write(file('certificate', 'x'), done));
    ask.destroy();
  }
  await alive();
});
