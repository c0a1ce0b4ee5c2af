import { useState } from 'react';
import { useCheckAuditLazyQuery, type CheckAuditQuery } from '../gql/audit';
import { toast } from '../ui/toast';

/** Reckons every seal of the log again when asked, and keeps what came out until it has been read. */
export function useAuditChain() {
  const [verify] = useCheckAuditLazyQuery({ fetchPolicy: 'network-only' });
  const [verdict, setVerdict] = useState<CheckAuditQuery['checkActivities'] | null>(null);
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    setVerdict(null);
    try {
      const { data, error } = await verify();
      if (error) throw error;
      setVerdict(data?.checkActivities ?? null);
    } catch (error) {
      toast.failed(error, 'Error comprobando la cadena');
    } finally {
      setBusy(false);
    }
  };
  return { check: () => void check(), verdict, busy, dismiss: () => setVerdict(null) };
}

export type AuditChain = ReturnType<typeof useAuditChain>;
