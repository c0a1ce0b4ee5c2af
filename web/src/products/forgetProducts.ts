import type { ApolloCache } from '@apollo/client';

/** Every list of products is stale, those of the invoice form among them. */
export function forgetProducts(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  cache.gc();
}
