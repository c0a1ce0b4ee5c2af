import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that PostgreSQL runs as; empty: ours. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

const NOBODY = 65534;

/** PostgreSQL refuses to run as root: it gets the owner of an existing cluster, else nobody. */
export function userFor(clusterDir: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
}

function allows(path: string, who: RunAs, wanted: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === who.uid ? 6 : gid === who.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

/** Whether the account gets through to this path and may read it (and enter or run it, if it can be). */
export function canReach(path: string, who: RunAs): boolean {
  try {
    if (who.uid === undefined) {
      accessSync(path, constants.R_OK);
      return true;
    }
    for (let dir = dirname(path); ; dir = dirname(dir)) {
      if (!allows(dir, who, 1)) return false;
      if (dir === dirname(dir)) break;
    }
    return allows(path, who, statSync(path).mode & 0o100 ? 5 : 4);
  } catch {
    return false;
  }
}
