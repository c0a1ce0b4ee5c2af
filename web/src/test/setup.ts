import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { quickStyle } from './computedStyle';
import './labels';
import { setWidth } from './screen';

// React keeps a stack trace of each element that it makes, for its developer tools, until ten thousand in a second: a
// tenth of the time of these tests. Its own count says that they were made.
const inside = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (inside) Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

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
