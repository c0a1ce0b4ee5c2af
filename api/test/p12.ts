import { createCipheriv, createHmac, pbkdf2Sync, randomBytes, type KeyObject } from 'node:crypto';
import forge from 'node-forge';
import { int, nothing, octets, oid, seq, set, tagged } from './der';
import type { Leaf } from './leaf';

export interface P12 {
  keys?: KeyObject[];
  certificates?: Leaf[];
  password: string;
  /** modern: PBES2 with AES-256. legacy: RC2-40 around the certificates, 3DES around the key, as Windows exports. */
  family?: 'modern' | 'legacy';
  iterations?: number;
  macIterations?: number;
  /** False: nothing seals it, so that only its padding shows a wrong password. */
  mac?: boolean;
}

/** A bomb costs its author nothing. */
const payable = (iterations: number) => (iterations > 600_000 ? 1 : iterations);
const DATA = oid('1.2.840.113549.1.7.1');
const BAG = '1.2.840.113549.1.12.10.1.';
const binary = (bytes: Buffer) => bytes.toString('binary');

/** forge's own derivation: the product's is not asked to agree with itself. */
const derived = (
  password: string,
  salt: Buffer,
  purpose: number,
  iterations: number,
  length: number,
  hash: 'sha1' | 'sha256',
) =>
  Buffer.from(
    forge.pkcs12
      .generateKey(
        password,
        forge.util.createBuffer(binary(salt)),
        purpose as unknown as forge.Byte,
        iterations,
        length,
        forge.md[hash].create() as never,
      )
      .getBytes(),
    'binary',
  );

interface Encrypted {
  algorithm: Buffer;
  data: Buffer;
}

function modern(plain: Buffer, password: string, iterations: number): Encrypted {
  const [salt, iv] = [randomBytes(8), randomBytes(16)];
  const cipher = createCipheriv(
    'aes-256-cbc',
    pbkdf2Sync(Buffer.from(password, 'utf8'), salt, payable(iterations), 32, 'sha256'),
    iv,
  );
  const derivation = seq(
    oid('1.2.840.113549.1.5.12'),
    seq(octets(salt), int(iterations), seq(oid('1.2.840.113549.2.9'), nothing)),
  );
  const algorithm = seq(oid('1.2.840.113549.1.5.13'), seq(derivation, seq(oid('2.16.840.1.101.3.4.1.42'), octets(iv))));
  return { algorithm, data: Buffer.concat([cipher.update(plain), cipher.final()]) };
}

function legacy(plain: Buffer, password: string, iterations: number, kind: 'rc2' | 'des'): Encrypted {
  const salt = randomBytes(8);
  const [id, length] =
    kind === 'rc2' ? (['1.2.840.113549.1.12.1.6', 5] as const) : (['1.2.840.113549.1.12.1.3', 24] as const);
  const [key, iv] = [
    derived(password, salt, 1, payable(iterations), length, 'sha1'),
    derived(password, salt, 2, payable(iterations), 8, 'sha1'),
  ];
  const algorithm = seq(oid(id), seq(octets(salt), int(iterations)));
  if (kind === 'des') {
    const cipher = createCipheriv('des-ede3-cbc', key, iv);
    return { algorithm, data: Buffer.concat([cipher.update(plain), cipher.final()]) };
  }
  const cipher = forge.rc2.createEncryptionCipher(binary(key), 40);
  cipher.start(binary(iv));
  cipher.update(forge.util.createBuffer(binary(plain)));
  cipher.finish();
  return { algorithm, data: Buffer.from(cipher.output.getBytes(), 'binary') };
}

/** A private key behind a password, as PKCS#8 writes it. */
export function lockedKey(
  key: KeyObject,
  password: string,
  family: 'modern' | 'legacy' = 'modern',
  iterations = 100,
): Buffer {
  const plain = key.export({ type: 'pkcs8', format: 'der' });
  const { algorithm, data } =
    family === 'modern' ? modern(plain, password, iterations) : legacy(plain, password, iterations, 'des');
  return seq(algorithm, octets(data));
}

/** A PKCS#12 file (.p12, .pfx). */
export function writeP12({
  keys = [],
  certificates = [],
  password,
  family = 'modern',
  // forge works through them in JavaScript.
  iterations = 100,
  macIterations = iterations,
  mac: sealed = true,
}: P12): Buffer {
  const certBags = seq(
    ...certificates.map(each =>
      seq(oid(`${BAG}3`), tagged(0, seq(oid('1.2.840.113549.1.9.22.1'), tagged(0, octets(each.der)))), set()),
    ),
  );
  const keyBags = seq(...keys.map(key => seq(oid(`${BAG}2`), tagged(0, lockedKey(key, password, family, iterations)))));
  const { algorithm, data } =
    family === 'modern' ? modern(certBags, password, iterations) : legacy(certBags, password, iterations, 'rc2');
  const encrypted = seq(
    oid('1.2.840.113549.1.7.6'),
    tagged(0, seq(int(0), seq(DATA, algorithm, Buffer.concat([Buffer.from([0x80]), octets(data).subarray(1)])))),
  );
  const safe = seq(encrypted, seq(DATA, tagged(0, octets(keyBags))));
  if (!sealed) return seq(int(3), seq(DATA, tagged(0, octets(safe))));
  const hash = family === 'modern' ? 'sha256' : 'sha1';
  const salt = randomBytes(8);
  const mac = createHmac(hash, derived(password, salt, 3, payable(macIterations), hash === 'sha1' ? 20 : 32, hash))
    .update(safe)
    .digest();
  const digest = seq(seq(oid(hash === 'sha1' ? '1.3.14.3.2.26' : '2.16.840.1.101.3.4.2.1'), nothing), octets(mac));
  return seq(int(3), seq(DATA, tagged(0, octets(safe))), seq(digest, octets(salt), int(macIterations)));
}
