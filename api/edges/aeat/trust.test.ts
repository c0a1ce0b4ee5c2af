import { createServer, type AddressInfo } from 'node:net';

import {
  answerText,
  lineText,
  startAeatServer,
  xml,
  type AeatServer,
  type Answer,
} from '../../test/servers/aeat-server';
import { makeCertificate, type CertificateWish } from '../../test/certificates';
import { openAeat, type AeatCredentials } from './aeat';

const DAY_MS = 86_400_000;
const longAgo = { from: new Date(Date.now() - 20 * DAY_MS), to: new Date(Date.now() - DAY_MS) };
const authority = makeCertificate({ name: 'Authority of tests', authority: true });
const stranger = makeCertificate({ name: 'Authority of nobody', authority: true });
const HERE = { name: 'localhost', issuer: authority, hosts: ['127.0.0.1'] };
const server = makeCertificate(HERE);
const ASKING = { ca: authority.cert, requestCert: true, rejectUnauthorized: true };
const fine = xml(answerText(lineText('A/1')));

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function serve(tls: Parameters<typeof startAeatServer>[1], answer: Answer = fine): Promise<AeatServer> {
  const started = await startAeatServer(answer, tls);
  opened.push(started);
  return started;
}

const credentials = (wish: Partial<CertificateWish> = {}): AeatCredentials => ({
  ...makeCertificate({ name: 'UNO', issuer: authority, ...wish }),
  fingerprint: 'f',
  seal: false,
});

function send(url: string, given = credentials(), body = '<n/>') {
  const aeat = openAeat({ environment: 'sandbox', url, ca: authority.cert });
  opened.unshift(aeat);
  return aeat.send('t1', given, body);
}

/** Answers the client's first words with one TLS alert. */
async function alerting(alert: number): Promise<string> {
  const listener = createServer(socket => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.from([0x15, 3, 3, 0, 2, 2, alert])));
  });
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => listener.close() });
  return `https://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
}

const refused = (reason: string) => ({ kind: 'refused', reason: expect.stringContaining(reason), raw: null });

describe('a server is not believed', () => {
  test.each<[string, Partial<CertificateWish>, string]>([
    ['whose certificate has expired', longAgo, 'ha caducado (CERT_HAS_EXPIRED)'],
    [
      'whose certificate is not valid yet',
      { from: new Date(Date.now() + DAY_MS) },
      'aún no es válido (CERT_NOT_YET_VALID)',
    ],
    ['of another host', { hosts: ['otro.example'] }, 'es de otra dirección (ERR_TLS_CERT_ALTNAME_INVALID)'],
    [
      'that signed its own certificate',
      { issuer: undefined },
      'no lo firma ninguna autoridad conocida (DEPTH_ZERO_SELF_SIGNED_CERT)',
    ],
    [
      'of an authority that nobody knows',
      { issuer: stranger },
      'no lo firma ninguna autoridad conocida (UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
    ],
  ])('%s', async (_, wish, reason) => {
    const aeat = await serve({ ...ASKING, ...makeCertificate({ ...HERE, ...wish }) });
    expect(await send(aeat.url)).toEqual(refused(reason));
    expect(aeat.arrivals).toEqual([]);
  });

  test('that speaks no TLS since 1.2', async () => {
    const aeat = await serve({
      ...ASKING,
      ...server,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    expect(await send(aeat.url)).toEqual(refused('No se ha podido acordar una conexión segura'));
    expect(aeat.arrivals).toEqual([]);
  });

  test('that speaks no TLS at all, and nothing is said in the clear', async () => {
    const aeat = await serve(null);
    expect(await send(aeat.url.replace('http:', 'https:'))).toEqual(
      refused('No se ha podido acordar una conexión segura'),
    );
    expect(aeat.arrivals).toEqual([]);
  });

  test('of an authority that only somebody else was told of', async () => {
    const aeat = await serve({ ...ASKING, ...server });
    expect((await send(aeat.url)).kind).toBe('answer');
    const untold = openAeat({ environment: 'sandbox', url: aeat.url, ca: null });
    opened.unshift(untold);
    expect(await untold.send('t1', credentials(), '<n/>')).toEqual(
      refused('no lo firma ninguna autoridad conocida (SELF_SIGNED_CERT_IN_CHAIN)'),
    );
  });

  test('whose certificate changed into a bad one between two messages', async () => {
    const aeat = await serve({ ...ASKING, ...server }, (response, arrival, request) => {
      response.setHeader('Connection', 'close');
      fine(response, arrival, request);
    });
    const edge = openAeat({ environment: 'sandbox', url: aeat.url, ca: authority.cert });
    opened.unshift(edge);
    expect((await edge.send('t1', credentials(), '<n/>')).kind).toBe('answer');
    aeat.renew(makeCertificate({ ...HERE, ...longAgo }));
    expect(await edge.send('t1', credentials(), '<n/>')).toEqual(refused('ha caducado'));
  });
});

describe('our certificate is not believed', () => {
  test.each<[number, string]>([
    [40, 'No se ha podido acordar una conexión segura con el servidor de la AEAT'],
    [42, 'no acepta tu certificado'],
    [43, 'no acepta tu certificado'],
    [44, 'dice que tu certificado está revocado'],
    [45, 'dice que tu certificado ha caducado'],
    [46, 'no acepta tu certificado'],
    [48, 'no acepta tu certificado'],
    [49, 'no acepta tu certificado'],
    [70, 'No se ha podido acordar una conexión segura'],
  ])('alert %i', async (alert, reason) => {
    expect(await send(await alerting(alert))).toEqual(refused(reason));
  });

  test('but an alert of trouble inside the server is its own', async () => {
    expect(await send(await alerting(80))).toMatchObject({ kind: 'silence', html: false });
  });

  test.each(['TLSv1.2', 'TLSv1.3'] as const)('because there is none (%s), however long the message', async version => {
    const aeat = await serve({ ...ASKING, ...server, minVersion: version, maxVersion: version });
    const none = { ...credentials(), cert: '' };
    for (const body of ['<n/>', ...Array<string>(20).fill(`<n>${'x'.repeat(2_000_000)}</n>`)])
      expect((await send(aeat.url, none, body)).kind).toBe('refused');
    expect(aeat.arrivals).toEqual([]);
  });

  test('and the server hangs up without a word: that is silence', async () => {
    const aeat = await serve({ ...ASKING, ...server });
    expect(await send(aeat.url, credentials(longAgo))).toMatchObject({
      kind: 'silence',
      reason: 'Se ha cortado la conexión con la AEAT (ECONNRESET)',
    });
    expect(aeat.arrivals).toEqual([]);
  });

  test('because key and certificate are no pair, or no PEM', async () => {
    const aeat = await serve({ ...ASKING, ...server });
    expect(await send(aeat.url, { ...credentials(), key: 'no key' })).toEqual(
      refused('El certificado guardado o su clave no se pueden usar'),
    );
    expect(await send(aeat.url, { ...credentials(), cert: '' })).toEqual(
      refused('El servidor de la AEAT pide un certificado y no lo ha recibido'),
    );
    expect(aeat.arrivals).toEqual([]);
  });

  test.each([401, 403])('says an answer %i, whatever stands in it', async status => {
    const aeat = await serve({ ...ASKING, ...server }, response => {
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html>No autorizado</html>');
    });
    expect(await send(aeat.url)).toEqual({
      kind: 'refused',
      reason: `La AEAT no autoriza tu certificado (HTTP ${status})`,
      raw: '<html>No autorizado</html>',
    });
  });
});

test('a certificate comes with its intermediates', async () => {
  const middle = makeCertificate({ name: 'Intermediate', issuer: authority, authority: true });
  const leaf = credentials({ issuer: middle });
  const aeat = await serve({ ...ASKING, ...server });
  expect(await send(aeat.url, { ...leaf, cert: leaf.cert + middle.cert })).toMatchObject({ kind: 'answer' });
  expect(await send(aeat.url, leaf)).toMatchObject({ kind: 'silence' });
});
