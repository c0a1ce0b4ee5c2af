import { setImmediate as turn } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile { name: string; text: string; at: Date }

/** Files packed in one turn of the event loop: under a millisecond. */
const AT_A_TIME = 10;
/** What the fields of the first ZIP hold; beyond, those of ZIP64. */
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
const DEFLATED = 8;
const UTF_8 = 0x0800;
const NEEDS = 20;
const NEEDS_64 = 45;

/** Day and hour as MS-DOS had them: from 1980, every other second. UTC, so that the same records give the same file. */
const dosTime = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dosDay = (at: Date) => (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

/** What both headers of a file say alike. */
function common({ at }: ZippedFile, name: Buffer, content: Buffer, packed: Buffer, extra: number): Buffer {
  const fields = Buffer.alloc(26);
  [NEEDS, UTF_8, DEFLATED, dosTime(at), dosDay(at)].forEach((value, index) => fields.writeUInt16LE(value, index * 2));
  [crc32(content), packed.length, content.length].forEach((value, index) => fields.writeUInt32LE(value, 10 + index * 4));
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(extra, 24);
  return fields;
}

/** A file as it stands in the archive, and the line about it in the directory at the end. */
function pack(file: ZippedFile, offset: number): { body: Buffer; line: Buffer } {
  const name = Buffer.from(file.name);
  const content = Buffer.from(file.text);
  const packed = deflateRawSync(content);
  const far = offset >= MAX_32 ? Buffer.alloc(12) : Buffer.alloc(0);
  if (far.length > 0) {
    far.writeUInt16LE(1, 0);
    far.writeUInt16LE(8, 2);
    far.writeBigUInt64LE(BigInt(offset), 4);
  }
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(Math.min(offset, MAX_32), 10);
  return {
    body: Buffer.concat([Buffer.from('PK\x03\x04'), common(file, name, content, packed, 0), name, packed]),
    line: Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([NEEDS_64, 0]), common(file, name, content, packed, far.length), rest, name, far]),
  };
}

/** The end of the archive, in ZIP64 and as older readers want it. */
function ending(files: number, size: number, offset: number): Buffer {
  const long = Buffer.alloc(76);
  long.write('PK\x06\x06', 'latin1');
  long.writeBigUInt64LE(44n, 4);
  long.writeUInt16LE(NEEDS_64, 12);
  long.writeUInt16LE(NEEDS_64, 14);
  [files, files, size, offset].forEach((value, index) => long.writeBigUInt64LE(BigInt(value), 24 + index * 8));
  long.write('PK\x06\x07', 56, 'latin1');
  long.writeBigUInt64LE(BigInt(offset + size), 64);
  long.writeUInt32LE(1, 72);
  const short = Buffer.alloc(22);
  short.write('PK\x05\x06', 'latin1');
  short.writeUInt16LE(Math.min(files, MAX_16), 8);
  short.writeUInt16LE(Math.min(files, MAX_16), 10);
  short.writeUInt32LE(Math.min(size, MAX_32), 12);
  short.writeUInt32LE(Math.min(offset, MAX_32), 16);
  return files >= MAX_16 || size >= MAX_32 || offset >= MAX_32 ? Buffer.concat([long, short]) : short;
}

/** A ZIP of small texts as fast as it is read. Memory holds one batch, and a line of some 80 bytes per file until the end. */
export async function* zipOf(batches: AsyncIterable<ZippedFile[]>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  let files = 0;
  for await (const batch of batches) {
    for (let from = 0; from < batch.length; from += AT_A_TIME) {
      const bodies: Buffer[] = [];
      const lines: Buffer[] = [];
      for (const file of batch.slice(from, from + AT_A_TIME)) {
        const { body, line } = pack(file, offset);
        bodies.push(body);
        lines.push(line);
        offset += body.length;
        files += 1;
      }
      directory.push(Buffer.concat(lines));
      yield Buffer.concat(bodies);
      await turn();
    }
  }
  yield* directory;
  yield ending(files, directory.reduce((sum, lines) => sum + lines.length, 0), offset);
}
