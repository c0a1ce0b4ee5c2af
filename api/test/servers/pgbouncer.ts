import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';

/**
 * A PgBouncer of this machine before the run's PostgreSQL, in transaction mode, with fewer connections than the product
 * asks for.
 */
export interface Pooler {
  by(url: string): string;
  stop(): Promise<void>;
}

const FEW = 4;

interface Installed {
  command: string;
  version: string;
  /** What the product is told of it: before 1.21 it loses named statements. */
  env: Record<string, string>;
}

/** The one of this machine, if any. Debian puts it where not every PATH looks. */
export function installedPgBouncer(): Installed | undefined {
  for (const command of ['pgbouncer', '/usr/sbin/pgbouncer']) {
    const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
    const version = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '');
    if (status !== 0 || !version) continue;
    const [major, minor] = [Number(version[1]), Number(version[2])];
    const loses = major === 1 && minor < 21;
    return { command, version: `${major}.${minor}`, env: loses ? { DATABASE_PREPARED: 'off' } : {} };
  }
  return undefined;
}

const reachable = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** `urls`: of the roles that go through it; `most`: connections to the server for each role and database. */
export async function startPgBouncer(urls: string[], most = FEW): Promise<Pooler> {
  const installed = installedPgBouncer();
  if (!installed) throw new Error('PgBouncer is not installed here');
  const dir = mkdtempSync('/tmp/folio-pgbouncer-');
  const port = await freePort();
  const { hostname, port: server } = new URL(urls[0]!);
  const users = urls
    .map(url => new URL(url))
    .map(({ username, password }) => `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`);
  writeFileSync(join(dir, 'users.txt'), `${users.join('\n')}\n`);
  writeFileSync(
    join(dir, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(dir, 'users.txt')}
pool_mode = transaction
default_pool_size = ${most}
max_client_conn = 500
ignore_startup_parameters = options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  // It refuses to run as root, and then reads its files as nobody.
  chmodSync(dir, 0o755);
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(installed.command, [...asRoot, join(dir, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const exit = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  for (let left = 100; !(await reachable(port)); left -= 1) {
    if (left === 0 || child.exitCode !== null) throw new Error(`pgbouncer: ${said}`);
    await sleep(50);
  }
  return {
    by: url => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    async stop() {
      child.kill('SIGKILL');
      await exit;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
