import type { IncomingMessage } from 'node:http';

/** So long together take the requests that begin in a turn of the event loop as they come, and those that waited. */
const TURN_MS = 2;
/** And so many: what they do once the database or a file has answered comes into turns of others. */
const MOST_IN_A_TURN = 4;
/** And for so long at most they let connections in first. */
const LETTING_IN_MS = 30;

/** Whether an Authorization header has signed in lately. */
export type HasSignedIn = (authorization: string) => boolean;

/** As whom a request begins: what it signs in with, or its connection where that is unknown or made up. */
export const callerOf = ({ headers, socket }: IncomingMessage, hasSignedIn: HasSignedIn): unknown =>
  headers.authorization !== undefined && hasSignedIn(headers.authorization) ? headers.authorization : socket;

/**
 * When requests begin: of each caller one in a turn of the event loop, with what is under way in between, and one
 * caller after the other. Nobody waits for the crowd of another, neither to be let in nor to begin.
 */
export class Beginnings {
  private readonly waiting = new Map<unknown, (() => void)[]>();
  private readonly begun = new Set<unknown>();
  private spentMs = 0;
  private turning = false;
  /** Since when connections have come in each turn. */
  private comingSince: number | undefined;
  private came = false;
  private lettingIn = false;

  /**
   * A connection has come: others may wait, of which each turn lets in one. What begins makes turns longer, so that who
   * connects behind a crowd would wait for all the work of that crowd.
   */
  connected(): void {
    this.comingSince ??= performance.now();
    this.came = true;
    this.turn();
  }

  begin(caller: unknown, work: () => void): void {
    const behind = this.waiting.get(caller);
    if (behind) behind.push(work);
    else if (this.lettingIn || this.full() || this.begun.has(caller)) this.waiting.set(caller, [work]);
    else this.run(caller, work);
    this.turn();
  }

  /** Where they come without end, half of the time. */
  private letIn(): boolean {
    const forMs = performance.now() - (this.comingSince ?? 0);
    this.lettingIn = this.came && forMs < LETTING_IN_MS;
    if (!this.came || forMs > 2 * LETTING_IN_MS) this.comingSince = undefined;
    this.came = false;
    return this.lettingIn;
  }

  private full(): boolean {
    return this.spentMs >= TURN_MS || this.begun.size >= MOST_IN_A_TURN;
  }

  private run(caller: unknown, work: () => void): void {
    this.begun.add(caller);
    const from = performance.now();
    work();
    this.spentMs += performance.now() - from;
  }

  private turn(): void {
    if (this.turning) return;
    this.turning = true;
    setImmediate(() => {
      this.turning = false;
      this.begun.clear();
      this.spentMs = 0;
      if (!this.letIn()) this.beginWaiting();
      this.spentMs = 0;
      if (this.lettingIn || this.waiting.size > 0 || this.begun.size > 0) this.turn();
    });
  }

  private beginWaiting(): void {
    for (const [caller, works] of this.waiting) {
      if (this.full() || this.begun.has(caller)) return;
      // The next one of this caller stands behind all others.
      this.waiting.delete(caller);
      const first = works.shift()!;
      if (works.length > 0) this.waiting.set(caller, works);
      this.run(caller, first);
    }
  }
}
