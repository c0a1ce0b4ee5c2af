import express from 'express';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib';
import { sharedTestApp, type TestApp } from '../test/harness';
import { compressed } from './compression';

const LONG = 'Cartelería de otoño. '.repeat(200);

let app: TestApp;
let server: Server;
let finish: () => void;

beforeAll(async () => {
  app = await sharedTestApp();
  const other = express().use(compressed());
  other.get('/batches', (_req, res) => {
    res.type('text/csv').write('primera tanda\n');
    finish = () => res.end('última\n');
  });
  other.get('/:type', (req, res) => {
    res.type(req.params.type).send(Buffer.from(LONG));
  });
  server = createServer(other).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await app.close();
});

const ask = async (url: string, accepts: string): Promise<IncomingMessage> =>
  ((await once(get(url, { headers: { 'accept-encoding': accepts } }), 'response')) as [IncomingMessage])[0];
const own = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a long answer travels as %s, and is the same', async (encoding, open) => {
  const plain = await bytesOf(await ask(`${app.url}/api/openapi.json`, 'identity'));
  const answer = await ask(`${app.url}/api/openapi.json`, encoding);
  const bytes = await bytesOf(answer);
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(bytes.length).toBeLessThan(plain.length / 5);
  expect(open(bytes).equals(plain)).toBe(true);
});

test('both doors do, and a client that accepts nothing gets it as it is', async () => {
  const wrong = Array.from({ length: 80 }, (_, i) => `unCampoQueNoExiste${i}`).join(' ');
  const refusal = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'accept-encoding': 'gzip', 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ ${wrong} }` }),
  });
  expect(refusal.headers.get('content-encoding')).toBe('gzip');
  const { errors } = (await refusal.json()) as { errors: { extensions: { code: string } }[] };
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
  expect((await ask(`${app.url}/api/openapi.json`, 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await ask(`${app.url}/api/openapi.json`, 'identity')).headers['content-encoding']).toBeUndefined();
});

test('a short answer, such as one that contains a token, and what is compressed by itself stay as they are', async () => {
  expect((await ask(`${app.url}/api/customers`, 'gzip')).headers['content-encoding']).toBeUndefined();
  for (const type of ['pdf', 'zip', 'png'])
    expect([type, (await ask(own(`/${type}`), 'gzip')).headers['content-encoding']]).toEqual([type, undefined]);
  expect((await ask(own('/csv'), 'gzip')).headers['content-encoding']).toBe('gzip');
});

test('each batch of a file arrives as soon as it is written', async () => {
  const answer = await ask(own('/batches'), 'gzip');
  expect(answer.headers['content-encoding']).toBe('gzip');
  const text = answer.pipe(createGunzip()).setEncoding('utf8');
  expect((await once(text, 'data'))[0]).toBe('primera tanda\n');
  finish();
  expect((await once(text, 'data'))[0]).toBe('última\n');
});
