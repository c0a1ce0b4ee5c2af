import { existsSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const MB = 1024 * 1024;

/** Resident memory of a process in MB; NaN where the system does not say, or the process is gone. */
function residentMb(pid: number): number {
  const file = `/proc/${pid}/statm`;
  return existsSync(file) ? (Number(readFileSync(file, 'utf8').split(' ')[1]) * PAGE_BYTES) / MB : NaN;
}

/** Watches a process until stopped; answers where its memory began, its highest, and where it ended. */
export function watchMemory(pid: number): () => { before: number; highest: number; after: number } {
  const before = residentMb(pid);
  let highest = before;
  const timer = setInterval(() => {
    const now = residentMb(pid);
    if (now > highest) highest = now;
  }, 20);
  return () => {
    clearInterval(timer);
    return { before, highest, after: residentMb(pid) };
  };
}
