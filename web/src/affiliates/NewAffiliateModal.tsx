import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { AffiliateForm } from './AffiliateForm';

const FORM = 'affiliate-form';
const IDLE = { dirty: false, busy: false };

interface NewAffiliateModalProps {
  open: boolean;
  /** Beside the buttons. */
  note?: string;
  onClose(): void;
}

export function NewAffiliateModal({ open, note, onClose }: NewAffiliateModalProps) {
  const [state, setState] = useState(IDLE);
  const close = () => {
    setState(IDLE);
    onClose();
  };
  return (
    <Modal
      open={open} title="Nuevo afiliado" onClose={close} dirty={state.dirty}
      footer={leave => (
        <>
          {note && <Box flex={{ base: '1 1 100%', md: '1 1 160px' }} alignSelf="center" textStyle="small" color="muted">{note}</Box>}
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={FORM} variant="accent" busy={state.busy} busyLabel="Creando...">Crear afiliado</Button>
        </>
      )}
    >
      {open && <AffiliateForm id={FORM} onState={setState} onSaved={close} />}
    </Modal>
  );
}
