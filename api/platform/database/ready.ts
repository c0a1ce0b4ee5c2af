import { isOutage } from '../errors';
import type { Db } from './db';

/** /readyz does not wait for longer. */
const READY_MS = 3_000;

/** True when the server answers a trivial query within its time. */
export async function answers(db: Db): Promise<boolean> {
  if (!db.ready) return false;
  const asked = db
    .global(em => em.query('SELECT 1'))
    .then(
      () => true,
      error => {
        if (isOutage(error)) return false;
        throw error;
      },
    );
  let timer!: NodeJS.Timeout;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, READY_MS, false);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
