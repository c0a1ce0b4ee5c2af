import { apollo } from '../client/apollo';
import {
  LoginDocument,
  LogoutDocument,
  MeDocument,
  RegisterDocument,
  type LoginInput,
  type RegisterInput,
  type SubscriptionFieldsFragment,
  type TenantFieldsFragment,
  type UserFieldsFragment,
} from '../gql/auth';

export interface Account {
  user: UserFieldsFragment;
  tenant: TenantFieldsFragment | null;
  subscription: SubscriptionFieldsFragment | null;
}

export type SignedIn = Account & { token: string };

export { apollo };

/** Whose the stored token is. */
export async function fetchAccount(): Promise<Account> {
  const { data } = await apollo.query({ query: MeDocument, fetchPolicy: 'network-only' });
  return given(data).me;
}

export async function signIn(input: LoginInput): Promise<SignedIn> {
  const { data } = await apollo.mutate({ mutation: LoginDocument, variables: { input } });
  return given(data).login;
}

export async function signUp(input: RegisterInput): Promise<SignedIn> {
  const { data } = await apollo.mutate({ mutation: RegisterDocument, variables: { input } });
  return given(data).register;
}

/** Nobody waits for the answer: on this side the session is over either way. */
export function sayGoodbye(token: string | null): void {
  const headers = { authorization: `Bearer ${token}` };
  apollo.mutate({ mutation: LogoutDocument, context: { headers } }).catch(() => undefined);
}

/** What was read for one account is not for the next. */
export function forgetData(): void {
  void apollo.clearStore();
}

function given<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('empty answer');
  return data;
}
