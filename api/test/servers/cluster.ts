import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres';
import { isAlive, isOurs, readLock, startTimeOf } from '../../platform/embedded-postgres/process';
import { canReach, userFor } from '../../platform/embedded-postgres/user';

const PREFIX = 'folio-test-';
/** Process, its start time, label. */
const OURS = /^folio-test-(\d+)-(\d*)-[a-z]+$/;

/** As root the tests' PostgreSQL runs as nobody, who may not enter a private TMPDIR. */
const base = (): string => [tmpdir(), '/tmp', '/var/tmp'].find(dir => canReach(dir, userFor(''))) ?? tmpdir();

/** Ends a cluster without a word: it is thrown away with its directory. */
export function discard(dir: string): void {
  const pid = readLock(join(dir, 'postgres'))?.pid;
  if (pid && isOurs(pid, join(dir, 'postgres'))) process.kill(pid, 'SIGKILL');
  rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** What runs left that were killed before their teardown. Directories of another user's runs stay. */
function discardLeftovers(): void {
  for (const name of readdirSync(base())) {
    const [, pid, started] = OURS.exec(name) ?? [];
    if (!pid || (isAlive(Number(pid)) && startTimeOf(Number(pid)) === started)) continue;
    try {
      discard(join(base(), name));
    } catch {
      /* another user's */
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
