import { resolve } from 'node:path';
import { Client } from 'pg';
import { ensureCluster } from './cluster';
import { nativeDir } from './native';
import { placeOf, type Log } from './place';
import { prepareDatabase, prepareServer } from './roles';
import { passwordsOf, type Passwords } from './secrets';
import { urlOf, type Server } from './server';
import { supervise } from './supervisor';

export interface EmbeddedPostgres {
  urls: { app: string; owner: string; platform: string; superuser: string };
  port: number;
  /** Called after each unplanned restart of the server. */
  onRestart(listener: () => void): void;
  /** Leaves the server; the last process that leaves also stops it. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  log: Log;
  /** false: a throwaway cluster for tests. */
  fsync?: boolean;
}

/**
 * The project's own PostgreSQL: made on the first start, shared by every process on the same data directory (the first
 * starts it, the others join, the last one out stops it), restarted when it dies, adopted when its starter was killed.
 */
export async function startEmbeddedPostgres({ dataDir, log, fsync = true }: Options): Promise<EmbeddedPostgres> {
  const place = placeOf(resolve(dataDir), log);
  const native = nativeDir(place.who, place.dataDir);
  const passwords = passwordsOf(place.dataDir);
  await ensureCluster(place, native, passwords.superuser, fsync);
  const server: Server = { place, native, fsync, superuserPassword: passwords.superuser, log, port: null, child: null };
  const supervisor = await supervise(server);
  const port = server.port as number;
  try {
    await prepareServer(supervisor.client(), passwords);
    const client = new Client({
      connectionString: urlOf('postgres', passwords.superuser, port, 'folio'),
      connectionTimeoutMillis: 5000,
      query_timeout: 30_000,
    });
    await client.connect();
    await prepareDatabase(client).finally(() => client.end());
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return { urls: urlsOf(passwords, port), port, onRestart: supervisor.onRestart, stop: supervisor.stop };
}

const urlsOf = (passwords: Passwords, port: number): EmbeddedPostgres['urls'] => ({
  app: urlOf('folio_app', passwords.app, port, 'folio'),
  owner: urlOf('folio_owner', passwords.owner, port, 'folio'),
  platform: urlOf('folio_platform', passwords.platform, port, 'folio'),
  superuser: urlOf('postgres', passwords.superuser, port, 'folio'),
});
