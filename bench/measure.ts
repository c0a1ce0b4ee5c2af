import { Client } from 'pg';
import { figuresOf, median, middle, type Figures } from './figures';
import type { Job, Result } from './job';
import { measures, type Measure } from './parts';
import type { World } from './world';

export const ROUNDS = 3;
const WARM_UP = 1.5;

/** `cpuMs`: the product's processor time per request. */
export interface Measured {
  raw: Figures;
  product: Figures;
  cpuMs: number;
}

export function checked(result: Result): Result {
  if (result.errors.length) throw new Error(result.errors.join('\n'));
  return result;
}

/** A server compiles its hot code in its first seconds; none of the rows is to pay for it. */
export async function warmUp(world: World): Promise<void> {
  for (const { script, targets } of measures(world).filter(({ clients }) => clients === 8)) {
    checked(await world.http.run({ clients: 8, seconds: WARM_UP, script, targets }));
  }
  // As autovacuum does within its first minute: what was planned for empty tables is planned anew.
  const superuser = new Client({ connectionString: world.superuserUrl });
  await superuser.connect();
  await superuser.query('ANALYZE');
  await superuser.end();
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
