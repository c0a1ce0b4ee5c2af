import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Asked, Order, Seen } from './probe';

export interface SecondCompany {
  pid: number;
  /** What it saw while `work` was done, from the first to the last moment. */
  during<T>(work: () => Promise<T>): Promise<{ seen: Seen; result: T }>;
  end(): Promise<void>;
}

/** Longer than an event loop that hangs may keep the last requests waiting. */
const LAST_ANSWERS_MS = 500;

/** A company at its work in a process of its own, so that making the attack does not slow the measuring. */
export function secondCompany(asked: Asked): SecondCompany {
  const child = fork(join(__dirname, 'probe.ts'), [JSON.stringify(asked)], {
    execArgv: ['-r', join(__dirname, '../../api/bin/typescript.cjs')],
  });
  const order = (word: Order) => child.send(word);
  return {
    pid: child.pid!,
    async during(work) {
      order('begin');
      const result = await work();
      await pause(LAST_ANSWERS_MS);
      const answer = once(child, 'message');
      order('end');
      return { seen: (await answer)[0] as Seen, result };
    },
    async end() {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
