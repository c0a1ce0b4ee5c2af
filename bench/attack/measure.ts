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
import { secondCompany, type SecondCompany } from './second-company';

const WARM_UP_MS = 3_000;
/** What is quiet is measured before each attack, and all of it together is what an attack is compared with. */
const FIRST_QUIET_MS = 10_000;
const QUIET_MS = 3_000;
/** A p99 of so long a sample is not its slowest request: the second company asks forty times a second. */
const SAMPLE_MS = 8_000;
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
  /** Of all that was quiet so far. */
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

/** One product for all attacks, and a second company that works in it: what it feels when all is quiet, and when not. */
export class Arena {
  private product: Product | undefined;
  private second: SecondCompany | undefined;
  private readonly quiet: Seen = { latencies: [], refused: [], slowestHealthMs: 0 };

  constructor(private readonly ground: Ground) {}

  /** p99 of the second company in all that was quiet. */
  get quietP99(): number {
    return sideOf(this.quiet, null).p99;
  }

  async end(): Promise<void> {
    await this.second?.end();
    await this.product?.end();
    this.product = undefined;
  }

  async measure(attack: Attack): Promise<Measured> {
    const { ground } = this;
    const { product, second } = await this.started();
    const stop = new AbortController();
    const world = { ...ground, product, signal: stop.signal };
    await attack.prepare?.(world);
    // What was just filled is not to be tidied up while others are measured.
    await ground.superuser.query('VACUUM ANALYZE');
    await ground.superuser.query('CHECKPOINT');
    await ground.superuser.query('DELETE FROM rate_limits');
    const quiet = await this.beQuiet(this.quiet.latencies.length ? QUIET_MS : FIRST_QUIET_MS);
    const watched = watchMemory(product.pid);
    const timer = setTimeout(() => stop.abort(), MAX_SECONDS * 1000);
    const spent = this.watch();
    giveWay(true);
    const attacked = await second
      .during(() => overAndOver(world, attack))
      .finally(() => {
        giveWay(false);
        clearTimeout(timer);
      });
    const spentAttacked = spent();
    await pause(AFTERMATH_MS);
    const survived = await lives(product);
    const memory = watched();
    if (!survived) await this.end();
    return { quiet, attacked: sideOf(attacked.seen, spentAttacked), memory, survived, said: attacked.result };
  }

  /** The product, warm; another one where an attack has ended it. */
  private async started(): Promise<{ product: Product; second: SecondCompany }> {
    if (this.product && this.second) return { product: this.product, second: this.second };
    const { urls, dir, victim } = this.ground;
    const product = await startProduct(urls, dir, { RATE_LIMITS: 'on', LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
    const { token, customerId } = victim;
    const second = secondCompany({ url: product.url, token, customerId, today: dayOf(new Date()) });
    Object.assign(this, { product, second });
    await second.during(() => pause(WARM_UP_MS));
    return { product, second };
  }

  private watch(): () => Processor | null {
    return watchProcessor({
      product: this.product!.pid,
      database: readLock(join(this.ground.dir, 'postgres'))!.pid,
      bench: [process.pid, this.second!.pid],
    });
  }

  private async beQuiet(ms: number): Promise<Side> {
    const spent = this.watch();
    const { seen } = await this.second!.during(() => pause(ms));
    this.quiet.latencies.push(...seen.latencies);
    this.quiet.refused.push(...seen.refused);
    this.quiet.slowestHealthMs = Math.max(this.quiet.slowestHealthMs, seen.slowestHealthMs);
    return sideOf(this.quiet, spent());
  }
}
