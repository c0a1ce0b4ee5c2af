// Builds what is stale: the API (dist/api…), the client (dist/web) and the typefaces (dist/fonts).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { ROOT, seconds } from './run.mjs';

const at = path => join(ROOT, path);

/** Left out of both, so that a changed test rebuilds nothing. */
const IS_TEST = /\.test\.tsx?$|\/(e2e|test)\//;

const PARTS = [
  {
    name: 'api',
    what: 'la API',
    made: 'dist/api/server.js',
    sources: ['api', 'migrations', 'schema', 'package-lock.json'],
    // All of the old output goes, or a migration deleted from the sources would still run.
    clean: ['dist/api', 'dist/migrations', 'dist/schema'],
    // Loaded when needed, as below. Types are `npm test`'s to check: a wrong one in a test is no reason not to start.
    build: async () => (await import('./compile.mjs')).compileApi(),
  },
  {
    name: 'web',
    what: 'la web',
    made: 'dist/web/index.html',
    sources: [
      'web',
      'schema',
      'api/bin/client.mjs',
      'api/bin/compress.mjs',
      'api/bin/fonts.mjs',
      'api/bin/verifier.mjs',
      'package-lock.json',
    ],
    clean: [],
    // Loaded when needed: to start what is built takes none of it.
    build: async () => (await import('./client.mjs')).buildClient(),
  },
];

function filesOf(path) {
  if (!existsSync(at(path))) return [];
  if (!statSync(at(path)).isDirectory()) return [path];
  return readdirSync(at(path), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'))
    .filter(file => !IS_TEST.test(file) && !file.includes('/node_modules/'))
    .sort();
}

/** By content: a fresh checkout or a touched file alone rebuilds nothing. */
function fingerprint(part) {
  const hash = createHash('sha256');
  for (const file of part.sources.flatMap(filesOf))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)))
      .update('\0');
  return hash.digest('hex');
}

const stampOf = part => at(`dist/.stamp-${part.name}`);

function isFresh(part) {
  try {
    return existsSync(at(part.made)) && readFileSync(stampOf(part), 'utf8') === fingerprint(part);
  } catch {
    return false;
  }
}

async function build(part) {
  const from = performance.now();
  const sources = fingerprint(part);
  for (const old of [stampOf(part), ...part.clean.map(at)]) rmSync(old, { recursive: true, force: true });
  await part.build();
  writeFileSync(stampOf(part), sources);
  console.log(`Compilada ${part.what} en ${seconds(from)}`);
}

async function ensureFonts() {
  const { ensureFonts: cut } = await import('./fonts.mjs');
  await cut();
}

/** True when nothing needs building, so that only the packages for running are needed. */
export const isBuilt = () => PARTS.every(isFresh) && existsSync(at('dist/fonts')) && existsSync(at('dist/verifier'));

/** `names`: the parts that are wanted; all of them where none is named. */
export async function ensureBuilt(...names) {
  const parts = PARTS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (parts.every(isFresh)) return ensureFonts();
  await withLock(at('dist/.lock'), async () => {
    const stale = parts.filter(part => !isFresh(part));
    if (stale.length) console.log(`Compilando ${stale.map(part => part.what).join(' y ')}…`);
    // Before the client, which takes its monospaced face from there.
    await ensureFonts();
    const results = await Promise.allSettled(stale.map(build));
    const failed = results.find(result => result.status === 'rejected');
    if (failed) throw failed.reason;
  });
}
