import { useEffect, useState } from 'react';
import type { Identity } from '../../../../../schema/identity';
import { saidText, type Said } from '../../cause';
import { beginning, first, NOTHING, type Reason } from './reasons';

interface Asked {
  open: boolean;
  said: Said;
  customer: Identity | null;
  put(text: string): void;
  suplido?(): void;
  onClose(): void;
}

/** The question that stands, the answer that is chosen, and what follows: another question, or the cause. */
export function useQuestion({ open, said, customer, put, suplido, onClose }: Asked) {
  const [{ question, at }, setState] = useState({ question: first(), at: 0 });
  useEffect(() => {
    if (open) setState(beginning(said, customer));
    // As it stands when it is asked.
  }, [open]);

  const reasons = suplido ? question.reasons : question.reasons.filter(each => !each.suplido);
  const chosen = reasons[at] as Reason | undefined;
  const back = () =>
    question.from ? setState({ question: first(), at: first().reasons.indexOf(question.from) }) : onClose();
  const go = () => {
    if (!chosen) return;
    if (chosen.then) return setState({ question: { reasons: chosen.then, from: chosen }, at: NOTHING });
    if (chosen.suplido) suplido?.();
    else put(saidText(chosen.said!));
    onClose();
  };
  return { question, at, reasons, chosen, choose: (place: number) => setState({ question, at: place }), back, go };
}
