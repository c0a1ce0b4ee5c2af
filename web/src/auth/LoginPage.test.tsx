import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me, signedIn } from '../test/people';
import { data, never, refusal, serve, silence } from '../test/server';
import { fillIn } from '../test/fillIn';

async function open() {
  openApp('/login');
  await screen.findByRole('heading', { name: 'Inicia sesión' });
}

async function signIn() {
  await fillIn(screen.getByLabelText('Email'), 'ana@demo.test');
  await fillIn(screen.getByLabelText('Contraseña'), 'demo1234{Enter}');
}

test('asks for email and password, each with its own words, and focuses the first', async () => {
  const calls = serve({});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Escribe tu email.');
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Escribe tu contraseña.');
  await userEvent.type(screen.getByLabelText('Email'), 'ana');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(calls).toEqual([]);
});

test("says 'Iniciando...' while it waits and cannot be sent twice", async () => {
  const calls = serve({ Login: never });
  await open();
  await signIn();
  const button = await screen.findByRole('button', { name: 'Iniciando...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Contraseña'), '{Enter}');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    operation: 'Login',
    variables: { input: { email: 'ana@demo.test', password: 'demo1234' } },
  });
});

test('stores the token and begins at the landing of the role', async () => {
  serve({ Login: () => data({ login: signedIn('superadmin') }) });
  await open();
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Superadmin' })).toBeInTheDocument();
  expect(address()).toBe('/app/superadmin');
  expect(localStorage.getItem('token')).toBe('fresh-token');
});

test('anybody else begins at the dashboard', async () => {
  serve({ Login: () => data({ login: signedIn('user') }), Dashboard: never });
  await open();
  await signIn();
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
});

test("a 401 shows 'Error al iniciar sesión' with the server's words, and stays", async () => {
  serve({ Login: () => refusal('UNAUTHENTICATED', 'El email o la contraseña no son correctos') });
  await open();
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al iniciar sesión');
  expect(alert).toHaveTextContent('El email o la contraseña no son correctos');
  expect(address()).toBe('/login');
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).not.toHaveAttribute('aria-disabled');
});

test('without an answer says so', async () => {
  serve({ Login: silence });
  await open();
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al iniciar sesiónSin conexión.');
});

test('a person who is signed in goes on to where they were heading', async () => {
  serve({ Me: me('user'), Dashboard: never });
  openApp('/login', 'stored');
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
});

test('shows and hides the password', async () => {
  serve({});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
});
