import type { Account } from './account';

let held: { token: string; account: Account } | null = null;

/** The account that was fetched before anything was drawn, for the session to begin with. */
export const known = {
  hold(token: string, account: Account): void {
    held = { token, account };
  },
  /** Only for the token it was fetched with. */
  of: (token: string | null): Account | null => (held?.token === token ? held.account : null),
  forget(): void {
    held = null;
  },
};
