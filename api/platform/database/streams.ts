import { availableParallelism } from 'node:os';
import { Pool, type PoolClient } from 'pg';
import { AppError } from '../errors';
import { Turns } from './turns';
import { Connections } from './connections';
import { isUnanswered, sessionOf } from './session-limits';

/** Connections of their own: readers of files never take one from the rest. */
const STREAMS = 4;
const BATCH = 250;
/** Between two batches; the server gives a reader up that does not even come back for the next. */
const IDLE = '30s';
/**
 * How long the whole may take, whatever the reader does, how long the next one of the same tenant waits, and how many
 * batches the database reads at once, for all readers together: one of the machine's cores is left to requests.
 */
const BOUNDS = {
  deadlineMs: 10 * 60_000,
  patienceMs: 5_000,
  batchesAtOnce: Math.max(1, Math.min(STREAMS, availableParallelism() - 1)),
};

const busy = () =>
  new AppError(
    'UNAVAILABLE',
    'Tu empresa ya tiene otra descarga o comprobación en marcha. Espera a que acabe y vuelve a probar.',
    undefined,
    5,
  );
const tooLong = () =>
  new AppError('UNAVAILABLE', 'La descarga ha durado demasiado. Elige un periodo más corto.', undefined, 5);

interface Statement {
  opening: string;
  sql: string;
  parameters: unknown[];
}
/** Queries that are read one after the other from one snapshot. */
interface Series {
  opening: string;
  statements: Omit<Statement, 'opening'>[];
}
/** Rows of the query at that place of a series. */
export interface Part<Row> {
  at: number;
  rows: Row[];
}

/** The rows of an open cursor, so many at once. */
type Batches = <Row>(cursor: string, most: number) => AsyncGenerator<Row[]>;
type Read<T> = (client: PoolClient, batches: Batches) => AsyncGenerator<T>;

/** Rows of a series that are read at once: what is done with each of them takes longer than with those of a list. */
const SERIES_BATCH = 200;

/** Long reads, one at a time per tenant, from cursors on connections of their own. */
export class Streams {
  private readonly pool: Pool;
  private readonly connections: Connections;
  private readonly turns: Turns;
  private readonly fetching: Turns;

  constructor(
    url: string,
    prepared = true,
    private readonly bounds = BOUNDS,
  ) {
    this.turns = new Turns(1, busy, bounds.patienceMs);
    // Nobody in this queue loses patience: those before wait for the database alone, and its statements have their
    // time.
    this.fetching = new Turns(bounds.batchesAtOnce, tooLong, bounds.deadlineMs);
    this.pool = new Pool({
      connectionString: url,
      max: STREAMS,
      application_name: 'folio streams',
      ...sessionOf(prepared),
    });
    this.pool.on('error', () => undefined);
    this.connections = new Connections(this.pool);
  }

  openAll(): Promise<void> {
    return this.connections.open();
  }

  async close(): Promise<void> {
    this.connections.cutBusy();
    await this.pool.end();
  }

  /** Rows of one query, batch by batch. */
  open<Row>(tenantId: string, { opening, sql, parameters }: Statement): Promise<AsyncGenerator<Row[]>> {
    return this.opened(tenantId, opening, this.bounds.deadlineMs, async function* (client, batches) {
      await declare(client, 'batch', { sql, parameters });
      // Its first answer says that the cursor is open.
      yield [];
      yield* batches<Row>('batch', BATCH);
    });
  }

  /** The same of several queries on one snapshot, within `deadlineMs`: what leaves together belongs together. */
  openSeries<Row>(
    tenantId: string,
    { opening, statements }: Series,
    deadlineMs: number,
  ): Promise<AsyncGenerator<Part<Row>>> {
    return this.opened(tenantId, opening, deadlineMs, async function* (client, batches) {
      yield { at: -1, rows: [] };
      for (const [at, statement] of statements.entries()) {
        await declare(client, `part_${at}`, statement);
        for await (const rows of batches<Row>(`part_${at}`, SERIES_BATCH)) yield { at, rows };
        await client.query(`CLOSE part_${at}`);
      }
    });
  }

  /**
   * Opened when it answers: what cannot be is refused before the first byte of a file. A reader who leaves (`return`)
   * frees it at once, and one who takes too long is cut off: the next row is an error, so that no file looks whole that
   * is not.
   */
  private async opened<T>(
    tenantId: string,
    opening: string,
    deadlineMs: number,
    read: Read<T>,
  ): Promise<AsyncGenerator<T>> {
    const leave = await this.turns.enter(tenantId);
    try {
      const parts = this.reading(await this.pool.connect(), opening, leave, read);
      // A generator that was never started would have no end either.
      await parts.next();
      return within(deadlineMs, parts);
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async *fetched<Row>(client: PoolClient, cursor: string, most: number): AsyncGenerator<Row[]> {
    for (;;) {
      const { rows } = await this.fetching.take('', () => client.query(`FETCH ${most} FROM ${cursor}`));
      if (rows.length > 0) yield rows as Row[];
      if (rows.length < most) return;
    }
  }

  private async *reading<T>(client: PoolClient, opening: string, leave: () => void, read: Read<T>): AsyncGenerator<T> {
    let broken: Error | undefined;
    const lost = (error: Error) => {
      broken ??= error;
    };
    client.on('error', lost);
    try {
      await client.query(`${opening}; SET LOCAL idle_in_transaction_session_timeout = '${IDLE}'`);
      yield* read(client, (cursor, most) => this.fetched(client, cursor, most));
    } catch (error) {
      if (isUnanswered(error)) this.connections.drop(client);
      throw error;
    } finally {
      await client.query('ROLLBACK').catch(lost);
      client.off('error', lost);
      client.release(broken);
      leave();
    }
  }
}

const declare = (client: PoolClient, cursor: string, { sql, parameters }: Omit<Statement, 'opening'>) =>
  client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${sql}`, parameters);

/** The same rows for so long; then an error, and they are let go whether or not anybody asks for the next. */
function within<T>(ms: number, rows: AsyncGenerator<T>): AsyncGenerator<T> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void rows.return(undefined);
  }, ms);
  const ended = <R>(result: Promise<R>) => result.finally(() => clearTimeout(timer));
  return Object.assign(Object.create(rows) as AsyncGenerator<T>, {
    async next() {
      const result = await rows.next().catch(error => ended(Promise.reject(error)));
      if (late) throw tooLong();
      return result.done ? ended(Promise.resolve(result)) : result;
    },
    return: (value: undefined) => ended(rows.return(value)),
    throw: (error: unknown) => ended(rows.throw(error)),
    [Symbol.asyncIterator]() {
      return this;
    },
  });
}
