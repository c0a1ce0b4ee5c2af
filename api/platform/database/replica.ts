import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { replicaReads, replicaSeconds } from '../log/metrics';
import { isLost } from './retried';
import { Connections } from './connections';
import { poolOf, source, type Entities } from './source';
import { Streams } from './streams';

/** How long somebody waits for a screen, and for a file, until the replica is where the primary was. */
const WAITS = { screen: 200, file: 2_000 };
/** One that was late or away is left alone for so long: not everybody waits for it. */
const REST_MS = 5_000;
const LOOK_MS = 10;
/** Beyond the wait: for the answer to the last look. */
const ANSWER_MS = 300;
const CONNECTIONS = 4;

/** How far the primary has come, and which server it is. */
export interface Position {
  at: string;
  system: string;
  role: string;
}

export const POSITION = `SELECT pg_current_wal_insert_lsn()::text AS at, current_user AS role,
  (SELECT system_identifier::text FROM pg_control_system()) AS system`;

/** Not ours: another server's data, or a role that other rules hold for. `there`: it has all that the primary had. */
const STATE = `SELECT pg_is_in_recovery() AND current_user = $2
     AND (SELECT system_identifier::text FROM pg_control_system()) = $3 AS ours,
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS there`;

type Seen = 'replica' | 'late' | 'away' | 'foreign';

/**
 * A server that repeats what the primary does, for reads that take long. It is asked only when it has everything that
 * was committed before the read began: whoever has written, through whichever process, sees it. Else the primary reads.
 */
export class Replica {
  readonly source: DataSource;
  readonly streams: Streams;
  private connections: Connections | null = null;
  private opening: Promise<unknown> | null = null;
  private restsUntil = 0;

  constructor(
    url: string,
    private readonly position: () => Promise<Position[]>,
    entities: Entities,
    prepared: boolean,
  ) {
    this.source = source(url, CONNECTIONS, entities, prepared);
    this.streams = new Streams(url, prepared);
  }

  /** Begun at the start, and again by who needs it: a product starts without its replica. */
  async open(): Promise<void> {
    this.opening ??= this.source.initialize().then(() => {
      this.connections = new Connections(poolOf(this.source));
    });
    try {
      await this.opening;
    } catch (error) {
      this.opening = null;
      throw error;
    }
  }

  /** Reads `there` when it is where the primary was, else `here`. So too when it is lost in between. */
  async either<T>(what: keyof typeof WAITS, there: (replica: this) => Promise<T>, here: () => Promise<T>): Promise<T> {
    if (!(await this.isCurrent(WAITS[what]))) return here();
    return there(this).catch((error: unknown) => {
      if (!isLost(error)) throw error;
      this.rest();
      return here();
    });
  }

  private async isCurrent(waitMs: number): Promise<boolean> {
    if (Date.now() < this.restsUntil) {
      replicaReads.inc({ from: 'rest' });
      return false;
    }
    const [position] = await this.position();
    const seen = await this.look(position!, waitMs);
    replicaReads.inc({ from: seen });
    if (seen !== 'replica') this.rest();
    return seen === 'replica';
  }

  private rest(): void {
    this.restsUntil = Date.now() + REST_MS;
  }

  drop(client: Parameters<Connections['drop']>[0]): void {
    this.connections?.drop(client);
  }

  async close(): Promise<void> {
    this.connections?.cutBusy();
    await this.streams.close();
    await this.opening?.catch(() => undefined);
    if (this.source.isInitialized) await this.source.destroy();
  }

  private async look(position: Position, waitMs: number): Promise<Seen> {
    const begun = Date.now();
    let given = false;
    const looking = this.follow(position, () => given || Date.now() - begun >= waitMs).catch((): Seen => 'away');
    // A host that does not answer at all is not waited for either.
    const patience = pause(waitMs + ANSWER_MS, undefined, { ref: false }).then((): Seen => 'away');
    const seen = await Promise.race([looking, patience]);
    given = true;
    if (seen === 'replica') replicaSeconds.observe((Date.now() - begun) / 1_000);
    return seen;
  }

  private async follow({ at, role, system }: Position, isEnough: () => boolean): Promise<Seen> {
    await this.open();
    for (;;) {
      const [{ ours, there }] = await this.source.query(STATE, [at, role, system]);
      if (!ours) return 'foreign';
      if (there) return 'replica';
      if (isEnough()) return 'late';
      await pause(LOOK_MS, undefined, { ref: false });
    }
  }
}
