import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { VerifyChainDocument, type VerifyChainQuery } from '../gql/records';
import { toast } from '../ui/overlay/toast';

/** Walks the whole chain when asked, and keeps what came out until it has been read. */
export function useChain() {
  const client = useApolloClient();
  const [verdict, setVerdict] = useState<VerifyChainQuery['verifyChain'] | null>(null);
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    setVerdict(null);
    try {
      // Asked of the client itself: the hook's second answer would be its first.
      const { data } = await client.query({ query: VerifyChainDocument, fetchPolicy: 'network-only' });
      setVerdict(data?.verifyChain ?? null);
    } catch (error) {
      toast.failed(error, 'Error comprobando la cadena');
    } finally {
      setBusy(false);
    }
  };
  return { check: () => void check(), verdict, busy, dismiss: () => setVerdict(null) };
}

export type Chain = ReturnType<typeof useChain>;
