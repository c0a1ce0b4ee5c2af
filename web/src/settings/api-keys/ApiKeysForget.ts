import type { ApolloCache } from '@apollo/client';

/** The list is stale: it is fetched again. */
export function forgetApiKeys(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'apiKeys' });
  cache.gc();
}
