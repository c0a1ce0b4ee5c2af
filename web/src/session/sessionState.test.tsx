import { act, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { apollo } from '../client/apollo';
import { SessionProvider, useAuth, type Auth } from './session';
import { me, signedIn } from '../test/people';
import { data, never, refusal, serve } from '../test/server';

let auth: Auth;
const seen: boolean[] = [];
function Probe() {
  auth = useAuth();
  seen.push(auth.loading);
  return null;
}

function open(handlers: Parameters<typeof serve>[0], token?: string) {
  serve(handlers);
  seen.length = 0;
  if (token) localStorage.setItem('token', token);
  render(
    <MemoryRouter>
      <SessionProvider>
        <Probe />
      </SessionProvider>
    </MemoryRouter>,
  );
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await apollo.clearStore().catch(() => undefined);
  logged.mockRestore();
});

const held = () => [
  auth.user?.email ?? null,
  auth.tenant?.name ?? null,
  auth.subscription?.plan ?? null,
  localStorage.getItem('token'),
];
const FULL = ['lucia@estudio.example', 'Estudio Marea', 'basic'];
const EMPTY = [null, null, null, null];

test('begins loading, and goes on loading until the user of the stored token is known', async () => {
  open({ Me: never }, 'stored');
  expect(seen[0]).toBe(true);
  await act(async () => undefined);
  expect([auth.loading, auth.user]).toEqual([true, null]);
});

test('without a stored token loading ends at once, with nobody', async () => {
  open({});
  await waitFor(() => expect(auth.loading).toBe(false));
  expect(seen[0]).toBe(true);
  expect(held()).toEqual(EMPTY);
});

test('holds user, company and subscription of the stored token', async () => {
  open({ Me: me() }, 'stored');
  await waitFor(() => expect(held()).toEqual([...FULL, 'stored']));
  expect(auth.loading).toBe(false);
});

test('a user that cannot be fetched clears token, user, company and subscription, and logs it', async () => {
  open({ Me: () => refusal('INTERNAL', 'Error interno') }, 'stored');
  await waitFor(() => expect(auth.loading).toBe(false));
  expect(held()).toEqual(EMPTY);
  expect(logged).toHaveBeenCalledWith('Error cargando usuario', expect.anything());
});

test('login and registration store the token and set user, company and subscription; logout clears all', async () => {
  open({
    Login: () => data({ login: signedIn('admin') }),
    Register: () => data({ register: signedIn('admin') }),
    Logout: () => data({ logout: true }),
  });
  await waitFor(() => expect(auth.loading).toBe(false));
  await act(() => auth.login({ email: 'lucia@estudio.example', password: 'secreta' }));
  expect(held()).toEqual([...FULL, 'fresh-token']);
  act(() => auth.logout());
  expect(held()).toEqual(EMPTY);
  await act(() =>
    auth.register({
      companyName: 'Estudio Marea',
      companyNif: 'B98241573',
      name: null,
      email: 'lucia@estudio.example',
      password: 'secreta',
    }),
  );
  expect(held()).toEqual([...FULL, 'fresh-token']);
});
