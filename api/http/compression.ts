import compress from 'compression';
import type { RequestHandler } from 'express';
import { constants } from 'node:zlib';

/** One packet: what fits into it arrives no sooner for being smaller. */
const MIN_BYTES = 1400;

/**
 * Answers of both doors travel compressed to clients that accept it, except files that are compressed by themselves
 * (PDF, ZIP) and short ones, those that contain a secret among them. Each write travels at once, so that a file
 * streamed in batches arrives as it is made.
 */
export const compressed = (): RequestHandler =>
  compress({
    threshold: MIN_BYTES,
    flush: constants.Z_SYNC_FLUSH,
    brotli: { flush: constants.BROTLI_OPERATION_FLUSH },
  }) as RequestHandler;
