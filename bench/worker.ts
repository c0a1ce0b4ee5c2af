import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Job, Reply, Result } from './job';

export interface Worker {
  run(job: Job): Promise<Result>;
  end(): Promise<void>;
}

/** A load process of its own, so that making the load never waits for serving it. */
export function startWorker(script: 'load.ts' | 'raw.ts', url: string): Worker {
  const child = fork(join(__dirname, script), [url], {
    execArgv: ['-r', join(__dirname, '../api/bin/typescript.cjs')],
  });
  const waiting = new Map<number, (result: Result) => void>();
  let count = 0;
  child.on('message', ({ id, result }: Reply) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${script} ended by itself`);
  });
  gone.catch(() => undefined);
  return {
    run: job => {
      count += 1;
      const id = count;
      const result = new Promise<Result>(resolve => waiting.set(id, resolve));
      child.send({ id, job });
      return Promise.race([result, gone]);
    },
    async end() {
      if (child.connected) child.disconnect();
      await gone.catch(() => undefined);
    },
  };
}
