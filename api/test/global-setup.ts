import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { discard, startTestCluster } from './servers/cluster';
import { handOver } from './database';
import { startPgBouncer, type Pooler } from './servers/pgbouncer';
import { makeTemplate } from './template';

declare global {
  var folioTestCluster: Awaited<ReturnType<typeof startTestCluster>> | undefined;
  var folioTestPooler: Pooler | null | undefined;
}

/**
 * Fewer than the product asks for; as many as one test holds in open transactions, and some for those that are to go on
 * meanwhile.
 */
const POOL = 10;

/** Once per run, also where the projects api and e2e run together. */
export default async function globalSetup(): Promise<void> {
  // The page that travels in archives: quick, and nothing where it is there already.
  execFileSync(process.execPath, [join(__dirname, '../bin/verifier.mjs')], { stdio: 'inherit' });
  const cluster = await startTestCluster();
  globalThis.folioTestCluster = cluster;
  // Jest runs no teardown when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      discard(cluster.dir);
      process.kill(process.pid, signal);
    });
  }
  await makeTemplate(cluster.postgres.urls).catch(async error => {
    await cluster.postgres.stop();
    discard(cluster.dir);
    throw error;
  });
  const dataDir = join(cluster.dir, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const { urls } = cluster.postgres;
  // `npm run test:pgbouncer`: what the product does goes through it. Jest would wait for it after the last test: the
  // teardown ends it.
  const pooler = process.env.FOLIO_TEST_PGBOUNCER ? await startPgBouncer([urls.app, urls.platform], POOL) : null;
  globalThis.folioTestPooler = pooler;
  handOver(pooler ? { ...urls, app: pooler.by(urls.app), platform: pooler.by(urls.platform) } : urls, dataDir);
}
