import { evict } from '../client/evict';
import { useEndSessionMutation, type OwnSessionFieldsFragment } from '../gql/account';
import { useAuth } from '../session/session';
import { useConfirm } from '../ui/overlay/confirm';
import { useAskAndDo } from '../ui/overlay/useAskAndDo';
import { deviceWords } from './device';

const OWN = {
  title: '¿Cerrar esta sesión?',
  question: 'Sales de Folio en este navegador, y lo que tengas a medio escribir aquí se borra.',
  action: 'Cerrar sesión',
};

/** Says what will happen, and ends a session: another one there, or this one here. */
export function useEndSession() {
  const { logout } = useAuth();
  const confirm = useConfirm();
  const { askAndDo } = useAskAndDo();
  const [end] = useEndSessionMutation({ update: evict('mySessions') });

  return async ({ id, device, current }: OwnSessionFieldsFragment) => {
    if (current) return (await confirm(OWN)) ? logout() : undefined;
    await askAndDo({
      ask: {
        title: `¿Cerrar la sesión de ${deviceWords(device)}?`,
        question: 'Deja de valer en el acto: ahí habrá que volver a entrar con la contraseña.',
        action: 'Cerrar sesión',
      },
      act: () => end({ variables: { id } }),
      done: 'Sesión cerrada',
      failed: 'Error cerrando sesión',
    });
  };
}
