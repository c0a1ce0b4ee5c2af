import { decode } from 'jpeg-js';
import { BadPicture, checkSize, MOST_PIXELS, type Picture } from './picture';

/** What the decoder may take, counted by itself. */
const MEMORY_MB = 256;
/** Frames that it reads: baseline, extended and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/** Width and height of every frame that a JPEG announces, before its first pixels. */
function checkFrame(file: Buffer): void {
  for (let at = 2; at + 9 < file.length;) {
    if (file[at] !== 0xff) break;
    const marker = file[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (FRAMES.includes(marker)) return checkSize(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5));
    if (marker === 0xda || marker === 0xd9) break;
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new BadPicture('damaged');
}

/** The pixels of a JPEG. */
export function readJpeg(file: Buffer): Picture {
  checkFrame(file);
  try {
    const { width, height, data } = decode(file, {
      useTArray: true,
      formatAsRGBA: false,
      tolerantDecoding: false,
      // A second frame may say something else than the first.
      maxResolutionInMP: MOST_PIXELS / 1_000_000,
      maxMemoryUsageInMB: MEMORY_MB,
    });
    return { width, height, rgb: data };
  } catch {
    throw new BadPicture('damaged');
  }
}
