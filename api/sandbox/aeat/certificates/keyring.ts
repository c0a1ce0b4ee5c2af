import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAuthority, makeClientCertificate, makeServerCertificate, type Authority } from './certificates';

const DEMO_PASSWORD = 'demo';
export type ServerCertificate = 'valid' | 'expired' | 'wrong-host' | 'self-signed' | 'unknown-authority';
export const SERVER_CERTIFICATES: string[] = [
  'valid',
  'expired',
  'wrong-host',
  'self-signed',
  'unknown-authority',
] satisfies ServerCertificate[];
export interface Company {
  nif: string;
  name: string;
}
export interface Keyring {
  authority: Authority;
  server: Authority;
  demo: string;
  collaborator: string | null;
}

const write = (path: string, content: string | Buffer) => writeFileSync(path, content, { mode: 0o600 });

function pair(dir: string, name: string, make: () => Authority): Authority {
  const [cert, key] = [join(dir, `${name}.pem`), join(dir, `${name}.key`)];
  if (!existsSync(cert) || !existsSync(key)) {
    const made = make();
    write(key, made.key);
    write(cert, made.cert);
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

/**
 * Certificates of the sandbox's own, made when it first starts in a folder: authority, server, the company of the demo,
 * and a colaborador social.
 */
export function keyringIn(dir: string, company: Company, collaborator?: Company): Keyring {
  mkdirSync(dir, { recursive: true });
  const authority = pair(dir, 'ca', makeAuthority);
  const server = pair(dir, 'server', () => makeServerCertificate({ authority }));
  const p12 = (name: string, holder: Company) => {
    const file = join(dir, name);
    if (!existsSync(file)) write(file, makeClientCertificate({ ...holder, password: DEMO_PASSWORD, authority }).p12);
    return file;
  };
  return {
    authority,
    server,
    demo: p12('demo.p12', company),
    collaborator: collaborator ? p12(`collaborator-${collaborator.nif}.p12`, collaborator) : null,
  };
}

/** A server's certificate with something wrong about it. */
export function serverCertificate({ authority, server }: Keyring, which: ServerCertificate): Authority {
  if (which === 'expired')
    return makeServerCertificate({ authority, notBefore: new Date(Date.now() - 10 * 86_400_000), days: 5 });
  if (which === 'wrong-host')
    return makeServerCertificate({ authority, hosts: { dns: ['otro.ejemplo'], ips: ['192.0.2.1'] } });
  if (which === 'self-signed') return makeServerCertificate({ authority: null });
  return which === 'unknown-authority'
    ? makeServerCertificate({ authority: makeAuthority('AC que nadie conoce') })
    : server;
}
