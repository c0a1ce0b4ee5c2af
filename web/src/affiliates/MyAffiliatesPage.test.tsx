import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { affiliate, myAffiliatePage, stats, waiting } from '../test/affiliates';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { data, refusal, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, role: 'user' | 'admin' = 'admin') {
  const calls = serve({
    Me: me(role),
    MyAffiliates: () => myAffiliatePage(affiliate(), waiting),
    MyAffiliateStats: () => stats('myAffiliateStats'),
    ...handlers,
  });
  openApp('/app/my-affiliates', 'stored');
  await screen.findByRole('heading', { name: 'Mis Afiliados' });
  return calls;
}
const notices = (region: RegExp) => within(screen.getByRole('region', { name: region }));

test.each(['user', 'admin'] as const)(
  "a company's %s finds the link in the bar, the figures and the affiliates",
  async role => {
    await open({}, role);
    expect(
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Mis Afiliados' }),
    ).toHaveAttribute('href', '/app/my-affiliates');
    const row = await screen.findByRole('row', { name: /Javier Lobo/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent!.replace(/\u00a0/g, ' '))
        .slice(1, 8),
    ).toEqual(['X5GN7BQE', 'javier@lobo.example', '20,00 %', '0', '0', '0,00 €', 'Pendiente']);
    expect(screen.getByText('1 espera a que Folio lo active')).toBeInTheDocument();
    expect(screen.getByText(/Un afiliado pendiente ya tiene enlace y sus referidos cuentan/)).toBeInTheDocument();
  },
);

test('only an admin adds one, which begins as pending', async () => {
  await open({}, 'user');
  await screen.findByRole('row', { name: /Javier Lobo/ });
  expect(screen.queryByRole('button', { name: 'Nuevo afiliado' })).not.toBeInTheDocument();
});

test('an admin adds one', async () => {
  const calls = await open({ CreateAffiliate: () => data({ createAffiliate: { __typename: 'Affiliate', id: 'a3' } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo afiliado' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Nuevo afiliado' }));
  expect(modal.getByText('Empieza pendiente: Folio lo activa.')).toBeInTheDocument();
  await fillIn(modal.getByLabelText('Nombre'), 'Imprenta Nao, S.L.');
  await fillIn(modal.getByLabelText('Email'), 'hola@imprentanao.example');
  await userEvent.click(modal.getByRole('button', { name: 'Crear afiliado' }));
  expect(await notices(/Notificaciones/).findByText('Afiliado creado correctamente')).toBeInTheDocument();
  expect(calls.find(call => call.operation === 'CreateAffiliate')!.variables).toMatchObject({
    input: { commissionRate: '20.00' },
  });
});

test('a link is copied from its row, which says so', async () => {
  await open({ AffiliateLink: () => data({ affiliateLink: 'https://folio.example/register?ref=X5GN7BQE' }) });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } });
  await userEvent.click(await screen.findByRole('button', { name: 'Copiar enlace de Javier Lobo Ruiz' }));
  expect(await notices(/Notificaciones/).findByText('Enlace copiado al portapapeles')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copiado de Javier Lobo Ruiz' })).toBeInTheDocument();
});

test('with none it says what they are for, to who may add them and to who may not; failing says so', async () => {
  await open({ MyAffiliates: () => myAffiliatePage() }, 'user');
  expect(await screen.findByText(/Los añade quien administra tu empresa/)).toBeInTheDocument();
});

test("failing shows 'Error cargando afiliados'", async () => {
  await open({ MyAffiliates: () => refusal('INTERNAL', 'Error interno') });
  expect((await screen.findAllByText('Error cargando afiliados')).length).toBeGreaterThan(0);
});

test('the superadmin, who has no company, is led to their beginning', async () => {
  serve({ Me: me('superadmin') });
  openApp('/app/my-affiliates', 'stored');
  await waitFor(() => expect(address()).toBe('/app/superadmin'));
});
