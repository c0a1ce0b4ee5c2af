import { Box } from '@chakra-ui/react';
import { Pencil, Send, Trash2 } from 'lucide-react';
import type { CompanyUserFieldsFragment } from '../gql/users';
import { IconButton } from '../ui/IconButton';
import { calledOf } from './userValues';

export interface OnUser {
  edit(user: CompanyUserFieldsFragment): void;
  invite(user: CompanyUserFieldsFragment): void;
  remove(user: CompanyUserFieldsFragment): void;
  inviting: boolean;
}

/** The buttons of a user's row. The own row has none. */
export function UserActions({
  user,
  on,
  size = 'sm',
}: {
  user: CompanyUserFieldsFragment;
  on: OnUser;
  size?: 'sm' | 'md';
}) {
  const called = calledOf(user);
  return (
    <Box display="inline-flex">
      <IconButton
        label={`Invitar de nuevo a ${called}`}
        size={size}
        icon={<Send />}
        busy={on.inviting}
        onClick={() => on.invite(user)}
      />
      <IconButton label={`Editar usuario ${called}`} size={size} icon={<Pencil />} onClick={() => on.edit(user)} />
      <IconButton label={`Eliminar usuario ${called}`} size={size} icon={<Trash2 />} onClick={() => on.remove(user)} />
    </Box>
  );
}
