import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeClientCertificate, type ClientCertificate } from '../../sandbox/aeat/certificates/certificates';
import type { Company } from '../../sandbox/aeat/certificates/keyring';
import { testDataDir } from '../database';

/** Certificates take half a second each to make: those of which any will do serve a whole run, in all its processes. */
function folder(): string {
  const dir = join(dirname(testDataDir()), 'certificates');
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** A client's certificate for whoever holds it. */
export function keptCertificate(holder: Company): Pick<ClientCertificate, 'key' | 'cert' | 'notAfter'> {
  const file = join(folder(), `${holder.nif}.json`);
  if (!existsSync(file)) {
    const { key, cert, notAfter } = makeClientCertificate({ ...holder });
    // Whole or not at all: another process reads it.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify({ key, cert, notAfter }));
    renameSync(`${file}.${process.pid}`, file);
  }
  const { key, cert, notAfter } = JSON.parse(readFileSync(file, 'utf8')) as Record<'key' | 'cert' | 'notAfter', string>;
  return { key, cert, notAfter: new Date(notAfter) };
}

/** What the AEAT's sandbox makes when it first starts in a folder. */
const KEYRING = ['ca.key', 'ca.pem', 'server.key', 'server.pem', 'demo.p12'];
const keyring = () => join(folder(), 'sandbox');

/** Puts the run's keyring into the folder of a sandbox that is to start, when there is one. */
export function giveKeyring(dir: string): void {
  if (existsSync(keyring())) cpSync(keyring(), dir, { recursive: true });
}

/** Keeps what a sandbox made, for those that start later. */
export function keepKeyring(dir: string): void {
  if (existsSync(keyring())) return;
  const draft = `${keyring()}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const name of KEYRING) copyFileSync(join(dir, name), join(draft, name));
  try {
    renameSync(draft, keyring());
  } catch {
    // Another process was first.
    rmSync(draft, { recursive: true, force: true });
  }
}
