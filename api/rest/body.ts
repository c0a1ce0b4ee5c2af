import express, { type Request, type Response } from 'express';

/** Without a session one registers, signs in or asks for something: never with much to say. */
export const ANONYMOUS_BYTES = 32 * 1024;
const SIGNED_IN_BYTES = 1024 * 1024;

const parser = (limit: number) =>
  express.json({ limit, inflate: false, type: ['application/json', 'application/*+json'] });
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

/** Reads a JSON body into `req.body`; how large it may be depends on who sends it. Throws as express's parser does. */
export function readJson(req: Request, res: Response, viewer: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    (viewer ? signedIn : anonymous)(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
