import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Client } from 'pg';

type Cell = string | number | boolean | null;
export type Row = readonly Cell[];

const CHUNK = 64 * 1024;
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const cell = (value: Cell): string =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, character => ESCAPED[character]!);

/** What pg calls a query that speaks for itself: the connection below it has the messages of COPY. */
interface Connection {
  stream: Writable;
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
}

/** Sends rows by COPY, a table at a time: pg has the messages, and no stream for them. Answers how many there were. */
export function copyInto(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let failed: Error | undefined;
    const send = async (connection: Connection) => {
      let chunk = '';
      for (const row of rows) {
        if (failed) return;
        chunk += `${row.map(cell).join('\t')}\n`;
        sent += 1;
        if (chunk.length < CHUNK) continue;
        connection.sendCopyFromChunk(Buffer.from(chunk));
        chunk = '';
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      if (chunk) connection.sendCopyFromChunk(Buffer.from(chunk));
      connection.endCopyFrom();
    };
    client.query({
      submit: (connection: Connection) => connection.query(`COPY ${table} (${columns.join(', ')}) FROM STDIN`),
      handleCopyInResponse: (connection: Connection) => {
        send(connection).catch((error: Error) => {
          failed = error;
          connection.sendCopyFail('the rows ended early');
        });
      },
      handleError: (error: Error) => {
        failed ??= error;
        reject(failed);
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => (failed ? reject(failed) : resolve(sent)),
    } as never);
  });
}

/** Reads what COPY sends of a query, and throws it away. */
export function copyOut(client: Client, query: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let failed: Error | undefined;
    client.query({
      submit: (connection: Connection) => connection.query(`COPY (${query}) TO STDOUT`),
      handleCopyData: () => undefined,
      handleError: (error: Error) => {
        failed = error;
        reject(error);
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => (failed ? reject(failed) : resolve()),
    } as never);
  });
}
