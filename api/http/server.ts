import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { nextSlice } from '../platform/event-loop';

/** The last of them says that the connection ends with its answer; those behind it, sent without waiting, get none. */
export const REQUESTS_PER_CONNECTION = 100;

/**
 * Requests on one connection that do not wait for each other's answers begin in turns of their own, with other people's
 * requests in between.
 */
function apart(app: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { begun: number; unanswered: number }>();
  return (req, res) => {
    const { socket } = req;
    const counts = connections.get(socket) ?? { begun: 0, unanswered: 0 };
    connections.set(socket, counts);
    counts.begun += 1;
    if (counts.begun > REQUESTS_PER_CONNECTION) {
      socket.pause();
      return;
    }
    if (counts.begun === REQUESTS_PER_CONNECTION) res.setHeader('Connection', 'close');
    counts.unanswered += 1;
    res.once('close', () => {
      counts.unanswered -= 1;
    });
    if (counts.unanswered === 1) app(req, res);
    else void nextSlice().then(() => !socket.destroyed && app(req, res));
  };
}

/** An HTTP server whose connections are bounded in header bytes, time and requests. */
export function boundedServer(app: RequestListener): Server {
  const server = createServer({ maxHeaderSize: 16_384 }, apart(app));
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 5_000;
  return server;
}
