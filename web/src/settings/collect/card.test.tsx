import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { settings } from '../../test/workspace';

type Handlers = Parameters<typeof serve>[0];
const cardAccount = (state: string) => ({
  __typename: 'CardAccount',
  state,
  accountId: state === 'none' ? null : 'acct_1',
});

async function open(state: string, handlers: Handlers = {}) {
  const calls = serve({
    Me: me(),
    Settings: () => settings(),
    CardAccount: () => data({ cardAccount: cardAccount(state) }),
    ...handlers,
  });
  openApp('/app/settings?tab=cobro', 't');
  await screen.findByRole('heading', { name: 'Cobrar con tarjeta' });
  return calls;
}

test.each([
  ['none', 'Sin conectar', ['Conectar con Stripe']],
  ['pending', 'Pendiente', ['Seguir en Stripe', 'Comprobar ahora', 'Desconectar']],
  ['ready', 'Lista', ['Desconectar']],
  ['disconnected', 'Desconectada', ['Conectar otra vez']],
])('%s says what can be done', async (state, name, actions) => {
  await open(state);
  expect(await screen.findByText(name)).toBeVisible();
  const all = ['Conectar con Stripe', 'Seguir en Stripe', 'Comprobar ahora', 'Desconectar', 'Conectar otra vez'];
  expect(all.filter(each => screen.queryByRole('button', { name: each }))).toEqual(actions);
});

test('an admin goes to Stripe, and takes it off after a question', async () => {
  const calls = await open('ready', {
    DisconnectCardAccount: () => data({ disconnectCardAccount: cardAccount('disconnected') }),
    ConnectCardAccount: () => refusal('UPSTREAM_UNAVAILABLE', 'No se ha podido conectar con Stripe.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Desconectar' }));
  const question = await screen.findByRole('alertdialog');
  expect(calls.some(call => call.operation === 'DisconnectCardAccount')).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Desconectar' }));
  await screen.findByText('Cobro con tarjeta desconectado');
  await userEvent.click(await screen.findByRole('button', { name: 'Conectar otra vez' }));
  expect(await screen.findByText(/No se ha podido conectar con Stripe/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Conectar otra vez' })).toBeEnabled();
});
