import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config/values';
import { writeOnce } from './secrets';
import { canReach, userFor, type RunAs } from './user';

export interface Log {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

/** Where the cluster stands, who runs it, and the programs' home. */
export interface Place {
  dataDir: string;
  cluster: string;
  who: RunAs;
}

/** Holds the cluster's path where root's data directory is closed to the account that runs PostgreSQL. */
const POINTER = 'postgres.place';
/** Beside such a cluster: the data directory that it belongs to. */
const ORIGIN = 'origin';

const outsideName = (dataDir: string): string =>
  `folio-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;

function newOutside(dataDir: string, log: Log): string {
  const who = userFor('');
  const base = ['/var/lib', '/var/tmp', tmpdir()].find(dir => existsSync(dir) && canReach(dir, who));
  if (!base)
    throw new ConfigError(
      `PostgreSQL no puede entrar como usuario nobody en ${dataDir} ni en /var/lib: elige otro DATA_DIR`,
    );
  const left = readdirSync(base).filter(name => name.startsWith(`${outsideName(dataDir)}-`));
  if (left.length) log.warn(`Quedan bases de datos de un DATA_DIR borrado en ${base}: ${left.join(', ')}`);
  return join(base, `${outsideName(dataDir)}-${randomBytes(3).toString('hex')}`);
}

/**
 * A data directory that was copied with its pointer must not share the original's cluster; a moved one keeps its own.
 */
function belongsHere(home: string, dataDir: string): boolean {
  const origin = readFileSync(join(home, ORIGIN), 'utf8').trim();
  if (origin === dataDir) return true;
  const original = join(origin, POINTER);
  if (existsSync(original) && readFileSync(original, 'utf8').trim() === home) return false;
  writeFileSync(join(home, ORIGIN), dataDir);
  return true;
}

function makeOutside(dataDir: string, log: Log): string {
  const made = newOutside(dataDir, log);
  mkdirSync(made, { mode: 0o755 });
  writeFileSync(join(made, ORIGIN), dataDir);
  const home = writeOnce(join(dataDir, POINTER), made, 0o644);
  if (home !== made) rmSync(made, { recursive: true });
  else log.warn(`El usuario nobody no puede entrar en ${dataDir}: la base de datos queda en ${home}`);
  return home;
}

function outside(dataDir: string, log: Log): string {
  const pointer = join(dataDir, POINTER);
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : makeOutside(dataDir, log);
  if (!existsSync(join(home, ORIGIN))) {
    throw new ConfigError(
      `La base de datos estaba en ${home} y ya no está: recupérala, o borra ${pointer} para empezar de cero`,
    );
  }
  if (!belongsHere(home, dataDir)) {
    throw new ConfigError(
      `${dataDir} es una copia: la base de datos de ${home} es de otro DATA_DIR. Borra ${pointer} para empezar de cero`,
    );
  }
  return home;
}

/**
 * `postgres/` inside the data directory. Only as root, where the account that has to run PostgreSQL cannot get into the
 * data directory (a clone under /root), it is /var/lib/folio-<hash>-<random>, and `postgres.place` says so.
 */
export function placeOf(dataDir: string, log: Log): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const real = realpathSync(dataDir);
  const inside = join(real, 'postgres');
  const isReachable = existsSync(inside) || (!existsSync(join(real, POINTER)) && canReach(real, userFor('')));
  const home = process.getuid?.() !== 0 || isReachable ? real : outside(real, log);
  const cluster = join(home, 'postgres');
  const who = userFor(cluster);
  if (existsSync(cluster)) {
    if (!canReach(home, who))
      throw new ConfigError(`El usuario ${who.uid} de la base de datos no puede entrar en ${home}`);
    const { uid } = statSync(cluster);
    if (process.getuid && process.getuid() !== 0 && uid !== process.getuid())
      throw new ConfigError(`${cluster} es de otro usuario (${uid})`);
  }
  return { dataDir: real, cluster, who };
}

/** A directory that only the account of PostgreSQL may enter. */
export function makePrivateDir(dir: string, who: RunAs): void {
  mkdirSync(dir, { mode: 0o700 });
  if (who.uid !== undefined && who.gid !== undefined) chownSync(dir, who.uid, who.gid);
}
