import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useCreateUserMutation, useUpdateUserMutation, type CompanyUserFieldsFragment } from '../gql/users';
import { Banner } from '../ui/layout/Banner';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { Select } from '../ui/form/Select';
import { TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';
import { evict } from '../client/evict';
import { checkUser, inputOf, ROLES, valuesOf, type UserValues } from './userValues';

interface UserFormProps {
  id: string;
  /** Nothing: a new one. */
  user: CompanyUserFieldsFragment | null;
  onState(state: { dirty: boolean; busy: boolean }): void;
  onSaved(): void;
}

export function UserForm({ id, user, onState, onSaved }: UserFormProps) {
  const [create] = useCreateUserMutation({ update: evict('users') });
  const [update] = useUpdateUserMutation({ update: evict('users') });
  const save = async (values: UserValues) => {
    const { name, email, role } = inputOf(values);
    if (user) await update({ variables: { id: user.id, input: { name, role } } });
    else await create({ variables: { input: { name, email, role } } });
    toast.success(user ? 'Usuario actualizado correctamente' : 'Usuario creado correctamente');
    onSaved();
  };
  const form = useForm<UserValues>({
    initial: valuesOf(user),
    check: checkUser,
    submit: save,
    failed: 'Error procesando solicitud',
  });
  const { problems, field, values, dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);

  const mailed = user
    ? 'El email no se puede cambiar.'
    : 'Ahí le llega la invitación, con un enlace que vale 72 horas.';
  return (
    <chakra.form id={id} ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
      {form.unsaid && <Banner kind="danger">{form.unsaid}</Banner>}
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
    </chakra.form>
  );
}
