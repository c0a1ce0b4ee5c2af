import { open, type FileHandle } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

interface Entry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  length: number;
  offset: number;
}

/** The file is not what it should be. The words are for the person who brought it. */
export class Damaged extends Error {}

const MAX_DIRECTORY = 512 * 1024 * 1024;
const MAX_NAME = 300;
/** A line of JSON; the longest of ours holds an answer of the AEAT about a thousand records. */
const MAX_LINE = 16 * 1024 * 1024;
const PIECE = 1024 * 1024;
const ENDING = 22;
const MAX_COMMENT = 0xffff;
const MAX_32 = 0xffffffff;
const ENCRYPTED = 1;

const broken = () => new Damaged('El archivo no es un ZIP entero.');

async function bytesAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, from);
  if (bytesRead < length) throw broken();
  return buffer;
}

const long = (buffer: Buffer, at: number): number => {
  const value = buffer.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw broken();
  return Number(value);
};

async function directoryOf(file: FileHandle, size: number): Promise<Buffer> {
  const from = Math.max(0, size - ENDING - MAX_COMMENT);
  const tail = await bytesAt(file, from, size - from);
  const at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (at < 0 || at + ENDING > tail.length) throw broken();
  let [length, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (length === MAX_32 || offset === MAX_32 || tail.readUInt16LE(at + 10) === MAX_COMMENT) {
    if (at < 20 || tail.toString('latin1', at - 20, at - 16) !== 'PK\x06\x07') throw broken();
    const far = await bytesAt(file, long(tail, at - 12), 56);
    if (far.toString('latin1', 0, 4) !== 'PK\x06\x06') throw broken();
    [length, offset] = [long(far, 40), long(far, 48)];
  }
  if (length > MAX_DIRECTORY || offset + length > size) throw broken();
  return bytesAt(file, offset, length);
}

/** Numbers that did not fit stand in an extra field, in this order. */
function withLong(entry: Entry, extra: Buffer): Entry {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const end = at + 4 + extra.readUInt16LE(at + 2);
    let next = at + 4;
    for (const field of ['length', 'packed', 'offset'] as const) {
      if (entry[field] !== MAX_32) continue;
      if (next + 8 > Math.min(end, extra.length)) throw broken();
      entry[field] = long(extra, next);
      next += 8;
    }
  }
  return entry;
}

function entriesOf(directory: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let at = 0; at < directory.length;) {
    if (at + 46 > directory.length || directory.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw broken();
    const [nameLength, extra, comment] = [28, 30, 32].map(field => directory.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const [name, end] = [at + 46, at + 46 + nameLength + extra + comment];
    if (end > directory.length || nameLength > MAX_NAME) throw broken();
    const entry = withLong(
      {
        name: directory.toString('utf8', name, name + nameLength),
        flags: directory.readUInt16LE(at + 8),
        method: directory.readUInt16LE(at + 10),
        crc: directory.readUInt32LE(at + 16),
        packed: directory.readUInt32LE(at + 20),
        length: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      },
      directory.subarray(name + nameLength, name + nameLength + extra),
    );
    if (entries.has(entry.name)) throw new Damaged(`El archivo tiene dos veces ${entry.name}.`);
    entries.set(entry.name, entry);
    at = end;
  }
  return entries;
}

/**
 * A ZIP that somebody else made. Nothing of it is believed: lengths and sums are checked, and nothing is kept but what
 * is asked for.
 */
export class Unzip {
  private constructor(
    private readonly file: FileHandle,
    private readonly entries: Map<string, Entry>,
  ) {}

  static async open(path: string): Promise<Unzip> {
    const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
      throw new Damaged(`No se puede abrir ${path}: ${error.code}`);
    });
    try {
      return new Unzip(file, entriesOf(await directoryOf(file, (await file.stat()).size)));
    } catch (error) {
      await file.close();
      throw error instanceof RangeError ? broken() : error;
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  private async *packed({ name, offset, packed }: Entry): AsyncGenerator<Buffer> {
    const head = await bytesAt(this.file, offset, 30);
    if (head.toString('latin1', 0, 4) !== 'PK\x03\x04')
      throw new Damaged(`${name} no está donde dice el índice del ZIP.`);
    const from = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    for (let at = 0; at < packed; at += PIECE) yield await bytesAt(this.file, from + at, Math.min(PIECE, packed - at));
  }

  /** The content of a file as it comes; never more than it was said to be. */
  async *bytes(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new Damaged(`Falta ${name}.`);
    if (entry.flags & ENCRYPTED || ![0, 8].includes(entry.method))
      throw new Damaged(`${name} está comprimido de una forma que Folio no usa.`);
    const source = Readable.from(this.packed(entry));
    const content = entry.method === 0 ? source : createInflateRaw();
    if (content !== source) pipeline(source, content as ReturnType<typeof createInflateRaw>, () => undefined);
    let [length, crc] = [0, 0];
    try {
      for await (const piece of content as AsyncIterable<Buffer>) {
        length += piece.length;
        if (length > entry.length) throw new Damaged(`${name} es más largo de lo que dice el índice del ZIP.`);
        crc = crc32(piece, crc);
        yield piece;
      }
    } catch (error) {
      throw error instanceof Damaged ? error : new Damaged(`${name} está dañado.`);
    }
    if (length !== entry.length || crc !== entry.crc) throw new Damaged(`${name} está dañado.`);
  }

  /** A small file as text. */
  async text(name: string, maxBytes: number): Promise<string> {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of this.bytes(name)) {
      length += piece.length;
      if (length > maxBytes) throw new Damaged(`${name} es demasiado largo.`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString();
  }

  /** The whole lines of a file, as many as come at once; `see` is shown the bytes on their way. */
  async *lines(name: string, see: (piece: Buffer) => void): AsyncGenerator<string[]> {
    let rest: Buffer[] = [];
    let waiting = 0;
    for await (const piece of this.bytes(name)) {
      see(piece);
      const end = piece.lastIndexOf(0x0a);
      if (end < 0) {
        rest.push(piece);
        waiting += piece.length;
        if (waiting > MAX_LINE) throw new Damaged(`${name} tiene una línea demasiado larga.`);
        continue;
      }
      const lines = Buffer.concat([...rest, piece.subarray(0, end)])
        .toString()
        .split('\n');
      rest = [piece.subarray(end + 1)];
      waiting = piece.length - end - 1;
      yield lines;
    }
    if (waiting > 0) throw new Damaged(`${name} acaba a mitad de una línea.`);
  }
}
