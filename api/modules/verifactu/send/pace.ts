/**
 * How long a company's messages wait, and what counts as late. Milliseconds where the name does not say seconds. What one
 * call or one process waits for stands with it (`dispatcher.ts`, `lease.ts`, `whose.ts`).
 */

const MINUTE_MS = 60_000;
/** What waits is tried at least every hour (Orden HAC/1177/2024, art. 16.4). */
export const HOUR_MS = 3_600_000;

/** After failures in a row: one minute, two, four, up to an hour. */
export const backoffMs = (failures: number): number => Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(failures - 1, 10));

/** The longest wait in seconds that the AEAT's own schema lets it ask for. */
export const MAX_WAIT_S = 9_999;

/**
 * The AEAT flags records that arrive more than 240 s after they were sealed, unless their message says why (code 2004).
 */
export const LATE_MS = 210_000;

/** The worker that claims has this long to send and to write down what came back; then another may. */
export const LEASE_MS = 120_000;

/**
 * How far the clocks of two workers may lie apart: what is later than any wait by no more than this was written by one
 * that is a little ahead.
 */
const SKEW_MS = 60_000;

type Waits = Record<'leaseUntil' | 'nextAt', Date | null> & { waitSeconds: number };

/** Later than such a wait can last: the clock has gone back since, and nothing is kept waiting for it. */
const hasCome = (until: Date, mostMs: number, now: Date): boolean =>
  until <= now || until.getTime() - now.getTime() > mostMs + SKEW_MS;

/** Nobody has the company's message now. */
export const isFree = ({ leaseUntil }: Waits, now: Date): boolean => !leaseUntil || hasCome(leaseUntil, LEASE_MS, now);

/** Its next message may go. */
export const isTime = ({ nextAt, waitSeconds }: Waits, now: Date): boolean =>
  nextAt !== null && hasCome(nextAt, Math.max(HOUR_MS, waitSeconds * 1_000), now);

/** `hasCome` as SQL, the longest wait in seconds; `now`: its parameter. */
const hasComeSql = (until: string, mostSeconds: string, now: string): string =>
  `(${until} <= ${now} OR ${until} > ${now}::timestamptz + (${mostSeconds} + ${SKEW_MS / 1_000}) * interval '1 s')`;

/** `isFree` and `isTime` as SQL, of a row of `senders`. */
export const isFreeSql = (now: string): string =>
  `(lease_until IS NULL OR ${hasComeSql('lease_until', `${LEASE_MS / 1_000}`, now)})`;
export const isTimeSql = (now: string): string =>
  hasComeSql('next_at', `greatest(wait_seconds, ${HOUR_MS / 1_000})`, now);

/** SQL: the hour after `tried` is over. */
export const hourAfterSql = (tried: string, now: string): string =>
  hasComeSql(`${tried} + interval '1 hour'`, `${HOUR_MS / 1_000}`, now);
