/** A value of ASN.1 in BER. `bytes` is all of it, `content` what it holds; `children` only where it is constructed. */
export interface Ber {
  tag: number;
  bytes: Buffer;
  content: Buffer;
  children: Ber[];
}

/** Not BER, cut short, or beyond what a certificate file needs. */
export class Malformed extends Error {}

export const SEQUENCE = 0x30;
const INTEGER = 0x02;
export const OCTETS = 0x04;
const OID = 0x06;
/** Bit of the tag that says: made of further values. */
const CONSTRUCTED = 0x20;

const MAX_DEPTH = 32;
const MAX_VALUES = 20_000;

class Reader {
  private values = 0;

  constructor(private readonly bytes: Buffer) {}

  /** The value that begins at `at` and ends by `end`. */
  value(at: number, end: number, depth: number): Ber {
    this.values += 1;
    if (depth > MAX_DEPTH || this.values > MAX_VALUES || at + 2 > end) throw new Malformed();
    const tag = this.bytes[at]!;
    if ((tag & 0x1f) === 0x1f) throw new Malformed();
    const first = this.bytes[at + 1]!;
    if (first === 0x80) return this.indefinite(tag, at, end, depth);
    const long = first & 0x80 ? first & 0x7f : 0;
    const from = at + 2 + long;
    if (long > 4 || from > end) throw new Malformed();
    const length = long ? this.bytes.readUIntBE(at + 2, long) : first;
    const to = from + length;
    if (to > end) throw new Malformed();
    return {
      tag,
      bytes: this.bytes.subarray(at, to),
      content: this.bytes.subarray(from, to),
      children: tag & CONSTRUCTED ? this.list(from, to, depth + 1) : [],
    };
  }

  private list(from: number, to: number, depth: number): Ber[] {
    const children: Ber[] = [];
    for (let at = from; at < to; at += children.at(-1)!.bytes.length) children.push(this.value(at, to, depth));
    return children;
  }

  /** Without a length: up to two zero bytes. Windows and Java write large files so. */
  private indefinite(tag: number, start: number, end: number, depth: number): Ber {
    if (!(tag & CONSTRUCTED)) throw new Malformed();
    const children: Ber[] = [];
    let at = start + 2;
    while (at + 2 <= end && this.bytes.readUInt16BE(at) !== 0) {
      children.push(this.value(at, end, depth + 1));
      at += children.at(-1)!.bytes.length;
    }
    if (at + 2 > end) throw new Malformed();
    return { tag, bytes: this.bytes.subarray(start, at + 2), content: this.bytes.subarray(start + 2, at), children };
  }
}

/** The value that the bytes begin with. Throws Malformed; what follows it is ignored. */
export const readBer = (bytes: Buffer): Ber => new Reader(bytes).value(0, bytes.length, 0);

/**
 * What a password has unlocked: one SEQUENCE and nothing else. One wrong password in 256 leaves a padding that looks
 * right, and what it leaves is rubbish. Throws Malformed.
 */
export function unlocked(bytes: Buffer): Ber {
  const value = readBer(bytes);
  if (value.tag !== SEQUENCE || value.bytes.length !== bytes.length) throw new Malformed();
  return value;
}

/** A child that must be there. */
export function child(parent: Ber, index: number, tag?: number): Ber {
  const found = parent.children[index];
  if (!found || (tag !== undefined && found.tag !== tag)) throw new Malformed();
  return found;
}

/** The bytes of a string, which BER may hold in pieces. */
export const octets = (value: Ber): Buffer =>
  value.tag & CONSTRUCTED ? Buffer.concat(value.children.map(octets)) : value.content;

/** A whole number; Infinity where it is too large to count with. */
export function integer({ tag, content }: Ber): number {
  if (tag !== INTEGER || content.length === 0 || content[0]! & 0x80) throw new Malformed();
  return content.length > 6 ? Infinity : content.readUIntBE(0, content.length);
}

export function oid({ tag, content }: Ber): string {
  if (tag !== OID || content.length === 0) throw new Malformed();
  const parts: number[] = [];
  let part = 0;
  for (const byte of content) {
    part = part * 128 + (byte & 0x7f);
    if (!(byte & 0x80)) {
      parts.push(part);
      part = 0;
    }
  }
  const [first = 0, ...rest] = parts;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...rest].join('.');
}
