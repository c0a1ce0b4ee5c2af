import type { CompanyUserFieldsFragment } from '../gql/users';
import { FormModal } from '../ui/form/FormModal';
import { UserForm } from './UserForm';

/** Whom the modal is about: somebody, a new user, or nobody while it is closed. */
export type Editing = CompanyUserFieldsFragment | 'new' | null;

export function UserModal({ editing, onClose }: { editing: Editing; onClose(): void }) {
  const user = editing === 'new' ? null : editing;
  return (
    <FormModal
      open={editing !== null}
      title={user ? 'Editar usuario' : 'Nuevo usuario'}
      id="user-form"
      send={user ? 'Guardar cambios' : 'Crear e invitar'}
      sending={user ? 'Guardando...' : 'Creando...'}
      onClose={onClose}
    >
      {({ id, onState, close }) => (
        <UserForm key={user?.id ?? 'new'} id={id} user={user} onState={onState} onSaved={close} />
      )}
    </FormModal>
  );
}
