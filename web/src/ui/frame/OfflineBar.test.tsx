import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { customer, customerPage, me } from '../../test/people';
import { serve, silence } from '../../test/server';

/** Not the toast of what failed. */
const BAR = /Sin conexión con Folio/;

test('while no answer comes a bar says so, and goes with the next answer', async () => {
  serve({ Me: me(), Customers: silence });
  openApp('/app/customers', 'stored');
  expect(await screen.findByText(BAR)).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('stored');
  serve({ Customers: () => customerPage([customer()]) });
  await userEvent.click(screen.getAllByRole('button', { name: 'Reintentar' })[0]);
  expect(await screen.findByRole('row', { name: /Bodegas/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(BAR)).not.toBeInTheDocument());
});

test('when the network is back it tries by itself', async () => {
  serve({ Me: me(), Customers: silence });
  openApp('/app/customers', 'stored');
  await screen.findByText(BAR);
  serve({ Customers: () => customerPage([customer()]) });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(BAR)).not.toBeInTheDocument());
});
