import { BadPicture, type Picture } from './picture';
import { readJpeg } from './jpeg';
import { PNG_SIGNATURE, readPng, writePng } from './png';

/** 300 dots an inch of the paper's place for it. */
const BOX = { width: 640, height: 170 };
/** Lighter than this, no part of it can be seen on white. */
const NEARLY_WHITE = 245;

function decoded(file: Buffer): Picture {
  if (file.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(file);
  if (file[0] === 0xff && file[1] === 0xd8) return readJpeg(file);
  throw new BadPicture('unknown');
}

/** Fitted into the box, each pixel the mean of those that it stands for; never made larger. */
function fitted(picture: Picture): Picture {
  const share = Math.min(1, BOX.width / picture.width, BOX.height / picture.height);
  if (share === 1) return picture;
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const rgb = new Uint8Array(width * height * 3);
  const range = (at: number, to: number, from: number) => {
    const first = Math.floor((at * from) / to);
    return [first, Math.max(first + 1, Math.ceil(((at + 1) * from) / to))] as const;
  };
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = range(y, height, picture.height);
    for (let x = 0; x < width; x += 1) {
      const [left, right] = range(x, width, picture.width);
      const count = (bottom - top) * (right - left);
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row += 1)
        for (let i = (row * picture.width + left) * 3; i < (row * picture.width + right) * 3; i += 3) {
          red += picture.rgb[i]!;
          green += picture.rgb[i + 1]!;
          blue += picture.rgb[i + 2]!;
        }
      rgb.set([red / count, green / count, blue / count].map(Math.round), (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}

/** What of a PNG or a JPEG goes onto papers: its pixels on white, as small as they are printed. Throws BadPicture. */
export function logoOf(file: Buffer): Buffer {
  const picture = decoded(file);
  if (picture.rgb.every(value => value > NEARLY_WHITE)) throw new BadPicture('blank');
  return writePng(fitted(picture));
}
