import { Box, chakra } from '@chakra-ui/react';
import { useAuth } from '../session/session';
import { Avatar } from './Avatar';
import { menuRow } from '../ui/overlay/menuRow';
import { Dropdown, DropdownLink } from './Dropdown';
import { userLinks } from './nav';
import { SessionRows } from './SessionRows';

const RowButton = chakra('button', { base: menuRow });

/** Labelled with the user's name, or the email of one who gave none. */
export function UserMenu() {
  const { user, tenant } = useAuth();
  if (!user) return null;
  const label = user.name || user.email;
  const face = (
    <>
      <Avatar name={label} />
      <Box as="span" color="text" textStyle="name" maxWidth={{ base: '120px', xl: '220px' }} truncate>
        {label}
      </Box>
    </>
  );
  return (
    <Dropdown label={label} face={face} alignEnd>
      {tenant && (
        <Box as="li" paddingX="2.5" paddingY="1.5" textStyle="small" color="muted" maxWidth="260px" truncate>
          {tenant.name}
        </Box>
      )}
      {userLinks(user).map(link => (
        <DropdownLink key={link.to} {...link} />
      ))}
      <SessionRows row={RowButton} />
    </Dropdown>
  );
}
