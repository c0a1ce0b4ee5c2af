import type { Job, Message, Reply, Result, Target } from './job';

/** Asks the target once; `client` is 0 to clients - 1. */
type Ask = (target: Target, client: number) => Promise<void>;

const MAX_ERRORS = 3;

/** A closed loop: every client asks again as soon as it was answered. Requests under way at the end still count. */
async function drive({ clients, seconds, targets }: Job, ask: Ask): Promise<Result> {
  const latencies: number[] = [];
  const errors: string[] = [];
  const from = performance.now();
  const until = from + seconds * 1000;
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let asked = performance.now(); asked < until; asked = performance.now()) {
        const target = targets[turn % targets.length]!;
        turn += 1;
        try {
          await ask(target, client);
          latencies.push(performance.now() - asked);
        } catch (error) {
          if (errors.length < MAX_ERRORS) errors.push((error as Error).message);
        }
      }
    }),
  );
  return { latencies, seconds: (performance.now() - from) / 1000, errors };
}

/** A load process: does the jobs that its parent sends, several at once if asked to, until the parent lets go. */
export function serve(open: (job: Job) => Promise<{ ask: Ask; close(): Promise<void> | void }>): void {
  process.on('message', ({ id, job }: Message) => {
    void (async () => {
      const { ask, close } = await open(job);
      const result = await drive(job, ask);
      await close();
      // A parent that let go meanwhile wants no answer.
      if (process.connected) process.send!({ id, result } satisfies Reply);
    })();
  });
}
