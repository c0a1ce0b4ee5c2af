// Installs the packages when they are missing or are not those of the lock file.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npm, PlainError, ROOT, seconds } from './run.mjs';

const STAMP = join(ROOT, 'node_modules/.folio-lock');
const SUPPORTED = [
  [20, 19],
  [22, 13],
  [24, 11],
];

/** Before anything else: an old Node would fail later in ways that nobody understands. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isSupported = major > 24 || SUPPORTED.some(([wanted, least]) => major === wanted && minor >= least);
  if (!isSupported) throw new PlainError(`Hace falta Node 20.19, 22.13, 24.11 o posterior; este es ${process.version}`);
}

const read = file => {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return '';
  }
};

const wanted = () =>
  createHash('sha256').update(read('package-lock.json')).update(`${process.platform}-${process.arch}`).digest('hex');

function stamp() {
  try {
    writeFileSync(STAMP, wanted());
  } catch {
    /* a read-only installation is checked each time */
  }
}

/** Whether what npm noted down as installed is what the lock file asks for, however it got there. */
function isInstalled(withDev) {
  const installed = JSON.parse(read('node_modules/.package-lock.json') || '{}').packages ?? {};
  const locked = Object.entries(JSON.parse(read('package-lock.json')).packages);
  return locked.every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      installed[path]?.version === version ||
      (!installed[path] && (optional || devOptional || (dev && !withDev))),
  );
}

/** `withDev`: also what only building and testing need. */
export async function ensureInstalled({ withDev = true } = {}) {
  const isFresh = () => read('node_modules/.folio-lock') === wanted() || isInstalled(withDev);
  if (read('node_modules/.folio-lock') === wanted()) return;
  if (isFresh()) return withDev ? stamp() : undefined;
  await withLock(join(ROOT, 'dist/.lock'), async () => {
    if (isFresh()) return;
    console.log('Instalando dependencias (la primera vez tarda alrededor de un minuto)…');
    const from = performance.now();
    await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    stamp();
    console.log(`Dependencias instaladas en ${seconds(from)}`);
  });
}
