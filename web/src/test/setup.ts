import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { quickStyle } from './computedStyle';
import './errors';
import './selectors';
import './labels';
import { setWidth } from './screen';

window.getComputedStyle = quickStyle;

// Screens are loaded when first opened, and the first load of the component library takes a while; npm test lets others
// go first.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  setWidth(1280);
});

afterEach(cleanup);
