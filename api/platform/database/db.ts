import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { begin, beginAcross, SNAPSHOT } from './begin';
import { endingsOf } from './endings';
import { Connections } from './connections';
import { isUnanswered } from './session-limits';
import { poolOf, source, type Entities, type Urls } from './source';
import { POSITION, Replica, type Position } from './replica';
import { retried } from './retried';
import { Streams, type Part } from './streams';
import { beginsPacket, pipe, send, unpipe } from './pipeline';
import { Turns } from './turns';
import { traced } from '../trace/traced';
import { ACROSS, GLOBAL, READ, WRITE } from './spans';

export type Work<T> = (em: EntityManager) => Promise<T>;
/** The error of every statement behind a failed one. */
const ABORTED = '25P02';

/**
 * Writes of one tenant that run at once: they wait for the same counters anyway, and must not take every connection.
 * Reads neither, and those that wait hold their answers back, so that no tenant has more of them in memory.
 */
const WRITES_AT_ONCE = 4;
const READS_AT_ONCE = 4;

/**
 * The failure that aborted a transaction: of statements sent together the first that is heard of may be one behind it.
 */
const causes = new WeakMap<EntityManager, unknown>();

/** Statements of a transaction that nobody waits for before COMMIT. */
const unanswered = new WeakMap<EntityManager, Promise<unknown>[]>();

/**
 * Sends a write whose answer is awaited with that of COMMIT; its failure fails the transaction. For the last writes of
 * a verb: they and COMMIT take one round trip together.
 */
export function write(em: EntityManager, sql: string, parameters: unknown[]): void {
  const sent = unanswered.get(em);
  if (!sent) throw new Error('a write outside of a transaction');
  sent.push(quiet(em.query(sql, parameters)));
}

/** Keeps a failure that is looked at later from being taken for one that nobody looks at. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** The only place that opens transactions. Two pools: the application role (policies apply) and the platform role. */
export class Db {
  private readonly app: DataSource;
  private readonly platform: DataSource;
  private readonly streams: Streams;
  private readonly replica: Replica | null;
  private readonly writes = new Turns(WRITES_AT_ONCE);
  private readonly reads = new Turns(READS_AT_ONCE);
  private connections: Connections[] = [];
  private closing = false;
  /** Statements sent, and the packets that they left in, for the tests that count them per request. */
  statements = 0;
  packets = 0;

  constructor(urls: Urls, entities: Entities, poolSize = 20, prepared = true) {
    this.app = source(urls.app, poolSize, entities, prepared);
    this.platform = source(urls.platform, 3, entities, prepared);
    this.streams = new Streams(urls.app, prepared);
    const position = () => this.global<Position[]>(em => em.query(POSITION));
    this.replica = urls.replica ? new Replica(urls.replica, position, entities, prepared) : null;
  }

  async open(): Promise<void> {
    this.replica?.open().catch(() => undefined);
    await Promise.all([this.app.initialize(), this.platform.initialize()]);
    this.connections = [this.app, this.platform].map(source => new Connections(poolOf(source)));
  }

  /** Opens every connection before the first request; one that cannot be is opened when it is needed. */
  async openAll(): Promise<void> {
    await Promise.all([...this.connections.map(each => each.open()), this.streams.openAll()]);
  }

  /**
   * What is still at work fails. TypeORM would put its connections back into the pool with their transactions open, for
   * those that wait to go on inside them.
   */
  async close(): Promise<void> {
    this.closing = true;
    for (const each of this.connections) each.cutBusy();
    await Promise.all([this.streams.close(), this.replica?.close()]);
    await Promise.all([this.app, this.platform].filter(source => source.isInitialized).map(source => source.destroy()));
  }

  /** How many connections each pool has, and how many callers wait for one. */
  connectionsByPool(): { pool: 'requests' | 'platform'; idle: number; busy: number; waiting: number }[] {
    return (['requests', 'platform'] as const).map(pool => {
      const { idleCount, totalCount, waitingCount } = poolOf(pool === 'requests' ? this.app : this.platform);
      return { pool, idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
    });
  }

  get ready(): boolean {
    return this.app.isInitialized;
  }

  get metadata() {
    return this.app.entityMetadatas;
  }

  /** The application role's pg pool, for libraries that speak pg themselves (rate limits). */
  get pool(): unknown {
    return poolOf(this.app);
  }

  /** One read-write transaction of a tenant. Retried whole on serialization failures and deadlocks. */
  tx<T>(tenantId: string, work: Work<T>): Promise<T> {
    return traced(WRITE, () => this.writes.take(tenantId, () => this.transaction(begin(tenantId, ''), work)));
  }

  /** One write of a tenant that may be lost: it does not wait for a turn, and nobody hears of its failure. */
  async aside(tenantId: string, sql: string, parameters: unknown[]): Promise<void> {
    const opening = begin(tenantId, '');
    const writing = this.withRunner(this.app, (runner, client) =>
      this.inTransaction(runner, client, opening, async em => write(em, sql, parameters)),
    );
    await writing.catch(() => undefined);
  }

  /** One short read of a tenant, all of one moment. Nobody waits for its ROLLBACK: there is nothing to lose. */
  read<T>(tenantId: string, work: Work<T>): Promise<T> {
    return traced(READ, () => this.reads.take(tenantId, () => this.reading(begin(tenantId, SNAPSHOT), work)));
  }

  /** The same, for sums over many rows: from the replica, if it has all that was committed before. */
  report<T>(tenantId: string, work: Work<T>): Promise<T> {
    const here = () => this.read(tenantId, work);
    const there = (source: DataSource) =>
      traced(READ, () => this.reads.take(tenantId, () => this.reading(begin(tenantId, SNAPSHOT), work, source)));
    return this.replica?.either('screen', each => there(each.source), here) ?? here();
  }

  private streamed<T>(open: (streams: Streams) => Promise<T>): Promise<T> {
    const here = () => open(this.streams);
    return this.replica?.either('file', each => open(each.streams), here) ?? here();
  }

  private async reading<T>(opening: string, work: Work<T>, from = this.app): Promise<T> {
    const runner = from.createQueryRunner();
    const client = await this.connect(runner);
    try {
      const opened = quiet(this.send(client, opening));
      const result = await work(runner.manager);
      await opened;
      return result;
    } finally {
      unpipe(runner);
      void this.send(client, 'ROLLBACK')
        .catch(() => undefined)
        .then(() => runner.release());
    }
  }

  /**
   * A read of a tenant that is one statement: it leaves in one packet with the opening and the end of its transaction.
   */
  async readOne<Row>(tenantId: string, sql: string, parameters: unknown[]): Promise<Row[]> {
    const opening = begin(tenantId, ' READ ONLY');
    const read = () =>
      this.withRunner(this.app, async (_runner, client) => {
        const [, { rows }] = await Promise.all([
          this.send(client, opening),
          this.send(client, sql, parameters),
          this.send(client, 'ROLLBACK'),
        ]);
        return rows as Row[];
      });
    return traced(READ, () => this.reads.take(tenantId, read));
  }

  /** Global tables only (login identities, sessions): no tenant is set, so tenant tables show nothing. */
  global<T>(work: Work<T>): Promise<T> {
    return traced(GLOBAL, () => this.withRunner(this.app, runner => work(runner.manager)));
  }

  /**
   * Across tenants, as the platform role: the only way. `reason` says for what, in plain words; it stands beside the
   * transaction in the server's own views and logs, and the architecture test lists every caller with it.
   */
  acrossTenants<T>(reason: string, work: Work<T>): Promise<T> {
    return traced({ ...ACROSS, attributes: { ...ACROSS.attributes, 'folio.reason': reason } }, () =>
      this.withRunner(this.platform, (runner, client) => this.inTransaction(runner, client, beginAcross(reason), work)),
    );
  }

  /** Rows of one query of a tenant in batches, from a cursor on one snapshot, on a connection that only streams use. */
  stream<Row>(
    tenantId: string,
    query: (em: EntityManager) => [sql: string, parameters: unknown[]],
  ): Promise<AsyncGenerator<Row[]>> {
    const [sql, parameters] = query(this.app.manager);
    const statement = { opening: begin(tenantId, ' READ ONLY'), sql, parameters };
    return this.streamed(streams => streams.open<Row>(tenantId, statement));
  }

  /** The same of several queries, one after the other, all of one snapshot. Their reader has `deadlineMs`. */
  streamAll<Row>(
    tenantId: string,
    statements: { sql: string; parameters: unknown[] }[],
    deadlineMs: number,
  ): Promise<AsyncGenerator<Part<Row>>> {
    const series = { opening: begin(tenantId, SNAPSHOT), statements };
    return this.streamed(streams => streams.openSeries<Row>(tenantId, series, deadlineMs));
  }

  private transaction<T>(opening: string, work: Work<T>): Promise<T> {
    return retried(() =>
      this.withRunner(this.app, (runner, client) => this.inTransaction(runner, client, opening, work)),
    );
  }

  private async inTransaction<T>(runner: QueryRunner, client: PoolClient, opening: string, work: Work<T>): Promise<T> {
    const sent: Promise<unknown>[] = [];
    unanswered.set(runner.manager, sent);
    const endings = endingsOf(runner.manager);
    // The transaction is opened by hand, in one packet with its first statement: TypeORM must not open another inside.
    Object.assign(runner, { isTransactionActive: true });
    try {
      sent.push(quiet(this.send(client, opening)));
      const result = await work(runner.manager);
      for (const each of endings) each();
      unpipe(runner);
      const [{ command }] = await Promise.all([this.send(client, 'COMMIT'), ...sent]);
      // A COMMIT behind a failed statement is answered too: by ROLLBACK.
      if (command !== 'COMMIT') throw new Error('the transaction had failed before its COMMIT');
      return result;
    } catch (error) {
      unpipe(runner);
      await this.send(client, 'ROLLBACK').catch(() => undefined);
      // An earlier statement failed: it says why.
      if ((error as { code?: string }).code !== ABORTED) throw error;
      await Promise.all(sent);
      throw causes.get(runner.manager) ?? error;
    } finally {
      Object.assign(runner, { isTransactionActive: false });
    }
  }

  private async withRunner<T>(
    source: DataSource,
    work: (runner: QueryRunner, client: PoolClient) => Promise<T>,
  ): Promise<T> {
    const runner = source.createQueryRunner();
    try {
      return await work(runner, await this.connect(runner));
    } finally {
      await runner.release();
    }
  }

  private async connect(runner: QueryRunner): Promise<PoolClient> {
    const client = (await runner.connect()) as PoolClient;
    if (this.closing) {
      await runner.release();
      throw new Error('Client was closed and is not queryable');
    }
    pipe(
      runner,
      client,
      () => this.count(client),
      error => {
        this.suspect(client, error);
        if (!causes.has(runner.manager)) causes.set(runner.manager, error);
      },
    );
    return client;
  }

  private count(client: PoolClient): void {
    this.statements += 1;
    if (beginsPacket(client)) this.packets += 1;
  }

  private send(client: PoolClient, sql: string, parameters?: unknown[]) {
    this.count(client);
    return send(client, sql, parameters).catch((error: unknown) => {
      this.suspect(client, error);
      throw error;
    });
  }

  /** One statement without an answer: the next caller is not to wait for another. */
  private suspect(client: PoolClient, error: unknown): void {
    if (isUnanswered(error)) for (const each of [...this.connections, this.replica]) each?.drop(client);
  }
}
