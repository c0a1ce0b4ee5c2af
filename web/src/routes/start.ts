import type { Account } from '../session/account';
import { have } from './routes';
import { account } from '../session/session';
import { screenAt } from './screens';
import { known } from '../session/known';
import { system } from '../theme';

/** ms. What is not there by then is waited for on the screen itself. */
const PATIENCE = 1500;

const soon = (work: Promise<unknown>) => Promise.race([work, new Promise(done => setTimeout(done, PATIENCE))]);

/** Between two pieces of work the page may answer. */
const turn = () => new Promise<void>(done => setTimeout(done));

/**
 * Everything that the first screen of the signed-in needs, asked for at once: its files, whose the token is, what it
 * shows.
 */
export async function begin(token: string): Promise<() => void> {
  const files = turn()
    .then(() => have(location.pathname))
    .catch(() => undefined);
  const { apollo, fetchAccount } = await account();
  await turn();
  // What is asked for now is not asked for again by the screen.
  apollo.prioritizeCacheValues = true;
  const asked = screenAt(location.pathname)
    ?.ask?.()
    .catch(() => undefined);
  await turn();
  // If something is wrong with the token, the session finds out by itself.
  const answer: Promise<Account | null> = fetchAccount().catch(() => null);
  await turn();
  // While the answers are on their way.
  system();
  const found = await answer;
  if (found) known.hold(token, found);
  await Promise.all([soon(files), asked && soon(asked)]);
  return () => {
    apollo.prioritizeCacheValues = false;
  };
}
