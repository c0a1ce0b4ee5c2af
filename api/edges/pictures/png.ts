import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { BadPicture, checkSize, type Picture } from './picture';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Values of a pixel by the kind of its colours. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Record<number, number[]> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };
/** Where the seven passes of an interlaced one begin, and their steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Head {
  width: number;
  height: number;
  depth: number;
  colour: number;
  interlaced: boolean;
}
interface Parts {
  head: Head;
  palette: Buffer | undefined;
  clear: Buffer | undefined;
  data: Buffer[];
}

/** Its chunks: only those that the pixels need are looked at. */
function partsOf(file: Buffer): Parts {
  const found: { type: string; data: Buffer }[] = [];
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end))
      throw new BadPicture('damaged');
    found.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end) });
    if (found.at(-1)!.type === 'IEND') break;
    at = end + 4;
  }
  const one = (type: string) => found.find(chunk => chunk.type === type)?.data;
  const ihdr = found[0]?.type === 'IHDR' ? found[0].data : undefined;
  if (ihdr?.length !== 13 || !one('IEND')) throw new BadPicture('damaged');
  const head = {
    width: ihdr.readUInt32BE(0),
    height: ihdr.readUInt32BE(4),
    depth: ihdr[8]!,
    colour: ihdr[9]!,
    interlaced: ihdr[12] === 1,
  };
  if (!DEPTHS[head.colour]?.includes(head.depth) || ihdr[10] || ihdr[11] || ihdr[12]! > 1)
    throw new BadPicture('damaged');
  checkSize(head.width, head.height);
  const palette = one('PLTE');
  if (head.colour === 3 && !palette) throw new BadPicture('damaged');
  return { head, palette, clear: one('tRNS'), data: found.filter(({ type }) => type === 'IDAT').map(c => c.data) };
}

const lineBytes = ({ colour, depth }: Head, width: number) => Math.ceil((width * CHANNELS[colour]! * depth) / 8);

function passesOf(head: Head) {
  const all = head.interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  return all
    .map(([x, y, dx, dy]) => ({
      ...{ x, y, dx, dy },
      width: Math.ceil((head.width - x) / dx),
      height: Math.ceil((head.height - y) / dy),
    }))
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** A line as it was before it was filtered for packing. */
function unfilter(kind: number, line: Buffer, before: Buffer | null, step: number): void {
  for (let i = 0; i < line.length; i += 1) {
    const left = i < step ? 0 : line[i - step]!;
    const up = before ? before[i]! : 0;
    if (kind === 1) line[i] = line[i]! + left;
    else if (kind === 2) line[i] = line[i]! + up;
    else if (kind === 3) line[i] = line[i]! + ((left + up) >> 1);
    else if (kind === 4) line[i] = line[i]! + paeth(left, up, before && i >= step ? before[i - step]! : 0);
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** How the values of a pixel become red, green, blue and how opaque it is. */
function painter({ head: { colour, depth }, palette, clear }: Parts): (values: number[]) => number[] {
  const most = 2 ** depth - 1;
  const eight = (value: number) => (depth === 8 ? value : Math.round((value * 255) / most));
  const key = clear && colour < 3 ? Array.from({ length: clear.length >> 1 }, (_, i) => clear.readUInt16BE(i * 2)) : [];
  const isClear = (values: number[]) => key.length === values.length && key.every((each, i) => each === values[i]);
  if (colour === 3)
    return ([at]) => {
      if (at! * 3 + 2 >= palette!.length) throw new BadPicture('damaged');
      return [palette![at! * 3]!, palette![at! * 3 + 1]!, palette![at! * 3 + 2]!, clear?.[at!] ?? 255];
    };
  if (colour === 0 || colour === 4)
    return values => {
      const grey = eight(values[0]!);
      return [grey, grey, grey, colour === 4 ? eight(values[1]!) : isClear(values) ? 0 : 255];
    };
  return values => [...values.slice(0, 3).map(eight), colour === 6 ? eight(values[3]!) : isClear(values) ? 0 : 255];
}

/** The pixels of a PNG on white. What it unpacks to is bounded by its head, which is bounded before. */
export function readPng(file: Buffer): Picture {
  const parts = partsOf(file);
  const { head } = parts;
  const passes = passesOf(head);
  const bytes = passes.reduce((sum, { width, height }) => sum + height * (1 + lineBytes(head, width)), 0);
  let raw: Buffer;
  try {
    raw = inflateSync(Buffer.concat(parts.data), { maxOutputLength: bytes });
  } catch {
    throw new BadPicture('damaged');
  }
  if (raw.length !== bytes) throw new BadPicture('damaged');
  const channels = CHANNELS[head.colour]!;
  const step = Math.max(1, (channels * head.depth) >> 3);
  const rgb = new Uint8Array(head.width * head.height * 3);
  const paint = painter(parts);
  const values = new Array<number>(channels);
  let at = 0;
  for (const { x, y, dx, dy, width, height } of passes) {
    const length = lineBytes(head, width);
    let before: Buffer | null = null;
    for (let row = 0; row < height; row += 1) {
      const kind = raw[at]!;
      if (kind > 4) throw new BadPicture('damaged');
      const line = raw.subarray(at + 1, at + 1 + length);
      unfilter(kind, line, before, step);
      for (let column = 0; column < width; column += 1) {
        for (let i = 0; i < channels; i += 1) values[i] = valueAt(line, column * channels + i, head.depth);
        const [red, green, blue, opaque] = paint(values);
        const to = ((y + row * dy) * head.width + x + column * dx) * 3;
        rgb[to] = onWhite(red!, opaque!);
        rgb[to + 1] = onWhite(green!, opaque!);
        rgb[to + 2] = onWhite(blue!, opaque!);
      }
      before = line;
      at += 1 + length;
    }
  }
  return { width: head.width, height: head.height, rgb };
}

function valueAt(line: Buffer, index: number, depth: number): number {
  if (depth === 8) return line[index]!;
  if (depth === 16) return line.readUInt16BE(index * 2);
  const bit = index * depth;
  return (line[bit >> 3]! >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

const onWhite = (value: number, opaque: number) =>
  opaque === 255 ? value : Math.round((value * opaque + 255 * (255 - opaque)) / 255);

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** A picture as a PNG of ours: pixels and nothing else, each line as the difference to the pixel before. */
export function writePng({ width, height, rgb }: Picture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const length = width * 3;
  const raw = Buffer.alloc(height * (1 + length));
  for (let row = 0; row < height; row += 1) {
    const to = row * (1 + length);
    raw[to] = 1;
    for (let i = 0; i < length; i += 1)
      raw[to + 1 + i] = rgb[row * length + i]! - (i < 3 ? 0 : rgb[row * length + i - 3]!);
  }
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
