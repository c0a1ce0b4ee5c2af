import { createDecipheriv, createHash, hash as hashOnce, pbkdf2Sync } from 'node:crypto';
import { child, integer, octets, oid, OCTETS, SEQUENCE, type Ber } from './ber';
import { Trouble } from '../trouble';

/** A password as the two families of algorithms read it: PKCS#12's own as UTF-16 with a final zero, PBES2 as bytes. */
export interface Password {
  wide: Buffer;
  narrow: Buffer;
}

/** Iterations that a file may still ask for. Firefox writes 600,000 for each of its three parts. */
export interface Budget {
  left: number;
}
const MAX_ITERATIONS = 1_000_000;
const ALL = 3_000_000;
export const newBudget = (): Budget => ({ left: ALL });
/** True when opening has taken more than a moment. */
export const isCostly = ({ left }: Budget): boolean => ALL - left > 100_000;

/** Pays for a derivation; refused before anything is computed. */
export function spend(budget: Budget, iterations: number): number {
  budget.left -= iterations;
  if (iterations < 1 || iterations > MAX_ITERATIONS || budget.left < 0) throw new Trouble('costly');
  return iterations;
}

export const HASHES: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

const DERIVED: Record<string, string> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

/** Ciphers of PBES2 and the length of their keys. */
const CIPHERS: Record<string, [name: string, key: number]> = {
  '2.16.840.1.101.3.4.1.2': ['aes-128-cbc', 16],
  '2.16.840.1.101.3.4.1.22': ['aes-192-cbc', 24],
  '2.16.840.1.101.3.4.1.42': ['aes-256-cbc', 32],
  '1.2.840.113549.3.7': ['des-ede3-cbc', 24],
};

/** PKCS#12's own: cipher and length of the key. RC2-40 is what Windows and older programs put around certificates. */
const PKCS12_PBE: Record<string, ['des' | 'rc2', key: number]> = {
  '1.2.840.113549.1.12.1.3': ['des', 24],
  '1.2.840.113549.1.12.1.4': ['des', 16],
  '1.2.840.113549.1.12.1.5': ['rc2', 16],
  '1.2.840.113549.1.12.1.6': ['rc2', 5],
};

const repeated = (bytes: Buffer, block: number) => {
  const length = Math.ceil(bytes.length / block) * block;
  return Buffer.alloc(length, bytes);
};

/** What the key is for (RFC 7292, B.3). */
const KEY = 1;
const IV = 2;
export const MAC = 3;

/** Key derivation of PKCS#12 (RFC 7292, appendix B.2). */
export function pkcs12Key(
  hash: string,
  password: Buffer,
  salt: Buffer,
  iterations: number,
  purpose: number,
  length: number,
): Buffer {
  const block = /sha(384|512)/.test(hash) ? 128 : 64;
  const state = Buffer.concat([repeated(salt, block), repeated(password, block)]);
  const made: Buffer[] = [];
  for (let have = 0; have < length; have += made.at(-1)!.length) {
    let digest = createHash(hash).update(Buffer.alloc(block, purpose)).update(state).digest();
    for (let round = 1; round < iterations; round += 1) digest = hashOnce(hash, digest, 'buffer');
    made.push(digest);
    addToBlocks(state, digest, block);
  }
  return Buffer.concat(made).subarray(0, length);
}

/** Each block of the state grows by the digest, repeated, plus one. */
function addToBlocks(state: Buffer, digest: Buffer, block: number): void {
  for (let from = 0; from < state.length; from += block) {
    let carry = 1;
    for (let at = block - 1; at >= 0; at -= 1) {
      carry += state[from + at]! + digest[at % digest.length]!;
      state[from + at] = carry & 0xff;
      carry >>= 8;
    }
  }
}

async function rc2(key: Buffer, iv: Buffer, data: Buffer): Promise<Buffer> {
  // OpenSSL 3 has it no more.
  const { default: forge } = await import('node-forge');
  const cipher = forge.rc2.createDecryptionCipher(key.toString('binary'), key.length * 8);
  cipher.start(iv.toString('binary'));
  cipher.update(forge.util.createBuffer(data.toString('binary')));
  if (!cipher.finish()) throw new Trouble('wrongPassword');
  return Buffer.from(cipher.output.getBytes(), 'binary');
}

function decipher(name: string, key: Buffer, iv: Buffer, data: Buffer): Buffer {
  try {
    const cipher = createDecipheriv(name, key, iv);
    return Buffer.concat([cipher.update(data), cipher.final()]);
  } catch {
    throw new Trouble('wrongPassword');
  }
}

function pbes2(params: Ber, password: Password, data: Buffer, budget: Budget): Buffer {
  const [derivation, encryption] = [child(params, 0, SEQUENCE), child(params, 1, SEQUENCE)];
  const cipher = CIPHERS[oid(child(encryption, 0))];
  if (!cipher || oid(child(derivation, 0)) !== '1.2.840.113549.1.5.12') throw new Trouble('unsupported');
  const [salt, iterations, ...options] = child(derivation, 1, SEQUENCE).children;
  const prf = options.find(each => each.tag === SEQUENCE);
  const hash = prf ? DERIVED[oid(child(prf, 0))] : 'sha1';
  if (!salt || !iterations || !hash) throw new Trouble('unsupported');
  const key = pbkdf2Sync(password.narrow, octets(salt), spend(budget, integer(iterations)), cipher[1], hash);
  return decipher(cipher[0], key, octets(child(encryption, 1, OCTETS)), data);
}

/**
 * What an algorithm with a password has encrypted. `algorithm`: AlgorithmIdentifier. Throws Trouble: wrongPassword
 * where the padding shows it, costly, unsupported.
 */
export async function decrypt(algorithm: Ber, password: Password, data: Buffer, budget: Budget): Promise<Buffer> {
  const name = oid(child(algorithm, 0));
  const params = child(algorithm, 1, SEQUENCE);
  if (name === '1.2.840.113549.1.5.13') return pbes2(params, password, data, budget);
  const own = PKCS12_PBE[name];
  if (!own) throw new Trouble('unsupported');
  const [cipher, length] = own;
  const salt = octets(child(params, 0));
  const iterations = spend(budget, integer(child(params, 1)));
  const key = pkcs12Key('sha1', password.wide, salt, iterations, KEY, length);
  const iv = pkcs12Key('sha1', password.wide, salt, iterations, IV, 8);
  if (cipher === 'rc2') return rc2(key, iv, data);
  return decipher('des-ede3-cbc', length === 16 ? Buffer.concat([key, key.subarray(0, 8)]) : key, iv, data);
}
