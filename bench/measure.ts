import { figuresOf, median, middle, type Figures } from './figures';
import type { Job, Result } from './job';
import type { Measure } from './parts';
import type { World } from './world';

export const ROUNDS = 3;

/** `cpuMs`: the product's processor time per request. */
export interface Measured { raw: Figures; product: Figures; cpuMs: number }

export function checked(result: Result): Result {
  if (result.errors.length) throw new Error(result.errors.join('\n'));
  return result;
}

/** Raw and product in turn, so that both meet the same state of the machine; warmed up before the first round. */
export async function measure(world: World, { clients, script, targets }: Measure, seconds: number): Promise<Measured> {
  const job: Job = { clients, seconds, targets, script };
  const raw: Figures[] = [];
  const product: Figures[] = [];
  const cpu: number[] = [];
  const warmUp = { ...job, seconds: Math.min(1, seconds / 2) };
  checked(await world.raw.run(warmUp));
  checked(await world.http.run(warmUp));
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(figuresOf(checked(await world.raw.run(job))));
    const before = world.product.cpuMs();
    const result = checked(await world.http.run(job));
    cpu.push((world.product.cpuMs() - before) / result.latencies.length);
    product.push(figuresOf(result));
  }
  return { raw: middle(raw), product: middle(product), cpuMs: median(cpu) };
}
