import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useCreateApiKeyMutation, type CreateApiKeyMutation, type KeyScope } from '../gql/settings';
import { Banner } from '../ui/Banner';
import { problems } from '../ui/checks';
import { useForm } from '../ui/form';
import { FormField } from '../ui/FormField';
import { Select } from '../ui/Select';
import { TextInput } from '../ui/TextInput';
import { forgetApiKeys } from './ApiKeysForget';
import { SCOPES } from './ApiKeysScopes';

export type NewKey = CreateApiKeyMutation['createApiKey'];

interface ApiKeysFormProps {
  id: string;
  onState(state: { dirty: boolean; busy: boolean }): void;
  onMade(key: NewKey): void;
}

export function ApiKeysForm({ id, onState, onMade }: ApiKeysFormProps) {
  // The secret must stay nowhere but on the screen.
  const [create] = useCreateApiKeyMutation({ fetchPolicy: 'no-cache', update: forgetApiKeys });
  const form = useForm({
    initial: { name: '', scope: 'read' },
    check: ({ name }) => problems({ name: name.trim() ? undefined : 'Escribe para qué es la clave.', scope: undefined }),
    submit: async ({ name, scope }) => {
      const { data } = await create({ variables: { input: { name: name.trim(), scope: scope as KeyScope } } });
      if (data) onMade(data.createApiKey);
    },
    failed: 'Error creando la clave',
  });
  const { problems: wrong, field, values, dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  return (
    <chakra.form id={id} ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
      {form.failure && <Banner kind="danger">{form.failure}</Banner>}
      <FormField label="Nombre" required error={wrong.name} hint="Para qué es, por ejemplo «Tienda en línea»: así sabrás cuál revocar.">
        <TextInput {...field('name')} maxLength={120} autoComplete="off" />
      </FormField>
      <FormField label="Permiso" required error={wrong.scope} hint={SCOPES.find(({ value }) => value === values.scope)?.may}>
        <Select {...field('scope')} options={SCOPES} />
      </FormField>
    </chakra.form>
  );
}
