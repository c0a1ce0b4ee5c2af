import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { data, never, refusal, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

const DONE = 'Contraseña restablecida correctamente. Redirigiendo al login...';
const ResetPassword = () => data({ resetPassword: true });

const first = () => screen.getByLabelText('Contraseña nueva');
const second = () => screen.getByLabelText('Repite la contraseña');

async function open(token?: string) {
  openApp('/reset-password/abc-123', token);
  await screen.findByRole('heading', { name: 'Elige tu contraseña' });
}

async function write(password = 'nueva-clave', repeated = password) {
  await fillIn(first(), password);
  await fillIn(second(), `${repeated}{Enter}`);
}

afterEach(() => jest.useRealTimers());

test('without a token leads to the sign-in', async () => {
  serve({});
  openApp('/reset-password');
  expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
  expect(address()).toBe('/login');
});

test('requires both fields', async () => {
  const calls = serve({});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  expect(first()).toHaveAccessibleDescription('Escribe tu contraseña nueva.');
  expect(second()).toHaveAccessibleDescription('Repite la contraseña.');
  expect(first()).toHaveFocus();
  expect(calls).toEqual([]);
});

test("different ones: 'Las contraseñas no coinciden'", async () => {
  const calls = serve({});
  await open();
  await write('nueva-clave', 'otra-clave');
  expect(second()).toHaveAccessibleDescription('Las contraseñas no coinciden');
  expect(second()).toHaveFocus();
  expect(calls).toEqual([]);
});

test("short ones: 'La contraseña debe tener al menos 6 caracteres'", async () => {
  const calls = serve({});
  await open();
  await write('12345');
  expect(first()).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
  expect(calls).toEqual([]);
});

test("says 'Restableciendo...' while it waits and cannot be sent twice", async () => {
  const calls = serve({ ResetPassword: never });
  await open();
  await write();
  const button = await screen.findByRole('button', { name: 'Restableciendo...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(calls).toMatchObject([
    { operation: 'ResetPassword', variables: { input: { token: 'abc-123', password: 'nueva-clave' } } },
  ]);
});

test('says that it was done, and after exactly 2000 ms the sign-in takes the place of the link in the history', async () => {
  serve({ ResetPassword });
  await open();
  const before = window.history.length;
  fireEvent.change(first(), { target: { value: 'nueva-clave' } });
  fireEvent.change(second(), { target: { value: 'nueva-clave' } });
  await act(() => import('./recovery'));
  jest.useFakeTimers();
  fireEvent.submit(first().closest('form')!);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent(DONE);
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(address()).toBe('/reset-password/abc-123');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(address()).toBe('/login');
  expect(window.history.length).toBe(before);
});

test("a dead link: 'Error restableciendo contraseña' with the server's words, and a way to another link", async () => {
  const dead = 'El enlace ya no vale: caducó o se usó. Pide otro.';
  serve({ ResetPassword: () => refusal('BAD_USER_INPUT', dead, { token: dead }) });
  await open();
  await write();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Error restableciendo contraseña${dead}`);
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/forgot-password');
  expect(address()).toBe('/reset-password/abc-123');
});

test("a refusal without words is 'Error restableciendo contraseña'", async () => {
  serve({ ResetPassword: () => refusal('INTERNAL', 'Error interno') });
  await open();
  await write();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error restableciendo contraseña$/);
  expect(screen.queryByRole('link', { name: 'Pedir otro enlace' })).not.toBeInTheDocument();
});

test('a password that everybody has is refused on its field', async () => {
  const common = 'Esta contraseña es de las más usadas y se adivina enseguida: elige otra';
  serve({ ResetPassword: () => refusal('BAD_USER_INPUT', common, { 'input.password': common }) });
  await open();
  await write('123456');
  await waitFor(() => expect(first()).toHaveAccessibleDescription(common));
  expect(first()).toHaveFocus();
});

test('a person who was signed in here no longer is, and the sign-in shows; their drafts stay', async () => {
  const calls = serve({ Me: me('user'), ResetPassword, Logout: () => data({ logout: true }) });
  localStorage.setItem('draft:u1:invoice', '{}');
  await open('stored');
  await write();
  expect(await screen.findByText(DONE)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Inicia sesión' }));
  expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('draft:u1:invoice')).toBe('{}');
  expect(calls).toContainEqual({ operation: 'Logout', variables: {}, authorization: 'Bearer stored' });
});
