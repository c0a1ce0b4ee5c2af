import express, { type Request, type Response } from 'express';
import type { Ctx } from '../platform/context';
import { AppError } from '../platform/errors';

/** Without a session one registers, signs in or asks for something: never with much to say. */
const ANONYMOUS_BYTES = 32 * 1024;
const SIGNED_IN_BYTES = 1024 * 1024;

/** A body of so many bytes is looked at before it is parsed. */
const LONG_BYTES = 64 * 1024;
/** Values, lists and objects of a body. An invoice of 1,000 lines with all that they may have has half as many. */
export const MOST_PARTS = 50_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const PARTS = new Set([...'{[,'].map(each => each.charCodeAt(0)));

/** Whether a JSON text has more parts than that: 300,000 empty objects take 30 ms to be made, in one go. */
function hasTooManyParts(text: Buffer): boolean {
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at]!;
    if (byte === QUOTE) {
      do {
        at = text.indexOf(QUOTE, at + 1);
        if (at < 0) return false;
      } while (isEscaped(text, at));
    } else if (PARTS.has(byte)) {
      parts += 1;
      if (parts > MOST_PARTS) return true;
    }
  }
  return false;
}

/** Whether an odd number of backslashes stands before it. */
function isEscaped(text: Buffer, at: number): boolean {
  let from = at;
  while (text[from - 1] === BACKSLASH) from -= 1;
  return (at - from) % 2 === 1;
}

const parser = (limit: number) =>
  express.json({
    limit,
    inflate: false,
    type: ['application/json', 'application/*+json'],
    verify: (_req, _res, body, charset) => {
      if (charset !== 'utf-8')
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'El cuerpo debe ser JSON en UTF-8, sin comprimir');
      if (body.length > LONG_BYTES && hasTooManyParts(body))
        throw new AppError('PAYLOAD_TOO_LARGE', 'El cuerpo de la petición tiene demasiados elementos');
    },
  });
const signedIn = parser(SIGNED_IN_BYTES);
const anonymous = parser(ANONYMOUS_BYTES);

/** How much of a refused body is still read, and for how long its refusal waits for it. */
const DRAINED_BYTES = 2 * 1024 * 1024;
const DRAIN_MS = 1_000;

/**
 * Of a request that is refused: waits for the rest of its body. A sender to whom we hang up in the middle loses the
 * refusal, or sends its next request into a connection that is no more. Whose body is too large or too slow for that is
 * informed that the connection ends.
 */
export function drain(req: Request, res: Response): Promise<void> {
  if (req.complete || req.destroyed) return Promise.resolve();
  return new Promise(resolve => {
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      if (!req.complete && !res.headersSent) res.set('Connection', 'close');
      resolve();
    };
    const timer = setTimeout(end, DRAIN_MS).unref();
    if (Number(req.headers['content-length'] ?? 0) > DRAINED_BYTES) {
      end();
      return;
    }
    let left = DRAINED_BYTES;
    req.unpipe();
    req.once('end', end).once('close', end);
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) end();
    });
    req.resume();
  });
}

/** A body of more bytes is a long input. */
export const LONG_INPUT_BYTES = 32 * 1024;

function isLong({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LONG_INPUT_BYTES;
}

/**
 * Reads a JSON body into `req.body`; how large it may be depends on who sends it. Throws as express's parser does. Of a
 * company that has sent all that it may in these seconds a long one is refused before it is read.
 */
export async function readJson(req: Request, res: Response, { viewer, services: { limits } }: Ctx): Promise<void> {
  if (viewer && isLong(req)) await limits.mayRead(viewer.tenantId);
  await new Promise<void>((resolve, reject) => {
    (viewer ? signedIn : anonymous)(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
