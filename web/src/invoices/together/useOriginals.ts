import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OriginalDocument, type OriginalFragment, type OriginalQuery } from '../../gql/invoices';

/** Asked for together: a hundred at once would wait for each other all the same. */
const AT_ONCE = 5;
type Found = ReadonlyMap<string, OriginalFragment>;

/** The invoices of these ids as they are by now, in their order; nothing while some are asked for. */
export function useOriginals(ids: readonly string[]): { originals?: OriginalFragment[]; error: unknown } {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>(new Map());
  const [error, setError] = useState<unknown>(null);
  const missing = ids.filter(id => !found.has(id)).join(' ');
  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    const ask = async (id: string) =>
      (await client.query<OriginalQuery>({ query: OriginalDocument, variables: { id }, fetchPolicy: 'network-only' }))
        .data!.invoice;
    const askAll = async () => {
      const all = missing.split(' ');
      const got = new Map<string, OriginalFragment>();
      for (let at = 0; at < all.length && !gone; at += AT_ONCE) {
        const some = all.slice(at, at + AT_ONCE);
        (await Promise.all(some.map(ask))).forEach((invoice, i) => got.set(some[i]!, invoice));
      }
      if (!gone) setFound(now => new Map([...now, ...got]));
    };
    setError(null);
    askAll().catch(failed => {
      if (!gone) setError(failed);
    });
    return () => {
      gone = true;
    };
  }, [client, missing]);
  const originals = ids.flatMap(id => found.get(id) ?? []);
  return { originals: originals.length === ids.length ? originals : undefined, error };
}
