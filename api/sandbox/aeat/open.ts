import { mkdirSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join, resolve } from 'node:path';
import { controlServer, type Service, type Tls } from './control';
import { Front } from './front';
import { keyringIn, serverCertificate, type Keyring } from './certificates/keyring';
import type { Options } from './options';
import { PATH, serviceServer } from './server';
import { State } from './state';

/** Where a sandbox that is open is found: addresses, and files with the certificates that it knows. */
interface Open {
  url: string;
  controlUrl: string;
  ca: string;
  demo: string;
  collaborator: string | null;
  dir: string;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, failed) =>
    server.once('error', failed).listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  );
}

export const complain = (error: unknown): void =>
  void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);

const OLD = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' } as const;

function tlsSwitch(service: ReturnType<typeof serviceServer>, front: Front, keyring: Keyring) {
  return ({ certificate = 'valid', old = false, connecting = 'normal' }: Tls) => {
    service.setSecureContext({
      ...serverCertificate(keyring, certificate),
      ca: keyring.authority.cert,
      ...(old ? OLD : {}),
    });
    front.connecting = connecting;
    front.drop();
  };
}

/** Opens the sandbox's two doors: the service over TLS, and the one that controls it. `close` cuts whoever is connected. */
export async function openSandbox(options: Options): Promise<Open & { close(): Promise<void> }> {
  const dir = resolve(options.dir);
  mkdirSync(dir, { recursive: true });
  const keyring = keyringIn(dir, options.company, options.collaborator);
  const state = new State({ ...options, dir });
  const secure = serviceServer(state, { ...keyring.server, ca: keyring.authority.cert }, options.anyCa, complain);
  const front = new Front(secure);
  const url = `https://127.0.0.1:${await listen(front.server, options.port)}${PATH}`;
  const service: Service = { url, front, useTls: tlsSwitch(secure, front, keyring) };
  const control = controlServer(state, service);
  const controlUrl = `http://127.0.0.1:${await listen(control, options.controlPort)}`;
  return {
    url,
    controlUrl,
    ca: join(dir, 'ca.pem'),
    demo: keyring.demo,
    collaborator: keyring.collaborator,
    dir,
    async close() {
      control.closeAllConnections();
      await Promise.all([front.close(), new Promise(done => control.close(done))]);
    },
  };
}
