import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from './session';
import { address, openApp } from '../test/app';
import { account, customerPage, me, signedIn } from '../test/people';
import { data, never, refusal, serve, silence } from '../test/server';
import { fillIn } from '../test/fillIn';

const Customers = () => customerPage([]);
const expired = () => refusal('UNAUTHENTICATED', 'La sesión no vale');

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('useAuth', () => {
  test('outside of its provider throws the text of the specification', () => {
    const Lost = () => <>{useAuth().user?.name}</>;
    expect(() => render(<Lost />)).toThrow('useAuth debe usarse dentro de AuthProvider');
  });
});

describe('the session on start', () => {
  test('is loading while the user of the stored token is fetched, and shows a spinner', async () => {
    const calls = serve({ Me: never });
    openApp('/app/customers', 'stored');
    expect(await screen.findByRole('status', { name: 'Cargando' })).toBeInTheDocument();
    await waitFor(() => expect(calls).toEqual([{ operation: 'Me', variables: {}, authorization: 'Bearer stored' }]));
  });

  test('without a token asks nobody and leads to the sign-in', async () => {
    const calls = serve({});
    openApp('/app/customers');
    expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
    expect(calls).toEqual([]);
    expect(address()).toBe('/login');
  });

  test('with a token whose user is known opens the screen', async () => {
    serve({ Me: me(), Customers });
    openApp('/app/customers', 'stored');
    expect(await screen.findByRole('heading', { name: 'Clientes' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Lucía Ferrer' })).toBeInTheDocument();
  });

  test('refused: logs it, clears the token and leads to the sign-in', async () => {
    serve({ Me: expired });
    openApp('/app/customers', 'stale');
    expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('Error cargando usuario', expect.anything());
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByText(/Tu sesión ha caducado/)).toBeInTheDocument();
  });

  test('failing within the server clears the session too', async () => {
    serve({ Me: () => refusal('INTERNAL', 'Error interno') });
    openApp('/app/customers', 'stored');
    expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    // Nothing has expired.
    expect(screen.getByText(/^No hemos podido cargar tu cuenta/)).toBeInTheDocument();
  });

  test('without any answer keeps the token, says so and tries again', async () => {
    serve({ Me: silence });
    openApp('/app/customers', 'stored');
    expect(await screen.findByRole('heading', { name: 'Sin conexión' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('Error cargando usuario', expect.anything());
    expect(localStorage.getItem('token')).toBe('stored');
    serve({ Me: me(), Customers });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Clientes' })).toBeInTheDocument();
  });
});

describe('a 401 on any call', () => {
  test('removes the token, goes to the sign-in and afterwards back to the same screen', async () => {
    serve({ Me: me(), Customers: expired });
    openApp('/app/customers?search=bod', 'stored');
    expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    serve({ Login: () => data({ login: signedIn() }), Customers });
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Clientes' })).toBeInTheDocument();
    expect(address()).toBe('/app/customers?search=bod');
  });
});

describe('signing out', () => {
  test('informs the server, clears everything and goes to the sign-in without a way back', async () => {
    const calls = serve({ Me: me(), Customers, Logout: silence });
    localStorage.setItem('draft:u1:invoice', '{}');
    localStorage.setItem('draft:u2:invoice', '{}');
    openApp('/app/customers', 'stored');
    await userEvent.click(await screen.findByRole('button', { name: 'Lucía Ferrer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
    expect(address()).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('draft:u1:invoice')).toBeNull();
    expect(localStorage.getItem('draft:u2:invoice')).toBe('{}');
    expect(calls).toContainEqual({ operation: 'Logout', variables: {}, authorization: 'Bearer stored' });
    serve({ Login: () => data({ login: { ...signedIn(), ...account('superadmin') } }) });
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Superadmin' })).toBeInTheDocument();
  });

  test('in another tab signs out here as well', async () => {
    serve({ Me: me(), Customers });
    openApp('/app/customers', 'stored');
    await screen.findByRole('heading', { name: 'Clientes' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
  });
});

async function signIn() {
  await fillIn(screen.getByLabelText('Email'), 'lucia@estudio.example');
  await fillIn(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
}
