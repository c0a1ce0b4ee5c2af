import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { replicaReads, replicaSeconds } from '../log/metrics';
import { isLost } from './retried';
import { Connections } from './connections';
import { poolOf, source, type Entities } from './source';
import { Streams } from './streams';

/** How long a screen, and a file, waits until the replica has what the primary had. */
const WAITS = { screen: 200, file: 2_000 };
/** After it was late or away it is not asked for so long, so that not every read waits for it. */
const REST_MS = 5_000;
const LOOK_MS = 10;
/** How long the last look may take to answer, on top of the wait. */
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

/** `ours`: a replica of this primary, read as the same role. `there`: it has all that the primary had. */
const STATE = `SELECT pg_is_in_recovery() AND current_user = $2
     AND (SELECT system_identifier::text FROM pg_control_system()) = $3 AS ours,
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS there`;

type Seen = 'replica' | 'late' | 'away' | 'foreign';

/**
 * A replica of the primary, for long reads. It is asked only when it has everything that was committed before the read
 * began, so nobody misses what was written through any process. Else the primary is read.
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

  /** Opened at the start, and tried again by the next read: Folio starts without its replica. */
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

  /** Reads `there` when the replica has what the primary had; else, or when it is lost meanwhile, `here`. */
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
    // A host that never answers would not end the look.
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
