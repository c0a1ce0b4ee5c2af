import { useEffect, useState } from 'react';
import { errorText, failureOf } from '../client/failure';

type Outcome = { kind: 'asking' } | { kind: 'done' } | { kind: 'failed'; text: string; unanswered: boolean };

/** Uses a mailed link's token as soon as its page opens. `failed`: what a refusal without words of its own says. */
export function useConfirmation(
  token: string | undefined,
  confirm: (token: string) => Promise<unknown>,
  failed: string,
) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!token) return;
    let left = false;
    const found = (next: Outcome) => {
      if (!left) setOutcome(next);
    };
    setOutcome({ kind: 'asking' });
    confirm(token).then(
      () => found({ kind: 'done' }),
      (error: unknown) =>
        found({ kind: 'failed', text: errorText(error, failed), unanswered: failureOf(error).code === 'OFFLINE' }),
    );
    return () => {
      left = true;
    };
  }, [token, confirm, failed, times]);
  return { outcome, again: () => setTimes(times + 1) };
}
