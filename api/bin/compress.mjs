// Writes a .br and a .gz beside each file of the built client that is worth it: `node api/bin/compress.mjs`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './run.mjs';

const TEXTS = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Less than a packet is not worth another file. */
const MIN_BYTES = 1400;

/** Only the developers' playground is larger: the best that brotli can do would take a third of all that packing takes. */
const LARGE = 600_000;

const forms = {
  '.br': text =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: text.length > LARGE ? 10 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': text => promisify(gzip)(text, { level: 9 }),
};

async function compress(file) {
  const text = readFileSync(file);
  if (text.length < MIN_BYTES) return;
  await Promise.all(
    Object.entries(forms).map(async ([ending, form]) => writeFileSync(file + ending, await form(text))),
  );
}

/** To be run last: what is written into the folder afterwards is served as it is. */
export async function compressClient(folder = join(ROOT, 'dist/web')) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && TEXTS.has(extname(entry.name)),
  );
  await Promise.all(files.map(entry => compress(join(entry.parentPath, entry.name))));
}

if (process.argv[1] === import.meta.filename) await compressClient();
