import { useEffect, useState } from 'react';

/** What was paid comes to the server by a message of its own, some seconds later. */
const ON_ITS_WAY_MS = 60_000;
const EVERY_MS = 2_000;

let until = 0;

/** Somebody is back from paying. */
export function notePaid(): void {
  until = Date.now() + ON_ITS_WAY_MS;
}

/**
 * How often the plan is to be asked for: again and again while a payment is on its way, else not. Milliseconds, 0 for
 * never.
 */
export function usePollInterval(): number {
  const [every, setEvery] = useState(() => (Date.now() < until ? EVERY_MS : 0));
  useEffect(() => {
    const timer = setTimeout(() => setEvery(0), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, []);
  return every;
}
