import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { POOLED } from '../database';
import type { CrashPoint, Orders } from './worker';
import type { World } from './world';

/** A dispatcher in a process of its own, on the same database. */
export interface Worker {
  child: ChildProcess;
  /** Starts it. A crash point ends it by kill -9 when it gets there. */
  begin(crash: CrashPoint | null): Promise<void>;
  /** Sets its clock as the test's. */
  follow(): void;
  kill(): Promise<void>;
  /** Resolves with the signal when it is gone. */
  gone: Promise<NodeJS.Signals | null>;
}

export async function forkWorker(world: World): Promise<Worker> {
  const child = fork(join(__dirname, 'worker.ts'), {
    execArgv: ['-r', join(__dirname, '../../bin/typescript.cjs')],
    env: { PATH: process.env.PATH, ...POOLED },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  await Promise.race([
    once(child, 'message'),
    gone.then(signal => Promise.reject(new Error(`a worker ended with ${signal}`))),
  ]);
  const { app, kit } = world;
  const aheadMs = () => world.now().getTime() - Date.now();
  return {
    child,
    gone,
    async begin(crash) {
      const orders: Orders = {
        urls: { app: app.database.app, platform: app.database.platform },
        secret: app.services.appSecret.toString('base64'),
        sandbox: { url: kit.sandbox.url, ca: kit.sandbox.caPem },
        crash,
        aheadMs: aheadMs(),
      };
      child.send(orders);
      await Promise.race([once(child, 'message'), gone]);
    },
    follow() {
      child.send({ aheadMs: aheadMs() });
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
