import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { child, Malformed, oid, readBer, type Ber } from './ber';
import { isPfx, openP12, type Contents } from './p12';
import { newBudget, type Budget } from './pbe';
import { isPem, openPem } from './pem';
import type { Certificate } from '../certificate.entity';
import { nameText, subjectOf, type Subject } from '../subject';
import { Trouble } from '../trouble';

/** A file, and perhaps its key in another, as they were uploaded. `password` null: it is said to have none. */
export interface Uploaded {
  file: Buffer;
  key: Buffer | null;
  password: string | null;
}

/** A key with its certificate, and whose it is. */
export interface Opened
  extends Subject, Pick<Certificate, 'issuer' | 'serial' | 'fingerprint' | 'notBefore' | 'notAfter'> {
  /** PEM, without a password. */
  key: string;
  /** PEM: the leaf first, then what leads to its root. */
  cert: string;
  /** The password was of use. */
  locked: boolean;
}

const JAVA = [0xfeedfeed, 0xcececece];
const SIGNED_DATA = '1.2.840.113549.1.7.2';

function certificate(der: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(der);
  } catch {
    return null;
  }
}

function key(der: Buffer): KeyObject | null {
  for (const type of ['pkcs8', 'pkcs1', 'sec1'] as const) {
    try {
      return createPrivateKey({ key: der, format: 'der', type });
    } catch {
      // Tried as the next kind.
    }
  }
  return null;
}

/** A PKCS#7 file (.p7b) carries certificates, never a key. */
const isCertificates = (value: Ber) => value.children[0]?.tag === 0x06 && oid(child(value, 0)) === SIGNED_DATA;

function outermost(file: Buffer): Ber {
  try {
    return readBer(file);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new Trouble(file[0] === 0x30 && file.length > 64 ? 'damaged' : 'notCertificate');
  }
}

async function contentsOf(
  file: Buffer,
  password: string | null,
  budget: Budget,
): Promise<Contents & { locked: boolean }> {
  if (isPem(file)) return openPem(file, password, budget);
  if (file.length >= 4 && JAVA.includes(file.readUInt32BE(0))) throw new Trouble('unsupported');
  const value = outermost(file);
  if (isPfx(value)) return { ...(await openP12(value, password, budget)), locked: password !== null };
  if (certificate(value.bytes)) return { keys: [], certificates: [value.bytes], locked: false };
  if (isCertificates(value)) throw new Trouble('noKey');
  if (key(value.bytes)) return { keys: [value.bytes], certificates: [], locked: false };
  throw new Trouble('notCertificate');
}

const until = ({ validTo }: X509Certificate) => new Date(validTo);

/** The certificate of a key; of several the one that is valid longest. */
function pairOf(keys: KeyObject[], certificates: X509Certificate[]): { key: KeyObject; leaf: X509Certificate } {
  const pairs = keys.flatMap(each =>
    certificates.filter(one => one.checkPrivateKey(each)).map(leaf => ({ key: each, leaf })),
  );
  const [best] = pairs.sort((a, b) => until(b.leaf).getTime() - until(a.leaf).getTime());
  if (!best) throw new Trouble('mismatch');
  return best;
}

/** The leaf and the authorities above it that came along; a root is known to those who trust it. */
function chainOf(leaf: X509Certificate, certificates: X509Certificate[]): X509Certificate[] {
  const chain = [leaf];
  for (const last of chain) {
    const above = certificates.find(
      each => !chain.includes(each) && each.ca && last.checkIssued(each) && !each.checkIssued(each),
    );
    if (above) chain.push(above);
  }
  return chain;
}

/** In PEM, as a connection takes them; too short a key, or one of another kind, it does not. */
function connecting(own: KeyObject, chain: X509Certificate[]): Pick<Opened, 'key' | 'cert'> {
  const pair = { key: own.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: chain.join('') };
  try {
    createSecureContext({ ...pair, minVersion: 'TLSv1.2' });
  } catch {
    throw new Trouble('unconnectable');
  }
  return pair;
}

/** Opens what was uploaded. Throws Trouble. Not for the main thread: the file says how long it takes. */
export async function openCertificate({ file, key: keyFile, password }: Uploaded): Promise<Opened> {
  const budget = newBudget();
  const parts = [
    await contentsOf(file, password, budget),
    ...(keyFile ? [await contentsOf(keyFile, password, budget)] : []),
  ];
  const ders = parts.flatMap(part => part.certificates);
  const certificates = ders.map(certificate).filter(each => each !== null);
  const keys = parts
    .flatMap(part => part.keys)
    .map(key)
    .filter(each => each !== null);
  if (certificates.length === 0)
    throw new Trouble(ders.length > 0 ? 'damaged' : keys.length > 0 ? 'noCertificate' : 'notCertificate');
  if (keys.length === 0) throw new Trouble(parts.some(part => part.keys.length > 0) ? 'damaged' : 'noKey');
  const { key: own, leaf } = pairOf(keys, certificates);
  const issuer = leaf.toLegacyObject().issuer as unknown as Record<string, string | string[]>;
  return {
    ...subjectOf(leaf),
    ...connecting(own, chainOf(leaf, certificates)),
    issuer: nameText(issuer.CN ?? issuer.OU ?? issuer.O),
    serial: leaf.serialNumber,
    fingerprint: leaf.fingerprint256.replaceAll(':', '').toLowerCase(),
    notBefore: new Date(leaf.validFrom),
    notAfter: until(leaf),
    locked: parts.some(part => part.locked),
  };
}
