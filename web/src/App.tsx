import { ChakraProvider } from '@chakra-ui/react';
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { routes } from './routes/routes';
import { SessionProvider } from './session/session';
import { system } from './theme';
import { ErrorBoundary } from './ui/frame/ErrorBoundary';
import { PageSpinner } from './ui/layout/PageSpinner';
import { StyleTags } from './ui/layout/StyleTags';
import { Toaster } from './ui/overlay/Toaster';

// In a transition two trees ask with different variables at once, and each answer of the one makes Apollo ask again for
// the other, without end.
function InBrowser({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

/** `Router` is another where the build writes a page. */
export function App({ Router = InBrowser }: { Router?: typeof InBrowser }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <StyleTags>
      <ChakraProvider value={system()}>
        <Router>
          <SessionProvider>
            <Screens />
            {inBrowser && <Toaster />}
          </SessionProvider>
        </Router>
      </ChakraProvider>
    </StyleTags>
  );
}

const never = () => () => undefined;

function Screens() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  const going = useNavigationType();
  useEffect(() => {
    // On the way back the browser finds the old place itself.
    if (going !== 'POP') window.scrollTo(0, 0);
  }, [pathname, going]);
  return (
    <ErrorBoundary at={pathname}>
      <Suspense fallback={<PageSpinner />}>{screen}</Suspense>
    </ErrorBoundary>
  );
}
