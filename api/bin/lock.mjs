// One install or build at a time in this folder, also when two commands start together.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './run.mjs';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The file appears whole or not at all. */
function take(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the lock of a dead process; put back if a living one took its place in between. */
function dropStale(file) {
  const aside = `${file}.stale-${process.pid}`;
  try {
    if (isAlive(Number(readFileSync(file, 'utf8')))) return;
    renameSync(file, aside);
    if (isAlive(Number(readFileSync(aside, 'utf8')))) linkSync(aside, file);
    rmSync(aside, { force: true });
  } catch {
    /* somebody else was quicker */
  }
}

/** The folder may be somebody else's, or one that nobody writes to. */
function tryToTake(file) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return take(file);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    throw new PlainError(`No se puede escribir en ${dirname(file)}, y hay que instalar o compilar: ${error.message}`);
  }
}

export async function withLock(file, work) {
  for (let said = false; !tryToTake(file); await sleep(200)) {
    dropStale(file);
    if (!said) console.log('Otro proceso está instalando o compilando: se espera a que acabe…');
    said = true;
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
