import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { isAsking, useConfirm } from './confirm';
import { IconButton } from '../IconButton';
import { WholeNumbers } from '../form/WholeNumbers';

const region = (place: string) => () => document.querySelector(`[data-toasts=${place}]`);
// Closing a toast beside it is no click outside of it.
const TOASTS = [region('top'), region('bottom')];

interface ModalProps {
  open: boolean;
  title: string;
  onClose(): void;
  /** Something was typed: closing asks first. */
  dirty?: boolean;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons of the foot; `leave` closes, asking first where it must. */
  footer?(leave: () => void): ReactNode;
  children: ReactNode;
}

export function Modal({ open, title, onClose, dirty, size, footer, children }: ModalProps) {
  const confirm = useConfirm();
  const body = useRef<HTMLDivElement>(null);
  // Not by autoFocus: then the place to come back to would be lost.
  const firstField = () => body.current?.querySelector<HTMLElement>('input, select, textarea') ?? null;
  // The dialog itself remembers where the focus was, but a moment after it has opened: who is in a field of it by then
  // would come back to a field that nobody sees. Here it is where the focus came from; undefined until it comes.
  const before = useRef<Element | null>(undefined);
  useLayoutEffect(() => {
    if (open) before.current = undefined;
  }, [open]);
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (before.current === undefined) before.current = relatedTarget;
  };
  const comeBack = () => (before.current?.isConnected ? (before.current as HTMLElement) : null);
  const leave = async () => {
    if (
      !dirty ||
      (await confirm({
        title: '¿Descartar los cambios?',
        question: 'Lo que has escrito se perderá.',
        action: 'Descartar',
        danger: true,
      }))
    )
      onClose();
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={() => void leave()}
      size={size}
      closeOnInteractOutside={!dirty}
      persistentElements={TOASTS}
      initialFocusEl={firstField}
      finalFocusEl={comeBack}
      // What was open before gives the focus back to the page, at times after this one has come: that is no click outside.
      onFocusOutside={event => event.preventDefault()}
      onEscapeKeyDown={event => isAsking() && event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content onFocus={enter}>
            <Dialog.Header>
              <Dialog.Title as="h2">
                <WholeNumbers>{title}</WholeNumbers>
              </Dialog.Title>
              <IconButton label="Cerrar" onClick={leave} icon={<X />} />
            </Dialog.Header>
            <Dialog.Body ref={body}>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer(() => void leave())}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
