import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { drafts } from './drafts';
import { failureOf, isSilence } from './failure';
import {
  LoginDocument, LogoutDocument, MeDocument, RegisterDocument,
  type LoginInput, type RegisterInput, type SubscriptionFieldsFragment, type TenantFieldsFragment, type UserFieldsFragment,
} from './gql/auth';
import { paths } from './paths';
import { refused } from './signal';
import { token } from './token';

interface Account {
  user: UserFieldsFragment | null;
  tenant: TenantFieldsFragment | null;
  subscription: SubscriptionFieldsFragment | null;
}

interface State extends Account {
  loading: boolean;
  /** The token stands, but no answer came to tell whose it is. */
  offline: boolean;
  /** Why nobody is signed in, where somebody was. */
  ended: 'left' | 'expired' | null;
}

export interface Auth extends State {
  login(input: LoginInput): Promise<void>;
  register(input: RegisterInput): Promise<void>;
  logout(): void;
  /** Fetches the account again. */
  reload(): Promise<void>;
}

const NOBODY: State = { user: null, tenant: null, subscription: null, loading: false, offline: false, ended: null };

const Context = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(Context);
  if (!auth) throw new Error('useAuth debe usarse dentro de AuthProvider');
  return auth;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [state, setState] = useState<State>(() => ({ ...NOBODY, loading: true }));

  const end = useCallback((ended: State['ended']) => {
    token.clear();
    setState({ ...NOBODY, ended });
    void client.clearStore();
  }, [client]);

  const reload = useCallback(async () => {
    if (!token.read()) return setState(NOBODY);
    const asked = token.read();
    try {
      const account = await fetchAccount(client);
      if (token.read() === asked) setState({ ...NOBODY, ...account });
    } catch (error) {
      console.error('Error cargando usuario', error);
      if (token.read() !== asked) return;
      if (isSilence(failureOf(error))) setState(now => ({ ...now, loading: false, offline: !now.user }));
      else end('expired');
    }
  }, [client, end]);

  useEffect(() => void reload(), [reload]);
  useEffect(() => token.onCleared(() => end('left')), [end]);
  useEffect(() => refused.on(() => {
    end('expired');
    // Inside the product the guard leads to the sign-in, and remembers the way back.
    if (!location.pathname.startsWith(paths.app)) navigate(paths.login);
  }), [end, navigate]);

  const auth = useMemo<Auth>(() => {
    const begin = ({ token: given, user, tenant, subscription }: Account & { token: string }) => {
      token.store(given);
      setState({ ...NOBODY, user, tenant, subscription });
    };
    return {
      ...state,
      reload,
      async login(input) {
        const { data } = await client.mutate({ mutation: LoginDocument, variables: { input } });
        if (data) begin(data.login);
      },
      async register(input) {
        const { data } = await client.mutate({ mutation: RegisterDocument, variables: { input } });
        if (data) begin(data.register);
      },
      logout() {
        sayGoodbye(client);
        if (state.user) drafts.forgetAll(state.user.id);
        end('left');
      },
    };
  }, [client, end, reload, state]);

  return <Context value={auth}>{children}</Context>;
}

async function fetchAccount(client: ApolloClient): Promise<Account> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('empty answer');
  const { user, tenant, subscription } = data.me;
  return { user, tenant, subscription };
}

// Nobody waits for the answer: here the session is over either way.
function sayGoodbye(client: ApolloClient): void {
  const headers = { authorization: `Bearer ${token.read()}` };
  client.mutate({ mutation: LogoutDocument, context: { headers } }).catch(() => undefined);
}
