import type { ApolloCache } from '@apollo/client';

/** Every list of customers is stale: those on screen are fetched again, the others when they are next opened. */
export function forgetCustomers(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'customers' });
  cache.gc();
}
