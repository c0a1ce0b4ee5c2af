import { X509Certificate, createPrivateKey } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import forge from 'node-forge';
import { int, oid, seq, set, tagged } from '../../../test/der';
import { makeLeaf, newKeys, type Leaf } from '../../../test/leaf';
import { lockedKey, writeP12, type P12 } from '../../../test/p12';
import { Malformed } from './ber';
import { openCertificate, type Uploaded } from './open';
import { Trouble } from '../trouble';

const leaf = makeLeaf();
const other = makeLeaf({ subject: { CN: 'Otra' } });
const p12 = (given: Partial<P12> = {}) =>
  writeP12({ keys: [leaf.key], certificates: [leaf], password: 'clave', ...given });
const open = (file: Buffer | string, password: string | null = 'clave', key: Buffer | string | null = null) =>
  openCertificate({
    file: Buffer.from(file as string),
    key: key === null ? null : Buffer.from(key as string),
    password,
  });
const flawOf = (given: Promise<unknown>) =>
  given.then(
    () => 'opened',
    (error: unknown) => (error instanceof Trouble ? error.flaw : error),
  );

const keyPem = (key = leaf.key) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const armoured = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;

function expectPair({ key, cert }: { key: string; cert: string }, { der }: Leaf = leaf): void {
  const [first] = cert.split(/(?<=-----END CERTIFICATE-----\n)/);
  expect(new X509Certificate(first!).raw.equals(der)).toBe(true);
  expect(new X509Certificate(first!).checkPrivateKey(createPrivateKey(key))).toBe(true);
}

describe('what the tests write', () => {
  test('is read by OpenSSL and by forge', () => {
    for (const password of ['clave', 'contraseña €', ''])
      createSecureContext({ pfx: p12({ password }), passphrase: password });
    for (const family of ['modern', 'legacy'] as const) {
      const read = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12({ family }).toString('binary')), 'clave');
      expect(read.getBags({ bagType: forge.pki.oids.certBag! })[forge.pki.oids.certBag!]).toHaveLength(1);
    }
  });
});

describe('opens', () => {
  test.each<[string, Partial<P12>, string | null]>([
    ['AES-256 and as many iterations as OpenSSL writes', { iterations: 2_048 }, 'clave'],
    ['RC2-40, 3DES and as many', { family: 'legacy', iterations: 2_048 }, 'clave'],
    ['a password beyond ASCII', { password: 'contraseña €' }, 'contraseña €'],
    ['one beyond ASCII in the old way', { password: 'ñandú', family: 'legacy' }, 'ñandú'],
    ['no password', { password: '' }, null],
    ['no seal', { mac: false }, 'clave'],
    ['no seal, in the old way', { mac: false, family: 'legacy' }, 'clave'],
    ['no password in the old way', { password: '', family: 'legacy' }, null],
    ['as many iterations as Firefox writes', { iterations: 600_000, macIterations: 100_000 }, 'clave'],
  ])('a .p12 with %s', async (_name, given, password) => {
    const opened = await open(p12(given), password);
    expectPair(opened);
    expect(opened.locked).toBe(password !== null);
  });

  test('a key on an elliptic curve', async () => {
    const curve = makeLeaf({ ec: true });
    expectPair(await open(writeP12({ keys: [curve.key], certificates: [curve], password: 'clave' })), curve);
  });

  test('of several the certificate of the key, the one valid longest, with what leads to its root but not the root', async () => {
    const root = makeLeaf({ subject: { CN: 'Raíz' }, ca: true });
    const middle = makeLeaf({ subject: { CN: 'Intermedia' }, ca: true, issuer: root });
    const old = makeLeaf({ issuer: middle, to: new Date(Date.now() + 1_000) });
    const fresh = makeLeaf({ issuer: middle });
    const stranger = makeLeaf({ keysOf: { ...leaf, keys: newKeys() } });
    const opened = await open(p12({ certificates: [root, stranger, old, middle, fresh] }));
    expectPair(opened, fresh);
    expect(opened.cert).toBe(fresh.pem + middle.pem);
    expect(opened.issuer).toBe('Intermedia');
  });

  test.each<[string, string, string | null, string | null]>([
    ['one text', leaf.pem + keyPem(), null, null],
    ['two texts', leaf.pem, null, keyPem()],
    ['a locked key', leaf.pem, 'clave', armoured('ENCRYPTED PRIVATE KEY', lockedKey(leaf.key, 'clave'))],
    [
      'a key locked in the old way',
      leaf.pem + armoured('ENCRYPTED PRIVATE KEY', lockedKey(leaf.key, 'ñ', 'legacy')),
      'ñ',
      null,
    ],
    [
      'a key locked as OpenSSL did',
      leaf.pem + leaf.key.export({ type: 'pkcs1', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'clave' }),
      'clave',
      null,
    ],
    ['an RSA key', `Bag Attributes\n${leaf.pem}`, null, leaf.key.export({ type: 'pkcs1', format: 'pem' }).toString()],
  ])('PEM: %s', async (_name, file, password, key) => {
    const opened = await open(file, password, key);
    expectPair(opened);
    expect(opened.locked).toBe(password !== null);
  });

  test('a certificate and its key in DER, each in its file', async () => {
    expectPair(await open(leaf.der, null, leaf.key.export({ type: 'pkcs8', format: 'der' })));
  });
});

describe('says what is wrong', () => {
  const truncated = p12().subarray(0, 500);
  const nested = Array.from({ length: 400 }).reduce<Buffer>(inner => seq(inner), int(1));
  const endless = Buffer.concat([Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]), Buffer.alloc(80)]);
  const publicKeySealed = seq(int(3), seq(oid('1.2.840.113549.1.7.2'), tagged(0, seq())));
  const p7b = seq(oid('1.2.840.113549.1.7.2'), tagged(0, seq(int(1), set())));
  test.each<[flaw: string, what: string, uploaded: Partial<Uploaded>]>([
    ['wrongPassword', 'of a .p12', { password: 'otra' }],
    ['wrongPassword', 'of an old one', { file: p12({ family: 'legacy' }), password: 'otra' }],
    ['wrongPassword', 'of one without a seal', { file: p12({ mac: false }), password: 'otra' }],
    [
      'wrongPassword',
      'of an old one without a seal',
      { file: p12({ mac: false, family: 'legacy' }), password: 'otra' },
    ],
    [
      'wrongPassword',
      'of a locked key',
      {
        file: Buffer.from(leaf.pem),
        key: Buffer.from(armoured('ENCRYPTED PRIVATE KEY', lockedKey(leaf.key, 'clave'))),
        password: 'otra',
      },
    ],
    [
      'wrongPassword',
      'of a key locked as OpenSSL did',
      {
        file: Buffer.from(
          leaf.pem + leaf.key.export({ type: 'pkcs1', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'clave' }),
        ),
        password: 'otra',
      },
    ],
    ['hasNoPassword', 'and one was written', { file: p12({ password: '' }) }],
    ['needsPassword', 'of a .p12', { password: null }],
    [
      'needsPassword',
      'of a locked key',
      { file: Buffer.from(leaf.pem + armoured('ENCRYPTED PRIVATE KEY', lockedKey(leaf.key, 'clave'))), password: null },
    ],
    ['noKey', 'in a .p12', { file: p12({ keys: [] }) }],
    ['noKey', 'in PEM', { file: Buffer.from(leaf.pem) }],
    ['noKey', 'in a .cer', { file: leaf.der }],
    ['noKey', 'in a .p7b', { file: p7b }],
    ['noCertificate', 'in a .p12', { file: p12({ certificates: [] }) }],
    ['noCertificate', 'in PEM', { file: Buffer.from(keyPem()) }],
    ['mismatch', 'in a .p12', { file: p12({ keys: [newKeys().privateKey] }) }],
    ['mismatch', 'in two files', { file: Buffer.from(other.pem), key: Buffer.from(keyPem(newKeys().privateKey)) }],
    ['notCertificate', 'a program', { file: Buffer.from('MZ\x90\x00') }],
    ['notCertificate', 'a text', { file: Buffer.from('Factura del mes de noviembre'.repeat(9)) }],
    ['notCertificate', 'a PDF', { file: Buffer.from(`%PDF-1.7\n${'x'.repeat(3000)}`) }],
    ['notCertificate', 'nothing at all', { file: Buffer.alloc(0) }],
    ['notCertificate', 'zeros', { file: Buffer.alloc(500) }],
    ['notCertificate', 'other ASN.1', { file: seq(int(1), int(2)) }],
    ['damaged', 'cut short', { file: truncated }],
    ['damaged', 'nested without end', { file: nested }],
    ['damaged', 'longer than it is', { file: endless }],
    ['damaged', 'PEM without an end', { file: Buffer.from(leaf.pem.slice(0, 300)) }],
    ['damaged', 'PEM of rubbish', { file: Buffer.from(armoured('CERTIFICATE', Buffer.from('rubbish')) + keyPem()) }],
    ['unsupported', 'a Java key store', { file: Buffer.from('feedfeed00000002', 'hex') }],
    ['unsupported', 'sealed with a key', { file: publicKeySealed }],
    ['costly', 'its seal', { file: p12({ macIterations: 2_000_000 }) }],
    ['costly', 'its seal, beyond numbers', { file: p12({ macIterations: 2 ** 47 }) }],
    [
      'costly',
      'a locked key',
      {
        file: Buffer.from(
          leaf.pem + armoured('ENCRYPTED PRIVATE KEY', lockedKey(leaf.key, 'clave', 'modern', 2_000_000)),
        ),
      },
    ],
  ])('%s: %s', async (flaw, _what, { file = p12(), key = null, password = 'clave' }) => {
    const from = performance.now();
    expect(await flawOf(openCertificate({ file, key, password }))).toBe(flaw);
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  test('a wrong password whose padding looks right by chance, as one of 256 does, is a wrong password', async () => {
    const iterations = 1;
    const unsealed = p12({ mac: false, family: 'legacy', iterations });
    const locked = leaf.pem + armoured('ENCRYPTED PRIVATE KEY', lockedKey(leaf.key, 'clave', 'modern', iterations));
    for (let n = 0; n < 500; n += 1)
      for (const file of [unsealed, locked])
        expect([n, await flawOf(open(file, `otra ${n}`))]).toEqual([n, 'wrongPassword']);
  });

  test('nothing that is cut anywhere or has a bit turned is more than refused', async () => {
    const whole = p12();
    for (let at = 1; at < whole.length; at += 37) {
      const flipped = Buffer.from(whole);
      flipped[at]! ^= 1 << (at % 8);
      for (const file of [whole.subarray(0, at), flipped])
        expect(typeof (await flawOf(open(file)).then(flaw => (flaw instanceof Malformed ? 'damaged' : flaw)))).toBe(
          'string',
        );
    }
  });
});
