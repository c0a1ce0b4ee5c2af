import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/**
 * One idle connection of each process that uses the cluster. Its shared lock counts the process as a user for exactly
 * as long as it lives, and its end shows at once that the server is gone.
 */
export interface Keeper {
  client: Client;
  lost: Promise<void>;
  /** Gives up our own claim and says whether nobody else holds one; then no newcomer can get one either. */
  isLast(): Promise<boolean>;
  close(): Promise<void>;
}

const CLAIM = 7_305_210;
const CONNECT_MS = 3000;
/** On a busy machine the claim of a process that was just killed takes a moment to go. */
const DYING_MS = 1000;

class RefusedError extends Error {}

/** A claim on the server, or why there is none yet ('starting' is worth patience, 'silent' is not for ever). */
export async function openKeeper(url: string, cluster: string): Promise<Keeper | 'starting' | 'silent'> {
  const client = new Client({
    connectionString: url,
    application_name: 'folio-keeper',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    keepAlive: true,
  });
  const lost = new Promise<void>(resolve => {
    client.once('end', () => resolve());
  });
  client.on('error', () => {
    /* 'end' follows */
  });
  const close = (): Promise<void> => client.end().catch(() => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ dir: string; claimed: boolean }>(
      `select current_setting('data_directory') as dir, pg_try_advisory_lock_shared($1) as claimed`,
      [CLAIM],
    );
    if (rows[0].dir === cluster && rows[0].claimed) return { client, lost, close, isLast: () => isLast(client) };
    await close();
    return rows[0].dir === cluster ? 'starting' : 'silent';
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    void close();
    if (code === '28P01' || code === '28000')
      throw new RefusedError('La contraseña de postgres.json no es la de la base de datos');
    return code.startsWith('57P') ? 'starting' : 'silent';
  }
}

async function isLast(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [CLAIM]);
  for (const until = Date.now() + DYING_MS; ; await sleep(50)) {
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [CLAIM]);
    if (rows[0].last || Date.now() > until) return rows[0].last;
  }
}
