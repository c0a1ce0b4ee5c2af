/** A file of a ZIP: where it lies and how long it is. */
export interface Entry {
  name: string;
  method: number;
  packed: number;
  length: number;
  offset: number;
}

/** What a page is willing to keep of a directory, in bytes. */
const LONGEST_DIRECTORY = 512 * 1024 * 1024;
const ENDING = 22;
const LONGEST_COMMENT = 0xffff;

const viewOf = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer());
const long = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

class NotAZip extends Error {}
const broken = () => new NotAZip('No es un ZIP entero.');

/** Where the directory lies: by the old ending, or by that of ZIP64 before it. */
async function directoryOf(file: Blob): Promise<{ size: number; offset: number }> {
  const from = Math.max(0, file.size - ENDING - LONGEST_COMMENT);
  const tail = await viewOf(file, from, file.size);
  let at = tail.byteLength - ENDING;
  while (at >= 0 && tail.getUint32(at, true) !== 0x06054b50) at -= 1;
  if (at < 0) throw broken();
  const [size, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (size !== 0xffffffff && offset !== 0xffffffff && tail.getUint16(at + 10, true) !== 0xffff) return { size, offset };
  const place = at - 20 >= 0 && tail.getUint32(at - 20, true) === 0x07064b50 ? long(tail, at - 20 + 8) : -1;
  if (place < 0) throw broken();
  const far = await viewOf(file, place, place + 56);
  if (far.byteLength < 56 || far.getUint32(0, true) !== 0x06064b50) throw broken();
  return { size: long(far, 40), offset: long(far, 48) };
}

/** The long numbers of a line, in the order in which ZIP64 leaves out those that fit. */
function longNumbers(view: DataView, from: number, to: number, entry: Entry): void {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    for (const field of ['length', 'packed', 'offset'] as const) {
      if (entry[field] !== 0xffffffff) continue;
      entry[field] = long(view, next);
      next += 8;
    }
  }
}

/** The files of a ZIP by name. Throws the text for people where it is not a ZIP. */
export async function entriesOf(file: Blob): Promise<Map<string, Entry>> {
  const { size, offset } = await directoryOf(file);
  if (size > LONGEST_DIRECTORY || offset + size > file.size) throw broken();
  const view = await viewOf(file, offset, offset + size);
  const entries = new Map<string, Entry>();
  const text = new TextDecoder();
  for (let at = 0; at + 46 <= view.byteLength;) {
    if (view.getUint32(at, true) !== 0x02014b50) throw broken();
    const [nameLength, extra, comment] = [28, 30, 32].map(field => view.getUint16(at + field, true));
    const end = at + 46 + nameLength;
    if (end + extra > view.byteLength) throw broken();
    const name = text.decode(new Uint8Array(view.buffer, at + 46, nameLength));
    const entry = {
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      length: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    longNumbers(view, end, end + extra, entry);
    entries.set(name, entry);
    at = end + extra + comment;
  }
  return entries;
}

/** The content of a file, as it comes. */
async function streamOf(file: Blob, { offset, packed, method }: Entry): Promise<ReadableStream<Uint8Array>> {
  const head = await viewOf(file, offset, offset + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50) throw broken();
  const from = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const stream = file.slice(from, from + packed).stream();
  return method === 0
    ? stream
    : stream.pipeThrough(new DecompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, Uint8Array>);
}

/** A file as text, letter by letter: a mark of byte order stays. */
export async function textOf(file: Blob, entry: Entry): Promise<string> {
  const bytes = await new Response(await streamOf(file, entry)).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The lines of a file, one after the other. */
export async function* linesOf(file: Blob, entry: Entry): AsyncGenerator<string> {
  const reader = (await streamOf(file, entry)).getReader();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop()!;
    yield* lines;
    if (done) break;
  }
  if (rest) yield rest;
}
