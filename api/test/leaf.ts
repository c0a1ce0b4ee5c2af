import { generateKeyPairSync, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { bits, der, int, nothing, octets, oid, seq, set, tagged, time, utf8 } from './der';

/** What a subject is made of; the names are those of certificates. */
const ATTRIBUTES = {
  CN: '2.5.4.3',
  SN: '2.5.4.4',
  serialNumber: '2.5.4.5',
  C: '2.5.4.6',
  O: '2.5.4.10',
  GN: '2.5.4.42',
  organizationIdentifier: '2.5.4.97',
};
export type SubjectOf = Partial<Record<keyof typeof ATTRIBUTES, string>>;

export interface Wish {
  subject?: SubjectOf;
  from?: Date;
  to?: Date;
  ec?: boolean;
  ca?: boolean;
  issuer?: Leaf;
  /** The keys of another. */ keysOf?: Leaf;
  /** DER of further extensions. */ policies?: string[];
}

/** A certificate made for a test, with its key. */
export interface Leaf {
  der: Buffer;
  pem: string;
  key: KeyObject;
  keys: { publicKey: KeyObject; privateKey: KeyObject };
  name: Buffer;
}

const RSA = seq(oid('1.2.840.113549.1.1.11'), nothing);
const ECDSA = seq(oid('1.2.840.10045.4.3.2'));
const DAY = 86_400_000;

const nameOf = (subject: SubjectOf) =>
  seq(...Object.entries(subject).map(([key, value]) => set(seq(oid(ATTRIBUTES[key as keyof SubjectOf]), utf8(value)))));

const extension = (id: string, value: Buffer) => seq(oid(id), octets(value));
const AUTHORITY = extension('2.5.29.19', seq(der(0x01, Buffer.from([0xff]))));

const pairs = new Map<string, Leaf['keys']>();
/** Finding primes takes a while: each kind of holder has one pair for the run. */
function pairOf(kind: 'rsa' | 'ec' | 'ca'): Leaf['keys'] {
  const known = pairs.get(kind);
  if (known) return known;
  const made =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  pairs.set(kind, made);
  return made;
}

/** Keys that no other certificate of the tests has. */
export const newKeys = (): Leaf['keys'] => generateKeyPairSync('rsa', { modulusLength: 2048 });

export const COMPANY: SubjectOf = {
  C: 'ES',
  O: 'ESTUDIO MAREA, S.L.',
  organizationIdentifier: 'VATES-B98241573',
  CN: '48213960A ANA PÉREZ NÚÑEZ (R: B98241573)',
  GN: 'ANA',
  SN: 'PÉREZ NÚÑEZ',
  serialNumber: 'IDCES-48213960A',
};

let serial = 1000;

/** A certificate for the company of the tests, valid from yesterday for a year, unless asked otherwise. */
export function makeLeaf({
  subject = COMPANY,
  from = new Date(Date.now() - DAY),
  to = new Date(Date.now() + 365 * DAY),
  ec = false,
  ca = false,
  issuer,
  keysOf,
  policies = [],
}: Wish = {}): Leaf {
  const keys = keysOf?.keys ?? pairOf(ec ? 'ec' : ca ? 'ca' : 'rsa');
  const name = nameOf(subject);
  const extensions = [
    ...(ca ? [AUTHORITY] : []),
    ...(policies.length > 0 ? [extension('2.5.29.32', seq(...policies.map(each => seq(oid(each)))))] : []),
  ];
  const signer = issuer?.keys ?? keys;
  const algorithm = signer.privateKey.asymmetricKeyType === 'ec' ? ECDSA : RSA;
  serial += 1;
  const tbs = seq(
    tagged(0, int(2)),
    int(serial),
    algorithm,
    issuer?.name ?? name,
    seq(time(from), time(to)),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [tagged(3, seq(...extensions))] : []),
  );
  const certificate = seq(tbs, algorithm, bits(sign('sha256', tbs, signer.privateKey)));
  return { der: certificate, pem: new X509Certificate(certificate).toString(), key: keys.privateKey, keys, name };
}
