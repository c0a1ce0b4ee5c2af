import type { ApolloCache } from '@apollo/client';

/** Some of one's sessions have ended: the list is fetched again. */
export function forgetSessions(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'mySessions' });
  cache.gc();
}
