import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { data, never, refusal, serve } from '../test/server';

const PATH = '/lopd/verify/abc-123';
const DEAD = 'El enlace ya no vale: caducó o ya se usó.';

test('the mailed link presents the request by itself, once, and promises an answer within 30 days', async () => {
  const calls = serve({ VerifyDataRequest: () => data({ verifyDataRequest: true }) });
  openApp(PATH);
  expect(
    await screen.findByText('Solicitud presentada. Te responderán en este correo en un máximo de 30 días.'),
  ).toBeInTheDocument();
  expect(calls.filter(({ operation }) => operation === 'VerifyDataRequest').map(({ variables }) => variables)).toEqual([
    { token: 'abc-123' },
  ]);
});

test('while it asks it says so', async () => {
  serve({ VerifyDataRequest: never });
  openApp(PATH);
  expect(await screen.findByRole('status', { name: 'Confirmando tu solicitud' })).toBeInTheDocument();
});

test('a dead link says so, and where another request is made; nothing is tried again', async () => {
  serve({ VerifyDataRequest: () => refusal('BAD_USER_INPUT', DEAD, { token: DEAD }) });
  openApp(PATH);
  expect(await screen.findByRole('alert')).toHaveTextContent(`Error confirmando tu solicitud${DEAD}`);
  expect(screen.getByRole('link', { name: 'Tus datos, tus derechos' })).toHaveAttribute('href', '/lopd/request');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('without a connection it can be tried again', async () => {
  let lost = true;
  serve({
    VerifyDataRequest: () => {
      if (lost) throw new TypeError('network');
      return data({ verifyDataRequest: true });
    },
  });
  openApp(PATH);
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  lost = false;
  await userEvent.click(again);
  expect(await screen.findByText(/^Solicitud presentada/)).toBeInTheDocument();
});
