import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../platform/config/config';

/** Made by the build (`api/bin/verifier.mjs`). */
const VERIFIER = join(ROOT, 'dist/verifier/verificador.html');

let read: Promise<string> | undefined;

/** The page that computes an archive's hashes in any browser. */
export function verifierPage(): Promise<string> {
  read ??= readFile(VERIFIER, 'utf8').catch(() => {
    read = undefined;
    throw new Error('dist/verifier is missing: run `npm run build:web` first');
  });
  return read;
}
