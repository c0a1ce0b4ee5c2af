import type { Client } from 'pg';

/** Watches how many connections of the application sit inside a transaction without work; answers the most at once. */
export function watchIdleInTransaction(superuser: Client): () => Promise<number> {
  let most = 0;
  let last: Promise<void> = Promise.resolve();
  const look = async () => {
    const {
      rows: [row],
    } = await superuser.query(`SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE state = 'idle in transaction' AND usename = 'folio_app'`);
    most = Math.max(most, row.n);
  };
  const timer = setInterval(() => {
    last = last.then(look);
  }, 200);
  return async () => {
    clearInterval(timer);
    await last;
    return most;
  };
}
