import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayOf } from '../../api/platform/dates';
import { readLock } from '../../api/platform/embedded-postgres/process';
import { figuresOf, type Figures } from '../figures';
import { watchMemory } from '../memory';
import { startProduct, type Product } from '../product';
import { MAX_SECONDS, type Attack, type World } from './attack';
import type { Ground } from './ground';
import type { Seen } from './probe';
import { watchProcessor, type Processor } from './processor';
import { secondCompany } from './second-company';

const WARM_UP_MS = 3_000;
/** A p99 of so long a sample is not its slowest request: the second company asks forty times a second. */
const SAMPLE_MS = 12_000;
const ROUND_MS = 1_000;
/** The product's memory is looked at once more after it has had time to let go. */
const AFTERMATH_MS = 1_000;

export interface Side extends Figures {
  asked: number;
  refused: string[];
  slowestHealthMs: number;
  processor: Processor | null;
}
export interface Measured {
  quiet: Side;
  attacked: Side;
  memory: { before: number; highest: number; after: number };
  survived: boolean;
  said: string;
}

function sideOf({ latencies, refused, slowestHealthMs }: Seen, processor: Processor | null): Side {
  return {
    ...figuresOf({ latencies, seconds: 1, errors: [] }),
    asked: latencies.length,
    refused,
    slowestHealthMs,
    processor,
  };
}

/**
 * The attack over and over while the sample is taken, at most once a second: the attacker shares the machine's
 * cores with who is attacked.
 */
async function overAndOver(world: World, attack: Attack): Promise<string> {
  setMaxListeners(0, world.signal);
  const until = performance.now() + SAMPLE_MS;
  let said = '';
  let times = 0;
  for (; times === 0 || (performance.now() < until && !world.signal.aborted); times += 1) {
    const [result] = await Promise.all([attack.run(world), pause(ROUND_MS)]);
    said ||= result;
  }
  return times === 1 ? said : `${times} veces; la primera, ${said}`;
}

/**
 * An attacker has a machine of its own: here it takes of the cores only what the product leaves. Only root may take its
 * priority back.
 */
function giveWay(way: boolean): void {
  if (process.getuid?.() === 0) setPriority(way ? 19 : 0);
}

const lives = (product: Product) =>
  fetch(`${product.url}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
    answer => answer.ok,
    () => false,
  );

/** The attack on a product of its own, and what a second company felt of it: its latencies before, and meanwhile. */
export async function measure(ground: Ground, attack: Attack): Promise<Measured> {
  const product = await startProduct(ground.urls, ground.dir, {
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'silent',
    ...attack.env,
  });
  const { token, customerId } = ground.victim;
  const second = secondCompany({ url: product.url, token, customerId, today: dayOf(new Date()) });
  try {
    const stop = new AbortController();
    const world = { ...ground, product, signal: stop.signal };
    await attack.prepare?.(world);
    // What was just filled is not to be tidied up while others are measured.
    await ground.superuser.query('VACUUM ANALYZE');
    await ground.superuser.query('CHECKPOINT');
    await ground.superuser.query('DELETE FROM rate_limits');
    await second.during(() => pause(WARM_UP_MS));
    const pids = {
      product: product.pid,
      database: readLock(join(ground.dir, 'postgres'))!.pid,
      bench: [process.pid, second.pid],
    };
    const spent = watchProcessor(pids);
    const quiet = await second.during(() => pause(SAMPLE_MS));
    const spentQuiet = spent();
    const watched = watchMemory(product.pid);
    const timer = setTimeout(() => stop.abort(), MAX_SECONDS * 1000);
    const spentThen = watchProcessor(pids);
    giveWay(true);
    const attacked = await second
      .during(() => overAndOver(world, attack))
      .finally(() => {
        giveWay(false);
        clearTimeout(timer);
      });
    const spentAttacked = spentThen();
    await pause(AFTERMATH_MS);
    return {
      quiet: sideOf(quiet.seen, spentQuiet),
      attacked: sideOf(attacked.seen, spentAttacked),
      memory: watched(),
      survived: await lives(product),
      said: attacked.result,
    };
  } finally {
    await second.end();
    await product.end();
  }
}
