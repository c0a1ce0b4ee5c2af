import { useState } from 'react';
import { useConfirm, type Question } from './confirm';
import { toast } from './toast';

interface Action<Name> {
  /** Names this action among the others of its hook while it runs. */
  name?: Name;
  /** Absent where it can be undone. */
  ask?: Question;
  act(): Promise<unknown>;
  /** Toasts, once it is done or has failed. */
  done: string;
  failed: string;
}

/** Asks, does, and says how it went. `busy` while it is done, `doing` says which by its name. */
export function useAskAndDo<Name extends string>() {
  const confirm = useConfirm();
  const [action, setAction] = useState<Action<Name> | null>(null);
  const askAndDo = async (next: Action<Name>) => {
    if (next.ask && !(await confirm(next.ask))) return;
    setAction(next);
    try {
      await next.act();
      toast.success(next.done);
    } catch (error) {
      toast.failed(error, next.failed);
    } finally {
      setAction(null);
    }
  };
  return { busy: action !== null, doing: action?.name, askAndDo };
}
