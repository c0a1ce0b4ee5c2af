import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { data, never, refusal, serve } from '../test/server';

const DEAD = 'El enlace ya no vale: caducó o ya se usó.';

test('the link confirms by itself, and leads on', async () => {
  const calls = serve({ VerifyEmail: () => data({ verifyEmail: true }) });
  openApp('/verify-email/abc-123');
  expect(await screen.findByText('Dirección confirmada. Gracias.')).toBeInTheDocument();
  expect(calls.filter(call => call.operation === 'VerifyEmail').map(call => call.variables)).toEqual([
    { input: { token: 'abc-123' } },
  ]);
  expect(screen.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/login');
});

test('a person who is signed in goes back to the product', async () => {
  serve({ Me: me('admin'), VerifyEmail: () => data({ verifyEmail: true }) });
  openApp('/verify-email/abc-123', 'stored');
  expect(await screen.findByRole('link', { name: 'Ir a Folio' })).toHaveAttribute('href', '/app');
});

test('while it asks it says so', async () => {
  serve({ VerifyEmail: never });
  openApp('/verify-email/abc-123');
  expect(await screen.findByRole('status', { name: 'Confirmando tu dirección' })).toBeInTheDocument();
});

test('a dead link says so, and how else the address is confirmed', async () => {
  serve({ VerifyEmail: () => refusal('BAD_USER_INPUT', DEAD, { 'input.token': DEAD }) });
  openApp('/verify-email/abc-123');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Error confirmando tu dirección${DEAD}`);
  expect(screen.getByRole('link', { name: 'restablece tu contraseña' })).toHaveAttribute('href', '/forgot-password');
});

test('without a connection it can be tried again', async () => {
  let lost = true;
  serve({
    VerifyEmail: () => {
      if (lost) throw new TypeError('network');
      return data({ verifyEmail: true });
    },
  });
  openApp('/verify-email/abc-123');
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  lost = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Dirección confirmada. Gracias.')).toBeInTheDocument();
});

test('without a token leads home', async () => {
  serve({});
  openApp('/verify-email');
  await waitFor(() => expect(address()).not.toBe('/verify-email'));
});
