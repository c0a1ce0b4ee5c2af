import { Box } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useColleaguesQuery, type RequestFieldsFragment } from '../../gql/privacy';
import { useAuth } from '../../session/session';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/format/dates';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextArea } from '../../ui/form/TextInput';
import { RequestDeadline } from './RequestDeadline';
import { isOpen } from './requestWords';
import { useRequestMoves } from './useRequestMoves';

const SOURCES = { public: 'Formulario público', app: 'Anotada aquí' };

/**
 * Deadline, what is done with it where it is more than an answer, who answers, notes, and the moves that its state
 * allows.
 */
export function RequestSide({ request, children }: { request: RequestFieldsFragment; children?: ReactNode }) {
  const [handling, setHandling] = useState({
    assignedUserId: request.assignedUser?.id ?? '',
    notes: request.notes ?? '',
  });
  const { busy, move, complete, reject } = useRequestMoves(request);
  const people = usePeople(request);
  const own = useAuth().user?.id ?? '';
  const changed =
    handling.assignedUserId !== (request.assignedUser?.id ?? '') || handling.notes !== (request.notes ?? '');
  const begin = () => {
    const mine = { ...handling, assignedUserId: handling.assignedUserId || own };
    setHandling(mine);
    void move('in_progress', mine);
  };
  return (
    <>
      <Box padding="5" display="grid" gap="3">
        <Box display="flex" justifyContent="space-between" gap="3">
          <Box color="muted">Plazo</Box>
          <RequestDeadline request={request} />
        </Box>
        {request.completedAt && (
          <Box display="flex" justifyContent="space-between" gap="3">
            <Box color="muted">Respondida</Box>
            <Box layerStyle="figures">{formatInstant(request.completedAt)}</Box>
          </Box>
        )}
        <Box display="flex" justifyContent="space-between" gap="3">
          <Box color="muted">Llegó por</Box>
          <Box>{SOURCES[request.source]}</Box>
        </Box>
      </Box>
      {children}
      <Box padding="5" borderTopWidth="1px" display="grid" gap="4">
        <FormField label="Asignada a">
          <Select
            value={handling.assignedUserId}
            onChange={assignedUserId => setHandling({ ...handling, assignedUserId })}
            options={[{ value: '', label: 'Sin asignar' }, ...people]}
          />
        </FormField>
        <FormField label="Notas" optional hint="Solo las ve quien responde solicitudes.">
          <TextArea
            value={handling.notes}
            onChange={notes => setHandling({ ...handling, notes })}
            maxLength={2000}
            rows={4}
          />
        </FormField>
        {changed && (
          <Button busy={busy} busyLabel="Guardando..." onClick={() => void move(request.status, handling)}>
            Guardar
          </Button>
        )}
      </Box>
      {isOpen(request) && (
        <Box padding="5" borderTopWidth="1px" display="grid" gap="2">
          {request.status === 'pending' && (
            <Button off={busy} onClick={begin}>
              Empezar a tramitarla
            </Button>
          )}
          <Button off={busy} onClick={() => void complete(handling)}>
            Marcar como completada
          </Button>
          <Button off={busy} onClick={() => void reject(handling)}>
            Rechazar la solicitud
          </Button>
        </Box>
      )}
    </>
  );
}

/** Who can be given a request: a company's people (of the platform only oneself), and the person who has it now. */
function usePeople({ assignedUser }: RequestFieldsFragment): { value: string; label: string }[] {
  const { user } = useAuth();
  const { data } = useColleaguesQuery({ skip: user?.role !== 'admin' });
  const all = [
    ...(data?.users.items ?? []),
    ...(user ? [{ id: user.id, name: user.name, email: user.email }] : []),
    ...(assignedUser ? [{ ...assignedUser, email: 'Sin nombre' }] : []),
  ];
  return [...new Map(all.map(({ id, name, email }) => [id, { value: id, label: name || email }])).values()];
}
