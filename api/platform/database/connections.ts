import type { Client, Pool, PoolClient } from 'pg';

type Inside = { connection: { stream: { destroy(): void } } };

/** Ends a connection whose host may be gone. */
export function cut(client: (PoolClient & { end?(): Promise<void> }) | Client): void {
  // Marked as ending first: the pool then forgets it when it comes back, instead of giving it to the next.
  client.end?.().catch(() => undefined);
  (client as unknown as Inside).connection.stream.destroy();
}

/** What runs on a connection that dies fails by itself, and the pool forgets the connection. */
const heard = () => undefined;

/** Has the server read what each table of ours is. */
const READ_TABLES = `
  SELECT string_agg(format('SELECT FROM %s LIMIT 0', oid::regclass), '; ') AS sql FROM pg_class
   WHERE relnamespace = 'app'::regnamespace AND relkind IN ('r', 'p') AND has_any_column_privilege(oid, 'SELECT')`;

/** The connections of a pool: all of them from the start, and none when they are not to be trusted any more. */
export class Connections {
  private readonly busy = new Set<PoolClient>();

  constructor(private readonly pool: Pool) {
    pool.on('acquire', client => {
      this.busy.add(client);
      // The pool stops listening here, and the caller begins some turns later: a server that ends the session in
      // between would end the process ('error' without a listener).
      if (!client.listeners('error').includes(heard)) client.on('error', heard);
    });
    pool.on('release', (_error, client) => this.busy.delete(client));
  }

  /**
   * Opens all of them, for good. A new one has the server begin a process and read the schema, some 30 ms of a core:
   * a crowd that comes at once would have twenty opened at once, and everybody wait for them.
   */
  async open(): Promise<void> {
    const { options } = this.pool;
    options.min = options.max;
    const opened = await Promise.allSettled(Array.from({ length: options.max }, () => this.pool.connect()));
    await Promise.allSettled(
      opened.map(async each => {
        if (each.status === 'rejected') return;
        const client = each.value;
        try {
          const { rows } = await client.query<{ sql: string }>(READ_TABLES);
          await client.query(rows[0]!.sql);
          client.release();
        } catch (error) {
          client.release(error as Error);
        }
      }),
    );
  }

  /**
   * A host that left one statement unanswered has the waiting connections too: each would take its time to find out.
   */
  drop(unanswered: PoolClient): void {
    if (this.busy.has(unanswered)) cut(unanswered);
    for (let left = this.pool.idleCount; left > 0; left -= 1) {
      this.pool.connect((error, client, release) => {
        if (error || !client) return;
        cut(client);
        release(true);
      });
    }
  }

  /**
   * For the end of the process: what is still at work fails with an error, instead of sharing a connection with
   * others.
   */
  cutBusy(): void {
    for (const client of this.busy) cut(client);
  }
}
