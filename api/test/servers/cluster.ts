import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres';
import { isAlive, isOurs, readLock, startTimeOf } from '../../platform/embedded-postgres/process';
import { canReach, userFor } from '../../platform/embedded-postgres/user';

const PREFIX = 'folio-test-';
/** Process, its start time, label. */
const OURS = /^folio-test-(\d+)-(\d*)-[a-z]+$/;

/** Linux's folder in memory: there a database, which is six hundred files, is cloned in a tenth of the time. */
const MEMORY = '/dev/shm';
/** Four times what a run keeps at once. */
const ROOM = 2 * 1024 ** 3;

function isRoomy(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/** As root the tests' PostgreSQL runs as nobody, who may not enter a private TMPDIR. */
const places = (): string[] =>
  [MEMORY, tmpdir(), '/tmp', '/var/tmp'].filter(dir => existsSync(dir) && canReach(dir, userFor('')));

const base = (): string => places().find(dir => dir !== MEMORY || isRoomy()) ?? tmpdir();

/** Ends a cluster without a word: it is thrown away with its directory. */
export function discard(dir: string): void {
  const pid = readLock(join(dir, 'postgres'))?.pid;
  if (pid && isOurs(pid, join(dir, 'postgres'))) process.kill(pid, 'SIGKILL');
  rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** What runs left that were killed before their teardown. Directories of another user's runs stay. */
function discardLeftovers(): void {
  for (const dir of new Set(places())) {
    for (const name of readdirSync(dir)) {
      const [, pid, started] = OURS.exec(name) ?? [];
      if (!pid || (isAlive(Number(pid)) && startTimeOf(Number(pid)) === started)) continue;
      try {
        discard(join(dir, name));
      } catch {
        /* another user's */
      }
    }
  }
}

/** An empty directory for one cluster of this process; found and removed by a later run if this one is killed. */
export function makeTestDir(label: string): string {
  const dir = join(base(), `${PREFIX}${process.pid}-${startTimeOf(process.pid)}-${label}`);
  mkdirSync(dir, { mode: 0o755 });
  return dir;
}

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: (text: string) => process.stderr.write(`${text}\n`),
};

/** One throwaway cluster for a whole run. */
export async function startTestCluster(): Promise<{ dir: string; postgres: EmbeddedPostgres }> {
  discardLeftovers();
  const dir = makeTestDir('run');
  try {
    return { dir, postgres: await startEmbeddedPostgres({ dataDir: dir, log: silent, fsync: false }) };
  } catch (error) {
    discard(dir);
    throw error;
  }
}
