import { useState } from 'react';
import { failureOf } from '../../client/failure';
import { toast } from '../../ui/overlay/toast';

export type ActionName = 'issue' | 'pay' | 'unpay' | 'cancel' | 'remove' | 'exchange' | 'takeBack';

/** What is said once it is done, and where it could not be. */
interface Words {
  done: string | (() => string);
  failed: string;
  undo?(): Promise<void>;
}

/** Runs one thing at a time that is done with an invoice, and says what came of it. */
export function useRun(onWarnings: (warnings: string[]) => void, refresh: () => unknown) {
  const [busy, setBusy] = useState<ActionName | null>(null);
  /** Why a draft was not issued: something in it is to be put right. */
  const [refused, setRefused] = useState<string | null>(null);

  const run = async (name: ActionName, act: () => Promise<unknown>, { done, failed, undo }: Words) => {
    setBusy(name);
    onWarnings([]);
    setRefused(null);
    try {
      await act();
      toast.success(typeof done === 'string' ? done : done(), undo && (() => void undo()));
    } catch (error) {
      const { code, message, fields } = failureOf(error);
      if (name === 'issue' && message && Object.keys(fields).length) setRefused(message);
      // Somebody changed it meanwhile: it is shown as it is by now.
      if (code === 'CONFLICT') void refresh();
      toast.failed(error, failed);
    } finally {
      setBusy(null);
    }
  };
  return { run, busy, refused };
}
