import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { setWidth } from './screen';

// Screens are loaded when first opened, and the first load of the component library takes a while.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  setWidth(1280);
});

afterEach(cleanup);
