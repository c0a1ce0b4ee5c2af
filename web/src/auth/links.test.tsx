import { screen } from '@testing-library/react';
import { openApp } from '../test/app';
import { serve } from '../test/server';

test('the sign-in leads to recovery, registration and home', async () => {
  serve({});
  openApp('/login');
  await screen.findByRole('heading', { name: 'Inicia sesión' });
  expect(screen.getByRole('link', { name: /olvidado/i })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Crea una gratis' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Folio, inicio' })).toHaveAttribute('href', '/');
});

test('the registration leads back to the sign-in', async () => {
  serve({});
  openApp('/register');
  expect(await screen.findByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/login');
});
