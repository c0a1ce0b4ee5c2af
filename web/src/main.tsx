import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApollo } from './apollo';
import { App } from './App';
import { followSystem } from './ui/colorMode';

followSystem();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App client={createApollo()} />
    </BrowserRouter>
  </StrictMode>,
);
