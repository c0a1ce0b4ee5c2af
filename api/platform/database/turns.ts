import { AppError } from '../errors';

const PATIENCE_MS = 5_000;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

const tooMuch = () =>
  new AppError(
    'UNAVAILABLE',
    'Tu empresa tiene demasiadas operaciones a la vez. Inténtalo de nuevo en unos segundos.',
    undefined,
    2,
  );

/**
 * Work of one key, at most `width` at once; the rest waits in the order it came, for as long as for a connection, then
 * it is refused.
 */
export class Turns {
  private readonly queues = new Map<string, Queue>();

  /** `mostWaiting`: when so many wait already, the next is refused at once. */
  constructor(
    private readonly width: number,
    private readonly refusal: () => AppError = tooMuch,
    private readonly patienceMs = PATIENCE_MS,
    private readonly mostWaiting = Infinity,
  ) {}

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for its turn; the function that it answers gives the turn back. */
  async enter(key: string): Promise<() => void> {
    const queue = this.queues.get(key) ?? { running: 0, waiting: [] };
    this.queues.set(key, queue);
    if (queue.running >= this.width) await this.wait(queue);
    else queue.running += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) this.queues.delete(key);
    };
  }

  /** Who finishes hands the place to the first in the queue. */
  private wait(queue: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      if (queue.waiting.length >= this.mostWaiting) {
        reject(this.refusal());
        return;
      }
      const turn = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(turn), 1);
        reject(this.refusal());
      }, this.patienceMs).unref();
      queue.waiting.push(turn);
    });
  }
}
