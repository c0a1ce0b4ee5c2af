import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/values';

/** Passwords of the cluster's four roles. */
export interface Passwords {
  superuser: string;
  owner: string;
  app: string;
  platform: string;
}

/** The first writer decides, and the file appears whole: of two processes that start at once both read the same. */
export function writeOnce(file: string, text: string, mode: number): string {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, text, { mode, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Made on the first start, kept in the data directory for its owner alone. */
export function passwordsOf(dataDir: string): Passwords {
  const file = join(dataDir, 'postgres.json');
  const made = () => randomBytes(24).toString('base64url');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passwords;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new ConfigError(`No se puede leer ${file}`);
  }
  const fresh: Passwords = { superuser: made(), owner: made(), app: made(), platform: made() };
  return JSON.parse(writeOnce(file, JSON.stringify(fresh), 0o600)) as Passwords;
}
