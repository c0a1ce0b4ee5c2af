import { render } from '@testing-library/react';
import { act } from 'react';
import { apollo } from '../client/apollo';
import { App } from '../App';
import { connection } from '../client/connection';
import { toast } from '../ui/overlay/toast';

// Which names of types a query asks for beside its own follows from the query: the store forgets that too when it is
// emptied, and each query is gone through some twenty times anew.
const { addTypenameTransform } = apollo.cache as unknown as { addTypenameTransform: { resetCache(): void } };
addTypenameTransform.resetCache = () => undefined;

afterEach(async () => {
  await act(() => apollo.clearStore().then(() => undefined));
  act(() => {
    toast.clear();
    connection.found();
  });
});

/** The whole client at an address, as a browser with or without a stored token opens it. */
export function openApp(path: string, token?: string) {
  if (token) localStorage.setItem('token', token);
  window.history.replaceState(null, '', path);
  return render(<App />);
}

/** All that is shown is asked for again, in the same page. */
export const askAgain = () => act(() => apollo.refetchQueries({ include: 'active' }).then(() => undefined));

export const address = () => window.location.pathname + window.location.search;
