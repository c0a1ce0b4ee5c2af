import type { RequestHandler } from 'express';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * An answer that is the same for everybody: written and compressed once, since strangers may ask for it as often as
 * they like.
 */
export function readyMade(type: string, text: string): RequestHandler {
  const plain = Buffer.from(text);
  const compressed = { br: brotliCompressSync(plain), gzip: gzipSync(plain) };
  return (req, res) => {
    const encoding = req.acceptsEncodings('br', 'gzip', 'identity');
    res.type(type).vary('Accept-Encoding');
    if (encoding !== 'br' && encoding !== 'gzip') return void res.send(plain);
    res.set('Content-Encoding', encoding).send(compressed[encoding]);
  };
}
