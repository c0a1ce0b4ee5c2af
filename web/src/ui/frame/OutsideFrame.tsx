import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { ColorModeButton } from './ColorModeButton';
import { Copyright } from '../layout/Copyright';
import { Logo } from '../layout/Logo';

const frame = {
  width: 'full',
  maxWidth: 'calc({sizes.page} + 64px)',
  marginX: 'auto',
  paddingX: { base: '4', lg: '8' },
};

/** Around a page of the product that opens for anybody, signed in or not: the mark, the colours, the foot. */
export function OutsideFrame({ children }: { children: ReactNode }) {
  return (
    <Box minHeight="100dvh" display="flex" flexDirection="column">
      <Box as="header" bg="surface" borderBottomWidth="1px">
        <Box {...frame} display="flex" alignItems="center" justifyContent="space-between" height="56px">
          <Link to={paths.home} reloadDocument aria-label="Folio, inicio" style={{ display: 'flex' }}>
            <Logo />
          </Link>
          <Box marginEnd="-2.5">
            <ColorModeButton />
          </Box>
        </Box>
      </Box>
      <Box as="main" flex="1" display="flex" flexDirection="column">
        {children}
      </Box>
      <Box as="footer" borderTopWidth="1px" textStyle="small" color="muted">
        <Box {...frame} paddingY="5">
          <Copyright />
        </Box>
      </Box>
    </Box>
  );
}
