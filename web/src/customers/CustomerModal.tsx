import type { CustomerFieldsFragment } from '../gql/customers';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { CustomerForm } from './CustomerForm';

export interface Editing {
  /** Nothing: a new one. */
  customer: CustomerFieldsFragment | null;
  /** What a new one is called to begin with. */
  name: string;
  nif?: string;
}

const FORM = 'customer-form';

export function CustomerModal({ editing, onClose, onSaved }: { editing: Editing | null; onClose(): void; onSaved?(customer: CustomerFieldsFragment): void }) {
  const [state, setState] = useState({ dirty: false, busy: false });
  const title = editing?.customer ? 'Editar cliente' : 'Nuevo cliente';
  const action = editing?.customer ? 'Guardar cambios' : 'Crear cliente';
  const close = () => {
    setState({ dirty: false, busy: false });
    onClose();
  };
  const saved = (customer: CustomerFieldsFragment) => {
    onSaved?.(customer);
    close();
  };
  return (
    <Modal
      open={editing !== null} title={title} onClose={close} dirty={state.dirty}
      footer={leave => (
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={FORM} variant="accent" busy={state.busy} busyLabel="Guardando...">{action}</Button>
        </>
      )}
    >
      {editing && <CustomerForm key={editing.customer?.id ?? 'new'} id={FORM} editing={editing} onState={setState} onSaved={saved} />}
    </Modal>
  );
}
