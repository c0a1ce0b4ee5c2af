import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log, Place } from './place';
import { isAlive, isKnown, isOurs, orphanBackends, readLock, removeLock, type Lock } from './process';

interface Target {
  place: Place;
  native: string;
  log: Log;
}

/** Fast shutdown, immediate shutdown, the end; crash recovery makes each of them safe. */
const STEPS: [NodeJS.Signals, number][] = [
  ['SIGINT', 5000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 1000],
];

function send(target: Target, pid: number, signal: NodeJS.Signals): void {
  const { cluster } = target.place;
  if (platform() === 'win32') {
    const mode = signal === 'SIGINT' ? 'fast' : 'immediate';
    spawn(join(target.native, 'bin', 'pg_ctl'), ['stop', '-D', cluster, '-m', mode, '-W'], {
      stdio: 'ignore',
      windowsHide: true,
    }).unref();
    return;
  }
  try {
    process.kill(pid, signal);
  } catch {
    /* gone meanwhile */
  }
}

/** Stops the postmaster of this data directory, also when another process started it. */
export async function stopPostmaster(target: Target, pid: number): Promise<void> {
  const { cluster } = target.place;
  for (const [signal, patience] of STEPS) {
    if (!(isOurs(pid, cluster) ?? readLock(cluster)?.pid === pid)) return;
    if (signal !== 'SIGINT') target.log.warn(`PostgreSQL no se detiene: ${signal}`);
    send(target, pid, signal);
    for (const until = Date.now() + patience; isAlive(pid) && Date.now() < until;) await sleep(20);
  }
}

const ORPHANS_MS = 2000;

/**
 * After a postmaster's death: backends that outlive it (busy in a long statement) hold the shared memory, and a lock
 * file under the number of a zombie or of a stranger keeps PostgreSQL from starting. True: the way is free.
 */
export async function clearRemains(target: Target, lock: Lock | null): Promise<boolean> {
  const { cluster } = target.place;
  const until = Date.now() + ORPHANS_MS;
  for (let left = orphanBackends(cluster); left.length; left = orphanBackends(cluster)) {
    if (readLock(cluster)?.raw !== lock?.raw) return false;
    if (Date.now() > until) left.filter(pid => isOurs(pid, cluster)).forEach(pid => send(target, pid, 'SIGKILL'));
    await sleep(30);
  }
  if (lock && (lock.pid === 0 || isKnown(lock.pid)) && isOurs(lock.pid, cluster) === false) {
    if (lock.pid === 0) await sleep(1000);
    if (readLock(cluster)?.raw === lock.raw) removeLock(cluster, lock);
  }
  return true;
}
