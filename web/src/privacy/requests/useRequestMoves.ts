import { useUpdateDataRequestMutation, type RequestFieldsFragment } from '../../gql/privacy';
import type { RequestStatus } from '../../gql/schema';
import type { Question } from '../../ui/overlay/confirm';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';
import { rightName } from './requestWords';

interface Handling {
  assignedUserId: string;
  notes: string;
}

const DONE: Record<RequestStatus, string> = {
  pending: 'Solicitud guardada',
  in_progress: 'Solicitud en curso',
  completed: 'Solicitud completada',
  rejected: 'Solicitud rechazada',
};

/** The moves of a request; what is final asks first. */
export function useRequestMoves(request: RequestFieldsFragment) {
  const { busy, askAndDo } = useAskAndDo();
  const [update] = useUpdateDataRequestMutation();
  const move = (status: RequestStatus, { assignedUserId, notes }: Handling, ask?: Question) => {
    const input = { status, assignedUserId: assignedUserId || null, notes: notes || null };
    return askAndDo({
      ask,
      act: () => update({ variables: { id: request.id, input } }),
      done: status === request.status ? 'Solicitud guardada' : DONE[status],
      failed: 'Error guardando la solicitud',
    });
  };
  const right = rightName(request.requestType).toLowerCase();
  return {
    busy,
    move,
    complete: (handling: Handling) =>
      move('completed', handling, {
        title: '¿Marcar la solicitud como completada?',
        question: `Hazlo cuando hayas respondido a la solicitud de ${right}. No se puede deshacer.`,
        action: 'Completar',
      }),
    reject: (handling: Handling) =>
      move('rejected', handling, {
        title: '¿Rechazar la solicitud?',
        question:
          'Responde a la persona por qué, y que puede reclamar ante la Agencia Española de Protección de Datos. No se puede deshacer.',
        action: 'Rechazar',
        danger: true,
      }),
  };
}
