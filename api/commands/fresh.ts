import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../platform/config/config';
import { emitted } from './emit';

/** Those committed that are not what the code says. */
export function staleContracts(): string[] {
  return emitted()
    .filter(([file, text]) => readFileSync(join(ROOT, file), 'utf8') !== text)
    .map(([file]) => file);
}

export function run(): void {
  const stale = staleContracts();
  if (stale.length > 0) throw new Error(`Hay que volver a escribir ${stale.join(' y ')}: npm run emit`);
}
