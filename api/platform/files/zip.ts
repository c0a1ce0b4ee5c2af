import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { nextSlice } from '../event-loop';

/** A file that fits into memory. `stored`: it is compressed already. */
export interface ZippedFile {
  name: string;
  text: string | Buffer;
  at: Date;
  stored?: boolean;
}
/** A file of any length, written as it comes. */
export interface StreamedFile {
  name: string;
  pieces: AsyncIterable<string>;
  at: Date;
}

/** Files packed in one turn of the event loop: under a millisecond. */
const AT_A_TIME = 10;
/** What the fields of the first ZIP hold; beyond, those of ZIP64. */
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
const DEFLATED = 8;
/** What zlib asks for at least. */
const LEAST_CHUNK = 64;
const UTF_8 = 0x0800;
/** Length and sum stand behind the content. */
const SAID_BEHIND = 0x0008;
const NEEDS = 20;
const NEEDS_64 = 45;

/** Day and hour as MS-DOS had them: from 1980, every other second. UTC, so that the same records give the same file. */
const dosTime = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dosDay = (at: Date) =>
  (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

/** What both headers of a file say of it. */
interface Facts {
  needs: number;
  flags: number;
  method: number;
  at: Date;
  crc: number;
  packed: number;
  length: number;
}

/** What both headers of a file say alike. */
function common({ needs, flags, method, at, crc, packed, length }: Facts, name: Buffer, extra: number): Buffer {
  const fields = Buffer.alloc(26);
  [needs, flags, method, dosTime(at), dosDay(at)].forEach((value, index) => fields.writeUInt16LE(value, index * 2));
  [crc, Math.min(packed, MAX_32), Math.min(length, MAX_32)].forEach((value, index) =>
    fields.writeUInt32LE(value, 10 + index * 4),
  );
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(extra, 24);
  return fields;
}

/** The long numbers of a header, as ZIP64 writes them. */
function long(values: number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0);
  const extra = Buffer.alloc(4 + values.length * 8);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(values.length * 8, 2);
  values.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  return extra;
}

/** The line about a file in the directory at the end. */
function lineOf(facts: Facts, name: Buffer, offset: number): Buffer {
  // Of the three only those that do not fit, in this order.
  const extra = long([facts.length, facts.packed, offset].filter(value => value >= MAX_32));
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(Math.min(offset, MAX_32), 10);
  return Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([NEEDS_64, 0]),
    common(facts, name, extra.length),
    rest,
    name,
    extra,
  ]);
}

/** A file as it stands in the archive, and its line. */
function pack(file: ZippedFile, offset: number): { body: Buffer; line: Buffer } {
  const name = Buffer.from(file.name);
  const content = Buffer.from(file.text as string);
  // Else each gets room for 16 kB, which takes longer than to pack what is short.
  const packed = file.stored ? content : deflateRawSync(content, { chunkSize: content.length + LEAST_CHUNK });
  const facts = {
    needs: NEEDS,
    flags: UTF_8,
    method: file.stored ? 0 : DEFLATED,
    at: file.at,
    crc: crc32(content),
    packed: packed.length,
    length: content.length,
  };
  return {
    body: Buffer.concat([Buffer.from('PK\x03\x04'), common(facts, name, 0), name, packed]),
    line: lineOf(facts, name, offset),
  };
}

/** The same of a file that is not known beforehand. */
async function* packStream(file: StreamedFile, offset: number): AsyncGenerator<Buffer, { size: number; line: Buffer }> {
  const name = Buffer.from(file.name);
  const facts: Facts = {
    needs: NEEDS_64,
    flags: UTF_8 | SAID_BEHIND,
    method: DEFLATED,
    at: file.at,
    crc: 0,
    packed: 0,
    length: 0,
  };
  const places = long([0, 0]);
  const head = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    common({ ...facts, packed: MAX_32, length: MAX_32 }, name, places.length),
    name,
    places,
  ]);
  yield head;
  async function* counted() {
    for await (const piece of file.pieces) {
      const bytes = Buffer.from(piece);
      facts.crc = crc32(bytes, facts.crc);
      facts.length += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  // What fails on the way destroys both, and the loop below throws it.
  pipeline(Readable.from(counted()), deflate, () => undefined);
  for await (const chunk of deflate) {
    facts.packed += (chunk as Buffer).length;
    yield chunk as Buffer;
  }
  const tail = Buffer.alloc(24);
  tail.write('PK\x07\x08', 'latin1');
  tail.writeUInt32LE(facts.crc, 4);
  [facts.packed, facts.length].forEach((value, index) => tail.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  yield tail;
  return { size: head.length + facts.packed + tail.length, line: lineOf(facts, name, offset) };
}

/** The end of the archive, in ZIP64 and as older readers want it. */
function ending(files: number, size: number, offset: number): Buffer {
  const far = Buffer.alloc(76);
  far.write('PK\x06\x06', 'latin1');
  far.writeBigUInt64LE(44n, 4);
  far.writeUInt16LE(NEEDS_64, 12);
  far.writeUInt16LE(NEEDS_64, 14);
  [files, files, size, offset].forEach((value, index) => far.writeBigUInt64LE(BigInt(value), 24 + index * 8));
  far.write('PK\x06\x07', 56, 'latin1');
  far.writeBigUInt64LE(BigInt(offset + size), 64);
  far.writeUInt32LE(1, 72);
  const short = Buffer.alloc(22);
  short.write('PK\x05\x06', 'latin1');
  short.writeUInt16LE(Math.min(files, MAX_16), 8);
  short.writeUInt16LE(Math.min(files, MAX_16), 10);
  short.writeUInt32LE(Math.min(size, MAX_32), 12);
  short.writeUInt32LE(Math.min(offset, MAX_32), 16);
  return files >= MAX_16 || size >= MAX_32 || offset >= MAX_32 ? Buffer.concat([far, short]) : short;
}

const BLOCK = 64 * 1024;

/**
 * The lines of the directory, copied into blocks of their own: node cuts small buffers from slabs, and each would keep
 * its slab alive.
 */
class Directory {
  private readonly blocks: Buffer[] = [];
  private filled = 0;
  size = 0;
  files = 0;

  add(line: Buffer): void {
    let block = this.blocks.at(-1);
    if (!block || this.filled + line.length > block.length) {
      if (block) this.blocks[this.blocks.length - 1] = block.subarray(0, this.filled);
      block = Buffer.allocUnsafeSlow(Math.max(BLOCK, line.length));
      this.blocks.push(block);
      this.filled = 0;
    }
    this.filled += line.copy(block, this.filled);
    this.size += line.length;
    this.files += 1;
  }

  *[Symbol.iterator](): Generator<Buffer> {
    for (const [at, block] of this.blocks.entries())
      yield at < this.blocks.length - 1 ? block : block.subarray(0, this.filled);
  }
}

/** A ZIP as fast as its files are read. Memory holds one batch, and a line of some 80 bytes per file until the end. */
export async function* zipOf(batches: AsyncIterable<ZippedFile[] | StreamedFile>): AsyncGenerator<Buffer> {
  const directory = new Directory();
  let offset = 0;
  for await (const batch of batches) {
    if (!Array.isArray(batch)) {
      const { size, line } = yield* packStream(batch, offset);
      directory.add(line);
      offset += size;
      continue;
    }
    for (let from = 0; from < batch.length; from += AT_A_TIME) {
      const bodies: Buffer[] = [];
      for (const file of batch.slice(from, from + AT_A_TIME)) {
        const { body, line } = pack(file, offset);
        bodies.push(body);
        directory.add(line);
        offset += body.length;
      }
      yield Buffer.concat(bodies);
      await nextSlice('files');
    }
  }
  yield* directory;
  yield ending(directory.files, directory.size, offset);
}
