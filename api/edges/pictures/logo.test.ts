import { encode } from 'jpeg-js';
import { png, pngChunk } from './specimen';
import { logoOf } from './logo';
import { BadPicture, MOST_PIXELS } from './picture';
import { readPng, writePng } from './png';

const bytes = (...values: number[]) => Buffer.from(values);
const flawOf = (file: Buffer) => {
  try {
    logoOf(file);
    return null;
  } catch (error) {
    return (error as BadPicture).flaw;
  }
};
const pixels = (file: Buffer) => [...readPng(file).rgb];

test.each<[string, Parameters<typeof png>[0], number[]]>([
  ['colours', { width: 2, height: 1, lines: bytes(0, 1, 2, 3, 4, 5, 6) }, [1, 2, 3, 4, 5, 6]],
  ['16 bits', { width: 1, height: 1, depth: 16, lines: bytes(0, 255, 255, 128, 128, 0, 0) }, [255, 128, 0]],
  ['greys', { width: 2, height: 1, colour: 0, lines: bytes(0, 9, 200) }, [9, 9, 9, 200, 200, 200]],
  [
    'one bit',
    { width: 3, height: 1, colour: 0, depth: 1, lines: bytes(0, 0b01000000) },
    [0, 0, 0, 255, 255, 255, 0, 0, 0],
  ],
  ['two bits', { width: 2, height: 1, colour: 0, depth: 2, lines: bytes(0, 0b01100000) }, [85, 85, 85, 170, 170, 170]],
  ['grey that is half clear', { width: 1, height: 1, colour: 4, lines: bytes(0, 0, 128) }, [127, 127, 127]],
  ['colour that is clear', { width: 1, height: 1, colour: 6, lines: bytes(0, 9, 9, 9, 0) }, [255, 255, 255]],
  [
    'a palette with a clear colour',
    {
      ...{ width: 2, height: 1, colour: 3, depth: 4, lines: bytes(0, 0b00000001) },
      extra: [pngChunk('PLTE', bytes(1, 2, 3, 4, 5, 6)), pngChunk('tRNS', bytes(255, 0))],
    },
    [1, 2, 3, 255, 255, 255],
  ],
  [
    'one colour that is clear',
    { width: 2, height: 1, lines: bytes(0, 1, 2, 3, 4, 5, 6), extra: [pngChunk('tRNS', bytes(0, 1, 0, 2, 0, 3))] },
    [255, 255, 255, 4, 5, 6],
  ],
  [
    'every filter',
    { width: 2, height: 5, colour: 0, lines: bytes(0, 10, 20, 1, 10, 10, 2, 1, 1, 3, 1, 1, 4, 1, 1) },
    // Sub, up, average and Paeth, by hand.
    [10, 20, 10, 20, 11, 21, 6, 14, 7, 15].flatMap(grey => [grey, grey, grey]),
  ],
  [
    'an interlaced one',
    // 2 × 2: the first pass has the first pixel, the sixth the one beside it, the seventh the line below.
    { width: 2, height: 2, colour: 0, interlaced: true, lines: bytes(0, 1, 0, 2, 0, 3, 4) },
    [1, 2, 3, 4].flatMap(grey => [grey, grey, grey]),
  ],
])('a PNG with %s is read as it is seen on white', (_, given, rgb) => {
  expect(pixels(png(given))).toEqual(rgb);
});

test('what is written is read back, and nothing of the file but its pixels is in it', () => {
  const secret = pngChunk('tEXt', Buffer.from('Author\0Ana, calle de la Vega'));
  const profile = pngChunk('eXIf', Buffer.from('GPS 39.47 -0.37'));
  const logo = logoOf(png({ width: 600, height: 100, extra: [secret, profile] }));
  expect(logo.includes('Ana')).toBe(false);
  expect(logo.includes('GPS')).toBe(false);
  const read = readPng(logo);
  expect([read.width, read.height]).toEqual([600, 100]);
  expect(writePng(read).equals(logo)).toBe(true);
});

test('a JPEG becomes a PNG of ours; a large picture is made as small as it is printed', () => {
  const data = Buffer.alloc(1280 * 200 * 4, Buffer.from([30, 107, 82, 255]));
  const file = encode({ width: 1280, height: 200, data }, 90).data;
  const { width, height, rgb } = readPng(logoOf(file));
  expect([width, height]).toEqual([640, 100]);
  expect(rgb.every((value, i) => Math.abs(value - [30, 107, 82][i % 3]!) < 4)).toBe(true);
});

/** A frame's head alone, as long as its file says it is. */
const jpegHead = (width: number, height: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    ...Array(9).fill(1),
  ]);

test.each<[string, Buffer, string | null]>([
  ['as many pixels as are read', png({ width: 2000, height: MOST_PIXELS / 2000 }), null],
  ['one line more', png({ width: 2000, height: MOST_PIXELS / 2000 + 1, lines: bytes(0) }), 'large'],
  ['a head of 65,535 × 65,535 in a JPEG', jpegHead(65_535, 65_535), 'large'],
  ['more packed than its head says', png({ width: 1, height: 1, lines: Buffer.alloc(50_000_000) }), 'damaged'],
  ['less', png({ width: 9, height: 9, lines: bytes(0, 1) }), 'damaged'],
  ['much more, interlaced', png({ width: 1, height: 1, interlaced: true, lines: Buffer.alloc(50_000_000) }), 'damaged'],
  ['no pixel', png({ width: 0, height: 4 }), 'damaged'],
  ['a filter that does not exist', png({ width: 1, height: 1, lines: bytes(9, 1, 2, 3) }), 'damaged'],
  ['a depth that does not exist', png({ width: 1, height: 1, depth: 3 }), 'damaged'],
  ['a palette that is missing', png({ width: 1, height: 1, colour: 3, lines: bytes(0, 0) }), 'damaged'],
  ['a wrong sum', Buffer.concat([png({ width: 2, height: 2 }).subarray(0, 40), Buffer.alloc(60)]), 'damaged'],
  ['nothing behind the head', jpegHead(10, 10), 'damaged'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'unknown'],
  ['a GIF', Buffer.from('GIF89a'), 'unknown'],
  ['only white', png({ width: 1, height: 1, lines: bytes(0, 255, 255, 255) }), 'blank'],
])('%s', (_, file, flaw) => {
  expect(flawOf(file)).toBe(flaw);
});
