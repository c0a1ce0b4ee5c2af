import { Box } from '@chakra-ui/react';
import type { CompanyUserFieldsFragment } from '../gql/users';
import { Badge, Tag } from '../ui/Badge';
import type { Column } from '../ui/table/table';
import { formatInstant } from '../ui/format/dates';
import { stateOf } from './invitation';
import { UserActions, type OnUser } from './UserActions';
import { roleLabel } from './userValues';
import { actionsColumn } from '../ui/table/actionsColumn';

export const lastLogin = ({ lastLoginAt }: CompanyUserFieldsFragment) =>
  lastLoginAt ? formatInstant(lastLoginAt) : 'Nunca';

export function UserName({ user, own }: { user: CompanyUserFieldsFragment; own: boolean }) {
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="2" fontWeight="medium">
      {user.name || '—'}
      {own && <Tag>Tú</Tag>}
    </Box>
  );
}

export function UserState({ user }: { user: CompanyUserFieldsFragment }) {
  const { label, palette } = stateOf(user);
  return <Badge palette={palette}>{label}</Badge>;
}

export const userColumns = (ownId: string, on: OnUser): Column<CompanyUserFieldsFragment>[] => [
  { key: 'name', head: 'Nombre', cell: user => <UserName user={user} own={user.id === ownId} /> },
  { key: 'email', head: 'Email', width: '27%', quiet: true, cell: user => user.email },
  { key: 'role', head: 'Rol', width: '130px', cell: user => roleLabel(user.role) },
  { key: 'state', head: 'Estado', width: '190px', skeleton: 'pill', cell: user => <UserState user={user} /> },
  { key: 'last', head: 'Último acceso', width: '130px', quiet: true, figures: true, cell: lastLogin },
  actionsColumn('140px', user => user.id !== ownId && <UserActions user={user} on={on} />),
];
