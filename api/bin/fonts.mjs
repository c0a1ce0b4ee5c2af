// Cuts the typefaces of the invoice and the web's monospaced one out of the font packages into dist/fonts: `node
// api/bin/fonts.mjs`, or ensureFonts().
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const root = join(dirname(here), '../..');
const folder = join(root, 'dist/fonts');
const stamp = join(folder, 'cut.json');
const require = createRequire(here);

// What European names, prices and prose are written with: Latin, Cyrillic, marks, punctuation, currencies, a few signs.
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x259, 0x259],
  [0x2b9, 0x2dd],
  [0x300, 0x36f],
  [0x384, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2100, 0x2122],
  [0x2150, 0x215f],
  [0x2212, 0x2212],
];
// Tabular figures, kerning and marks; no ligatures, so that the text can be read back letter by letter.
const FEATURES = ['ccmp', 'kern', 'mark', 'mkmk', 'tnum'];

// Hashes, keys, code and the AEAT's answers: western letters, general punctuation, the euro, arrows and a minus.
const CODE_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const paper = file => ({ file, ranges: RANGES, options: { targetFormat: 'truetype', keepFeatures: FEATURES } });

const FACES = {
  'regular.ttf': paper('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'),
  'medium.ttf': paper('@expo-google-fonts/geist/500Medium/Geist_500Medium.ttf'),
  'semibold.ttf': paper('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'),
  // Second face for what the first lacks: every character, but without the instructions for screens.
  'fallback.ttf': {
    file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    options: { targetFormat: 'truetype', keepAllGlyphs: true },
  },
  // No ligatures either: two characters of a hash are always two shapes.
  'mono.woff2': {
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    ranges: CODE_RANGES,
    options: { targetFormat: 'woff2', keepFeatures: [], variationAxes: { wght: { min: 400, max: 600 } } },
  },
};

const faceFile = name => join(folder, name);

/** Recipe and pinned versions: what the cut depends on, known without the font packages. */
function recipe() {
  const pins = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
  const versions = [
    '@expo-google-fonts/geist',
    '@fontsource-variable/geist-mono',
    'dejavu-fonts-ttf',
    'subset-font',
  ].map(name => pins[name]);
  return createHash('sha256').update(readFileSync(here)).update(versions.join()).digest('hex');
}

function isFresh() {
  try {
    const { recipe: made, sizes } = JSON.parse(readFileSync(stamp, 'utf8'));
    return made === recipe() && Object.keys(FACES).every(name => statSync(faceFile(name)).size === sizes[name]);
  } catch {
    return false;
  }
}

// Renamed into place: a second start never reads half a file.
function put(file, content) {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, file);
}

async function cut({ file, ranges, options }) {
  const { default: subset } = await import('subset-font');
  const letters = ranges?.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return subset(readFileSync(require.resolve(file)), letters && String.fromCodePoint(...letters), {
    ...options,
    noHinting: true,
  });
}

/** Makes dist/fonts when it is missing or stale. Resolves to true when it had to cut. */
export async function ensureFonts() {
  if (isFresh()) return false;
  mkdirSync(folder, { recursive: true });
  const sizes = {};
  for (const [name, face] of Object.entries(FACES)) {
    const content = await cut(face);
    put(faceFile(name), content);
    sizes[name] = content.length;
  }
  put(stamp, JSON.stringify({ recipe: recipe(), sizes }));
  return true;
}

if (process.argv[1] === here) await ensureFonts();
