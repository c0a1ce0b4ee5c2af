import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can vanish as a host does: what was connected is neither answered nor closed, for ever. */
export interface BlackHole {
  /** The same address by this way. */
  by(url: string): string;
  vanish(): void;
  /** Another host has taken over: new connections reach it, the old ones stay lost. */
  failOver(): void;
  close(): void;
}

export async function blackHole(url: string): Promise<BlackHole> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let lost = false;
  const server = createServer(near => {
    sockets.add(near.on('error', () => undefined));
    // Accepted by the system, and then nothing.
    if (lost) return;
    const far = connect(Number(port), hostname).on('error', () => near.destroy());
    sockets.add(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mine = (server.address() as AddressInfo).port;
  return {
    by: to => Object.assign(new URL(to), { host: `127.0.0.1:${mine}` }).href,
    vanish() {
      lost = true;
      for (const socket of sockets) socket.unpipe().removeAllListeners('close').pause();
    },
    failOver() {
      lost = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
