import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../api/platform/config/config';
import { discard, makeTestDir } from '../api/test/servers/cluster';
import { freePort } from '../api/test/servers/free-port';
import { median } from './figures';
import { watchMemory } from './memory';

const TIMES = 3;
/** What a process has just loaded is not what it keeps. */
const REST_MS = 10_000;
const PATIENCE_MS = 60_000;
const TRY_MS = 20;

/** npm start without npm, with a database of its own; seconds until it says that it is well. */
async function start(dir: string, env: Record<string, string> = {}): Promise<{ child: ChildProcess; seconds: number }> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'api/bin/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dir,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  process.once('exit', () => child.kill('SIGTERM'));
  while (performance.now() - from < PATIENCE_MS) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return { child, seconds: (performance.now() - from) / 1000 };
    if (child.exitCode !== null) break;
    await wait(TRY_MS);
  }
  child.kill('SIGTERM');
  throw new Error('npm start did not serve');
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Resident memory of the process some seconds after it began to serve, in MB. */
async function resting(dir: string, env: Record<string, string>): Promise<number> {
  const { child } = await start(dir, env);
  await wait(REST_MS);
  const { after } = watchMemory(child.pid!)();
  await stop(child);
  return after;
}

const text = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

/** How long the product takes to serve: for the first time, and once its database is there; and what memory it rests at. */
export async function starting(): Promise<string> {
  const dir = makeTestDir('bench-start');
  try {
    const first = await start(dir);
    await stop(first.child);
    const again: number[] = [];
    for (let at = 0; at < TIMES; at += 1) {
      const { child, seconds } = await start(dir);
      again.push(seconds);
      await stop(child);
    }
    // With the demo its sandboxes of the AEAT, Stripe and mail are in the same process.
    const memory = [await resting(dir, { DEMO: '0' }), await resting(dir, { DEMO: '1' })].map(mb => text(mb, 0));
    return `Arranque: la primera vez ${text(first.seconds, 1)} s, después ${text(median(again), 1)} s (mediana de ${TIMES}); en reposo ${memory[0]} MB, con la demo ${memory[1]} MB\n`;
  } finally {
    discard(dir);
  }
}
