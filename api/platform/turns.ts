import { AppError } from './errors';

const PATIENCE_MS = 5_000;

interface Queue { running: number; waiting: (() => void)[] }

/** Work of one key, at most `width` at once; the rest waits in the order it came, for as long as for a connection. */
export class Turns {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly width: number) {}

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? { running: 0, waiting: [] };
    this.queues.set(key, queue);
    if (queue.running >= this.width) await this.wait(queue);
    else queue.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) this.queues.delete(key);
    }
  }

  /** Whoever finishes hands its place to the first in the queue. */
  private wait(queue: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => { clearTimeout(patience); resolve(); };
      const patience = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(turn), 1);
        reject(new AppError('UNAVAILABLE', 'Tu empresa tiene demasiadas operaciones a la vez. Inténtalo de nuevo en unos segundos.', undefined, 2));
      }, PATIENCE_MS);
      queue.waiting.push(turn);
    });
  }
}
