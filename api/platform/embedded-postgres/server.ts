import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../config/values';
import { lastWords, spawnPostmaster } from './cluster';
import { openKeeper, type Keeper } from './keeper';
import type { Log, Place } from './place';
import { clearRemains, stopPostmaster } from './signals';
import { isOurs, readLock, type Lock } from './process';

export interface Server {
  place: Place;
  native: string;
  fsync: boolean;
  superuserPassword: string;
  log: Log;
  /** Once known to others it stays, also over restarts. */
  port: number | null;
  child: ChildProcess | null;
}

/** A postmaster of ours that neither answers nor says that it is starting is stopped after this. */
const SILENCE_MS = 12_000;
const MAX_FAILURES = 5;

export const urlOf = (user: string, password: string, port: number, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The port of the last time, else one below the range that the system gives to outgoing connections. */
async function choosePort(server: Server): Promise<number | null> {
  if (server.port) return (await isFree(server.port)) ? server.port : null;
  const file = join(server.place.dataDir, 'postgres.port');
  let kept = 0;
  try {
    kept = Number(readFileSync(file, 'utf8'));
  } catch {
    /* the first start */
  }
  for (let port = kept, tries = 0; tries < 50; tries += 1, port = 15_000 + Math.floor(Math.random() * 17_000)) {
    if (port < 1024 || port > 65_535 || !(await isFree(port))) continue;
    writeFileSync(file, String(port));
    return port;
  }
  throw new ConfigError('No hay ningún puerto libre para PostgreSQL entre 15000 y 32000');
}

/**
 * Starts a postmaster; on return it holds the lock file, or it ended (another starter was quicker, or it cannot run).
 */
async function launch(server: Server): Promise<void> {
  const port = await choosePort(server);
  if (port === null) return;
  const child = spawnPostmaster(server.place, server.native, port, server.fsync);
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  server.child = child;
  const until = Date.now() + SILENCE_MS;
  while (isRunning(child) && readLock(server.place.cluster)?.pid !== child.pid && Date.now() < until) await sleep(10);
}

export const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/**
 * A claim on the one server of this data directory, started if it does not run. PostgreSQL's own lock file decides
 * between several starters: the loser finds the winner's server on the next turn.
 */
export async function ensureRunning(server: Server, signal: AbortSignal): Promise<Keeper> {
  const { cluster, dataDir } = server.place;
  let lastSign = Date.now();
  for (let failures = 0; failures < MAX_FAILURES; await sleep(20 + failures * 200)) {
    signal.throwIfAborted();
    const lock = readLock(cluster);
    const ours = lock !== null && isOurs(lock.pid, cluster);
    if (lock && ours !== false) {
      const keeper = await claim(server, lock);
      if (typeof keeper !== 'string') return keeper;
      if (keeper === 'starting') lastSign = Date.now();
      if (Date.now() - lastSign < SILENCE_MS) continue;
      if (ours) await stopPostmaster(server, lock.pid);
      else failures = MAX_FAILURES;
    } else if (await clearRemains(server, lock)) {
      await launch(server);
      lastSign = Date.now();
      if (!server.child || !isRunning(server.child)) failures += 1;
    }
  }
  throw new Error(`PostgreSQL no arranca: ${lastWords(dataDir)}`);
}

async function claim(server: Server, lock: Lock): Promise<Keeper | 'starting' | 'silent'> {
  if (!lock.port) return 'silent';
  const keeper = await openKeeper(
    urlOf('postgres', server.superuserPassword, lock.port, 'postgres'),
    server.place.cluster,
  );
  if (typeof keeper === 'string') return keeper;
  if (server.port && server.port !== lock.port) {
    await keeper.close();
    throw new Error(`PostgreSQL ha vuelto en el puerto ${lock.port} en vez de ${server.port}: reinicia este proceso`);
  }
  server.port = lock.port;
  return keeper;
}
