import { useRef } from 'react';
import { evict } from '../client/evict';
import { useDeleteUserMutation, useInviteUserMutation, type CompanyUserFieldsFragment } from '../gql/users';
import { toast } from '../ui/overlay/toast';
import { useAskAndDo } from '../ui/overlay/useAskAndDo';
import { calledOf } from './userValues';

/** What is done to a user from the list; each says how it went. */
export function useUserActions() {
  const { askAndDo } = useAskAndDo();
  const [send, { loading: inviting }] = useInviteUserMutation({ update: evict('users') });
  const [erase] = useDeleteUserMutation({ update: evict('users') });
  const sending = useRef(false);

  const invite = async ({ id }: CompanyUserFieldsFragment) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await send({ variables: { id } });
      toast.success('Invitación enviada');
    } catch (error) {
      toast.failed(error, 'Error enviando invitación');
    } finally {
      sending.current = false;
    }
  };

  const remove = (user: CompanyUserFieldsFragment) =>
    askAndDo({
      ask: {
        title: `¿Eliminar usuario ${calledOf(user)}?`,
        action: 'Eliminar',
        danger: true,
        question: 'Dejará de poder entrar en el acto y su email quedará libre. Lo que hizo sigue a su nombre.',
      },
      act: () => erase({ variables: { id: user.id } }),
      done: 'Usuario eliminado',
      failed: 'Error eliminando usuario',
    });

  return { invite, inviting, remove };
}
