import type { ApolloCache } from '@apollo/client';

/** Every list of invoices is stale, and so is the number to come. */
export function forgetInvoices(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'invoices' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'nextNumber' });
  cache.gc();
}
