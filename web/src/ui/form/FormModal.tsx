import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { Banner } from '../layout/Banner';
import type { useForm } from './form';
import { Modal } from '../overlay/Modal';

const IDLE = { dirty: false, busy: false };

/**
 * What the form inside receives: the id that the button of the foot uses, where to report its state, and how to end.
 */
export interface FormInModal {
  id: string;
  onState(state: typeof IDLE): void;
  close(): void;
}

interface FormModalProps {
  open: boolean;
  title: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Of the form. */
  id: string;
  /** The button that sends it, and what it says while it is sent. */
  send: string;
  sending: string;
  /** The button that closes it. */
  back?: string;
  /** Beside the buttons. */
  note?: ReactNode;
  /** Closing never asks, even when something was typed. */
  unasked?: boolean;
  onClose(): void;
  /** Called while it is open. */
  children(form: FormInModal): ReactNode;
}

/** A modal that holds one form: its foot has the way out and the button that sends it. */
export function FormModal({
  open,
  title,
  size,
  id,
  send,
  sending,
  back = 'Cancelar',
  note,
  unasked,
  onClose,
  children,
}: FormModalProps) {
  const [state, setState] = useState(IDLE);
  const close = () => {
    setState(IDLE);
    onClose();
  };
  return (
    <Modal
      open={open}
      title={title}
      size={size}
      onClose={close}
      dirty={!unasked && state.dirty}
      footer={leave => (
        <>
          {note}
          <Button onClick={leave}>{back}</Button>
          <Button type="submit" form={id} variant="accent" busy={state.busy} busyLabel={sending}>
            {send}
          </Button>
        </>
      )}
    >
      {open && children({ id, onState: setState, close })}
    </Modal>
  );
}

interface ModalFormProps {
  modal: FormInModal;
  /** What `useForm` answers. */
  form: Pick<ReturnType<typeof useForm>, 'form' | 'onSubmit' | 'dirty' | 'busy' | 'unsaid'>;
  /** Of the same width; otherwise one field stands under the other. */
  columns?: number;
  children: ReactNode;
}

/** The form of a modal: reports its state to it, and shows above the fields the errors that belong to no field. */
export function ModalForm({ modal: { id, onState }, form, columns, children }: ModalFormProps) {
  const { dirty, busy, unsaid } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  return (
    <chakra.form
      id={id}
      ref={form.form}
      noValidate
      onSubmit={form.onSubmit}
      display="grid"
      gap="4"
      gridTemplateColumns={columns && `repeat(${columns}, 1fr)`}
    >
      {unsaid && (
        <Box gridColumn="1 / -1">
          <Banner kind="danger">{unsaid}</Banner>
        </Box>
      )}
      {children}
    </chakra.form>
  );
}
