import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import { invoicePdf } from './pdf';
import { drawInvoice } from './drawing';
import { specimen } from './specimen';

const LINES = Array.from({ length: 1_000 }, (_, n) => ({ description: `Trabajo número ${n + 1}` }));
const long = specimen({ lines: LINES });

async function here(invoice: ReturnType<typeof specimen>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of invoicePdf(invoice)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

test('a thread draws the same bytes, each caller its own', async () => {
  const invoices = [specimen(), specimen({ fullNumber: 'A-2026-0063' }), long];
  const [drawn, expected] = await Promise.all([
    Promise.all(invoices.map(drawInvoice)),
    Promise.all(invoices.map(here)),
  ]);
  expect(drawn.map((pdf, n) => pdf.equals(expected[n]!))).toEqual([true, true, true]);
}, 60_000);

test('meanwhile the loop that serves requests is free', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  await drawInvoice(specimen());
  delay.enable();
  await Promise.all([1, 2, 3].map(() => drawInvoice(long)));
  delay.disable();
  const beside = delay.percentile(50) / 1e6;
  const started = performance.now();
  await here(long);
  // Drawn here it would hold the loop for most of its time; a turn beside a drawing thread takes next to none of that.
  expect(beside).toBeLessThan((performance.now() - started) / 4);
}, 60_000);

test('so many wait, the next is refused at once with the time to come back, and the others are drawn', async () => {
  const asked = Array.from({ length: 50 }, () =>
    drawInvoice(specimen()).then(
      () => 'drawn',
      (error: { code: string; retryAfter: number }) => `${error.code} ${error.retryAfter}`,
    ),
  );
  const outcomes = await Promise.all(asked);
  const drawn = outcomes.filter(each => each === 'drawn').length;
  expect([40, 41, 42]).toContain(drawn);
  expect(new Set(outcomes)).toEqual(new Set(['drawn', 'UNAVAILABLE 5']));
  await expect(drawInvoice(specimen())).resolves.toBeInstanceOf(Buffer);
}, 60_000);

test('what cannot be drawn fails alone, and the thread goes on', async () => {
  const broken = { ...specimen(), lines: null } as unknown as ReturnType<typeof specimen>;
  const [failed, drawn] = await Promise.allSettled([drawInvoice(broken), drawInvoice(specimen())]);
  expect([failed.status, drawn.status]).toEqual(['rejected', 'fulfilled']);
});

test('where no thread can be started the paper fails, is not kept, and the process goes on', async () => {
  const threads = jest.requireActual<{ Worker: typeof Worker }>('node:worker_threads');
  const { Worker: Thread } = threads;
  const started: Worker[] = [];
  let fails = true;
  const begin = jest.spyOn(threads, 'Worker').mockImplementation((...given) => {
    if (fails) throw new Error('no memory');
    started.push(new Thread(...given));
    return started.at(-1)!;
  });
  let fresh!: { drawInvoice: typeof drawInvoice };
  jest.isolateModules(() => {
    fresh = jest.requireActual('./drawing');
  });
  const outcome = () =>
    fresh.drawInvoice(long).then(
      () => 'drawn',
      (error: Error) => error.message,
    );
  for (let n = 0; n < 50; n += 1) expect(await outcome()).toBe('no memory');
  fails = false;
  const asked = [outcome(), outcome(), outcome()];
  fails = true;
  await Promise.all(started.map(thread => thread.terminate()));
  expect(await asked[0]).toBe('a drawing thread ended');
  expect(await asked[2]).toBe('no memory');
  fails = false;
  expect(await outcome()).toBe('drawn');
  begin.mockRestore();
}, 60_000);
