// npm run dump:release -- 0.2.0 <commit>: makes the dump of a release that the upgrade test puts back. The release's
// own code fills its own database, in a worktree that is thrown away; it runs with the packages that are installed
// here.
import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../platform/config/config';
import { discard, makeTestDir } from '../servers/cluster';
import { look, serve } from '../servers/served';
import { migrationsOf, packed, rowsOf, type Dump } from './dump';
import { APP_SECRET, fill, Release, settleDemo } from './fill';

const DUMPS = join(__dirname, 'dumps');
const git = (...args: string[]): string => execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim();

async function served(
  root: string,
  dataDir: string,
  env: Record<string, string>,
  work: (release: Release) => Promise<void>,
): Promise<void> {
  const server = await serve(dataDir, { DEMO: '1', APP_SECRET, ...env }, root);
  await work(new Release(server, root, dataDir)).finally(() => server.end('SIGTERM'));
}

async function make(release: string, commit: string, root: string, dataDir: string): Promise<Dump> {
  await served(root, dataDir, {}, settleDemo);
  let dump!: Dump;
  await served(root, dataDir, { WORKERS: '0' }, async door => {
    await fill(door);
    dump = await look(dataDir, async client => ({
      release,
      commit,
      at: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables: await rowsOf(client),
    }));
  });
  return dump;
}

async function main(): Promise<void> {
  const [release, given] = process.argv.slice(2);
  if (!release || !given) throw new Error('npm run dump:release -- <name> <commit>');
  const commit = git('rev-parse', '--short', given);
  const dir = mkdtempSync(join(tmpdir(), 'folio-release-'));
  const root = join(dir, 'release');
  const dataDir = makeTestDir('release');
  try {
    git('worktree', 'add', '--detach', root, commit);
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const file = packed(await make(release, commit, root, dataDir));
    writeFileSync(join(DUMPS, `${release}.gz`), file);
    process.stdout.write(`${release} of ${commit}: ${file.length} bytes\n`);
  } finally {
    discard(dataDir);
    git('worktree', 'remove', '--force', root);
    rmSync(dir, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
