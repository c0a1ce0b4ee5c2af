import { useState } from 'react';
import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { ApiKeysForm, type NewKey } from './ApiKeysForm';

const FORM = 'api-key-form';
const IDLE = { dirty: false, busy: false };

export function ApiKeysModal({ open, onClose, onMade }: { open: boolean; onClose(): void; onMade(key: NewKey): void }) {
  const [state, setState] = useState(IDLE);
  const close = () => {
    setState(IDLE);
    onClose();
  };
  const made = (key: NewKey) => {
    onMade(key);
    close();
  };
  return (
    <Modal
      open={open} title="Nueva clave de API" onClose={close} dirty={state.dirty}
      footer={leave => (
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={FORM} variant="accent" busy={state.busy} busyLabel="Creando...">Crear clave</Button>
        </>
      )}
    >
      {open && <ApiKeysForm id={FORM} onState={setState} onMade={made} />}
    </Modal>
  );
}
