import { LINK_HOURS } from '../../../schema/sign-in/link-hours';
import { useCreateUserMutation, useUpdateUserMutation, type CompanyUserFieldsFragment } from '../gql/users';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { Select } from '../ui/form/Select';
import { TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';
import { evict } from '../client/evict';
import { checkUser, inputOf, ROLES, valuesOf, type UserValues } from './userValues';
import { FormModal, ModalForm, type FormInModal } from '../ui/form/FormModal';

/** The person the modal is about: a user, a new one, or nobody while it is closed. */
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
      {modal => <UserForm key={user?.id ?? 'new'} modal={modal} user={user} />}
    </FormModal>
  );
}

interface UserFormProps {
  modal: FormInModal;
  /** Nothing: a new one. */
  user: CompanyUserFieldsFragment | null;
}

function UserForm({ modal, user }: UserFormProps) {
  const [create] = useCreateUserMutation({ update: evict('users') });
  const [update] = useUpdateUserMutation({ update: evict('users') });
  const save = async (values: UserValues) => {
    const { name, email, role } = inputOf(values);
    if (user) await update({ variables: { id: user.id, input: { name, role } } });
    else await create({ variables: { input: { name, email, role } } });
    toast.success(user ? 'Usuario actualizado correctamente' : 'Usuario creado correctamente');
    modal.close();
  };
  const form = useForm<UserValues>({
    initial: valuesOf(user),
    check: checkUser,
    submit: save,
    failed: 'Error procesando solicitud',
  });
  const { problems, field, values } = form;

  const mailed = user
    ? 'El email no se puede cambiar.'
    : `Ahí le llega la invitación, con un enlace que vale ${LINK_HOURS.invitation} horas.`;
  return (
    <ModalForm modal={modal} form={form}>
      <FormField label="Nombre" required error={problems.name}>
        <TextInput {...field('name')} maxLength={120} autoComplete="off" />
      </FormField>
      <FormField label="Email" required={!user} error={problems.email} hint={mailed}>
        <TextInput
          {...field('email')}
          type="email"
          maxLength={254}
          autoComplete="off"
          readOnly={!!user}
          bg={user ? 'subtle' : undefined}
        />
      </FormField>
      <FormField
        label="Rol"
        required
        error={problems.role}
        hint={ROLES.find(({ value }) => value === values.role)?.may}
      >
        <Select {...field('role')} options={ROLES} />
      </FormField>
    </ModalForm>
  );
}
