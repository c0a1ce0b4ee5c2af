import { once } from 'node:events';
import { connect } from 'node:net';
import type { World } from '../attack';

export const name = 'a9-pipelined-gets';
export const does = 'un desconocido pide 2.000 páginas en un solo envío por cada una de 20 conexiones';

const CONNECTIONS = 20;
const EACH = 2_000;
const PATHS = ['/', '/api/docs', '/openapi.json', '/healthz', '/features'];

/** Bytes that came back until the server ended the connection. */
async function ask(url: string, signal: AbortSignal): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let bytes = 0;
  socket
    .on('data', chunk => {
      bytes += chunk.length;
    })
    .on('error', () => undefined);
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  socket.write(
    Array.from({ length: EACH }, (_, n) => `GET ${PATHS[n % PATHS.length]} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`).join(
      '',
    ),
  );
  socket.setTimeout(3_000, () => socket.destroy());
  await once(socket, 'close');
  return bytes;
}

export async function run({ product, signal }: World): Promise<string> {
  let bytes = 0;
  let asked = 0;
  for (let turn = 0; turn < 3 && !signal.aborted; turn += 1) {
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(product.url, signal)));
    bytes += answers.reduce((sum, each) => sum + each, 0);
    asked += CONNECTIONS * EACH;
  }
  return `de ${asked} peticiones volvieron ${(bytes / 1e6).toFixed(1)} MB`;
}
