import { useEndSessionMutation, type OwnSessionFieldsFragment } from '../gql/account';
import { useAuth } from '../session/session';
import { useConfirm } from '../ui/overlay/confirm';
import { focusContent } from '../ui/layout/focusContent';
import { toast } from '../ui/overlay/toast';
import { deviceWords } from './device';
import { evict } from '../client/evict';

/** Says what will happen, and ends a session: another one there, or this one here. */
export function useEndSession() {
  const { logout } = useAuth();
  const confirm = useConfirm();
  const [end] = useEndSessionMutation({ update: evict('mySessions') });

  return async ({ id, device, current }: OwnSessionFieldsFragment) => {
    const sure = await confirm(
      current
        ? {
            title: '¿Cerrar esta sesión?',
            question: 'Sales de Folio en este navegador, y lo que tengas a medio escribir aquí se borra.',
            action: 'Cerrar sesión',
          }
        : {
            title: `¿Cerrar la sesión de ${deviceWords(device)}?`,
            question: 'Deja de valer en el acto: ahí habrá que volver a entrar con la contraseña.',
            action: 'Cerrar sesión',
          },
    );
    if (!sure) return;
    if (current) return logout();
    try {
      await end({ variables: { id } });
      toast.success('Sesión cerrada');
      focusContent();
    } catch (error) {
      toast.failed(error, 'Error cerrando sesión');
    }
  };
}
