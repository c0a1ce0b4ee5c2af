import { inflateRawSync } from 'node:zlib';

/**
 * The files of a ZIP by their names, read from its directory at the end: of less than 65,536 files, and of no comment.
 */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('no ZIP');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, name, extra, comment, local] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const body = zip.subarray(begin, begin + size);
    files.set(zip.subarray(at + 46, at + 46 + name).toString(), method === 8 ? inflateRawSync(body) : body);
    at += 46 + name + extra + comment;
  }
  return files;
}
