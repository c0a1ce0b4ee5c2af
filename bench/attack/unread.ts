import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A request whose answer is never read: what the network between holds is all that the server gets rid of. */
export interface Unread {
  socket: Socket;
  closed: boolean;
}

/** `body` makes it a POST. Requests in the same array follow each other on one connection, without waiting. */
export function leaveUnread(url: string, token: string, requests: { path: string; body?: unknown }[]): Unread {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const unread: Unread = { socket, closed: false };
  socket
    .on('error', () => undefined)
    .on('close', () => {
      unread.closed = true;
    });
  socket.pause();
  for (const { path, body } of requests) {
    const payload = body === undefined ? '' : JSON.stringify(body);
    socket.write(
      `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`,
    );
  }
  return unread;
}

/** Waits with all of them open, then lets go. */
export async function holdOn(all: Unread[], ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
  for (const { socket } of all) socket.destroy();
}
