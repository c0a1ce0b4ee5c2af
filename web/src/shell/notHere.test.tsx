import { screen } from '@testing-library/react';
import { openApp } from '../test/app';
import { me } from '../test/people';
import { serve } from '../test/server';

test('an address of the product that leads nowhere keeps the bar', async () => {
  serve({ Me: me() });
  openApp('/app/nada', 't');
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Principal' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al dashboard' })).toHaveAttribute('href', '/app/dashboard');
});
