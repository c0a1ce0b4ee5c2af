import { ChakraProvider } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { routes } from './routes';
import { SessionProvider } from './session';
import { system } from './theme';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { PageSpinner } from './ui/PageSpinner';
import { Toaster } from './ui/Toaster';

/** Everything but the router, which tests bring themselves. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <SessionProvider>
        <Screens />
        <Toaster />
      </SessionProvider>
    </ChakraProvider>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  const going = useNavigationType();
  useEffect(() => {
    // On the way back the browser finds the old place itself.
    if (going !== 'POP') window.scrollTo(0, 0);
  }, [pathname, going]);
  return <ErrorBoundary at={pathname}><Suspense fallback={<PageSpinner />}>{screen}</Suspense></ErrorBoundary>;
}
