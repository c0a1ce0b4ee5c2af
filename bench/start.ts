import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../api/platform/config/config';
import { discard, makeTestDir } from '../api/test/servers/cluster';
import { median } from './figures';
import { watchMemory } from './memory';

const TIMES = 3;
/** What a process has just loaded is not what it keeps. */
const REST_MS = 10_000;
const PATIENCE_MS = 60_000;
const TRY_MS = 20;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** npm start without npm: with its own database and what it needs to show itself; seconds until it says that it is well. */
async function start(dir: string): Promise<{ child: ChildProcess; seconds: number }> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'api/bin/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: dir, LOG_LEVEL: 'warn' },
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

const text = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

/** How long the product takes to serve: for the first time, and once its database is there; and what memory it rests at. */
export async function starting(): Promise<string> {
  const dir = makeTestDir('bench-start');
  try {
    const first = await start(dir);
    await stop(first.child);
    const again: number[] = [];
    let memory = NaN;
    for (let at = 0; at < TIMES; at += 1) {
      const { child, seconds } = await start(dir);
      again.push(seconds);
      if (at === TIMES - 1) {
        await wait(REST_MS);
        memory = watchMemory(child.pid!)().after;
      }
      await stop(child);
    }
    return `Arranque: la primera vez ${text(first.seconds, 1)} s, después ${text(median(again), 1)} s (mediana de ${TIMES}); en reposo ${text(memory, 0)} MB\n`;
  } finally {
    discard(dir);
  }
}
