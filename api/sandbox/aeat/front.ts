import { createServer, type Server, type Socket } from 'node:net';
import type { Server as SecureServer } from 'node:https';

export type Connecting = 'normal' | 'silent' | 'reset';

type Ends = Pick<Socket, 'localPort' | 'remotePort'>;
const endsOf = ({ localPort, remotePort }: Ends) => `${localPort} ${remotePort}`;

/** By both its ends, what lies below a connection with TLS: that one has no way to reset. */
const below = new Map<string, Socket>();

/** Resets rather than closes: the other end sees its connection torn. */
export const tear = (connection: Ends): void => void below.get(endsOf(connection))?.resetAndDestroy();

/** The door before TLS: connections pass on, hang, or are torn before a word is said. */
export class Front {
  connecting: Connecting = 'normal';
  private readonly sockets = new Set<Socket>();
  readonly server: Server;

  constructor(service: SecureServer) {
    this.server = createServer(socket => {
      this.sockets.add(socket);
      const ends = endsOf(socket);
      below.set(ends, socket);
      socket
        .on('close', () => {
          this.sockets.delete(socket);
          below.delete(ends);
        })
        .on('error', () => socket.destroy());
      if (this.connecting === 'reset') socket.resetAndDestroy();
      else if (this.connecting === 'normal') service.emit('connection', socket);
    });
  }

  /** Lets go of the connections that are kept, so that the next ones meet what was changed. */
  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): Promise<void> {
    this.drop();
    return new Promise(done => this.server.close(() => done()));
  }
}
