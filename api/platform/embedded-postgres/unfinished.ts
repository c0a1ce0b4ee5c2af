import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive, makersOf } from './process';

/** While the killed writers' last files appear; then a later start tries again. */
const GONE = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };

/** Removes what first starts left that were killed half-way. Their initdb outlives them and would go on writing. */
export async function removeUnfinished(cluster: string): Promise<void> {
  const unfinishedOf = new RegExp(`^${basename(cluster)}\\.(\\d+)-[0-9a-f]{8}(?:\\.password)?$`);
  for (const name of readdirSync(dirname(cluster))) {
    const [, pid] = unfinishedOf.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    const unfinished = join(dirname(cluster), name);
    for (const maker of makersOf(unfinished)) {
      try {
        process.kill(maker, 'SIGKILL');
      } catch {
        /* ended meanwhile */
      }
    }
    await rm(unfinished, GONE).catch(() => undefined);
  }
}
