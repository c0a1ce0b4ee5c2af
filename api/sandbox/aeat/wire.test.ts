import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAuthority, makeClientCertificate } from './certificates/certificates';
import { control, speak } from './client';
import { alta, COMPANY, message, type Sealed } from './example';
import { spawnSandbox, type Sandbox } from './spawn';

const dirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'aeat-')));
let own: Sandbox;
let open: Sandbox;
beforeAll(async () => {
  [own, open] = await Promise.all([
    spawnSandbox({ dir: dirs[0] }),
    spawnSandbox({ dir: dirs[1], anyCa: true, waitSeconds: 1 }),
  ]);
});
afterAll(async () => {
  await Promise.all([own, open].map(sandbox => sandbox?.stop()));
  dirs.forEach(dir => rmSync(dir, { recursive: true, force: true }));
});
beforeEach(() => Promise.all([own, open].map(sandbox => control(sandbox, 'POST /reset'))));

const trouble = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );

test('the certificate of the demo opens the door, and the answer comes at once', async () => {
  const { status, type, text } = await speak(own, message([alta()]));
  expect([status, type]).toEqual([200, 'text/xml; charset=UTF-8']);
  expect(text).toContain('<tikR:TiempoEsperaEnvio>60<');
  expect(await control(own, 'GET /ledger?nif=B98241573')).toMatchObject({
    records: [{ number: 'F-1', state: 'Correcto', csv: /SIM-[A-Z0-9]{12}/.exec(text)![0] }],
  });
  expect(await control(own, 'GET /ledger?nif=A58818501')).toMatchObject({ records: [], messages: 0 });
});

test('without a certificate, or with one of somebody else, the handshake fails', async () => {
  const foreign = makeClientCertificate({ ...COMPANY });
  expect(await trouble(speak(own, '', {}))).toMatch(/CERTIFICATE_REQUIRED|ECONNRESET|EPIPE/);
  expect(await trouble(speak(own, '', { pfx: foreign.p12, passphrase: '' }))).toMatch(/UNKNOWN_CA|ECONNRESET|EPIPE/);
});

test('asked to, it takes certificates of any authority that are in force', async () => {
  const authority = makeAuthority();
  const old = makeClientCertificate({
    ...COMPANY,
    authority,
    notBefore: new Date(Date.now() - 9 * 86_400_000),
    days: 2,
  });
  expect((await speak(open, '', {})).status).toBe(403);
  expect((await speak(open, '', { key: old.key, cert: old.cert })).status).toBe(403);
  for (const kind of ['representative', 'seal'] as const) {
    const { p12 } = makeClientCertificate({ ...COMPANY, authority, kind, password: 'clave' });
    expect(
      (await speak(open, message([alta({ number: kind, installation: kind })]), { pfx: p12, passphrase: 'clave' }))
        .text,
    ).toContain('EstadoEnvio>Correcto<');
  }
});

test('a holder may act for itself, and for those who gave it a power', async () => {
  const person = makeClientCertificate({ nif: '12345678Z', name: 'Ana Gestora', kind: 'personal' });
  const credentials = { key: person.key, cert: person.cert };
  const refused = await speak(open, message([alta()]), credentials);
  expect([refused.status, refused.text]).toEqual([
    500,
    expect.stringContaining('<faultcode>env:Client</faultcode><faultstring>Codigo[4112].'),
  ]);
  await control(open, 'POST /represent', { holder: '12345678Z', nifs: [COMPANY.nif] });
  expect((await speak(open, message([alta()]), credentials)).text).toContain('NIFPresentador>12345678Z<');
});

test('what is no message is answered as such', async () => {
  const credentials = { pfx: own.demoP12, passphrase: 'demo' };
  expect((await speak(own, '', credentials, 'GET')).text).toContain('Codigo[4135]');
  expect((await speak(own, message([alta()]), credentials, 'POST', 'application/json')).text).toContain('Codigo[4138]');
  expect((await speak(own, message([alta()]), credentials, 'POST', 'text/xml; charset=iso-8859-1')).text).toContain(
    'Codigo[4138]',
  );
  expect((await speak(own, Buffer.concat([Buffer.from(message([alta()])), Buffer.from([0xff])]))).text).toContain(
    'Codigo[4119]',
  );
  expect((await speak({ ...own, url: own.url.replace('VerifactuSOAP', 'RequerimientoSOAP') }, '')).status).toBe(404);
});

test('the census is filled from outside', async () => {
  await control(own, 'POST /census', { missing: [COMPANY.nif] });
  expect((await speak(own, message([alta()]))).text).toContain('Codigo[4104]');
  expect(await control(own, 'POST /census', { present: [COMPANY.nif] })).toEqual({ missing: [] });
  expect((await speak(own, message([alta()]))).text).toContain('EstadoEnvio>Correcto<');
});

test('every message is kept as it came, and a restart keeps them all', async () => {
  const texts = [message([alta()]), message([alta()]).replace('Trabajos', 'Más trabajos'), 'nada'];
  for (const text of texts) await speak(own, text);
  const dir = dirs[0];
  const before = await control(own, 'GET /ledger');
  await own.stop();
  own = await spawnSandbox({ dir });
  expect(await control(own, 'GET /ledger')).toEqual(before);
  const messages = await control<{ raw: string; outcome: string }[]>(own, 'GET /messages');
  expect(messages.map(({ raw }) => raw)).toEqual(texts);
  expect(messages.map(({ outcome }) => outcome)).toEqual(['Correcto', 'Incorrecto', 'fault 4103']);
  expect(await control(own, 'GET /messages?after=2')).toHaveLength(1);
});

test('a thousand records are answered in one message', async () => {
  const records: Sealed[] = [];
  for (let i = 0; i < 1000; i++) records.push(alta({ number: `M-${i}`, previous: records[i - 1] }));
  await speak(own, message(records.slice(0, 100)));
  const start = performance.now();
  const { text } = await speak(own, message(records));
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(text.split('<tikR:RespuestaLinea>')).toHaveLength(1001);
  expect(await control(own, 'GET /ledger')).toMatchObject({ chainBreaks: [], resends: { same: 100, different: 0 } });
});
