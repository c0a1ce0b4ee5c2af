import { useState } from 'react';
import { useCreateApiKeyMutation, type CreateApiKeyMutation, type KeyScope } from '../../gql/settings';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { evict } from '../../client/evict';
import { SCOPES } from './scopes';
import { FormModal, ModalForm, type FormInModal } from '../../ui/form/FormModal';

export function NewApiKeyModal({
  open,
  onClose,
  onMade,
}: {
  open: boolean;
  onClose(): void;
  onMade(key: NewKey): void;
}) {
  return (
    <FormModal
      open={open}
      title="Nueva clave de API"
      id="api-key-form"
      send="Crear clave"
      sending="Creando..."
      onClose={onClose}
    >
      {modal => (
        <ApiKeysForm
          modal={modal}
          onMade={key => {
            onMade(key);
            modal.close();
          }}
        />
      )}
    </FormModal>
  );
}

export type NewKey = CreateApiKeyMutation['createApiKey'];

interface ApiKeysFormProps {
  modal: FormInModal;
  onMade(key: NewKey): void;
}

const ENDS = [
  { value: '30', label: 'En 30 días' },
  { value: '90', label: 'En 90 días' },
  { value: '365', label: 'En un año' },
  { value: '730', label: 'En dos años' },
];

function ApiKeysForm({ modal, onMade }: ApiKeysFormProps) {
  // The secret must stay nowhere but on the screen.
  const [create] = useCreateApiKeyMutation({ fetchPolicy: 'no-cache', update: evict('apiKeys') });
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm({
    initial: { name: '', scope: 'read', days: '365', password: '' },
    check: ({ name, password }) =>
      problems({
        name: name.trim() ? undefined : 'Escribe para qué es la clave.',
        scope: undefined,
        days: undefined,
        password: asksPassword && !password ? 'Escribe tu contraseña.' : undefined,
      }),
    submit: async ({ name, scope, days, password }) => {
      const { data } = await create({
        variables: {
          input: { name: name.trim(), scope: scope as KeyScope, days: Number(days), ...(password && { password }) },
        },
      });
      if (data) onMade(data.createApiKey);
    },
    failed: 'Error creando la clave',
  });
  const { problems: wrong, field, values } = form;
  // The server asks for it when the sign-in is not of late; from then on it stays.
  if (wrong.password && !asksPassword) setAsksPassword(true);
  return (
    <ModalForm modal={modal} form={{ ...form, unsaid: wrong.password ? null : form.failure }}>
      <FormField
        label="Nombre"
        required
        error={wrong.name}
        hint="Para qué es, por ejemplo «Tienda en línea»: así sabrás cuál revocar."
      >
        <TextInput {...field('name')} maxLength={120} autoComplete="off" />
      </FormField>
      <FormField
        label="Permiso"
        required
        error={wrong.scope}
        hint={SCOPES.find(({ value }) => value === values.scope)?.may}
      >
        <Select {...field('scope')} options={SCOPES} />
      </FormField>
      <FormField
        label="Caduca"
        required
        error={wrong.days}
        hint="Antes puedes revocarla; después crea otra. También termina si quien la crea deja de ser administrador."
      >
        <Select {...field('days')} options={ENDS} />
      </FormField>
      {asksPassword && (
        <FormField label="Tu contraseña" required error={wrong.password}>
          <PasswordInput {...field('password')} autoComplete="current-password" autoFocus />
        </FormField>
      )}
    </ModalForm>
  );
}
