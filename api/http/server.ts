import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Requests that came in one packet run without a turn for others between them, so a connection has few and then ends.
 */
export const REQUESTS_PER_CONNECTION = 100;

/** An HTTP server whose connections are bounded in header bytes, time and requests. */
export function boundedServer(app: RequestListener): Server {
  const server = createServer({ maxHeaderSize: 16_384 }, app);
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 5_000;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  return server;
}
