import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, readdirSync, readlinkSync, renameSync, unlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What PostgreSQL writes into postmaster.pid. */
export interface Lock {
  raw: string;
  pid: number;
  port: number;
}

const HAS_PROC = existsSync('/proc/self/stat');

/** The name of one data directory in the titles of its processes. */
export function clusterName(dir: string): string {
  return `folio-${createHash('sha256').update(dir).digest('hex').slice(0, 10)}`;
}

export function readLock(dir: string): Lock | null {
  try {
    const raw = readFileSync(join(dir, 'postmaster.pid'), 'utf8');
    const lines = raw.split('\n');
    return { raw, pid: Number(lines[0]) || 0, port: Number(lines[3]) || 0 };
  } catch {
    return null;
  }
}

function stat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in brackets and may hold spaces and brackets itself.
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Distinguishes a process from a later one with the same number; '' where the system does not say. */
export function startTimeOf(pid: number): string {
  return stat(pid)?.[19] ?? '';
}

/** A zombie is dead, though kill(pid, 0) still finds it. */
export function isAlive(pid: number): boolean {
  if (!pid) return false;
  const state = HAS_PROC ? stat(pid)?.[0] : 'S';
  return state !== undefined && state !== 'Z' && state !== 'X' && isKnown(pid);
}

/** What PostgreSQL itself looks at: also true for zombies and for strangers under an old number. */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

const belongs = (pid: number, dir: string): boolean => {
  const command = commandLine(pid);
  try {
    const exe = basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
    return /^postgres(\.exe)?$/.test(exe) && readlinkSync(`/proc/${pid}/cwd`) === dir;
  } catch {
    // Root without CAP_SYS_PTRACE (a plain container) may not read these links of another user's process.
    return (
      command[0].startsWith(`postgres: ${clusterName(dir)}: `) ||
      (basename(command[0]) === 'postgres' && command[command.indexOf('-D') + 1] === dir)
    );
  }
};

/** Whether this is a living PostgreSQL process of this data directory; null: alive, but it cannot be said. */
export function isOurs(pid: number, dir: string): boolean | null {
  if (!isAlive(pid)) return false;
  if (!HAS_PROC) return null;
  return commandLine(pid).length > 0 && belongs(pid, dir);
}

/** Backends of this data directory whose postmaster is dead. */
export function orphanBackends(dir: string): number[] {
  if (!HAS_PROC) return [];
  const ours = new Set(
    readdirSync('/proc')
      .map(Number)
      .filter(pid => pid > 0 && isOurs(pid, dir)),
  );
  const isBackend = (pid: number): boolean => commandLine(pid)[0]?.startsWith('postgres: ') ?? false;
  return [...ours].filter(pid => isBackend(pid) && !ours.has(Number(stat(pid)?.[1])));
}

/** The initdb that makes this directory, and the server that it feeds. */
export function makersOf(dir: string): number[] {
  if (!HAS_PROC) return [];
  const isInitdb = (command: string[]): boolean =>
    basename(command[0] ?? '') === 'initdb' && command[command.indexOf('-D') + 1] === dir;
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && isAlive(pid) && (isInitdb(commandLine(pid)) || isOurs(pid, dir)));
}

/** Removes a lock file whose owner was proven dead, and no other: a newer one, written meanwhile, is put back. */
export function removeLock(dir: string, stale: Lock): void {
  const file = join(dir, 'postmaster.pid');
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== stale.raw) linkSync(aside, file);
    unlinkSync(aside);
  } catch {
    // Another starter was quicker; the next starter looks again.
  }
}
