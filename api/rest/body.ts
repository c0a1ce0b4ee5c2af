import express, { type Request, type Response } from 'express';

/** Without a session one registers, signs in or asks for something: never with much to say. */
export const ANONYMOUS_BYTES = 32 * 1024;
const SIGNED_IN_BYTES = 1024 * 1024;

const parser = (limit: number) => express.json({ limit, inflate: false, type: ['application/json', 'application/*+json'] });
const signedIn = parser(SIGNED_IN_BYTES);
const anonymous = parser(ANONYMOUS_BYTES);

/** How much of a refused body is still read, so that its sender gets to read the refusal. */
const DRAINED_BYTES = 1_000_000;

/** Of a request that is refused: reads on a little, then hangs up. */
export function leave(req: Request): void {
  if (req.complete) return;
  let left = DRAINED_BYTES;
  req.unpipe();
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) req.destroy();
  });
  req.resume();
}

/** Reads a JSON body into `req.body`; how large it may be depends on who sends it. Throws as express's parser does. */
export function readJson(req: Request, res: Response, viewer: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    (viewer ? signedIn : anonymous)(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
