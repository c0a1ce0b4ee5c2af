import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is encrypted, and by which key. */
interface Sealed {
  keyId: string;
  bytes: Buffer;
}

/** Each purpose has a key of its own; a thing sealed for one is not opened for another. */
export type Purpose = 'certificate';

/** Sealed by a key that is not here, for somebody else, or changed since: nothing of it can be read. */
export class Unreadable extends Error {
  constructor() {
    super('a sealed value cannot be opened');
  }
}

const NONCE = 12;
const TAG = 16;

const derive = (secret: Buffer, info: string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `folio ${info}`, length));

/** Names a master key without saying anything about it. */
const nameOf = (secret: Buffer) => derive(secret, 'key id', 8).toString('hex');

/** Bound to the ciphertext: a row copied to another company or column, or under another key's name, does not open. */
const context = (tenantId: string, purpose: Purpose, keyId: string) => Buffer.from(`${tenantId}|${purpose}|${keyId}`);

/**
 * Encryption at rest with keys made of APP_SECRET: AES-256-GCM, a random nonce each time. What APP_SECRET_PREVIOUS
 * sealed is read too, never written. Sealed bytes are nonce, tag, ciphertext.
 */
export class Vault {
  /** The key that seals. */
  readonly keyId: string;
  private readonly secrets: Map<string, Buffer>;

  constructor(secret: Buffer, previous: Buffer | null) {
    this.keyId = nameOf(secret);
    this.secrets = new Map([...(previous ? [[nameOf(previous), previous] as const] : []), [this.keyId, secret]]);
  }

  /** True when what this key sealed can be opened. */
  knows(keyId: string): boolean {
    return this.secrets.has(keyId);
  }

  seal(tenantId: string, purpose: Purpose, plain: string): Sealed {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.keyId, purpose), nonce);
    cipher.setAAD(context(tenantId, purpose, this.keyId));
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return { keyId: this.keyId, bytes: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
  }

  /** Throws Unreadable. */
  open(tenantId: string, purpose: Purpose, { keyId, bytes }: Sealed): string {
    if (!this.knows(keyId) || bytes.length < NONCE + TAG) throw new Unreadable();
    const decipher = createDecipheriv('aes-256-gcm', this.key(keyId, purpose), bytes.subarray(0, NONCE), {
      authTagLength: TAG,
    });
    decipher.setAAD(context(tenantId, purpose, keyId));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    } catch {
      throw new Unreadable();
    }
  }

  private key(keyId: string, purpose: Purpose): Buffer {
    return derive(this.secrets.get(keyId)!, purpose, 32);
  }
}
