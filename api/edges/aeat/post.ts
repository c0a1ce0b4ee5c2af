import { request as overHttp, type Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import type { TLSSocket } from 'node:tls';

import { silence, type Undelivered } from './delivery';
import { judge, lost, type Stage } from './failure';

export interface Limits {
  connectMs: number;
  totalMs: number;
  maxBytes: number;
}
export interface Posted {
  status: number;
  contentType: string;
  text: string;
}

const seconds = (ms: number) => `${ms / 1000} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

function decoded(chunks: Buffer[], contentType: string): string {
  const bytes = Buffer.concat(chunks);
  const head = `${contentType} ${bytes.subarray(0, 100).toString('latin1')}`;
  return new TextDecoder(
    /(charset|encoding)\s*=\s*["']?(iso-8859-1|windows-1252)/i.test(head) ? 'windows-1252' : 'utf-8',
  ).decode(bytes);
}

function read(
  response: IncomingMessage,
  maxBytes: number,
  end: (trouble: Undelivered) => void,
  whole: (posted: Posted) => void,
): void {
  const tooBig = () => end(silence(`La respuesta pasa de ${megabytes(maxBytes)}`));
  const contentType = response.headers['content-type'] ?? '';
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) return tooBig();
  const chunks: Buffer[] = [];
  let length = 0;
  response.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxBytes) {
      chunks.length = 0;
      tooBig();
    } else chunks.push(chunk);
  });
  response.on('end', () => {
    if (response.complete) whole({ status: response.statusCode ?? 0, contentType, text: decoded(chunks, contentType) });
  });
}

function watch(request: ClientRequest, onConnected: () => void): Stage {
  const stage: Stage = { secured: false, distrust: null };
  request.on('socket', socket => {
    const connected = () => {
      stage.secured = true;
      onConnected();
    };
    if (request.reusedSocket) return connected();
    socket.once('secureConnect', connected).once('connect', () => {
      if (!('authorized' in socket)) connected();
    });
    // The reason stands on the socket alone; the error may be of any name.
    socket.prependListener('error', () => {
      stage.distrust = ((socket as TLSSocket).authorizationError as unknown as string | undefined) ?? null;
    });
  });
  return stage;
}

/** One POST, never redirected, never twice. Throws Undelivered for whatever keeps the whole answer from arriving. */
export function post(
  address: string,
  body: string,
  headers: Record<string, string>,
  agent: Agent | null,
  limits: Limits,
): Promise<Posted> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body, 'utf8');
    const options = { method: 'POST', agent: agent ?? false, headers: { ...headers, 'Content-Length': bytes.length } };
    const request = url.protocol === 'https:' ? overHttps(url, options) : overHttp(url, options);
    const end = (trouble: Undelivered) => {
      reject(trouble);
      request.destroy();
    };
    const connecting = setTimeout(
      () => end(lost(stage, `No se ha podido conectar con la AEAT en ${seconds(limits.connectMs)}`)),
      limits.connectMs,
    );
    const waiting = setTimeout(
      () => end(lost(stage, `La AEAT no ha respondido en ${seconds(limits.totalMs)}`)),
      limits.totalMs,
    );
    const stage = watch(request, () => clearTimeout(connecting));
    const failed = (error: Error) => end(judge(error, stage));
    request.on('error', failed);
    request.on('response', response => {
      response.on('error', failed);
      read(response, limits.maxBytes, end, resolve);
    });
    request.on('close', () => {
      clearTimeout(connecting);
      clearTimeout(waiting);
      end(lost(stage, 'La AEAT ha cortado la conexión sin acabar de responder'));
    });
    request.end(bytes);
  });
}
