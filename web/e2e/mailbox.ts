import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Letter {
  to: string;
  subject: string;
  text: string;
}

const PATIENCE_MS = 15_000;

/** Everything that a product with this DATA_DIR has mailed to an address, oldest first. */
export function lettersTo(dataDir: string, address: string): Letter[] {
  const outbox = join(dataDir, 'outbox');
  const names = existsSync(outbox)
    ? readdirSync(outbox)
        .filter(name => name.endsWith('.json'))
        .sort()
    : [];
  return names
    .map(name => JSON.parse(readFileSync(join(outbox, name), 'utf8')).letter as Letter)
    .filter(({ to }) => to === address);
}

/**
 * The link in an address's letter, to a password where nothing is said, of the first such letter or the second…, once
 * it has arrived.
 */
export async function mailedLink(
  dataDir: string,
  address: string,
  { path = '/reset-password/', which = 1 } = {},
): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const links = lettersTo(dataDir, address).flatMap(
      ({ text }) => (text.match(/https?:\/\/\S+/g) ?? []).find(each => each.includes(path)) ?? [],
    );
    const link = links[which - 1];
    if (link) return link;
    if (Date.now() > until) throw new Error(`no letter ${which} to ${address}`);
    await pause(100);
  }
}
