import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, sum]);
}

interface Png {
  width: number;
  height: number;
  depth?: number;
  colour?: number;
  interlaced?: boolean;
  /** Lines as they are packed, each with its filter's byte before it. */
  lines?: Buffer;
  extra?: Buffer[];
}

/** For tests: a PNG of any kind, green as far as nothing else is said. */
export function png({ width, height, depth = 8, colour = 2, interlaced = false, lines, extra = [] }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([0x1e, 0x6b, 0x52]))]);
  const packed = lines ?? Buffer.concat(Array.from({ length: height }, () => line));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    ...extra,
    pngChunk('IDAT', deflateSync(packed)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
