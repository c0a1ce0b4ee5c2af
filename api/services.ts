import { ENTITIES } from './entities';
import type { Config } from './platform/config';
import type { Services } from './platform/context';
import { Db } from './platform/db';
import type { Log } from './platform/log';
import { RateLimits } from './platform/rate-limits';

/** Opens what lives as long as the process. */
export async function openServices(config: Pick<Config, 'rateLimits' | 'appSecret'>, urls: { app: string; platform: string }, log: Log): Promise<Services> {
  const db = new Db(urls, ENTITIES);
  await db.open();
  return { db, log, limits: new RateLimits(db, config.rateLimits), appSecret: config.appSecret, now: () => new Date() };
}
