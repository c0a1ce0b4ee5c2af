import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { asn1, md, pkcs12, pki } from 'node-forge';
import { extensionsOf, subjectOf, type Holder } from './subject';

const DAY = 86_400_000;

/** Who signs: PEM both. */
export interface Authority {
  key: string;
  cert: string;
}
export interface ClientCertificate {
  p12: Buffer;
  password: string;
  key: string;
  cert: string;
  ca: string;
  notAfter: Date;
}
interface ClientOptions extends Holder {
  days?: number;
  /** When it begins to be valid; with `days` a past one makes it expired. */
  notBefore?: Date;
  password?: string;
  /** Without one it signs itself an authority of its own. */
  authority?: Authority;
}

/** Node makes the key: forge alone would take seconds. */
const newKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * For whoever signs nothing, by turns: to make a key takes a tenth of a second of a core or several, and nothing that a
 * sandbox signs is a secret. Who signs has a key of its own: of a file's certificates the holder's is the one of its key.
 */
const KEYS = 3;
const keys: string[] = [];
let taken = 0;
function nextKey(): string {
  const turn = taken % KEYS;
  taken += 1;
  return (keys[turn] ??= newKey());
}

interface Draft {
  subject: pki.CertificateField[];
  extensions: object[];
  notBefore: Date;
  days: number;
  authority: Authority | null;
}

function sign(
  { subject, extensions, notBefore, days, authority }: Draft,
  key = authority ? nextKey() : newKey(),
): Authority {
  const own = pki.privateKeyFromPem(key);
  const cert = pki.createCertificate();
  cert.publicKey = pki.setRsaPublicKey(own.n, own.e);
  cert.serialNumber = `01${randomBytes(15).toString('hex')}`;
  cert.validity.notBefore = notBefore;
  cert.validity.notAfter = new Date(notBefore.getTime() + days * DAY);
  cert.setSubject(subject);
  cert.setIssuer(authority ? pki.certificateFromPem(authority.cert).subject.attributes : subject);
  cert.setExtensions(extensions);
  cert.sign(authority ? pki.privateKeyFromPem(authority.key) : own, md.sha256.create());
  return { key, cert: pki.certificateToPem(cert) };
}

const yesterday = () => new Date(Date.now() - DAY);

export function makeAuthority(name = 'AC de pruebas de Folio'): Authority {
  return sign({
    subject: [{ name: 'commonName', value: name }],
    extensions: extensionsOf('authority'),
    notBefore: yesterday(),
    days: 3650,
    authority: null,
  });
}

interface ServerOptions {
  authority: Authority | null;
  hosts?: { dns: string[]; ips: string[] };
  days?: number;
  notBefore?: Date;
}

export function makeServerCertificate({
  authority,
  hosts = { dns: ['localhost'], ips: ['127.0.0.1', '::1'] },
  days = 3650,
  notBefore = yesterday(),
}: ServerOptions): Authority {
  return sign({
    subject: [{ name: 'commonName', value: hosts.dns[0] }],
    extensions: extensionsOf('server', hosts),
    notBefore,
    days,
    authority,
  });
}

/** A certificate as a company or a person would have it, with its key, as the .p12 that is uploaded. */
export function makeClientCertificate({
  days = 730,
  notBefore = yesterday(),
  password = '',
  authority = makeAuthority(),
  ...holder
}: ClientOptions): ClientCertificate {
  const { key, cert } = sign({
    subject: subjectOf(holder),
    extensions: extensionsOf('client'),
    notBefore,
    days,
    authority,
  });
  const chain = [cert, authority.cert].map(pem => pki.certificateFromPem(pem));
  const file = pkcs12.toPkcs12Asn1(pki.privateKeyFromPem(key), chain, password, {
    algorithm: '3des',
    friendlyName: holder.name,
  });
  return {
    p12: Buffer.from(asn1.toDer(file).getBytes(), 'binary'),
    password,
    key: createPrivateKey(key).export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert,
    ca: authority.cert,
    notAfter: chain[0].validity.notAfter,
  };
}
