import { Dialog, Portal } from '@chakra-ui/react';
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button';
import { toastRegions } from './toastRegions';

export interface Question {
  /** Literal question, or a title where `question` carries it. */
  title: string;
  question?: ReactNode;
  /** The verb: 'Eliminar'. */
  action: string;
  /** 'Volver' where nothing else is said. */
  back?: string;
  danger?: boolean;
  /** Nothing to choose: it only has to be read. */
  only?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const Context = createContext<Ask | null>(null);

/** `if (await confirm({ title: '¿Eliminar…?', action: 'Eliminar' }))` */
export function useConfirm(): Ask {
  const ask = useContext(Context);
  if (!ask) throw new Error('useConfirm needs ConfirmProvider');
  return ask;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const resolve = useRef<(yes: boolean) => void>(undefined);
  const ask = useCallback<Ask>(question => {
    resolve.current?.(false);
    setAsked(question);
    setOpen(true);
    return new Promise(done => {
      resolve.current = done;
    });
  }, []);
  const answer = (yes: boolean) => {
    setOpen(false);
    resolve.current?.(yes);
    resolve.current = undefined;
  };
  return (
    <Context value={ask}>
      {children}
      {asked && <ConfirmDialog open={open} asked={asked} answer={answer} />}
    </Context>
  );
}

function ConfirmDialog({ open, asked, answer }: { open: boolean; asked: Question; answer(yes: boolean): void }) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    // Not the library's modal: it makes the page inert, for which the browser works out every style anew; over an invoice of
    // two hundred lines that takes a second. The backdrop takes the clicks, and the focus is held all the same.
    <Dialog.Root
      role="alertdialog" size="sm" open={open} onOpenChange={() => answer(false)} persistentElements={toastRegions} initialFocusEl={() => first.current}
      modal={false} trapFocus
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-modal="true">
            <Dialog.Header><Dialog.Title as="h2" overflowWrap="anywhere">{asked.title}</Dialog.Title></Dialog.Header>
            <Dialog.Body>{asked.question && <Dialog.Description>{asked.question}</Dialog.Description>}</Dialog.Body>
            <Dialog.Footer>
              {!asked.only && <Button onClick={() => answer(false)} ref={asked.danger ? first : undefined}>{asked.back ?? 'Volver'}</Button>}
              <Button variant={asked.danger ? 'dangerSolid' : 'accent'} onClick={() => answer(true)} ref={asked.danger ? undefined : first}>{asked.action}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
