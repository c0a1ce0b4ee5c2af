import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './db';
import { AppError } from './errors';

/** How many points in how many seconds. Kept in PostgreSQL, so that all processes count together. */
const LIMITS = {
  loginAccount: { points: 10, duration: 15 * 60 },
  loginAddress: { points: 100, duration: 15 * 60 },
} as const;

export type Limit = keyof typeof LIMITS;

/** Keys are hashed: the table holds no address and no email. */
const keyOf = (subject: string) => createHash('sha256').update(subject.toLowerCase()).digest('base64url');

export class RateLimits {
  private readonly limiters: Record<Limit, RateLimiterPostgres>;

  constructor(db: Db, private readonly on: boolean) {
    const make = (name: Limit) => new RateLimiterPostgres({
      storeClient: db.pool, tableName: 'rate_limits', schemaName: 'app', tableCreated: true, clearExpiredByTimeout: false,
      keyPrefix: name, ...LIMITS[name],
    });
    this.limiters = { loginAccount: make('loginAccount'), loginAddress: make('loginAddress') };
  }

  /** Takes one point; over the limit throws RATE_LIMITED with the seconds to wait. */
  async take(limit: Limit, subject: string): Promise<void> {
    if (!this.on) return;
    try {
      await this.limiters[limit].consume(keyOf(subject));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const minutes = Math.ceil(seconds / 60);
      throw new AppError('RATE_LIMITED', `Demasiados intentos. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y vuelve a probar.`, undefined, seconds);
    }
  }

  /** Gives the point back: only failures count. */
  async giveBack(limit: Limit, subject: string): Promise<void> {
    if (this.on) await this.limiters[limit].reward(keyOf(subject));
  }
}
