import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from './errors';

const START_MS = 15_000;
const MAX_WAITING = 5;
const RETRY_SECONDS = 10;

interface Limits<Answer> {
  timeMs: number;
  memoryMb: number;
  /** What is answered where there was not enough of either. */
  tooSlow: Answer;
  tooLarge: Answer;
  /** What is said where too many wait. */
  busy: string;
}

/**
 * Reads what strangers sent in a thread of its own, which ends with it. One at a time in a process, so that no number of
 * uploads takes more than one core from the rest; a few wait, more are sent away.
 */
export class SideThread<Order, Answer> {
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  /** `file`: without its ending. */
  constructor(
    private readonly file: string,
    private readonly limits: Limits<Answer>,
  ) {}

  async run(order: Order): Promise<Answer> {
    if (this.waiting >= MAX_WAITING) throw new AppError('UNAVAILABLE', this.limits.busy, undefined, RETRY_SECONDS);
    this.waiting += 1;
    const turn = this.last;
    let leave!: () => void;
    this.last = new Promise(resolve => {
      leave = resolve;
    });
    await turn;
    this.waiting -= 1;
    return this.inTurn(order, leave);
  }

  /** `leave` is called once the thread has gone, or could not be started at all. */
  private async inTurn(order: Order, leave: () => void): Promise<Answer> {
    let gone = Promise.resolve();
    try {
      const thread = this.inThread(order);
      gone = thread.gone;
      return await thread.answered;
    } finally {
      void gone.then(leave);
    }
  }

  /** `gone` once the thread has ended. */
  private inThread(order: Order): { answered: Promise<Answer>; gone: Promise<void> } {
    const { timeMs, memoryMb, tooSlow, tooLarge } = this.limits;
    const ending = extname(__filename);
    // From the sources the thread reads TypeScript as its process does; it does not get the environment.
    const worker = new Worker(this.file + ending, {
      execArgv: ending === '.ts' ? ['-r', join(__dirname, '../bin/typescript.cjs')] : [],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      workerData: order,
    });
    let timer = setTimeout(() => void worker.terminate(), START_MS);
    worker.once('online', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void worker.terminate(), timeMs);
    });
    const gone = new Promise<void>(resolve => {
      worker.once('exit', () => resolve());
    });
    const answered = new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooLarge) : reject(error),
      );
      void gone.then(() => resolve(tooSlow));
    });
    return {
      answered: answered.finally(() => {
        clearTimeout(timer);
        void worker.terminate();
      }),
      gone,
    };
  }
}
