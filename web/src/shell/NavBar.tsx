import { Box } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { IconButton } from '../ui/IconButton';
import { Logo } from '../ui/layout/Logo';
import { useDesktop } from '../ui/format/media';
import { DesktopNav } from './DesktopNav';
import { MobileMenu } from './MobileMenu';
import { UserMenu } from './UserMenu';
import { useDesktopAgain } from './useDesktopAgain';

export function NavBar() {
  const { user, subscription } = useAuth();
  const desktop = useDesktop();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useDesktopAgain(() => setOpen(false));
  useEffect(() => setOpen(false), [pathname]);
  if (!user) return null;
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="nav"
      bg="surface"
      borderBottomWidth="1px"
      onKeyDown={event => event.key === 'Escape' && setOpen(false)}
    >
      <Box
        maxWidth="calc({sizes.page} + 64px)"
        height="nav"
        marginX="auto"
        paddingX={{ base: '4', lg: '8' }}
        display="flex"
        alignItems="center"
        gap="10"
      >
        <Link to={paths.dashboard} aria-label="Folio, dashboard" style={{ display: 'flex' }}>
          <Logo />
        </Link>
        {desktop && <DesktopNav user={user} plan={subscription?.plan} />}
        <Box marginStart="auto" marginEnd={{ base: '-3', lg: 0 }}>
          {desktop ? (
            <UserMenu />
          ) : (
            <IconButton
              label={open ? 'Cerrar menú' : 'Abrir menú'}
              size="md"
              color="text"
              css={{ '& svg': { width: '22px', height: '22px' } }}
              icon={open ? <X /> : <Menu />}
              aria-expanded={open}
              aria-controls="menu"
              onClick={() => setOpen(!open)}
            />
          )}
        </Box>
      </Box>
      {open && !desktop && <MobileMenu id="menu" onDone={() => setOpen(false)} />}
    </Box>
  );
}
