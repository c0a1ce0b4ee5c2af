import { ApolloProvider } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { apollo } from '../client/apollo';
import { ConfirmProvider } from '../ui/overlay/confirm';
import { ErrorBoundary } from '../ui/frame/ErrorBoundary';
import { OfflineBar } from '../ui/frame/OfflineBar';
import { PageSpinner } from '../ui/layout/PageSpinner';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { PaletteDoor } from './palette/PaletteDoor';
import { useKeptFocus } from './useKeptFocus';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '2',
    bg: 'surface',
    color: 'brand',
    borderWidth: '1px',
    borderRadius: 'sm',
    '&:not(:focus)': { clip: 'rect(0 0 0 0)', overflow: 'hidden', width: '1px', height: '1px', padding: 0 },
  },
});

/** Bar, screen and foot of the signed-in. */
export function AppLayout() {
  const { pathname } = useLocation();
  useKeptFocus();
  return (
    <ApolloProvider client={apollo}>
      <ConfirmProvider>
        <Box minHeight="100vh" display="flex" flexDirection="column">
          <SkipLink href="#contenido">Ir al contenido</SkipLink>
          <OfflineBar />
          <NavBar />
          <Box as="main" id="contenido" tabIndex={-1} flex="1" outline="0">
            <ErrorBoundary at={pathname}>
              <Suspense fallback={<PageSpinner />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </Box>
          <Footer />
          <PaletteDoor />
        </Box>
      </ConfirmProvider>
    </ApolloProvider>
  );
}
