import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { discard, makeTestDir } from '../../test/servers/cluster';
import { holder, type Holder } from '../../test/servers/holder';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import { isAlive, readLock } from './process';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const dir = makeTestDir('two');
const cluster = join(dir, 'postgres');
const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir: dir, log: silent, fsync: false });
const serverPid = (): number => readLock(cluster)?.pid ?? 0;
const holders: Holder[] = [];
const hold = (): Holder => {
  holders.push(holder(dir));
  return holders[holders.length - 1];
};

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
  return true;
}

afterAll(() => {
  holders.filter(({ child }) => child.exitCode === null).forEach(({ child }) => child.kill('SIGKILL'));
  discard(dir);
});

test('two first starts at once share one server; the last one out stops it', async () => {
  const [a, b] = [hold(), hold()];
  const [portA, portB] = await Promise.all([a.port, b.port]);
  expect(portA).toBe(portB);
  const pid = serverPid();
  await a.end('SIGTERM');
  expect(isAlive(pid)).toBe(true);
  await b.end('SIGTERM');
  expect(isAlive(pid)).toBe(false);
  expect(readLock(cluster)).toBeNull();
}, 30_000);

test('the orphan of a killed process is adopted, and stopped in the end', async () => {
  const killed = hold();
  await killed.port;
  const pid = serverPid();
  await killed.end('SIGKILL');
  expect(isAlive(pid)).toBe(true);
  const postgres = await start();
  expect(serverPid()).toBe(pid);
  expect(await answers(postgres.urls.app)).toBe(true);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
}, 30_000);

test('the process that is left keeps the server alive when its starter and then the server are killed', async () => {
  const starter = hold();
  await starter.port;
  const postgres = await start();
  const restarted = new Promise<void>(resolve => {
    postgres.onRestart(resolve);
  });
  await starter.end('SIGKILL');
  process.kill(serverPid(), 'SIGKILL');
  await restarted;
  expect(await answers(postgres.urls.app)).toBe(true);
  await postgres.stop();
  expect(readLock(cluster)).toBeNull();
}, 30_000);

test('processes that all see the server die agree on one new server', async () => {
  const [a, b] = [hold(), hold()];
  const postgres = await start();
  await Promise.all([a.port, b.port]);
  const restarted = new Promise<void>(resolve => {
    postgres.onRestart(resolve);
  });
  process.kill(serverPid(), 'SIGKILL');
  await restarted;
  const pid = serverPid();
  await a.end('SIGTERM');
  await b.end('SIGTERM');
  expect(serverPid()).toBe(pid);
  expect(await answers(postgres.urls.app)).toBe(true);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
}, 30_000);

test.each([
  ['a stranger under its number', `${process.pid}\n`],
  ['nothing at all', ''],
])(
  'a lock file left with %s does not keep it from starting',
  async (_, pid) => {
    const rest = pid ? `${cluster}\n1\n65000\n\n127.0.0.1\n` : '';
    writeFileSync(join(cluster, 'postmaster.pid'), pid + rest);
    const postgres = await start();
    expect(await answers(postgres.urls.app)).toBe(true);
    await postgres.stop();
  },
  30_000,
);

test('a half-made cluster of a killed first start is not in the way', async () => {
  const other = makeTestDir('half');
  const first = holder(other);
  while (
    !readdirSync(other).some(name => name.startsWith('postgres.') && existsSync(join(other, name, 'base'))) &&
    first.child.exitCode === null
  )
    await sleep(5);
  await first.end('SIGKILL');
  expect(existsSync(join(other, 'postgres'))).toBe(false);
  const postgres = await startEmbeddedPostgres({ dataDir: other, log: silent, fsync: false });
  expect(await answers(postgres.urls.owner)).toBe(true);
  expect(readdirSync(other).filter(name => /^postgres\.\d/.test(name))).toEqual([]);
  await postgres.stop();
  discard(other);
}, 30_000);
