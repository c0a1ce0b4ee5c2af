import { crc32, inflateRawSync } from 'node:zlib';

/** Where the directory begins and how many files it has: from the old ending, or that of ZIP64 where that one is full. */
function directoryOf(zip: Buffer): { files: number; offset: number } {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('no ZIP');
  const files = zip.readUInt16LE(end + 10);
  if (files < 0xffff) return { files, offset: zip.readUInt32LE(end + 16) };
  const far = Number(zip.readBigUInt64LE(end - 12));
  if (zip.readUInt32LE(far) !== 0x06064b50) throw new Error('no ending of ZIP64');
  return { files: Number(zip.readBigUInt64LE(far + 32)), offset: Number(zip.readBigUInt64LE(far + 48)) };
}

/** The files of a ZIP without a comment by their names, read as any reader does: by the directory at its end. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const { files, offset } = directoryOf(zip);
  const found = new Map<string, Buffer>();
  for (let at = offset, left = files; left > 0; left -= 1) {
    const [method, size, name, extra, comment, local] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begin, begin + size);
    const content = method === 8 ? inflateRawSync(packed) : packed;
    const said = zip.subarray(at + 46, at + 46 + name).toString();
    if (zip.readUInt32LE(at + 16) !== crc32(content) || zip.readUInt32LE(at + 24) !== content.length)
      throw new Error(`${said} is not what the directory says`);
    found.set(said, content);
    at += 46 + name + extra + comment;
  }
  return found;
}
