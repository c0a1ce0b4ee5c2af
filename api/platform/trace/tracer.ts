import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Exporter } from './exporter';
import type { Given, Open, Tracer } from './traced';

interface Place {
  traceId: string;
  spanId: string;
}
/** Nothing inside of it is kept. */
const UNSEEN = Symbol('unseen');

const now = () => performance.timeOrigin + performance.now();
const id = (bytes: number) => randomBytes(bytes).toString('hex');

/** What failed, in a word of ours or of PostgreSQL's: a message may say anything. */
function kindOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'error';
}

/** Makes spans, each inside the one in whose course it begins; `ratio` of those that stand in no other are kept. */
export class Spans implements Tracer {
  private readonly current = new AsyncLocalStorage<Place | typeof UNSEEN>();

  constructor(
    private readonly exporter: Pick<Exporter, 'add' | 'stop'>,
    private readonly ratio: number,
  ) {}

  async inside<T>(given: Given, work: () => Promise<T>): Promise<T> {
    const span = this.open(given);
    return this.current.run(span.place, async () => {
      try {
        const result = await work();
        span.end({}, false);
        return result;
      } catch (error) {
        span.end({ 'error.type': kindOf(error) }, true);
        throw error;
      }
    });
  }

  begin(given: Given, next: () => void): Open {
    const span = this.open(given);
    this.current.run(span.place, next);
    return span;
  }

  async stop(): Promise<void> {
    this.current.disable();
    await this.exporter.stop();
  }

  private open(given: Given): Open & { place: Place | typeof UNSEEN } {
    const parent = this.current.getStore();
    const kept = parent === undefined ? given.kind !== 'internal' && Math.random() < this.ratio : parent !== UNSEEN;
    if (!kept) return { place: UNSEEN, end: () => undefined };
    const above = parent as Place | undefined;
    const place = { traceId: above?.traceId ?? id(16), spanId: id(8) };
    const startMs = now();
    let over = false;
    return {
      place,
      end: (attributes, failed) => {
        if (over) return;
        over = true;
        this.exporter.add({
          ...given,
          ...place,
          parentId: above?.spanId ?? null,
          startMs,
          endMs: now(),
          attributes: { ...given.attributes, ...attributes },
          failed,
        });
      },
    };
  }
}
