import { useState } from 'react';
import type { CompanyUserFieldsFragment } from '../gql/users';
import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { UserForm } from './UserForm';

/** Whom the modal is about: somebody, a new user, or nobody while it is closed. */
export type Editing = CompanyUserFieldsFragment | 'new' | null;

const FORM = 'user-form';
const IDLE = { dirty: false, busy: false };

export function UserModal({ editing, onClose }: { editing: Editing; onClose(): void }) {
  const [state, setState] = useState(IDLE);
  const user = editing === 'new' ? null : editing;
  const close = () => {
    setState(IDLE);
    onClose();
  };
  return (
    <Modal
      open={editing !== null} title={user ? 'Editar usuario' : 'Nuevo usuario'} onClose={close} dirty={state.dirty}
      footer={leave => (
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={FORM} variant="accent" busy={state.busy} busyLabel={user ? 'Guardando...' : 'Creando...'}>
            {user ? 'Guardar cambios' : 'Crear e invitar'}
          </Button>
        </>
      )}
    >
      {editing && <UserForm key={user?.id ?? 'new'} id={FORM} user={user} onState={setState} onSaved={close} />}
    </Modal>
  );
}
