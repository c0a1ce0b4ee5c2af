import { configure, getConfig, prettyDOM } from '@testing-library/react';

const { getElementError } = getConfig();

/** The library's own word for it: set while a query is asked again and again, until it finds what it waits for. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

const named = (message: string) => Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

// Each time that what is waited for is not there yet, the library draws the whole page for a message that nobody reads.
// Once the time is over it draws it again.
configure({
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    return named(message ?? (prettyDOM((container as Element).cloneNode() as Element) || ''));
  },
});
