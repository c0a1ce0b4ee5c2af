import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/values';
import { removeUnfinished } from './unfinished';
import { makePrivateDir, type Place } from './place';
import { clusterName } from './process';

const INITDB_MS = 120_000;
const LOG_BYTES = 1_000_000;
/** One way in: a password over loopback TCP. */
const HBA = 'host all all 127.0.0.1/32 scram-sha-256\n';

/** Nothing of our environment (secrets, PG… variables) reaches PostgreSQL, but where it finds things and gets memory. */
const bareEnv = (): NodeJS.ProcessEnv => {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'GLIBC_TUNABLES'].filter(
    name => process.env[name] !== undefined,
  );
  return { ...Object.fromEntries(kept.map(name => [name, process.env[name]])), LC_ALL: 'C' };
};

/** A container may run under a number that its /etc/passwd does not know. */
const namelessUser = (uid: string): string =>
  `El usuario ${uid} no tiene nombre en /etc/passwd, y sin él PostgreSQL no crea su base de datos: dale uno, o usa DATABASE_URL con un servidor propio`;

function run(program: string, args: string[], options: SpawnOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      timeout: INITDB_MS,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', code => {
      const [, nameless] = /could not look up effective user ID (\d+)/.exec(said) ?? [];
      if (code === 0) resolve(said);
      else if (nameless) reject(new ConfigError(namelessUser(nameless)));
      else reject(new Error(`initdb: ${said.trim() || `código ${code}`}`));
    });
  });
}

function checkVersion(cluster: string, native: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const [, ours] =
    /^# PostgreSQL (\d+)/.exec(readFileSync(join(native, 'share', 'postgresql', 'postgres.bki'), 'utf8')) ?? [];
  if (made !== ours)
    throw new ConfigError(
      `${cluster} es de PostgreSQL ${made} y el incluido es ${ours}: exporta con la versión anterior`,
    );
}

/**
 * Makes the cluster beside its place and moves it there whole, so that neither a killed first start nor two at once
 * leave a half-made one.
 */
export async function ensureCluster(place: Place, native: string, password: string, fsync: boolean): Promise<void> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return checkVersion(place.cluster, native);
  await removeUnfinished(place.cluster);
  const draft = `${place.cluster}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    makePrivateDir(draft, place.who);
    writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
    if (place.who.uid !== undefined && place.who.gid !== undefined)
      chownSync(passwordFile, place.who.uid, place.who.gid);
    await run(
      join(native, 'bin', 'initdb'),
      [
        '-D',
        draft,
        '-U',
        'postgres',
        '-A',
        'scram-sha-256',
        '--pwfile',
        passwordFile,
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(fsync ? [] : ['--no-sync', '-c', 'scram_iterations=1']),
      ],
      { ...place.who, cwd: '/', env: bareEnv() },
    );
    writeFileSync(join(draft, 'pg_hba.conf'), HBA);
    renameSync(draft, place.cluster);
  } catch (error) {
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

const settings = (cluster: string, port: number, fsync: boolean): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  port: String(port),
  cluster_name: clusterName(cluster),
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Failed statements are the application's to log, with its request id and without the row's values.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  ...(fsync
    ? {}
    : {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        autovacuum: 'off',
        max_wal_size: '512MB',
        checkpoint_timeout: '1h',
        // Else a named statement is planned five times on each connection before it keeps a plan, and a test's connections
        // live for seconds: an eighth of what PostgreSQL takes.
        plan_cache_mode: 'force_generic_plan',
        // A password is drawn out 4,096 times on both sides of each new connection: here nobody has to be kept from it.
        scram_iterations: '1',
      }),
});

/** Starts the server in a session of its own, so that Ctrl+C in our terminal is ours to handle. */
export function spawnPostmaster(place: Place, native: string, port: number, fsync: boolean): ChildProcess {
  const log = join(place.dataDir, 'postgres.log');
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) renameSync(log, `${log}.1`);
  const out = openSync(log, 'a', 0o600);
  const args = Object.entries(settings(place.cluster, port, fsync)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', place.cluster, ...args], {
    ...place.who,
    cwd: '/',
    env: bareEnv(),
    detached: true,
    stdio: ['ignore', out, out],
    windowsHide: true,
  });
  closeSync(out);
  child.unref();
  return child;
}

/** The last lines that the server said, for an error. */
export function lastWords(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'postgres.log'), 'utf8').trim().split('\n').slice(-3).join(' · ');
  } catch {
    return '';
  }
}
