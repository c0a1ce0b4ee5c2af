import { useRef } from 'react';
import { useDeleteUserMutation, useInviteUserMutation, type CompanyUserFieldsFragment } from '../gql/users';
import { useConfirm } from '../ui/overlay/confirm';
import { focusContent } from '../ui/layout/focusContent';
import { toast } from '../ui/overlay/toast';
import { evict } from '../client/evict';
import { calledOf } from './userValues';

/** What is done to a user from the list; each says how it went. */
export function useUserActions() {
  const confirm = useConfirm();
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

  const remove = async (user: CompanyUserFieldsFragment) => {
    const sure = await confirm({
      title: `¿Eliminar usuario ${calledOf(user)}?`,
      action: 'Eliminar',
      danger: true,
      question: 'Dejará de poder entrar en el acto y su email quedará libre. Lo que hizo sigue a su nombre.',
    });
    if (!sure) return;
    try {
      await erase({ variables: { id: user.id } });
      toast.success('Usuario eliminado');
      focusContent();
    } catch (error) {
      toast.failed(error, 'Error eliminando usuario');
    }
  };

  return { invite, inviting, remove };
}
