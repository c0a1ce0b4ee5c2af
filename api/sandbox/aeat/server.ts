import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { exchange } from './exchange';
import { deliver, send, sendFault } from './faults/deliver';
import { nifOfHolder, isInForce } from './certificates/holder';
import { ask, isQuery } from './query';
import { RefusedMessage } from './refused';
import type { State } from './state';

export const PATH = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';
const MOST_BYTES = 32 * 1024 * 1024;
const NO_CERTIFICATE =
  '<!DOCTYPE html><html lang="es"><body><h1>403</h1><p>No se ha presentado un certificado electrónico válido (entorno de pruebas).</p></body></html>';

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if ((size += chunk.length) > MOST_BYTES) return null;
  }
  return Buffer.concat(chunks);
}

function isUtf8Xml(type: string): boolean {
  const charset = /charset="?([^";]+)/i.exec(type)?.[1];
  return /^text\/xml\b/i.test(type) && (!charset || /^utf-?8$/i.test(charset.trim()));
}

async function receive(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const certificate = (request.socket as TLSSocket).getPeerX509Certificate();
  if (!certificate || !isInForce(certificate, new Date()))
    return send(response, 403, NO_CERTIFICATE, 'text/html; charset=UTF-8');
  if (request.url?.split('?')[0] !== PATH)
    return send(response, 404, NO_CERTIFICATE.replace('403', '404'), 'text/html; charset=UTF-8');
  if (request.method !== 'POST') return sendFault(response, new RefusedMessage(4135));
  const raw = await bodyOf(request);
  if (!raw || !isUtf8Xml(request.headers['content-type'] ?? '')) return sendFault(response, new RefusedMessage(4138));
  if (isQuery(raw)) return ask(state, raw, nifOfHolder(certificate), response);
  const { step, answer, refusal } = exchange(state, raw, nifOfHolder(certificate));
  if (step.delayMs) await new Promise(done => setTimeout(done, step.delayMs));
  if (step.held)
    await new Promise<void>(done => {
      state.held.push(done);
    });
  if (refusal) return sendFault(response, refusal);
  deliver(response, step, answer);
}

interface TlsFiles {
  key: string;
  cert: string;
  ca: string;
}

/** The service itself. `anyCa` takes whatever certificate, of whichever authority, is within its time. */
export function serviceServer(
  state: State,
  files: TlsFiles,
  anyCa: boolean,
  complain: (error: unknown) => void,
): Server {
  const server = createServer({ ...files, requestCert: true, rejectUnauthorized: !anyCa }, (request, response) => {
    receive(state, request, response).catch(error => {
      complain(error);
      response.destroy();
    });
  });
  server.on('tlsClientError', () => undefined);
  // A client that is answered nothing decides by itself when to give up.
  server.requestTimeout = server.headersTimeout = server.timeout = 0;
  return server;
}
