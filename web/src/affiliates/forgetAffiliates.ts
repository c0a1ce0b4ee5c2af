import type { ApolloCache } from '@apollo/client';

const LISTS = ['affiliates', 'affiliateStats', 'pendingCommissions', 'myAffiliates', 'myAffiliateStats'];

/** Lists and figures are stale: they are fetched again. */
export function forgetAffiliates(cache: ApolloCache): void {
  for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
