import { discard } from './servers/cluster';

export default async function globalTeardown(): Promise<void> {
  const cluster = globalThis.folioTestCluster;
  if (!cluster) return;
  await globalThis.folioTestPooler?.stop();
  await cluster.postgres.stop();
  discard(cluster.dir);
}
