import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { Button } from '../ui/Button';
import { DataTable } from '../ui/table/DataTable';
import { ListEmpty } from '../ui/table/ListEmpty';
import { Page } from '../ui/layout/Page';
import { Pager } from '../ui/table/Pager';
import { usePageNumber } from '../ui/table/useSearchText';
import { InvitationTrouble } from './InvitationTrouble';
import { OnlyYou } from './OnlyYou';
import { UserCard } from './UserCard';
import { userColumns } from './userColumns';
import { UserModal, type Editing } from './UserModal';
import { useUserActions } from './useUserActions';
import { useUsers } from './useUsers';

export function UsersPage() {
  const ownId = useAuth().user?.id ?? '';
  const { users, pagination, failed, retry } = useUsers(usePageNumber());
  const [editing, setEditing] = useState<Editing>(null);
  const { invite, inviting, remove } = useUserActions();

  const on = { edit: setEditing, invite, inviting, remove };
  const alone = pagination?.total === 1;
  const create = () => setEditing('new');
  return (
    <Page
      title="Usuarios"
      subtitle="Quién entra en los datos de tu empresa, y qué puede hacer."
      actions={
        !alone && (
          <Button variant="accent" icon={<Plus />} onClick={create}>
            Nuevo usuario
          </Button>
        )
      }
    >
      {users && (
        <Box display="grid" gap="3" marginBottom="4" _empty={{ display: 'none' }}>
          <InvitationTrouble trouble="failed" users={users} onInvite={invite} />
          <InvitationTrouble trouble="doubtful" users={users} onInvite={invite} />
          <InvitationTrouble trouble="expired" users={users} onInvite={invite} />
        </Box>
      )}
      <DataTable
        label="Usuarios"
        columns={userColumns(ownId, on)}
        rows={users}
        rowKey={user => user.id}
        card={user => <UserCard user={user} own={user.id === ownId} on={on} />}
        error={failed}
        onRetry={retry}
        // There is always oneself: a page without anybody lies beyond the last.
        empty={<ListEmpty noun="usuarios" first={paths.users} />}
      />
      {pagination && <Pager pagination={pagination} noun="usuarios" to={page => paths.usersPage({ page })} />}
      {alone && <OnlyYou onCreate={create} />}
      <UserModal editing={editing} onClose={() => setEditing(null)} />
    </Page>
  );
}
