import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { CheckActivitiesDocument, type CheckActivitiesQuery } from '../gql/activity';
import { toast } from '../ui/overlay/toast';

/** Computes every seal of the log again when asked, and keeps what came out until it has been read. */
export function useActivityChain() {
  const client = useApolloClient();
  const [verdict, setVerdict] = useState<CheckActivitiesQuery['checkActivities'] | null>(null);
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    setVerdict(null);
    try {
      // Asked of the client itself: the hook's second answer would be its first.
      const { data } = await client.query({ query: CheckActivitiesDocument, fetchPolicy: 'network-only' });
      setVerdict(data?.checkActivities ?? null);
    } catch (error) {
      toast.failed(error, 'Error comprobando la cadena');
    } finally {
      setBusy(false);
    }
  };
  return { check: () => void check(), verdict, busy, dismiss: () => setVerdict(null) };
}

export type ActivityChain = ReturnType<typeof useActivityChain>;
