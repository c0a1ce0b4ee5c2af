import { createServer, type Server, type Socket } from 'node:net';
import type { Server as SecureServer } from 'node:https';

export type Connecting = 'normal' | 'silent' | 'reset';

/** The door before TLS: connections pass on, hang, or are torn before a word is said. */
export class Front {
  connecting: Connecting = 'normal';
  private readonly sockets = new Set<Socket>();
  readonly server: Server;

  constructor(service: SecureServer) {
    this.server = createServer(socket => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
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
