import { useRevokeApiKeyMutation, type ApiKeyFieldsFragment } from '../../gql/settings';
import { useConfirm } from '../../ui/overlay/confirm';
import { focusContent } from '../../ui/layout/focusContent';
import { toast } from '../../ui/overlay/toast';
import { evict } from '../../client/evict';

/** Asks, revokes, and says how it went. */
export function useRevokeApiKey() {
  const confirm = useConfirm();
  const [revoke] = useRevokeApiKeyMutation({ update: evict('apiKeys') });
  return async ({ id, name }: ApiKeyFieldsFragment) => {
    const sure = await confirm({
      title: `¿Revocar la clave ${name}?`,
      question: 'Deja de valer en el acto, y el programa que la use dejará de funcionar. No se puede deshacer.',
      action: 'Revocar',
      danger: true,
    });
    if (!sure) return;
    try {
      await revoke({ variables: { id } });
      toast.success('Clave revocada');
      focusContent();
    } catch (error) {
      toast.failed(error, 'Error revocando la clave');
    }
  };
}
