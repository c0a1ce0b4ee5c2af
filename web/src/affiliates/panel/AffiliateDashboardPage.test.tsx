import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { fillIn } from '../../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

const answer = (valid: boolean) =>
  data({ validateAffiliate: { __typename: 'AffiliateCode', valid, name: valid ? 'Gestoría Muñoz' : null } });

async function open(handlers: Handlers = {}, token?: string) {
  const calls = serve({ ValidateAffiliate: ({ code }: { code: string }) => answer(code === 'K7QM2XD9'), ...handlers });
  openApp('/app/affiliate-dashboard', token);
  const modal = within(await screen.findByRole('dialog', { name: 'Panel de afiliado' }));
  const field = modal.getByLabelText('Código de afiliado');
  return { calls, modal, field };
}
const notices = (region: RegExp) => within(screen.getByRole('region', { name: region }));

test('opens without a session, asks for the code, and shows the sample, which says that it is one', async () => {
  const { calls, field } = await open({
    PublicAffiliateLink: () => data({ publicAffiliateLink: 'https://folio.example/register?ref=K7QM2XD9' }),
  });
  expect(address()).toBe('/app/affiliate-dashboard');
  await userEvent.type(field, ' k7qm-2xd9{Enter}');
  expect(await screen.findByText('K7QM2XD9')).toBeInTheDocument();
  expect(calls.map(call => [call.operation, call.authorization])).toEqual([['ValidateAffiliate', undefined]]);
  // At the title and on each table.
  expect(screen.getAllByText('Datos de ejemplo')).toHaveLength(3);
  expect(screen.getByText(/Las cifras y tablas de este panel son un ejemplo/)).toBeInTheDocument();
  const rows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(row =>
        within(row)
          .getAllByRole('cell')
          .map(cell => cell.textContent!.replace(/\u00a0/g, ' ')),
      );
  expect(rows('Referidos')[0]).toEqual(['Estudio Boreal, S.L.', 'Convertido', '02/10/2026', '9,80 €']);
  expect(rows('Referidos')[3]).toEqual(['Café Alborada, C.B.', 'En prueba', '—', '—']);
  expect(rows('Historial de comisiones')).toEqual([
    ['—', '—', 'Pendiente', '9,80 €'],
    ['15/10/2026', 'PayPal', 'Pagada', '3,80 €'],
    ['01/10/2026', 'Transferencia', 'Pagada', '9,80 €'],
  ]);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } });
  await userEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect(await notices(/Notificaciones/).findByText('Enlace copiado al portapapeles')).toBeInTheDocument();
});

test("a wrong code is 'Código de afiliado inválido', and what to do", async () => {
  const { modal, field } = await open();
  await fillIn(field, 'K7QM2XD8');
  await userEvent.click(modal.getByRole('button', { name: /Ver mi panel/ }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      'Código de afiliado inválido. Revisa que lo has copiado entero: son 8 letras y cifras.',
    ),
  );
  expect(field).toBeInvalid();
  expect(screen.queryByText('Datos de ejemplo')).not.toBeInTheDocument();
});

test('an empty code, or none, does nothing', async () => {
  const { calls, modal, field } = await open();
  await userEvent.type(field, '  {Enter}');
  expect(field).not.toBeInvalid();
  await userEvent.click(modal.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Panel de afiliado' })).not.toBeInTheDocument());
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Escribir el código' }));
  expect(await screen.findByRole('dialog', { name: 'Panel de afiliado' })).toBeInTheDocument();
});

test("no answer is 'Error cargando datos del afiliado'; too many tries say how long to wait", async () => {
  const broken = await open({ ValidateAffiliate: () => refusal('INTERNAL', 'Error interno') });
  await fillIn(broken.field, 'K7QM2XD9{Enter}');
  expect(await broken.modal.findByText('Error cargando datos del afiliado')).toBeInTheDocument();
  expect(notices(/Errores/).getByText('Error cargando datos del afiliado')).toBeInTheDocument();
});

test('who is signed in finds the way back to Folio in place of the sign-in', async () => {
  await open({ Me: me('admin') }, 'stored');
  expect(await screen.findByRole('link', { name: 'Ir a Folio', hidden: true })).toHaveAttribute('href', '/app');
});
