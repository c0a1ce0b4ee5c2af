import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { keepOffline } from './client/keepOffline';
import { prefetch } from './routes/prefetch';
import { have } from './routes/routes';
import { begin } from './routes/start';
import { token } from './session/token';
import { followSystem } from './theme/colorMode';

followSystem();

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

const stored = token.read();
// Signed-in people need it at once; others when they sign in.
if (stored) {
  keepOffline();
  void begin(stored)
    .catch(() => () => undefined)
    .then(settled => {
      // What may be wanted next is not to be in the way of what is.
      const stands = () => {
        settled();
        prefetch();
      };
      root.replaceChildren();
      // In slices, so that the page goes on answering.
      startTransition(() =>
        createRoot(root).render(
          <StrictMode>
            <App />
            <Drawn then={stands} />
          </StrictMode>,
        ),
      );
    });
} else {
  prefetch();
  if (root.hasChildNodes())
    void have(location.pathname)
      .catch(() => undefined)
      .then(() => hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** After the screen, whose effects ask for what it wants. */
function Drawn({ then }: { then(): void }) {
  useEffect(then, [then]);
  return null;
}
