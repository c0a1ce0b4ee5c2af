import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterLogin, landing, mayOpen } from './access';
import { SCREENS } from '../routes/screens';
import { address, openApp } from '../test/app';
import { customerPage, me, signedIn } from '../test/people';
import { data, never, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

test('a superadmin opening the dashboard is led to the superadmin area', async () => {
  serve({ Me: me('superadmin') });
  openApp('/app/dashboard', 'stored');
  expect(await screen.findByRole('heading', { name: 'Superadmin' })).toBeInTheDocument();
  expect(address()).toBe('/app/superadmin');
});

test("a company's user opening the superadmin area is led to the dashboard", async () => {
  serve({ Me: me('admin'), Dashboard: never });
  openApp('/app/superadmin', 'stored');
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
});

test.each([
  ['user', '/app/dashboard'],
  ['superadmin', '/app/superadmin'],
] as const)('the index leads a %s to the beginning, %s', async (role, beginning) => {
  serve({ Me: me(role), Dashboard: never });
  openApp('/app', 'stored');
  await waitFor(() => expect(address()).toBe(beginning));
});

test('any other path is a page that was not found, with a way home and a way back', async () => {
  serve({ Me: me('user'), Customers: () => customerPage([]), Dashboard: never });
  openApp('/app/customers', 'stored');
  await screen.findByRole('heading', { name: 'Clientes' });
  openApp('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Volver atrás' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
});

test('below the product too, where nobody is signed in: signing in would lead to nothing', async () => {
  serve({});
  openApp('/app/nada');
  expect(await screen.findByRole('link', { name: 'Ir al inicio' })).toBeInTheDocument();
  expect(address()).toBe('/app/nada');
});

test('with no user the asked-for path is remembered and opened after the sign-in', async () => {
  serve({ Login: () => data({ login: signedIn('user') }), Customers: () => customerPage([]) });
  openApp('/app/customers?search=bod');
  await screen.findByRole('heading', { name: 'Inicia sesión' });
  await fillIn(screen.getByLabelText('Email'), 'lucia@estudio.example');
  await fillIn(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
  expect(await screen.findByRole('heading', { name: 'Clientes' })).toBeInTheDocument();
  expect(address()).toBe('/app/customers?search=bod');
});

const OPEN = '/app/affiliate-dashboard';

test("no screen below /app opens without a session, but the affiliate's, which asks for a code", async () => {
  const calls = serve({});
  // What is no screen is not found, by a visitor too: see e2e/addresses.test.ts.
  const inside = SCREENS.map(each => each.path).filter(
    path => path.startsWith('/app') && !path.endsWith('/*') && path !== OPEN,
  );
  expect(inside.length).toBeGreaterThan(12);
  // What the address would be asked with stands for itself: '/app/invoices/:id' is a path like any other.
  for (const path of inside) {
    openApp(path);
    await waitFor(() => expect([path, address()]).toEqual([path, '/login']));
    cleanup();
  }
  openApp(OPEN);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect([address(), calls]).toEqual([OPEN, []]);
});

test('roles begin where the specification says', () => {
  expect([landing('user'), landing('admin'), landing('superadmin')]).toEqual([
    '/app/dashboard',
    '/app/dashboard',
    '/app/superadmin',
  ]);
});

test('the remembered path counts only inside the product and for a role that may open it', () => {
  expect(afterLogin('user', '/app/customers?search=a')).toBe('/app/customers?search=a');
  expect(afterLogin('user', '/app/superadmin')).toBe('/app/dashboard');
  expect(afterLogin('superadmin', '/app/invoices')).toBe('/app/superadmin');
  for (const outside of ['https://evil.example/app/', '//evil.example', '/login', undefined, 7])
    expect(afterLogin('user', outside)).toBe('/app/dashboard');
  expect(mayOpen('superadmin', '/app/superadmin')).toBe(true);
});
