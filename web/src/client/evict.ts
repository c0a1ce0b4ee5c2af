import type { ApolloCache } from '@apollo/client';
import type { Query } from '../gql/schema';

/** Answers to these questions are stale: those on screen are fetched again, the others when they are next opened. */
export const evict =
  (...fields: (keyof Query)[]) =>
  (cache: ApolloCache): void => {
    for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  };
