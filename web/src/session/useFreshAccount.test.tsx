import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../gql/schema';
import { openApp } from '../test/app';
import { customerPage, me } from '../test/people';
import { data, refusal, serve, silence } from '../test/server';

const MINUTE = 60_000;
let now: jest.SpyInstance;
beforeEach(() => {
  const start = Date.now();
  now = jest.spyOn(Date, 'now').mockReturnValue(start);
});
afterEach(() => now.mockRestore());
const pass = (ms: number) => now.mockReturnValue(Date.now() + ms);
const comeBack = () => act(async () => void fireEvent.focus(window));

async function open(handlers: Parameters<typeof serve>[0]) {
  const calls = serve({
    Customers: () => customerPage([]),
    Products: () =>
      data({
        products: {
          __typename: 'ProductPage',
          items: [],
          pagination: { __typename: 'Pagination', page: 1, limit: 50, total: 0, totalPages: 0 },
        },
      }),
    ...handlers,
  });
  openApp('/app/customers', 'stored');
  await screen.findByRole('heading', { name: 'Clientes' });
  return { asked: () => calls.filter(call => call.operation === 'Me').length };
}

test('a person who was promoted finds the new links on coming back, and a notice', async () => {
  let role: Role = 'user';
  await open({ Me: () => me(role)() });
  role = 'admin';
  pass(MINUTE);
  await comeBack();
  expect(await screen.findByRole('link', { name: 'Usuarios' })).toBeInTheDocument();
  expect(await screen.findByText('Tu rol ha cambiado: ahora eres Administrador.')).toBeInTheDocument();
});

test('going to another screen looks too, at most once a minute', async () => {
  const { asked } = await open({ Me: me('admin') });
  await comeBack();
  expect(asked()).toBe(1);
  pass(MINUTE);
  await userEvent.click(screen.getByRole('button', { name: 'Datos' }));
  await userEvent.click(screen.getByRole('link', { name: 'Productos (opcional)' }));
  await waitFor(() => expect(asked()).toBe(2));
  await comeBack();
  expect(asked()).toBe(2);
});

test.each([
  ['without an answer', silence],
  ['while the server fails', () => refusal('INTERNAL', 'Error interno')],
])('%s everything stays as it is', async (_, answer) => {
  let fails = false;
  const { asked } = await open({ Me: () => (fails ? answer() : me('user')()) });
  fails = true;
  pass(MINUTE);
  await comeBack();
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getByRole('heading', { name: 'Clientes' })).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('stored');
});

test('a session that ended meanwhile leads to the sign-in', async () => {
  let fails = false;
  await open({ Me: () => (fails ? refusal('UNAUTHENTICATED', 'La sesión no vale') : me('user')()) });
  fails = true;
  pass(MINUTE);
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
});
