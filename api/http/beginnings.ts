import type { IncomingMessage } from 'node:http';

/** In a turn of the event loop new requests begin for so long, and those that waited for so long again. */
const TURN_MS = 2;
/** And so many callers: what their requests do later, once the database or a file has answered, takes time of other turns. */
const MOST_IN_A_TURN = 4;
/** Before requests begin, connections are let in for so long at most. */
const LETTING_IN_MS = 30;

/** Whether an Authorization header has signed in lately. */
export type HasSignedIn = (authorization: string) => boolean;

/** Who a request counts for: its Authorization header, or for a stranger (no header, or an unknown one) its connection. */
interface Caller {
  key: unknown;
  stranger: boolean;
}

export const callerOf = ({ headers, socket }: IncomingMessage, hasSignedIn: HasSignedIn): Caller =>
  headers.authorization !== undefined && hasSignedIn(headers.authorization)
    ? { key: headers.authorization, stranger: false }
    : { key: socket, stranger: true };

/** What waits to begin, by caller. A caller that has begun one goes behind all others. */
type Waiting = Map<unknown, (() => void)[]>;

/**
 * When requests begin. In a turn of the event loop each caller begins one, and all strangers together one, since a
 * stranger may open any number of connections. So nobody waits for another's crowd.
 */
export class Beginnings {
  private readonly known: Waiting = new Map();
  private readonly strangers: Waiting = new Map();
  private readonly begun = new Set<unknown>();
  private strangerBegun = false;
  private spentMs = 0;
  private turning = false;
  /** Since when connections have come in each turn. */
  private comingSince: number | undefined;
  private came = false;
  private lettingIn = false;

  /** `now`: milliseconds of a clock that only goes forward. */
  constructor(private readonly now = () => performance.now()) {}

  /**
   * A connection has come, and more may wait: each turn lets in one. Until they are in nothing begins, since that makes
   * turns longer: who connects behind a crowd would wait for all its work.
   */
  connected(): void {
    this.comingSince ??= this.now();
    this.came = true;
    this.turn();
  }

  begin(caller: Caller, work: () => void): void {
    const waiting = caller.stranger ? this.strangers : this.known;
    const behind = waiting.get(caller.key);
    if (behind) behind.push(work);
    else if (this.lettingIn || !this.hasRoom(caller)) waiting.set(caller.key, [work]);
    else this.run(caller, work);
    this.turn();
  }

  /** Whether this turn only lets a connection in: while they come, and half of the time where they come without end. */
  private letIn(): boolean {
    const forMs = this.now() - (this.comingSince ?? 0);
    this.lettingIn = this.came && forMs < LETTING_IN_MS;
    if (!this.came || forMs > 2 * LETTING_IN_MS) this.comingSince = undefined;
    this.came = false;
    return this.lettingIn;
  }

  private hasRoom({ key, stranger }: Caller): boolean {
    if (stranger) return !this.strangerBegun;
    return this.spentMs < TURN_MS && this.begun.size < MOST_IN_A_TURN && !this.begun.has(key);
  }

  private run({ key, stranger }: Caller, work: () => void): void {
    if (stranger) {
      this.strangerBegun = true;
      work();
      return;
    }
    this.begun.add(key);
    const from = this.now();
    work();
    this.spentMs += this.now() - from;
  }

  private turn(): void {
    if (this.turning) return;
    this.turning = true;
    setImmediate(() => {
      this.turning = false;
      this.begun.clear();
      this.strangerBegun = false;
      this.spentMs = 0;
      if (!this.letIn()) {
        this.beginWaiting(this.known, false);
        this.beginWaiting(this.strangers, true);
      }
      this.spentMs = 0;
      const some = this.begun.size + this.known.size + this.strangers.size > 0;
      if (some || this.strangerBegun || this.lettingIn) this.turn();
    });
  }

  private beginWaiting(waiting: Waiting, stranger: boolean): void {
    for (const [key, works] of waiting) {
      if (!this.hasRoom({ key, stranger })) return;
      waiting.delete(key);
      const first = works.shift()!;
      if (works.length > 0) waiting.set(key, works);
      this.run({ key, stranger }, first);
    }
  }
}
