// Makes dist/verifier/verificador.html, the page that travels in every archive of a company: `node
// api/bin/verifier.mjs`, or ensureVerifier().
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const root = join(dirname(here), '../..');
const source = join(root, 'web/verifier');
const folder = join(root, 'dist/verifier');
const page = join(folder, 'verificador.html');
const stamp = join(folder, '.made-of');

/** What it is made of: its own files and the pure rules of the contract. */
function recipe() {
  const files = [
    here,
    ...[source, join(root, 'schema')].flatMap(path =>
      readdirSync(path)
        .sort()
        .filter(name => /\.(ts|html|css)$/.test(name) && !name.endsWith('.test.ts'))
        .map(name => join(path, name)),
    ),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function isFresh() {
  try {
    return readFileSync(stamp, 'utf8') === recipe() && readFileSync(page).length > 0;
  } catch {
    return false;
  }
}

// Renamed into place, so that nobody ever reads half a file.
function put(file, text) {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text);
  renameSync(half, file);
}

/** One script without a single import; '<' before '/script' would end it early. */
async function bundle() {
  // Loaded when needed: what is built runs without it.
  const { viteBuild } = await import('./vite-build.mjs');
  const { output } = await viteBuild({
    root: source,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: join(source, 'main.ts'), formats: ['iife'], name: 'verificador' },
    },
  }).then(built => (Array.isArray(built) ? built[0] : built));
  return output
    .find(each => each.type === 'chunk')
    .code.replaceAll('</script', '<\\/script')
    .trim();
}

export async function ensureVerifier() {
  if (isFresh()) return;
  const made = recipe();
  const html = readFileSync(join(source, 'page.html'), 'utf8')
    .replace('/*style*/', () => readFileSync(join(source, 'style.css'), 'utf8').trim())
    .replace('/*script*/', await bundle().then(code => () => code));
  mkdirSync(folder, { recursive: true });
  put(page, html);
  put(stamp, made);
}

if (process.argv[1] === here) await ensureVerifier();
