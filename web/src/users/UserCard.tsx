import { Box } from '@chakra-ui/react';
import type { CompanyUserFieldsFragment } from '../gql/users';
import { UserActions, type OnUser } from './UserActions';
import { lastLogin, UserName, UserState } from './userColumns';
import { roleLabel } from './userValues';

export function UserCard({ user, own, on }: { user: CompanyUserFieldsFragment; own: boolean; on: OnUser }) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="flex-start" gap="3" flexWrap="wrap">
        <Box textStyle="large" minWidth="0" overflowWrap="anywhere">
          <UserName user={user} own={own} />
        </Box>
        <UserState user={user} />
      </Box>
      <Box color="muted" overflowWrap="anywhere">
        {user.email}
      </Box>
      <Box display="flex" justifyContent="space-between" alignItems="flex-end" gap="2" color="muted">
        <Box>
          {roleLabel(user.role)}
          <Box>
            Último acceso:{' '}
            <Box as="span" layerStyle="figures">
              {lastLogin(user).toLowerCase()}
            </Box>
          </Box>
        </Box>
        {!own && (
          <Box marginEnd="-2" marginBottom="-2">
            <UserActions user={user} on={on} size="md" />
          </Box>
        )}
      </Box>
    </>
  );
}
