import { createPrivateKey } from 'node:crypto';
import { child, Malformed, octets, readBer, SEQUENCE, unlocked } from './ber';
import { decrypt, type Budget } from './pbe';
import { standard, type Contents } from './p12';
import { Trouble, type Flaw } from '../trouble';

const BLOCK = /-----BEGIN ([A-Z0-9 ]{1,40})-----([^-]*(?:-(?!----)[^-]*)*)-----END \1-----/g;
const MAX_BLOCKS = 50;

export const isPem = (file: Buffer): boolean => file.includes('-----BEGIN ');

/** A key that node reads itself; `flaw`: what it means where it does not. */
function pkcs8(key: string, flaw: Flaw, passphrase?: string): Buffer {
  try {
    return createPrivateKey({ key, passphrase }).export({ type: 'pkcs8', format: 'der' });
  } catch {
    throw new Trouble(flaw);
  }
}

/** A key behind a password: PKCS#8's own way, whose cost the file chooses, or OpenSSL's old one. */
async function lockedKey(
  pem: string,
  label: string,
  body: string,
  password: string | null,
  budget: Budget,
): Promise<Buffer> {
  if (!password) throw new Trouble('needsPassword');
  if (label !== 'ENCRYPTED PRIVATE KEY') return pkcs8(pem, 'wrongPassword', password);
  const value = readBer(Buffer.from(body, 'base64'));
  const plain = await decrypt(child(value, 0, SEQUENCE), standard(password), octets(child(value, 1)), budget);
  try {
    return unlocked(plain).bytes;
  } catch (error) {
    throw error instanceof Malformed ? new Trouble('wrongPassword') : error;
  }
}

/** Keys and certificates of a text in PEM, one after the other. `locked`: one of its keys was behind the password. */
export async function openPem(
  file: Buffer,
  password: string | null,
  budget: Budget,
): Promise<Contents & { locked: boolean }> {
  const found = { keys: [] as Buffer[], certificates: [] as Buffer[], locked: false };
  const blocks = [...file.toString('latin1').matchAll(BLOCK)].slice(0, MAX_BLOCKS);
  if (blocks.length === 0) throw new Trouble('damaged');
  for (const [pem, label, body] of blocks as unknown as [string, string, string][]) {
    if (/^(X509 |TRUSTED )?CERTIFICATE$/.test(label)) found.certificates.push(Buffer.from(body, 'base64'));
    else if (label === 'ENCRYPTED PRIVATE KEY' || (label.endsWith('PRIVATE KEY') && body.includes('ENCRYPTED'))) {
      found.keys.push(await lockedKey(pem, label, body, password, budget));
      found.locked = true;
    } else if (/^((RSA|EC) )?PRIVATE KEY$/.test(label)) found.keys.push(pkcs8(pem, 'damaged'));
  }
  return found;
}
