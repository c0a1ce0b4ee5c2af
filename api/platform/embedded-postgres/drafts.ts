import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive, makersOf } from './process';

/** While the killed writers' last files appear; then a later start tries again. */
const GONE = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };

/** Removes what first starts left that were killed half-way. Their initdb outlives them and would go on writing. */
export async function removeDrafts(cluster: string): Promise<void> {
  const draftOf = new RegExp(`^${basename(cluster)}\\.(\\d+)-[0-9a-f]{8}(?:\\.password)?$`);
  for (const name of readdirSync(dirname(cluster))) {
    const [, pid] = draftOf.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    const draft = join(dirname(cluster), name);
    for (const maker of makersOf(draft)) {
      try {
        process.kill(maker, 'SIGKILL');
      } catch {
        /* ended meanwhile */
      }
    }
    await rm(draft, GONE).catch(() => undefined);
  }
}
