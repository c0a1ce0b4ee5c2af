import { fireEvent, act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { affiliate, affiliatePage, commission, commissionPage, stats, waiting } from '../test/affiliates';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { setWidth } from '../test/screen';
import { data, never, refusal, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, path = '/app/affiliates') {
  const calls = serve({
    Me: me('superadmin'),
    Affiliates: () => affiliatePage(affiliate(), waiting),
    AffiliateStats: () => stats('affiliateStats'),
    PendingCommissions: () => commissionPage(commission()),
    ...handlers,
  });
  openApp(path, 'stored');
  await screen.findByRole('heading', { name: 'Afiliados', level: 1 });
  return calls;
}
const asked = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.filter(call => call.operation === operation);
const notices = (region: RegExp) => within(screen.getByRole('region', { name: region }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const text = (element: HTMLElement) => element.textContent!.replace(/\u00a0/g, ' ');
const clipboard = (writeText: (link: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

test('shows what all affiliates have brought, what is owed, and everybody', async () => {
  await open();
  await screen.findByText('112,55 €', { normalizer: each => each.replace(/\u00a0/g, ' ') });
  expect(
    screen
      .getAllByRole('listitem')
      .map(text)
      .filter(each => /^(Afiliados|Referidos|Conversiones|Comisiones pendientes)\d/.test(each)),
  ).toEqual([
    'Afiliados53 activos, 1 por activar',
    'Referidos31Empresas que llegaron con un código',
    'Conversiones1858 % de los referidos',
    'Comisiones pendientes112,55 €4, de 223,00 € ganados',
  ]);
  const cells = (row: HTMLElement) => within(row).getAllByRole('cell').map(text);
  expect(cells(screen.getByRole('row', { name: /Bodega Sierra/ })).slice(0, 7)).toEqual([
    '09/10/2020',
    'Bodega Sierra Alta, S.L.',
    'Plan PRO: 468,00 €',
    'Gestoría Muñoz Peña, S.L.P.',
    '20,00 %',
    '93,60 €',
    '08/11/2020 (firme)',
  ]);
  expect(cells(screen.getByRole('row', { name: /elena@/ })).slice(0, 8)).toEqual([
    'Gestoría Muñoz Peña, S.L.P.',
    'K7QM2XD9',
    'elena@munozpena.example',
    '20,00 %',
    '9',
    '6',
    '130,60 €',
    'Activo',
  ]);
});

test.each([
  ['user', '/app/dashboard'],
  ['admin', '/app/dashboard'],
] as const)("a company's %s is led to their beginning", async (role, beginning) => {
  const calls = serve({ Me: me(role), Dashboard: never });
  openApp('/app/affiliates', 'stored');
  await waitFor(() => expect(address()).toBe(beginning));
  expect(asked(calls, 'Affiliates')).toEqual([]);
});

test("failing shows 'Error cargando afiliados', and another try", async () => {
  let broken = true;
  await open({ Affiliates: () => (broken ? refusal('INTERNAL', 'Error interno') : affiliatePage(affiliate())) });
  expect((await screen.findAllByText('Error cargando afiliados')).length).toBeGreaterThan(0);
  broken = false;
  await press('Reintentar');
  expect(await screen.findByRole('row', { name: /elena@/ })).toBeInTheDocument();
});

describe('a new one', () => {
  test('has 20 % unless said, computes an example, and is made once', async () => {
    const calls = await open({
      CreateAffiliate: () => data({ createAffiliate: { __typename: 'Affiliate', id: 'a3' } }),
    });
    await press('Nuevo afiliado');
    const modal = within(await screen.findByRole('dialog', { name: 'Nuevo afiliado' }));
    const rate = modal.getByLabelText('Comisión (%)');
    expect(rate).toHaveValue('20,00');
    expect(rate).toHaveAccessibleDescription(/por 49,00\s€ le tocan 9,80\s€/);
    await fillIn(modal.getByLabelText('Nombre'), 'Pau Ferrer');
    await fillIn(modal.getByLabelText('Email'), 'pau@ferrer.example');
    await userEvent.clear(rate);
    await userEvent.type(rate, '12,5');
    await userEvent.click(modal.getByRole('button', { name: 'Crear afiliado' }));
    expect(await notices(/Notificaciones/).findByText('Afiliado creado correctamente')).toBeInTheDocument();
    expect(asked(calls, 'CreateAffiliate')).toMatchObject([
      {
        variables: { input: { name: 'Pau Ferrer', email: 'pau@ferrer.example', phone: null, commissionRate: '12.50' } },
      },
    ]);
  });

  test('of a percentage that is none is refused: the field says what it takes', async () => {
    const calls = await open();
    await press('Nuevo afiliado');
    const modal = within(await screen.findByRole('dialog'));
    const rate = modal.getByLabelText('Comisión (%)');
    for (const wrong of ['100,01', '-1', '12,345', 'x', '']) {
      fireEvent.change(rate, { target: { value: '20' } });
      expect(rate).not.toBeInvalid();
      await userEvent.clear(rate);
      if (wrong) await userEvent.type(rate, wrong);
      await userEvent.click(modal.getByRole('button', { name: 'Crear afiliado' }));
      expect(rate).toHaveAccessibleDescription('Escribe un porcentaje de 0 a 100, con 2 decimales como mucho.');
      expect(modal.getByLabelText('Nombre')).toHaveFocus();
    }
    expect(asked(calls, 'CreateAffiliate')).toEqual([]);
  });

  test("that fails says 'Error creando afiliado' and keeps what was typed", async () => {
    await open({ CreateAffiliate: () => refusal('INTERNAL', 'Error interno') });
    await press('Nuevo afiliado');
    const modal = within(await screen.findByRole('dialog'));
    await fillIn(modal.getByLabelText('Nombre'), 'Pau');
    await fillIn(modal.getByLabelText('Email'), 'pau@ferrer.example');
    await userEvent.click(modal.getByRole('button', { name: 'Crear afiliado' }));
    expect(await modal.findByText('Error creando afiliado')).toBeInTheDocument();
    expect(modal.getByLabelText('Nombre')).toHaveValue('Pau');
  });
});

describe('a payment', () => {
  const paid = () => data({ payCommission: { __typename: 'Commission', id: 'p1' } });
  const begin = async (handlers: Handlers = {}) => {
    const calls = await open({ PayCommission: paid, ...handlers });
    await press(/^Pagar 93,60/);
    return { calls, modal: within(await screen.findByRole('dialog', { name: /^Pagar 93,60\s€ a Gestoría/ })) };
  };

  test('asks for the way and a reference, and is noted once', async () => {
    const { calls, modal } = await begin();
    await userEvent.type(modal.getByRole('radio', { name: /Transferencia/ }), '2');
    expect(modal.getByRole('radio', { name: /PayPal/ })).toBeChecked();
    await userEvent.click(modal.getByRole('radio', { name: /Transferencia/ }));
    await fillIn(modal.getByLabelText(/Referencia/), '2026/117');
    // Twice before the first has been drawn as on its way.
    const form = modal.getByLabelText(/Referencia/).closest('form')!;
    act(() => {
      for (const _time of [1, 2]) form.requestSubmit();
    });
    expect(await notices(/Notificaciones/).findByText('Comisión pagada correctamente')).toBeInTheDocument();
    expect(asked(calls, 'PayCommission')).toMatchObject([
      { variables: { id: 'p1', input: { paymentMethod: 'bank_transfer', paymentReference: '2026/117' } } },
    ]);
  });

  test('without a way of paying, or called off, does nothing', async () => {
    const { calls, modal } = await begin();
    await userEvent.click(modal.getByRole('button', { name: 'Anotar el pago' }));
    expect(modal.getByRole('radio', { name: /Transferencia/ })).toHaveFocus();
    expect(modal.getByText('Elige cómo se ha pagado.')).toBeInTheDocument();
    await userEvent.click(modal.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Pagar/ })).not.toBeInTheDocument());
    expect(asked(calls, 'PayCommission')).toEqual([]);
  });

  test("that fails says 'Error pagando comisión'", async () => {
    const { modal } = await begin({ PayCommission: () => refusal('INTERNAL', 'Error interno') });
    await userEvent.click(modal.getByRole('radio', { name: /Stripe/ }));
    await userEvent.click(modal.getByRole('button', { name: 'Anotar el pago' }));
    expect(await notices(/Errores/).findByText('Error pagando comisión')).toBeInTheDocument();
  });

  test('before its 30 days says that the company may still get its money back', async () => {
    await open({ PendingCommissions: () => commissionPage(commission({ firmAt: '2999-12-12T09:00:00Z' })) });
    await press(/^Pagar 93,60/);
    expect(await screen.findByText(/puede recuperar su pago hasta el 12\/12\/2999/)).toBeInTheDocument();
  });
});

test('the superadmin makes an affiliate active, and ends one, after a question', async () => {
  const calls = await open({
    SetAffiliateStatus: () => data({ setAffiliateStatus: { __typename: 'Affiliate', id: 'a2', status: 'active' } }),
  });
  await press('Activar a Javier Lobo Ruiz');
  const asking = within(await screen.findByRole('alertdialog', { name: '¿Activar a Javier Lobo Ruiz?' }));
  expect(asking.getByText(/Lo propone Estudio Marea, S.L/)).toBeInTheDocument();
  await userEvent.click(asking.getByRole('button', { name: 'Volver' }));
  await press('Activar a Javier Lobo Ruiz');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Activar' }));
  expect(await notices(/Notificaciones/).findByText('Afiliado activado')).toBeInTheDocument();
  await press('Desactivar a Gestoría Muñoz Peña, S.L.P.');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Desactivar' }));
  await waitFor(() =>
    expect(asked(calls, 'SetAffiliateStatus').map(call => call.variables)).toEqual([
      { id: 'a2', status: 'active' },
      { id: 'a1', status: 'inactive' },
    ]),
  );
});

describe('its link', () => {
  test('goes to the clipboard', async () => {
    const copied: string[] = [];
    await open({ AffiliateLink: () => data({ affiliateLink: 'https://folio.example/register?ref=K7QM2XD9' }) });
    clipboard(async link => {
      copied.push(link);
    });
    await press('Copiar el enlace de Gestoría Muñoz Peña, S.L.P.');
    expect(await notices(/Notificaciones/).findByText('Enlace copiado al portapapeles')).toBeInTheDocument();
    expect(copied).toEqual(['https://folio.example/register?ref=K7QM2XD9']);
  });

  test.each([
    ['the server does not give it', () => refusal('INTERNAL', 'Error interno')],
    ['the clipboard is closed', () => data({ affiliateLink: 'https://x.example' })],
  ])("is not copied where %s: 'Error generando enlace'", async (_why, AffiliateLink) => {
    await open({ AffiliateLink });
    clipboard(() => Promise.reject(new Error('denied')));
    await press('Copiar el enlace de Javier Lobo Ruiz');
    expect(await notices(/Errores/).findByText('Error generando enlace')).toBeInTheDocument();
  });
});

test('with none it says what this is for; what a search does not find is named; on a phone they are cards', async () => {
  setWidth(390);
  const calls = await open({
    Affiliates: ({ search }: { search?: string }) => (search ? affiliatePage() : affiliatePage(waiting)),
    PendingCommissions: () => commissionPage(),
  });
  expect(await screen.findByText(/No se debe nada/)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Afiliados' })).getByText('Javier Lobo Ruiz')).toBeInTheDocument();
  await fillIn(screen.getByRole('textbox', { name: 'Buscar afiliados' }), 'nadie');
  expect(await screen.findByText('Ningún afiliado coincide con «nadie»')).toBeInTheDocument();
  expect(asked(calls, 'Affiliates').at(-1)!.variables).toMatchObject({ search: 'nadie' });
  setWidth(1280);
});
