import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account, SignedIn } from './account';
import { drafts } from './drafts';
import { failureOf, isSilence } from '../client/failure';
import type { LoginInput, RegisterInput } from '../gql/auth';
import { known } from './known';
import { paths } from '../paths';
import { outdated, refused } from './signal';
import { token } from './token';
import { settleIn } from '../ui/format/here';

interface State extends Omit<Account, 'user'> {
  user: Account['user'] | null;
  loading: boolean;
  /** The token stands, but no answer came that says whose it is. */
  offline: boolean;
  /** Why nobody is signed in, where somebody was. */
  ended: 'left' | 'expired' | 'failed' | null;
}

export interface Auth extends State {
  login(input: LoginInput): Promise<void>;
  register(input: RegisterInput): Promise<void>;
  logout(): void;
  /** Ends the session in this browser, if there is one; what is half-written stays for when they come back. */
  leave(): void;
  /**
   * The session goes on under the token that `change` answers; a refusal of the old one in between ends nothing.
   */
  renew(change: () => Promise<string | undefined>): Promise<void>;
  /** Fetches the account again. */
  reload(): Promise<void>;
  /** The same, while nobody waits for it: without an answer everything stays as it is. */
  refresh(): Promise<void>;
}

const NOBODY: State = { user: null, tenant: null, subscription: null, loading: false, offline: false, ended: null };

/** Loading, unless the account was fetched while the files were on their way. */
function beginning(): State {
  const account = known.of(token.read());
  return account ? { ...NOBODY, ...account } : { ...NOBODY, loading: true };
}

// Loaded when first needed: the sign-in shows without Apollo.
export const account = () => import('./account');

const Context = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(Context);
  if (!auth) throw new Error('useAuth debe usarse dentro de AuthProvider');
  return auth;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>(beginning);
  const started = useRef(!state.loading);
  // Before anything below is drawn: amounts and days are written by where the company is.
  settleIn(state.tenant?.territory);

  const end = useCallback((ended: State['ended']) => {
    token.clear();
    setState({ ...NOBODY, ended });
    void account().then(({ forgetData }) => forgetData());
  }, []);

  /**
   * While the token changes: whether the server refused the old one, which it may do before it answers with the new
   * one.
   */
  const changing = useRef<{ refused: boolean } | null>(null);

  const expire = useCallback(() => {
    if (changing.current) {
      changing.current.refused = true;
      return;
    }
    end('expired');
    // Inside the product the guard leads to the sign-in, and remembers the way back.
    if (!location.pathname.startsWith(paths.app)) navigate(paths.login);
  }, [end, navigate]);

  const reload = useCallback(async () => {
    const asked = token.read();
    if (!asked) return setState(NOBODY);
    try {
      const { fetchAccount } = await account();
      const { user, tenant, subscription } = await fetchAccount();
      if (token.read() === asked) setState({ ...NOBODY, user, tenant, subscription });
    } catch (error) {
      console.error('Error cargando usuario', error);
      if (token.read() !== asked) return;
      if (isSilence(failureOf(error))) setState(now => ({ ...now, loading: false, offline: !now.user }));
      else end(failureOf(error).code === 'UNAUTHENTICATED' ? 'expired' : 'failed');
    }
  }, [end]);

  const refresh = useCallback(async () => {
    const asked = token.read();
    // A token that is no longer taken is heard of through `refused`, as on any call.
    const found = await (await account()).fetchAccount().catch(() => null);
    if (found && token.read() === asked) setState(now => (now.user ? { ...now, ...found } : now));
  }, []);

  useEffect(() => {
    if (!started.current) void reload();
    started.current = false;
    known.forget();
  }, [reload]);
  useEffect(() => token.onCleared(() => end('left')), [end]);
  useEffect(() => outdated.on(() => void reload()), [reload]);
  useEffect(() => refused.on(expire), [expire]);

  const auth = useMemo<Auth>(() => {
    const begin = ({ token: given, user, tenant, subscription }: SignedIn) => {
      token.store(given);
      setState({ ...NOBODY, user, tenant, subscription });
    };
    const leave = () => {
      const left = token.read();
      if (left) void account().then(({ sayGoodbye }) => sayGoodbye(left));
      end('left');
    };
    return {
      ...state,
      async renew(change) {
        const held = { refused: false };
        changing.current = held;
        try {
          const renewed = await change();
          if (renewed) {
            token.store(renewed);
            held.refused = false;
          }
        } finally {
          changing.current = null;
          if (held.refused) expire();
        }
      },
      reload,
      refresh,
      leave,
      login: async input => begin(await (await account()).signIn(input)),
      register: async input => begin(await (await account()).signUp(input)),
      logout() {
        if (state.user) drafts.forgetAll(state.user.id);
        leave();
      },
    };
  }, [end, expire, reload, refresh, state]);

  return <Context value={auth}>{children}</Context>;
}
