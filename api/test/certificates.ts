import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A certificate made for a test, as PEM. */
interface TestCertificate {
  key: string;
  cert: string;
}

export interface CertificateWish {
  name: string;
  /** Who signs it; itself without one. */
  issuer?: TestCertificate;
  authority?: boolean;
  /** Names and addresses of a server. */
  hosts?: string[];
  from?: Date;
  to?: Date;
}

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(Date.now() + count * DAY_MS);

/** forge takes seconds to find two primes, node a moment. One pair serves all: no test looks at whose it is. */
let pair: { key: string; publicKey: string } | undefined;
function keyPair() {
  if (pair) return pair;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  pair = {
    key: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
  return pair;
}

let serial = 1;

function extensionsOf({ authority = false, hosts = [] }: CertificateWish): object[] {
  const names = hosts.map(host => (/^[\d.]+$/.test(host) ? { type: 7, ip: host } : { type: 2, value: host }));
  return [
    { name: 'basicConstraints', cA: authority, critical: true },
    authority
      ? { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true }
      : { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
    ...(authority ? [] : [{ name: 'extKeyUsage', serverAuth: true, clientAuth: true }]),
    ...(names.length > 0 ? [{ name: 'subjectAltName', altNames: names }] : []),
  ];
}

/** Makes a certificate that is valid from yesterday for a month, unless asked otherwise. */
export function makeCertificate(wish: CertificateWish): TestCertificate {
  const { key, publicKey } = keyPair();
  const certificate = forge.pki.createCertificate();
  const subject = [{ name: 'commonName', value: wish.name }];
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = (serial += 1).toString(16).padStart(4, '0');
  certificate.validity.notBefore = wish.from ?? days(-1);
  certificate.validity.notAfter = wish.to ?? days(30);
  certificate.setSubject(subject);
  certificate.setIssuer(wish.issuer ? forge.pki.certificateFromPem(wish.issuer.cert).subject.attributes : subject);
  certificate.setExtensions(extensionsOf(wish));
  certificate.sign(forge.pki.privateKeyFromPem(wish.issuer?.key ?? key), forge.md.sha256.create());
  return { key, cert: forge.pki.certificateToPem(certificate) };
}
