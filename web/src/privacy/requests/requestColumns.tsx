import { Box } from '@chakra-ui/react';
import type { RequestFieldsFragment } from '../../gql/privacy';
import type { Column } from '../../ui/table/table';
import { formatInstant } from '../../ui/format/dates';
import { RowTarget } from '../../ui/table/RowTarget';
import { RequestBadge, RequestDeadline } from './RequestDeadline';
import { receivedAt, rightName, whoOf } from './requestWords';

const assignee = ({ assignedUser }: RequestFieldsFragment) =>
  assignedUser ? (assignedUser.name ?? 'Sin nombre') : 'Sin asignar';

/** On a narrow desktop the address goes: the person it is about says enough. */
export const requestColumns = (wide: boolean): Column<RequestFieldsFragment>[] => [
  {
    key: 'type',
    head: 'Derecho',
    width: '122px',
    cell: request => (
      <Box as="span" textStyle="name">
        {rightName(request.requestType)}
      </Box>
    ),
  },
  { key: 'who', head: 'Quién', cell: request => <Box truncate>{whoOf(request)}</Box> },
  ...(wide
    ? [
        {
          key: 'email',
          head: 'Email',
          width: '20%',
          quiet: true,
          cell: (request: RequestFieldsFragment) => <Box truncate>{request.email}</Box>,
        },
      ]
    : []),
  {
    key: 'status',
    head: 'Estado',
    width: '130px',
    skeleton: 'pill',
    cell: request => <RequestBadge status={request.status} />,
  },
  {
    key: 'received',
    head: 'Recibida',
    width: '112px',
    quiet: true,
    figures: true,
    cell: request => formatInstant(receivedAt(request)),
  },
  { key: 'due', head: 'Plazo', width: '264px', cell: request => <RequestDeadline request={request} /> },
  {
    key: 'assigned',
    head: 'Asignada a',
    width: '132px',
    cell: request => (
      <Box truncate color={request.assignedUser ? undefined : 'muted'}>
        {assignee(request)}
      </Box>
    ),
  },
];

export function RequestCard({ request, to }: { request: RequestFieldsFragment; to: string }) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <RowTarget to={to}>
          <Box as="span" textStyle="large" overflowWrap="anywhere">
            {whoOf(request)}
          </Box>
        </RowTarget>
        <RequestBadge status={request.status} />
      </Box>
      <Box color="muted">
        {rightName(request.requestType)} · {assignee(request)}
      </Box>
      <Box marginTop="1">
        <RequestDeadline request={request} />
      </Box>
    </>
  );
}
