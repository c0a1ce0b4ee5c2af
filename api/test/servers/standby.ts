import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { spawnPostmaster } from '../../platform/embedded-postgres/cluster';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres';
import { nativeDir } from '../../platform/embedded-postgres/native';
import { placeOf } from '../../platform/embedded-postgres/place';
import { TEMPLATE, withDatabase, type TestDatabase } from '../database';
import { makeTemplate } from '../template';
import { discard, makeTestDir } from './cluster';
import { freePort } from './free-port';

/** A primary with a migrated database, and a server that repeats what it does. */
export interface Pair {
  database: TestDatabase;
  /** An address of the primary, at the replica. */
  atReplica(url: string): string;
  /** As the replica's superuser. */
  replica(sql: string): Promise<unknown[]>;
  kill(): Promise<void>;
  /** The replica that was killed starts again. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const COPIED_MS = 60_000;
const TRIES = 150;

async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 30_000 });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const sql of statements) ({ rows } = await client.query(sql));
    return rows;
  } finally {
    await client.end();
  }
}

/** What pg_basebackup does, which does not come with the embedded server: files of a running one, and its label. */
async function copy(superuser: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('a test', true)`);
    const { status, stderr } = spawnSync('cp', ['-a', from, to], { timeout: COPIED_MS, encoding: 'utf8' });
    if (status !== 0) throw new Error(`cp: ${stderr}`);
    const { rows } = await client.query(`SELECT labelfile FROM pg_backup_stop(false)`);
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
  // The server's own user renames them, and syncs them first.
  writeFileSync(join(to, 'standby.signal'), '');
  const { uid, gid } = statSync(to);
  for (const name of ['backup_label', 'standby.signal']) chownSync(join(to, name), uid, gid);
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, name), { force: true });
}

async function startStandby(primary: EmbeddedPostgres, from: string, dir: string) {
  const place = placeOf(dir, log);
  const { superuser } = primary.urls;
  appendFileSync(join(from, 'pg_hba.conf'), 'host replication postgres 127.0.0.1/32 scram-sha-256\n');
  await ask(superuser, 'SELECT pg_reload_conf()');
  await copy(superuser, from, place.cluster);
  const { password } = new URL(superuser);
  appendFileSync(
    join(place.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${password}'
hot_standby_feedback = on
wal_retrieve_retry_interval = '100ms'
`,
  );
  const port = await freePort();
  return { port, spawn: () => spawnPostmaster(place, nativeDir(place.who, dir), port, false) };
}

async function answering(url: string): Promise<void> {
  for (let n = 1; ; n += 1) {
    try {
      await ask(url, 'SELECT 1');
      return;
    } catch (error) {
      if (n === TRIES) throw error;
      await sleep(200);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGQUIT');
  await ended;
}

export async function startPair(): Promise<Pair> {
  const [dir, beside] = [makeTestDir('primary'), makeTestDir('standby')];
  try {
    return await pairIn(dir, beside);
  } catch (error) {
    for (const each of [dir, beside]) discard(each);
    throw error;
  }
}

async function pairIn(dir: string, beside: string): Promise<Pair> {
  const primary = await startEmbeddedPostgres({ dataDir: dir, log, fsync: false });
  const { urls } = primary;
  await makeTemplate(urls);
  await ask(withDatabase(urls.superuser, 'postgres'), `ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS true`);
  const { port, spawn } = await startStandby(primary, placeOf(dir, log).cluster, beside);
  let child = spawn();
  const there = (url: string) => Object.assign(new URL(withDatabase(url, TEMPLATE)), { port: String(port) }).href;
  const database = Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, withDatabase(url, TEMPLATE)]));
  await answering(there(urls.superuser));
  return {
    database: { ...(database as typeof urls), drop: async () => undefined },
    atReplica: there,
    replica: sql => ask(there(urls.superuser), sql),
    kill: () => end(child),
    async revive() {
      child = spawn();
      await answering(there(urls.superuser));
    },
    async stop() {
      await end(child);
      await primary.stop();
      for (const each of [dir, beside]) discard(each);
    },
  };
}
