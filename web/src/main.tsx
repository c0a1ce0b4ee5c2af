import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepOffline } from './keepOffline';
import { prefetch } from './prefetch';
import { account } from './session';
import { token } from './token';
import { followSystem } from './ui/colorMode';

followSystem();
prefetch();
// Whoever is signed in needs it at once; whoever is not, when they sign in.
if (token.read()) {
  void account();
  keepOffline();
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
