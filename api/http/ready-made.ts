import type { RequestHandler } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const COMPRESS = { br: promisify<Buffer, Buffer>(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) };

/**
 * An answer that is the same for everybody: made and compressed once, when it is first asked for, because strangers may
 * ask for it as often as they like.
 */
export function readyMade(type: string, text: () => string): RequestHandler {
  let plain: Buffer | undefined;
  const compressed: { [encoding in keyof typeof COMPRESS]?: Promise<Buffer> } = {};
  return async (req, res) => {
    const encoding = req.acceptsEncodings('br', 'gzip', 'identity');
    plain ??= Buffer.from(text());
    res.type(type).vary('Accept-Encoding');
    if (encoding !== 'br' && encoding !== 'gzip') return void res.send(plain);
    const body = await (compressed[encoding] ??= COMPRESS[encoding](plain));
    res.set('Content-Encoding', encoding).send(body);
  };
}
