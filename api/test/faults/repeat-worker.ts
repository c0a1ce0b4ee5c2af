import 'reflect-metadata';
import { runRecurring } from '../../modules/recurring/run';
import { readConfig } from '../../platform/config/config';
import type { Work } from '../../platform/database/db';
import { createLog } from '../../platform/log/log';
import { openServices } from '../../services';

/** What the parent asks for: the rules of these companies at an instant, and where to die meanwhile. */
export interface Orders {
  urls: { app: string; platform: string };
  env: Record<string, string>;
  now: string;
  tenants: string[];
  die: 'before the commit' | 'after the commit' | null;
}

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('still alive');
};

let opened: ReturnType<typeof openServices> | null = null;

async function work({ urls, env, now, tenants, die: point }: Orders): Promise<void> {
  opened ??= openServices(readConfig(env), urls, createLog('silent'));
  const services = await opened;
  /** The product's own transactions; the first is that of an invoice. */
  const tx = async <T>(tenantId: string, given: Work<T>): Promise<T> => {
    const made = await services.db.tx(tenantId, async em => {
      const done = await given(em);
      if (point === 'before the commit' && done === true) {
        // All of it has been written, and waits for its COMMIT.
        await em.query('SELECT 1');
        die();
      }
      return done;
    });
    if (point === 'after the commit' && made === true) die();
    return made;
  };
  const db = new Proxy(services.db, {
    get: (target, name) =>
      name === 'tx' ? tx : ((Reflect.get(target, name) as () => unknown).bind?.(target) ?? Reflect.get(target, name)),
  });
  for (const tenantId of tenants) await runRecurring({ ...services, db, now: () => new Date(now) }, tenantId);
  process.send!('done');
}

process.on('message', (orders: Orders) => void work(orders));
process.on('disconnect', () => process.exit(0));
process.send!('ready');
