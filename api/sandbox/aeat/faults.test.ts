import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { control, speak, type Reply } from './client';
import { alta, message, type Sealed } from './example';
import { spawnSandbox, type Sandbox } from './spawn';

const dir = mkdtempSync(join(tmpdir(), 'aeat-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await spawnSandbox({ dir });
});
afterAll(async () => {
  await sandbox?.stop();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => control(sandbox, 'POST /reset'));

const say = (...records: Sealed[]) => speak(sandbox, message(records.length ? records : [alta()]));
const script = (...steps: object[]) => control(sandbox, 'POST /script', steps);
const kept = async () => (await control<{ records: unknown[] }>(sandbox, 'GET /ledger')).records.length;
const codeOf = (promise: Promise<Reply>) =>
  promise.then(
    ({ status }) => String(status),
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
const numbersIn = ({ text }: Reply) =>
  [...text.matchAll(/RespuestaLinea>.*?NumSerieFactura>(.*?)</g)].map(([, number]) => number);
const four = () =>
  ['1', '2', '3', '4'].reduce<Sealed[]>(
    (before, number) => [...before, alta({ number, previous: before[before.length - 1] })],
    [],
  );

/** What came within a while, and whether the answer ended by itself. */
function listen(body: string, ms: number): Promise<{ status: number; bytes: number; ended: boolean }> {
  return new Promise((done, failed) => {
    let [status, bytes] = [0, 0];
    const outgoing = request(
      sandbox.url,
      {
        method: 'POST',
        ca: sandbox.caPem,
        pfx: sandbox.demoP12,
        passphrase: 'demo',
        agent: false,
        headers: { 'Content-Type': 'text/xml' },
      },
      response => {
        status = response.statusCode ?? 0;
        response
          .on('data', (chunk: Buffer) => {
            bytes += chunk.length;
          })
          .on('end', () => done({ status, bytes, ended: true }))
          .on('error', () => undefined);
      },
    );
    outgoing
      .on('error', error => {
        if (!status) failed(error);
      })
      .end(body);
    setTimeout(() => {
      outgoing.destroy();
      done({ status, bytes, ended: false });
    }, ms);
  });
}

const silence = { status: 0, bytes: 0, ended: false };

test('silence before taking the message, and after', async () => {
  await script({ mode: 'blackhole' }, { mode: 'accept_then_blackhole' });
  expect(await listen(message([alta()]), 800).catch(() => silence)).toEqual(silence);
  expect(await kept()).toBe(0);
  expect(await listen(message([alta()]), 800).catch(() => silence)).toEqual(silence);
  expect(await kept()).toBe(1);
});

test.each([
  // Torn by the network, which is another thing than a connection that is closed too early.
  ['reset', 0, 'read'],
  ['accept_then_reset', 1, 'read'],
  ['accept_then_half', 1, undefined],
])('%s', async (mode, records, syscall) => {
  await script({ mode });
  const error = await say().catch((failure: NodeJS.ErrnoException) => failure);
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect((error as NodeJS.ErrnoException).syscall).toBe(syscall);
  expect(await kept()).toBe(records);
  expect(await codeOf(say())).toBe('200');
});

test('pages, empty bodies and whatever text', async () => {
  await script(
    ...[500, 502, 503].map(status => ({ mode: 'http', status })),
    { mode: 'http', status: 302, location: 'https://otro.ejemplo/' },
    { mode: 'html' },
    { mode: 'empty' },
    { mode: 'accept_then_http', status: 504 },
    { mode: 'raw', body: '<!DOCTYPE a><a/>' },
  );
  const replies: Reply[] = [];
  for (let i = 0; i < 8; i++) replies.push(await say());
  expect(replies.map(({ status }) => status)).toEqual([500, 502, 503, 302, 200, 200, 504, 200]);
  expect(replies.map(({ type }) => type.split(';')[0])).toEqual([
    ...Array(5).fill('text/html'),
    'text/xml',
    'text/html',
    'text/xml',
  ]);
  expect([replies[5].text, replies[7].text]).toEqual(['', '<!DOCTYPE a><a/>']);
  expect(await kept()).toBe(1);
});

test('faults of both sides, with any code', async () => {
  await script(
    { mode: 'fault' },
    { mode: 'fault', side: 'client', code: 4141, status: 200 },
    { mode: 'fault', code: 103, text: 'Vuelva luego' },
  );
  const [server, client, text] = [await say(), await say(), await say()];
  expect([server.status, server.text]).toEqual([
    500,
    expect.stringContaining('<faultcode>env:Server</faultcode><faultstring>Codigo[20009].'),
  ]);
  expect([client.status, client.text]).toEqual([
    200,
    expect.stringContaining('<faultcode>env:Client</faultcode><faultstring>Codigo[4141].'),
  ]);
  expect(text.text).toContain('Codigo[103].Vuelva luego<');
  expect(await kept()).toBe(0);
});

test('answers that drip, never end, or are too big', async () => {
  await script({ mode: 'drip', bytes: 1, everyMs: 50 }, { mode: 'endless', everyMs: 10 }, { mode: 'huge' });
  const [drip, endless, huge] = [
    await listen(message([alta()]), 1000),
    await listen(message([alta()]), 800),
    await listen(message([alta()]), 2000),
  ];
  expect(drip.ended || endless.ended || huge.ended).toBe(false);
  expect(drip.bytes).toBeLessThan(60);
  expect(endless.bytes).toBeGreaterThan(100);
  expect(huge.bytes).toBeGreaterThan(5 * 1024 * 1024);
  expect(await kept()).toBe(1);
  await script({ mode: 'huge', megabytes: 1 });
  expect(await listen(message([alta()]), 5000)).toMatchObject({ ended: true });
});

test('codes are forced by place or by number', async () => {
  await script({ mode: 'partial', codes: { 2: 1110, 4: 2000 } });
  const reply = await say(...four());
  expect([...reply.text.matchAll(/EstadoRegistro>(\w+)<.*?RespuestaLinea>/g)].map(([, state]) => state)).toEqual([
    'Correcto',
    'Incorrecto',
    'Correcto',
    'AceptadoConErrores',
  ]);
  expect(reply.text).toContain('EstadoEnvio>ParcialmenteCorrecto<');
  expect(await kept()).toBe(3);
});

test('lines come in another order, are missing, or are too many', async () => {
  await script(
    { mode: 'order', order: 'reverse' },
    { mode: 'order', order: 'shuffle', seed: 7 },
    { mode: 'order', order: [3, 1] },
    { mode: 'missing', missing: [2] },
    { mode: 'extra', extra: [{}, { number: '1', operation: 'Anulacion', code: 1110 }] },
  );
  expect(numbersIn(await say(...four()))).toEqual(['4', '3', '2', '1']);
  const shuffled = numbersIn(await say(...four()));
  expect([...shuffled].sort()).toEqual(['1', '2', '3', '4']);
  expect(shuffled).not.toEqual(['1', '2', '3', '4']);
  expect(numbersIn(await say(...four()))).toEqual(['3', '1']);
  expect(numbersIn(await say(...four()))).toEqual(['1', '3', '4']);
  expect(numbersIn(await say(...four()))).toEqual(['1', '2', '3', '4', 'NADIE-LA-ENVIO', '1']);
});

test('any waiting time, and a slow answer', async () => {
  await script(...[0, '9999', '', 'pronto', null].map(wait => ({ mode: 'wait', wait })), {
    mode: 'delay',
    delayMs: 300,
  });
  const waits: (string | undefined)[] = [];
  for (let i = 0; i < 5; i++) waits.push(/TiempoEsperaEnvio>(.*?)</.exec((await say()).text)?.[1]);
  expect(waits).toEqual(['0', '9999', '', 'pronto', undefined]);
  const start = performance.now();
  await say();
  expect(performance.now() - start).toBeGreaterThan(290);
});

test('a step is for one taxpayer, for some requests, or for all', async () => {
  await script({ mode: 'http', nif: 'A58818501' }, { mode: 'http', status: 500, times: 2 }, { mode: 'html', times: 0 });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await say()).status);
  expect(statuses).toEqual([500, 500, 200, 200]);
  expect(await control(sandbox, 'GET /script')).toHaveLength(2);
  expect(await control(sandbox, 'DELETE /script')).toEqual([]);
  await expect(script({ mode: 'blackhoel' })).rejects.toThrow('no mode blackhoel');
  await expect(script({ mode: 'wait', seconds: 3 })).rejects.toThrow('no field seconds');
});

test.each([
  ['expired', 'CERT_HAS_EXPIRED'],
  ['wrong-host', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['unknown-authority', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
])('a server certificate that is %s', async (certificate, code) => {
  await control(sandbox, 'POST /tls', { certificate });
  expect(await codeOf(say())).toBe(code);
  await control(sandbox, 'POST /tls', {});
  expect(await codeOf(say())).toBe('200');
});

test('old TLS, and doors that stay shut', async () => {
  await control(sandbox, 'POST /tls', { old: true });
  await expect(control(sandbox, 'POST /tls', { certificate: 'old' })).rejects.toThrow('certificate is one of');
  expect(await codeOf(say())).toMatch(/PROTOCOL|ECONNRESET|EPROTO/);
  await control(sandbox, 'POST /tls', { connecting: 'reset' });
  expect(await codeOf(say())).toBe('ECONNRESET');
  await control(sandbox, 'POST /tls', { connecting: 'silent' });
  expect(await listen(message([alta()]), 800).catch(() => silence)).toEqual(silence);
  expect(await kept()).toBe(0);
});
