import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Keeper } from './keeper';
import { readLock } from './process';
import { ensureRunning, isRunning, type Server } from './server';
import { stopPostmaster } from './signals';

interface Supervisor {
  client(): Client;
  onRestart(listener: () => void): void;
  stop(): Promise<void>;
}

const MAX_PAUSE_MS = 4000;

/**
 * Holds this process's claim and brings the server back when the claim's connection ends. Every process on the data
 * directory does so by itself, so none has to take the task over from another.
 */
export async function supervise(server: Server): Promise<Supervisor> {
  const closing = new AbortController();
  const listeners: (() => void)[] = [];
  let keeper: Keeper | null = await ensureRunning(server, closing.signal);
  let recovery: Promise<void> = Promise.resolve();
  let stopped: Promise<void> | null = null;

  const watch = (watched: Keeper): void => {
    void watched.lost.then(() => {
      if (!closing.signal.aborted) recovery = recover();
    });
  };

  async function recover(): Promise<void> {
    keeper = null;
    server.log.warn('Se ha perdido la conexión con PostgreSQL: se vuelve a arrancar');
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        keeper = await ensureRunning(server, closing.signal);
        watch(keeper);
        server.log.info('PostgreSQL vuelve a funcionar');
        listeners.forEach(listener => listener());
        return;
      } catch (error) {
        if (!closing.signal.aborted) server.log.error((error as Error).message);
        await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  // The last one out stops the server. Where nobody can be asked (it does not answer), its starter does.
  async function leave(): Promise<void> {
    closing.abort();
    await recovery;
    const wasStarter = server.child !== null && isRunning(server.child);
    const isLast = keeper ? await keeper.isLast().catch(() => wasStarter) : wasStarter;
    const lock = readLock(server.place.cluster);
    if (isLast && lock) await stopPostmaster(server, lock.pid);
    await keeper?.close();
  }

  watch(keeper);
  return {
    client: () => {
      if (!keeper) throw new Error('PostgreSQL no responde');
      return keeper.client;
    },
    onRestart: listener => {
      listeners.push(listener);
    },
    stop: () => (stopped ??= leave()),
  };
}
