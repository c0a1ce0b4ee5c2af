import { setTimeout as pause } from 'node:timers/promises';
import { dayOf } from '../../api/platform/dates';
import { figuresOf, type Figures } from '../figures';
import { watchMemory } from '../memory';
import { startProduct, type Product } from '../product';
import { MAX_SECONDS, type Attack } from './attack';
import type { Ground } from './ground';
import type { Seen } from './probe';
import { secondCompany } from './second-company';

const WARM_UP_MS = 2_000;
const QUIET_MS = 5_000;
/** The product's memory is looked at once more after it has had time to let go. */
const AFTERMATH_MS = 1_000;

export interface Side extends Figures { asked: number; refused: string[]; slowestHealthMs: number }
export interface Measured { quiet: Side; attacked: Side; memory: { before: number; highest: number; after: number }; survived: boolean; said: string }

function sideOf({ latencies, refused, slowestHealthMs }: Seen): Side {
  return { ...figuresOf({ latencies, seconds: 1, errors: [] }), asked: latencies.length, refused, slowestHealthMs };
}

const lives = (product: Product) => fetch(`${product.url}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(answer => answer.ok, () => false);

/** The attack on a product of its own, and what a second company felt of it: its latencies before, and meanwhile. */
export async function measure(ground: Ground, attack: Attack): Promise<Measured> {
  const product = await startProduct(ground.urls, ground.dir, { RATE_LIMITS: 'on', LOG_LEVEL: 'silent', ...attack.env });
  const { token, customerId } = ground.victim;
  const second = secondCompany({ url: product.url, token, customerId, today: dayOf(new Date()) });
  try {
    const stop = new AbortController();
    const world = { ...ground, product, signal: stop.signal };
    await attack.prepare?.(world);
    // What was just filled is not to be tidied up while others are measured.
    await ground.superuser.query('VACUUM ANALYZE');
    await ground.superuser.query('CHECKPOINT');
    await second.during(() => pause(WARM_UP_MS));
    const quiet = await second.during(() => pause(QUIET_MS));
    const watched = watchMemory(product.pid);
    const timer = setTimeout(() => stop.abort(), MAX_SECONDS * 1000);
    const attacked = await second.during(() => attack.run(world)).finally(() => clearTimeout(timer));
    await pause(AFTERMATH_MS);
    return { quiet: sideOf(quiet.seen), attacked: sideOf(attacked.seen), memory: watched(), survived: await lives(product), said: attacked.result };
  } finally {
    await second.end();
    await product.end();
  }
}
