import { evict } from '../../client/evict';
import { useRevokeApiKeyMutation, type ApiKeyFieldsFragment } from '../../gql/settings';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';

export function useRevokeApiKey() {
  const { askAndDo } = useAskAndDo();
  const [revoke] = useRevokeApiKeyMutation({ update: evict('apiKeys') });
  return ({ id, name }: ApiKeyFieldsFragment) =>
    askAndDo({
      ask: {
        title: `¿Revocar la clave ${name}?`,
        question: 'Deja de valer en el acto, y el programa que la use dejará de funcionar. No se puede deshacer.',
        action: 'Revocar',
        danger: true,
      },
      act: () => revoke({ variables: { id } }),
      done: 'Clave revocada',
      failed: 'Error revocando la clave',
    });
}
