import { createHmac, timingSafeEqual } from 'node:crypto';
import { child, integer, Malformed, octets, oid, OCTETS, readBer, SEQUENCE, unlocked, type Ber } from './ber';
import { decrypt, HASHES, isCostly, MAC, pkcs12Key, spend, type Budget, type Password } from './pbe';
import { Trouble } from '../trouble';

/** What a file holds: private keys (PKCS#8) and certificates (X.509), in DER. */
export interface Contents {
  keys: Buffer[];
  certificates: Buffer[];
}

const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED_DATA = '1.2.840.113549.1.7.6';
const BAG = '1.2.840.113549.1.12.10.1.';
const X509 = '1.2.840.113549.1.9.22.1';
const MAX_NESTED = 4;

const fromBytes = (bytes: Uint8Array) => Buffer.from([...bytes].flatMap(byte => [0, byte]).concat(0, 0));
const fromText = (text: string) => Buffer.from(`${text}\0`, 'utf16le').swap16();

/** A password as the standard has it written down. */
export const standard = (password: string): Password => ({
  wide: fromText(password),
  narrow: Buffer.from(password, 'utf8'),
});

/**
 * How programs have written a password down: by the standard, byte by byte (OpenSSL before 1.1), and no password at
 * all.
 */
function readings(password: string): Password[] {
  const first = standard(password);
  if (password === '') return [first, { ...first, wide: Buffer.alloc(0) }];
  if (/^[\x20-\x7e]*$/.test(password)) return [first];
  return [first, { ...first, wide: fromBytes(first.narrow) }, { ...first, narrow: Buffer.from(password, 'latin1') }];
}

/** PFX ::= { version 3, authSafe, macData }; what is sealed with a public key instead of a password nobody uses. */
export function isPfx(value: Ber): boolean {
  const [version, safe] = value.children;
  return value.tag === SEQUENCE && version?.content.equals(Buffer.from([3])) === true && safe?.tag === SEQUENCE;
}

function macFits(mac: Ber, content: Buffer, { wide }: Password, budget: Budget): boolean {
  const info = child(mac, 0, SEQUENCE);
  const hash = HASHES[oid(child(child(info, 0, SEQUENCE), 0))];
  if (!hash) throw new Trouble('unsupported');
  const digest = octets(child(info, 1, OCTETS));
  const iterations = spend(budget, mac.children[2] ? integer(mac.children[2]) : 1);
  const made = createHmac(hash, pkcs12Key(hash, wide, octets(child(mac, 1)), iterations, MAC, HASH_LENGTH[hash]!))
    .update(content)
    .digest();
  return made.length === digest.length && timingSafeEqual(made, digest);
}
const HASH_LENGTH: Record<string, number> = { sha1: 20, sha224: 28, sha256: 32, sha384: 48, sha512: 64 };

async function openBag(bag: Ber, password: Password, budget: Budget, found: Contents, depth: number): Promise<void> {
  const kind = oid(child(bag, 0));
  const value = child(child(bag, 1), 0);
  if (kind === `${BAG}1`) found.keys.push(value.bytes);
  else if (kind === `${BAG}2`)
    found.keys.push(
      unlocked(await decrypt(child(value, 0, SEQUENCE), password, octets(child(value, 1)), budget)).bytes,
    );
  else if (kind === `${BAG}3` && oid(child(value, 0)) === X509)
    found.certificates.push(octets(child(child(value, 1), 0)));
  else if (kind === `${BAG}6` && depth < MAX_NESTED) await openBags(value, password, budget, found, depth + 1);
}

async function openBags(bags: Ber, password: Password, budget: Budget, found: Contents, depth = 0): Promise<void> {
  for (const bag of bags.children) await openBag(bag, password, budget, found, depth);
}

async function openSafe(safe: Ber, password: Password, budget: Budget): Promise<Contents> {
  const found: Contents = { keys: [], certificates: [] };
  for (const part of safe.children) {
    const kind = oid(child(part, 0));
    const body = child(child(part, 1), 0);
    if (kind === DATA) await openBags(readBer(octets(body)), password, budget, found);
    else if (kind === ENCRYPTED_DATA) {
      const [, algorithm, encrypted] = child(body, 1, SEQUENCE).children;
      if (!algorithm || !encrypted) throw new Trouble('damaged');
      await openBags(unlocked(await decrypt(algorithm, password, octets(encrypted), budget)), password, budget, found);
    } else throw new Trouble('unsupported');
  }
  return found;
}

const isWrong = (error: unknown) => error instanceof Trouble && error.flaw === 'wrongPassword';

/** Tries a password in each of its readings. Its seal (MAC) shows which is right; without one the padding does. */
async function openWith(content: Buffer, mac: Ber | undefined, password: string, budget: Budget): Promise<Contents> {
  const safe = readBer(content);
  for (const reading of readings(password)) {
    try {
      if (!mac || macFits(mac, content, reading, budget)) return await openSafe(safe, reading, budget);
    } catch (error) {
      // Where nothing seals it, a wrong password may also show as rubbish.
      if (!isWrong(error) && (mac || !(error instanceof Malformed))) throw error;
    }
  }
  throw new Trouble('wrongPassword');
}

/** Not asked of files that are slow to open: the answer would come too late to report the wrong password either. */
const opensEmpty = async (content: Buffer, mac: Ber | undefined, budget: Budget) =>
  !isCostly(budget) &&
  openWith(content, mac, '', budget).then(
    () => true,
    () => false,
  );

/** Opens a PKCS#12 file (.p12, .pfx). `password` null: it is said to have none. */
export async function openP12(pfx: Ber, password: string | null, budget: Budget): Promise<Contents> {
  const safe = child(pfx, 1, SEQUENCE);
  if (oid(child(safe, 0)) !== DATA) throw new Trouble('unsupported');
  const content = octets(child(child(safe, 1), 0));
  const mac = pfx.children[2];
  try {
    return await openWith(content, mac, password ?? '', budget);
  } catch (error) {
    if (!isWrong(error)) throw error;
    if (!password) throw new Trouble('needsPassword');
    throw new Trouble((await opensEmpty(content, mac, budget)) ? 'hasNoPassword' : 'wrongPassword');
  }
}
