import { createHash } from 'node:crypto';
import type { Caller } from '../platform/context';
import { AppError } from '../platform/errors';
import { networkOf } from '../platform/network/network';
import { Turns } from '../platform/database/turns';

/** As many as a browser asks at once of one server. */
const AT_ONCE = 6;
/** Those who have not signed in may be many behind one address. */
const STRANGERS_AT_ONCE = 12;
const MOST_WAITING = 300;
/** Longer than a company waits for its turn at the database, so that it hears of that first. */
const PATIENCE_MS = 15_000;

const tooMany = () =>
  new AppError(
    'UNAVAILABLE',
    'Hay demasiadas peticiones tuyas a la vez. Inténtalo de nuevo en unos segundos.',
    undefined,
    2,
  );

/**
 * A caller who sends a hundred requests at once is answered a few at a time, so that everybody else waits behind those
 * few and not behind the hundred. Callers are distinguished by what they sign in with, strangers by their network; who
 * makes up what they sign in with is a stranger.
 * While a body is read nobody holds a place.
 */
export class Callers {
  private readonly signedIn = new Turns(AT_ONCE, tooMany, PATIENCE_MS, MOST_WAITING);
  private readonly strangers = new Turns(STRANGERS_AT_ONCE, tooMany, PATIENCE_MS, MOST_WAITING);

  constructor(private readonly hasSignedIn: (authorization: string) => boolean) {}

  /** Waits for a place; the function answered gives it back. Throws UNAVAILABLE. */
  enter({ authorization, ip }: Caller): Promise<() => void> {
    if (authorization === undefined || !this.hasSignedIn(authorization)) return this.strangers.enter(networkOf(ip));
    return this.signedIn.enter(createHash('sha256').update(authorization).digest('base64'));
  }

  async take<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(caller);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
