import type { ApolloCache } from '@apollo/client';

/** The list is stale: it is fetched again, with what became of the invitations. */
export function forgetUsers(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'users' });
  cache.gc();
}
