import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { data, never, refusal, serve, silence } from '../test/server';
import { fillIn } from '../test/fillIn';

const SENT = 'Si el email existe, recibirás instrucciones para restablecer tu contraseña';

async function open() {
  openApp('/forgot-password');
  await screen.findByRole('heading', { name: 'Recupera tu contraseña' });
}

async function ask(email = 'ana@demo.test') {
  await fillIn(screen.getByLabelText('Email'), `${email}{Enter}`);
}

test('opens from the sign-in, and leads back there', async () => {
  serve({});
  openApp('/login');
  await userEvent.click(await screen.findByRole('link', { name: '¿La has olvidado?' }));
  expect(await screen.findByRole('heading', { name: 'Recupera tu contraseña' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Inicia sesión' }));
  expect(address()).toBe('/login');
});

test('requires an email', async () => {
  const calls = serve({});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar instrucciones' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Escribe tu email.');
  await ask('ana');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(calls).toEqual([]);
});

test("says 'Enviando...' while it waits and cannot be sent twice", async () => {
  const calls = serve({ ForgotPassword: never });
  await open();
  await ask(' ana@demo.test ');
  const button = await screen.findByRole('button', { name: 'Enviando...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(calls).toMatchObject([{ operation: 'ForgotPassword', variables: { input: { email: 'ana@demo.test' } } }]);
});

test('says the same whether or not the account exists, and puts the focus on it', async () => {
  serve({ ForgotPassword: () => data({ forgotPassword: true }) });
  await open();
  await ask();
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent(SENT);
  expect(notice.parentElement).toHaveFocus();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test("a failure is a red alert: 'Error procesando solicitud', with the server's words where it has some", async () => {
  serve({ ForgotPassword: () => refusal('RATE_LIMITED', 'Demasiados intentos. Espera 12 minutos y vuelve a probar.') });
  await open();
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error procesando solicitudDemasiados intentos. Espera 12 minutos y vuelve a probar.',
  );
  serve({ ForgotPassword: () => refusal('INTERNAL', 'Error interno') });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar instrucciones' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error procesando solicitud$/);
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

test('without an answer says so', async () => {
  serve({ ForgotPassword: silence });
  await open();
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error procesando solicitudSin conexión.');
});

test('opens for somebody signed in too: the current password may be the forgotten one', async () => {
  serve({ Me: me('user') });
  openApp('/forgot-password', 'stored');
  expect(await screen.findByRole('heading', { name: 'Recupera tu contraseña' })).toBeInTheDocument();
});
