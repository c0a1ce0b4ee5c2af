import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/errors';
import type { Drawn, Order } from './drawing-thread';
import type { InvoiceDocument } from './invoice-document';

/** One core is left to those who wait for answers. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_WAITING = 40;
/** A paper of 1,000 lines takes under a second; past this the thread is given up. */
const TIME_MS = 30_000;
const MEMORY_MB = 256;
const RETRY_SECONDS = 5;

const ENDING = extname(__filename);
const THREAD = join(__dirname, `drawing-thread${ENDING}`);
/** From the sources the thread reads TypeScript as its process does; it does not get the environment. */
const OPTIONS = {
  execArgv: ENDING === '.ts' ? ['-r', join(__dirname, '../../bin/typescript.cjs')] : [],
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
};

/** What this process has drawn so far; the server's figures show it. */
export const drawing = {
  outcomes: { drawn: 0, failed: 0, refused: 0 },
  /** All threads together. */
  ms: 0,
  waiting: () => waiting.length,
};

interface Job {
  invoice: InvoiceDocument;
  done(pdf: Buffer): void;
  failed(error: Error): void;
}

const waiting: Job[] = [];
const idle: Drawer[] = [];
let threads = 0;
let orders = 0;

/**
 * A thread that draws one paper at a time; when it ends it takes the one under way with it, and another is started for
 * the next.
 */
class Drawer {
  private readonly worker = new Worker(THREAD, OPTIONS);
  private job: Job | undefined;
  private timer: NodeJS.Timeout | undefined;
  private from = 0;

  constructor() {
    threads += 1;
    // Nobody waits for an idle thread at the end of the process.
    this.worker.unref();
    this.worker.on('message', (drawn: Drawn) => this.answered(drawn));
    this.worker.on('error', error => this.end(error));
    this.worker.once('exit', () => {
      threads -= 1;
      if (idle.includes(this)) idle.splice(idle.indexOf(this), 1);
      this.end(new Error('a drawing thread ended'));
      next();
    });
  }

  draw(job: Job): void {
    this.job = job;
    this.from = performance.now();
    this.worker.ref();
    this.timer = setTimeout(() => void this.worker.terminate(), TIME_MS);
    orders += 1;
    this.worker.postMessage({ id: orders, invoice: job.invoice } satisfies Order);
  }

  private answered(drawn: Drawn): void {
    const { job } = this;
    this.job = undefined;
    this.count('pdf' in drawn ? 'drawn' : 'failed');
    clearTimeout(this.timer);
    this.worker.unref();
    idle.push(this);
    if ('pdf' in drawn) job?.done(Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength));
    else job?.failed(drawn.failure);
    next();
  }

  private count(outcome: 'drawn' | 'failed'): void {
    drawing.outcomes[outcome] += 1;
    drawing.ms += performance.now() - this.from;
  }

  private end(error: Error): void {
    if (this.job) this.count('failed');
    clearTimeout(this.timer);
    this.job?.failed(error);
    this.job = undefined;
  }
}

function next(): void {
  while (waiting.length > 0 && (idle.length > 0 || threads < THREADS)) {
    const job = waiting.shift()!;
    try {
      (idle.pop() ?? new Drawer()).draw(job);
    } catch (error) {
      // No thread can be started: this paper fails, and nobody draws it twice.
      job.failed(error as Error);
    }
  }
}

/**
 * Draws an invoice beside the loop that serves requests: the bytes of `invoicePdf`. Refused where too many wait
 * already.
 */
export function drawInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  if (waiting.length >= MAX_WAITING) {
    drawing.outcomes.refused += 1;
    return Promise.reject(
      new AppError(
        'UNAVAILABLE',
        'Se están generando otros PDF. Vuelve a probar en unos segundos.',
        undefined,
        RETRY_SECONDS,
      ),
    );
  }
  return new Promise<Buffer>((done, failed) => {
    waiting.push({ invoice, done, failed });
    next();
  });
}
