import { Box, chakra } from '@chakra-ui/react';
import { LogOut, Moon, Sun } from 'lucide-react';
import { useAuth } from '../session/session';
import { setColorMode, useColorMode } from '../theme/colorMode';
import { Avatar } from './Avatar';
import { menuRow } from '../ui/overlay/menuRow';
import { Dropdown, DropdownLink } from './Dropdown';
import { userLinks } from './nav';

const RowButton = chakra('button', { base: menuRow });

/** Labelled with the user's name, or the email of one who gave none. */
export function UserMenu() {
  const { user, tenant, logout } = useAuth();
  const dark = useColorMode() === 'dark';
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
      <li>
        <RowButton type="button" onClick={() => setColorMode(dark ? 'light' : 'dark')}>
          {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
          {dark ? 'Modo claro' : 'Modo oscuro'}
        </RowButton>
      </li>
      <li>
        <RowButton type="button" onClick={logout}>
          <LogOut aria-hidden />
          Cerrar Sesión
        </RowButton>
      </li>
    </Dropdown>
  );
}
