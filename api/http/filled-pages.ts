import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Config } from '../platform/config/config';
import { fill, valuesOf, type Values } from './fill';

interface Written {
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

function written(text: string): Written {
  const identity = Buffer.from(text);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    identity,
    br: brotliCompressSync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzip: gzipSync(identity, { level: 9 }),
  };
}

/** Pages by their file, filled in once; again when what stands in them has changed: a new year, another policy. */
function shelf(folder: string, values: () => Promise<Values>): (file: string) => Promise<Written> {
  let filled: { of: string; files: Map<string, Written> } = { of: '', files: new Map() };
  return async file => {
    const now = await values();
    const of = JSON.stringify(now);
    if (filled.of !== of) filled = { of, files: new Map() };
    const known = filled.files.get(file) ?? written(fill(readFileSync(join(folder, file), 'utf8'), now));
    filled.files.set(file, known);
    return known;
  };
}

export type SendPage = (req: Request, res: Response, file: string, status: number) => Promise<void>;

/**
 * Sends pages of a folder with the operator's values in them, and those that `more` knows, compressed as the reader
 * likes.
 */
export function filledPages(
  folder: string,
  config: Pick<Config, 'operator' | 'publicUrl'>,
  now: () => Date,
  more: () => Promise<Values> = async () => ({}),
): SendPage {
  const take = shelf(folder, async () => ({ ...valuesOf(config, now()), ...(await more()) }));
  return async (req, res, file, status) => {
    const page = await take(file);
    const form = (['br', 'gzip'] as const).find(each => req.acceptsEncodings(each)) ?? 'identity';
    res
      .status(status)
      .type(extname(file))
      .vary('Accept-Encoding')
      .set('Cache-Control', 'no-cache')
      .set('ETag', page.etag);
    if (status === 200 && req.fresh) return void res.status(304).end();
    if (form !== 'identity') res.set('Content-Encoding', form);
    res.send(page[form]);
  };
}
