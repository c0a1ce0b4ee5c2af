import type { Writable } from 'node:stream';
import type { PoolClient, QueryResult as PgResult } from 'pg';
import { QueryResult, QueryRunnerAlreadyReleasedError, type QueryRunner } from 'typeorm';

const names = new Map<string, string>();

/** Marks a constant statement as worth keeping a plan for, on each connection. Returns it. */
export function prepared(name: string, sql: string): string {
  names.set(sql, name);
  return sql;
}

const streamOf = (client: PoolClient): Writable =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream;

/** Whether what is sent next begins a packet: nothing else waits to leave. */
export const beginsPacket = (client: PoolClient): boolean => streamOf(client).writableCorked === 0;

/**
 * Sends a statement behind those sent before, without waiting for their answers. Everything sent in one turn of the
 * event loop leaves in one packet: a round trip wakes two processes and costs more than most statements.
 */
export function send(client: PoolClient, text: string, values?: unknown[]): Promise<PgResult> {
  const stream = streamOf(client);
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client.query({ text, values, name: names.get(text) });
}

/**
 * Lets TypeORM send its statements that way, with the answers in the shapes that it gives them itself. `failed` hears
 * of each that fails, in their order.
 */
export function pipe(
  runner: QueryRunner,
  client: PoolClient,
  count: () => void,
  failed: (error: unknown) => void,
): void {
  const query = async (sql: string, parameters?: unknown[], structured = false) => {
    count();
    const { command, rows, rowCount } = await send(client, sql, parameters).catch(error => {
      failed(error);
      throw error;
    });
    const raw = command === 'UPDATE' || command === 'DELETE' ? [rows, rowCount] : rows;
    return structured ? Object.assign(new QueryResult(), { raw, records: rows, affected: rowCount }) : raw;
  };
  runner.query = query as QueryRunner['query'];
}

/**
 * Ends a transaction's say over its connection: a statement that comes late must not meet those of the next one there.
 */
export function unpipe(runner: QueryRunner): void {
  runner.query = () => Promise.reject(new QueryRunnerAlreadyReleasedError());
}
