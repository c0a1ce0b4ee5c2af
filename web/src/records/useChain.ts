import { useState } from 'react';
import { useVerifyChainLazyQuery, type VerifyChainQuery } from '../gql/records';
import { toast } from '../ui/toast';

/** Walks the whole chain when asked, and keeps what came out until it has been read. */
export function useChain() {
  const [verify] = useVerifyChainLazyQuery({ fetchPolicy: 'network-only' });
  const [verdict, setVerdict] = useState<VerifyChainQuery['verifyChain'] | null>(null);
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    setVerdict(null);
    try {
      const { data, error } = await verify();
      if (error) throw error;
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
