import type { ApolloCache } from '@apollo/client';

/** Every list of invoices is stale, and so is the number to come. */
export function forgetInvoices(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'invoices' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'nextNumber' });
  // Issuing and cancelling seal a record.
  forgetRecords(cache);
}

/** The chain has grown, or a record of it has gone on. */
export function forgetRecords(cache: ApolloCache): void {
  for (const fieldName of ['verifactuRecords', 'verifactuRecord']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
