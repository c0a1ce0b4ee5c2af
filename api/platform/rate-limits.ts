import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './db';
import { AppError } from './errors';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many points in how many seconds. Kept in PostgreSQL, so that all processes count together. */
const LIMITS = {
  loginAccount: { points: 10, duration: 15 * MINUTE },
  loginAddress: { points: 100, duration: 15 * MINUTE },
  registerAddress: { points: 5, duration: HOUR },
  forgotAccount: { points: 3, duration: HOUR },
  forgotAddress: { points: 20, duration: HOUR },
  resetAddress: { points: 10, duration: HOUR },
  ownPassword: { points: 5, duration: 15 * MINUTE },
  exportTenant: { points: 6, duration: HOUR },
  certificateTenant: { points: 10, duration: HOUR },
  pdfTenant: { points: 60, duration: MINUTE },
  generalTenant: { points: 200, duration: 2 },
  generalAddress: { points: 20, duration: 1 },
} as const;

/** Every root field spends a point of these: they are taken from the database by the handful, not one by one. */
const HANDFUL = { generalTenant: 20, generalAddress: 5 } as const;

export type Limit = keyof typeof LIMITS;

const MAX_HANDFULS = 10_000;

/** Keys are hashed: the table holds no address and no email. */
const keyOf = (subject: string) => createHash('sha256').update(subject.toLowerCase()).digest('base64url');

const waitingWords = (seconds: number) => {
  if (seconds < 60) return seconds === 1 ? 'un segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
};

function refused(res: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(res.msBeforeNext / 1000));
  return new AppError('RATE_LIMITED', `Demasiados intentos. Espera ${waitingWords(seconds)} y vuelve a probar.`, undefined, seconds);
}

export class RateLimits {
  private readonly limiters: Map<Limit, RateLimiterPostgres>;
  /** Points taken from the database in advance, to be spent in the window they were taken in. */
  private readonly handfuls = new Map<string, { left: number; until: number }>();

  constructor(db: Db, private readonly on: boolean) {
    this.limiters = new Map(Object.entries(LIMITS).map(([name, limit]) => [name as Limit, new RateLimiterPostgres({
      storeClient: db.pool, tableName: 'rate_limits', schemaName: 'app', tableCreated: true, clearExpiredByTimeout: false, keyPrefix: name, ...limit,
    })]));
  }

  /** Takes a point for each root field of an operation, from a handful where one is at hand. */
  async spend(limit: keyof typeof HANDFUL, subject: string, points: number): Promise<void> {
    if (!this.on) return;
    const key = `${limit}:${subject}`;
    const handful = this.handfuls.get(key);
    if (handful && handful.until > Date.now() && handful.left >= points) {
      handful.left -= points;
      return;
    }
    const taken = Math.max(HANDFUL[limit], points);
    const res = await this.take(limit, subject, taken);
    if (this.handfuls.size >= MAX_HANDFULS) this.handfuls.clear();
    this.handfuls.set(key, { left: taken - points, until: Date.now() + res!.msBeforeNext });
  }

  /** Takes points; over the limit throws RATE_LIMITED with the seconds to wait. */
  async take(limit: Limit, subject: string, points = 1): Promise<RateLimiterRes | undefined> {
    if (!this.on) return undefined;
    try {
      return await this.limiters.get(limit)!.consume(keyOf(subject), points);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? refused(refusal) : refusal;
    }
  }

  /** Gives the point back: only failures count. */
  async giveBack(limit: Limit, subject: string): Promise<void> {
    if (this.on) await this.limiters.get(limit)!.reward(keyOf(subject));
  }
}
