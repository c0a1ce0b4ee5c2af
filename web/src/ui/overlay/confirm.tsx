import { chakra } from '@chakra-ui/react';
import { createContext, useCallback, useContext, useId, useRef, useState, type ReactNode } from 'react';
import { dialog } from '../../theme/dialog';
import { Button } from '../Button';
import { Overlay } from './Overlay';
import { WholeNumbers } from '../form/WholeNumbers';

export interface Question {
  /** Literal question, or a title where `question` carries it. */
  title: string;
  /** A link in it answers no by calling `leave`. */
  question?: ReactNode | ((leave: () => void) => ReactNode);
  /** The verb: 'Eliminar'. */
  action: string;
  /** 'Volver' unless said otherwise. */
  back?: string;
  danger?: boolean;
  /** Nothing to choose: it only has to be read. */
  only?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const NOTHING: Question = { title: '', action: '' };

const [Header, Title, Body, Text, Footer] = [
  chakra('div', { base: dialog.base?.header }),
  chakra('h2', { base: { ...dialog.base?.title, overflowWrap: 'anywhere' } }),
  chakra('div', { base: dialog.base?.body }),
  chakra('div', { base: dialog.base?.description }),
  chakra('div', { base: dialog.base?.footer }),
];

const Context = createContext<Ask | null>(null);

/** `if (await confirm({ title: '¿Eliminar…?', action: 'Eliminar' }))` */
export function useConfirm(): Ask {
  const ask = useContext(Context);
  if (!ask) throw new Error('useConfirm needs ConfirmProvider');
  return ask;
}

/** A question lies over everything: its keys are its own. */
export const isAsking = () => document.querySelector('[role=alertdialog][data-state=open]') !== null;

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(NOTHING);
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
      <ConfirmDialog open={open} asked={asked} answer={answer} />
    </Context>
  );
}

// Over a modal it lies within it, or the modal would take the focus back; of two on each other, within the upper one.
const openModal = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog][data-scope=dialog][data-state=open]')].at(-1) ?? null;

function ConfirmDialog({ open, asked, answer }: { open: boolean; asked: Question; answer(yes: boolean): void }) {
  const buttons = useRef<HTMLDivElement>(null);
  const id = useId();
  const below = open ? openModal() : null;
  // Enter never does what cannot be undone.
  const first = () => buttons.current?.querySelector<HTMLElement>(asked.danger ? 'button' : 'button:last-child');
  return (
    <Overlay
      open={open}
      role="alertdialog"
      labelledBy={id}
      describedBy={asked.question ? `${id}-question` : undefined}
      maxWidth="420px"
      onClose={() => answer(false)}
      first={first}
      container={below}
    >
      <Header>
        <Title id={id}>
          <WholeNumbers>{asked.title}</WholeNumbers>
        </Title>
      </Header>
      <Body>
        {asked.question && (
          <Text id={`${id}-question`}>
            {typeof asked.question === 'function' ? asked.question(() => answer(false)) : asked.question}
          </Text>
        )}
      </Body>
      <Footer ref={buttons}>
        {!asked.only && <Button onClick={() => answer(false)}>{asked.back ?? 'Volver'}</Button>}
        <Button variant={asked.danger ? 'dangerSolid' : 'accent'} onClick={() => answer(true)}>
          {asked.action}
        </Button>
      </Footer>
    </Overlay>
  );
}
