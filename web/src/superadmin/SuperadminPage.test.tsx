import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { setWidth } from '../test/screen';
import { data, never, refusal, serve } from '../test/server';

const subscription = (over: object = {}) => ({
  __typename: 'Subscription',
  plan: 'pro',
  status: 'active',
  priceMonthly: '49.00',
  billingInterval: 'month',
  trialEndsAt: null,
  currentPeriodEnd: '2026-12-21T10:00:00Z',
  cancelAtPeriodEnd: false,
  hasStripeSubscription: true,
  ...over,
});
const tenant = (over: object = {}) => ({
  __typename: 'TenantRow',
  id: 't1',
  name: 'Estudio Marea, S.L.',
  nif: 'B98241573',
  email: 'lucia@estudiomarea.example',
  status: 'active',
  createdAt: '2025-09-12T10:00:00Z',
  subscription: subscription(),
  ...over,
});
const basic = subscription({
  plan: 'basic',
  status: 'trial',
  priceMonthly: '19.00',
  trialEndsAt: '2026-12-01T10:00:00Z',
  currentPeriodEnd: null,
  hasStripeSubscription: false,
});
const nuria = tenant({
  id: 't2',
  name: 'Núria Puig',
  nif: '39771204H',
  email: 'nuria@puig.example',
  status: 'trial',
  subscription: basic,
});
const others = ['suspended', 'cancelled'].map((status, i) =>
  tenant({
    id: `t${i + 3}`,
    name: `Empresa ${i}`,
    nif: `B0000000${i}`,
    email: `e${i}@x.example`,
    status,
    subscription: subscription({ plan: 'pro', priceMonthly: '39.00', billingInterval: 'year' }),
  }),
);
const all = [tenant(), nuria, ...others];

const page = (items: object[], total = items.length, number = 1) =>
  data({
    tenants: {
      __typename: 'TenantPage',
      items,
      pagination: { __typename: 'Pagination', page: number, limit: 10, total, totalPages: Math.ceil(total / 10) },
    },
  });

const months = ['2025-12', ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`)];
const stats = (over: object = {}) =>
  data({
    superadminStats: {
      __typename: 'SuperadminStats',
      totalTenants: 128,
      activeTenants: 94,
      trialTenants: 27,
      trialsEnding: 4,
      mrr: '2736.00',
      countedAt: '2026-11-20T12:00:00Z',
      months: months.map((month, i) => ({
        __typename: 'PlatformMonth',
        month,
        mrr: i < 2 ? null : i === 11 ? '2736.00' : `${1000 + i * 150.8}`,
        signUps: i,
        cancellations: i === 11 ? 1 : 2,
      })),
      ...over,
    },
  });

const counts = { __typename: 'TenantCounts', invoices: 1184, customers: 37, products: 52, users: 3 };
const detail = (shown: object = tenant(), over: object = {}) =>
  data({ tenant: { __typename: 'TenantDetail', tenant: shown, stats: { ...counts, ...over } } });

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, path = '/app/superadmin') {
  const calls = serve({
    Me: me('superadmin'),
    Tenants: () => page(all),
    SuperadminStats: () => stats(),
    TenantDetail: () => detail(),
    ...handlers,
  });
  openApp(path, 'stored');
  await screen.findByRole('heading', { name: 'Superadmin' });
  return calls;
}

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => plain(cell.textContent));
const asked = (calls: Awaited<ReturnType<typeof open>>, operation: string) =>
  calls.filter(call => call.operation === operation);

describe('the figures', () => {
  test('are companies, active, on trial and MRR, each with its context, and three lead to what they count', async () => {
    await open();
    await screen.findByText('128');
    const cards = within(screen.getByRole('list', { name: 'Cifras' }))
      .getAllByRole('listitem')
      .map(card => plain(card.textContent));
    expect(cards).toEqual([
      'Total empresas12811 altas este mes',
      'Activas9473 % del total',
      'En prueba274 acaban en 7 días',
      'MRR2.736,00 €+228,00 € sobre octubre',
    ]);
    expect(screen.getByText(/ · cifras de las 13:00$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'En prueba' }));
    expect(address()).toBe('/app/superadmin?status=trial');
  });

  test('by month are a chart with a table for readers, and who came and left a table', async () => {
    await open();
    const mrr = await screen.findByRole('table', { name: 'MRR por mes' });
    expect(
      within(mrr)
        .getAllByRole('row')
        .map(row => plain(row.textContent))
        .filter((_, i) => [1, 3, 12].includes(i)),
    ).toEqual(['diciembre de 2025Sin datos', 'febrero de 20261.301,60 €', 'noviembre de 20262.736,00 €']);
    expect(
      within(screen.getByRole('table', { name: 'Altas y bajas por mes' }))
        .getAllByRole('row')
        .slice(1)
        .map(cells),
    ).toEqual([
      ['9', '2'],
      ['10', '2'],
      ['11', '1'],
    ]);
  });

  test('that cannot be loaded say so once, and are asked for again', async () => {
    let fails = true;
    await open({ SuperadminStats: () => (fails ? refusal('INTERNAL', 'Error interno') : stats()) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando datos');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('128')).toBeInTheDocument();
  });
});

test('lists name, NIF, email, plan and monthly price, status and registered date', async () => {
  await open();
  expect(cells(await screen.findByRole('row', { name: /Estudio Marea/ })).slice(0, 7)).toEqual([
    'Estudio Marea, S.L.',
    'B98241573',
    'lucia@estudiomarea.example',
    'PRO',
    '49,00 €',
    'Activa',
    '12/09/2025',
  ]);
  expect(cells(screen.getByRole('row', { name: /Núria/ })).slice(3, 6)).toEqual(['Básico', '19,00 €', 'Prueba']);
  expect(cells(screen.getByRole('row', { name: /Empresa 0/ })).slice(3, 6)).toEqual([
    'PRO, anual',
    '39,00 €',
    'Suspendida',
  ]);
});

test('each status has its word and its colour', async () => {
  await open();
  const rows = within(await screen.findByRole('table', { name: 'Empresas' }));
  await rows.findByText('Prueba');
  const colour = (word: string) => rows.getByText(word).closest('[data-palette]')?.getAttribute('data-palette');
  expect(['Prueba', 'Activa', 'Suspendida', 'Cancelada'].map(colour)).toEqual(['blue', 'green', 'amber', 'red']);
});

test('is cards on a phone, each of which opens its company', async () => {
  setWidth(390);
  await open({ TenantDetail: () => detail(nuria) });
  const card = within(await screen.findByRole('list', { name: 'Empresas' })).getAllByRole('listitem')[1];
  expect(card).toHaveTextContent(/Núria Puig.*Básico · 19,00.€ al mes/);
  await userEvent.click(within(card).getByRole('button', { name: 'Núria Puig' }));
  expect(await screen.findByRole('dialog', { name: 'Núria Puig' })).toBeInTheDocument();
});

describe('search, filters and pages', () => {
  test("are the server's, and stand in the address", async () => {
    const calls = await open();
    await screen.findByRole('row', { name: /Núria/ });
    fireEvent.change(screen.getByRole('textbox', { name: 'Buscar empresas' }), { target: { value: 'núria' } });
    await waitFor(() =>
      expect(asked(calls, 'Tenants').at(-1)?.variables).toEqual({
        search: 'núria',
        status: null,
        plan: null,
        page: 1,
        limit: 10,
      }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'suspended');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'pro');
    await waitFor(() =>
      expect(asked(calls, 'Tenants').at(-1)?.variables).toMatchObject({
        search: 'núria',
        status: 'suspended',
        plan: 'pro',
      }),
    );
    expect(address()).toBe(`/app/superadmin?search=${encodeURIComponent('núria')}&status=suspended&plan=pro`);
  });

  test('without an answer are cleared', async () => {
    await open(
      { Tenants: variables => page((variables as { search: string | null }).search ? [] : all) },
      '/app/superadmin?search=zzz',
    );
    await screen.findByText('Ninguna empresa coincide con «zzz»');
    await userEvent.click(screen.getAllByRole('button', { name: 'Borrar la búsqueda' })[1]);
    expect(await screen.findByRole('row', { name: /Núria/ })).toBeInTheDocument();
  });

  test('go by tens', async () => {
    const calls = await open({ Tenants: () => page(all, 128, 2) }, '/app/superadmin?page=2');
    expect(await screen.findByText('11–20 de 128 empresas')).toBeInTheDocument();
    expect(asked(calls, 'Tenants')[0].variables).toMatchObject({ page: 2, limit: 10 });
    expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/app/superadmin?page=3');
  });
});

test('without companies says what will be here', async () => {
  await open({ Tenants: () => page([]) });
  expect(await screen.findByText('Aquí verás las empresas')).toBeInTheDocument();
});

test("that fails says 'Error cargando datos' and can be tried again", async () => {
  let fails = true;
  const failing = (answer: () => ReturnType<typeof data>) => () =>
    fails ? refusal('INTERNAL', 'Error interno') : answer();
  await open({ Tenants: failing(() => page(all)), SuperadminStats: failing(stats) });
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Error cargando datos');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('row', { name: /Núria/ })).toBeInTheDocument();
  expect(await screen.findByText('128')).toBeInTheDocument();
});

test('while it loads the rows are held', async () => {
  await open({ Tenants: never });
  expect(screen.getByRole('table', { name: 'Empresas' }).closest('[aria-busy=true]')).not.toBeNull();
});

describe('the detail of a company', () => {
  async function see(name: RegExp, handlers: Handlers = {}) {
    const calls = await open(handlers);
    await userEvent.click(
      within(await screen.findByRole('row', { name })).getByRole('button', { name: /^Ver detalle de/ }),
    );
    return { calls, dialog: await screen.findByRole('dialog') };
  }

  test('opens by the eye with its counts and its subscription, under an address of its own', async () => {
    const { calls, dialog } = await see(/Marea/);
    await within(dialog).findByText('1.184');
    expect(address()).toBe('/app/superadmin?tenant=t1');
    expect(asked(calls, 'TenantDetail')[0].variables).toEqual({ id: 't1' });
    const pairs = within(dialog)
      .getAllByRole('term')
      .map((term, i) => [term.textContent, plain(within(dialog).getAllByRole('definition')[i].textContent)]);
    expect(pairs).toEqual([
      ['Facturas', '1.184'],
      ['Clientes', '37'],
      ['Productos', '52'],
      ['Usuarios', '3'],
      ['Plan', 'PRO, 49,00 € al mes'],
      ['Estado', 'Activo'],
      ['Próximo cobro', '21/12/2026'],
      ['Cobro', 'Stripe'],
      ['Alta', '12/09/2025'],
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(address()).toBe('/app/superadmin'));
  });

  test.each([
    [{ cancelAtPeriodEnd: true }, 'Termina el', '21/12/2026'],
    [{ hasStripeSubscription: false }, 'Se renueva el', '21/12/2026'],
    [{ status: 'trial', trialEndsAt: '2026-12-01T10:00:00Z' }, 'La prueba acaba el', '01/12/2026'],
  ])('names the date that comes next of %o', async (over, name, day) => {
    const { dialog } = await see(/Marea/, {
      TenantDetail: () => detail(tenant({ subscription: { ...tenant().subscription, ...over } })),
    });
    expect((await within(dialog).findByText(name)).parentElement).toHaveTextContent(`${name}${day}`);
    expect(within(dialog).queryByText('Próximo cobro')).not.toBeInTheDocument();
  });

  test.each([
    ['active', ['Suspender', 'Cancelar']],
    ['suspended', ['Activar', 'Cancelar']],
    ['cancelled', ['Activar', 'Suspender']],
    ['trial', ['Activar', 'Suspender', 'Cancelar']],
  ])('that is %s offers %p, and the button of its own state is off', async (status, offered) => {
    const { dialog } = await see(/Marea/, { TenantDetail: () => detail(tenant({ status })) });
    await within(dialog).findByText('1.184');
    const isOff = (name: string) =>
      within(dialog).getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
    expect(['Activar', 'Suspender', 'Cancelar'].filter(name => !isOff(name))).toEqual(offered);
  });

  test.each([
    [
      'Suspender',
      'Suspender',
      'suspended',
      /podrán entrar, leer, descargar y exportar, pero no emitir ni cambiar nada\. Los cobros no se paran con esto/,
      'Empresa suspendida',
    ],
    [
      'Cancelar',
      'Cancelar empresa',
      'cancelled',
      /Su suscripción termina ahora, también en Stripe/,
      'Empresa cancelada',
    ],
  ])('%s asks first, then says so and shows the new state and figures', async (press, sure, status, question, said) => {
    let shown = tenant();
    const change = () => {
      shown = tenant({ status });
      return data({ setTenantStatus: shown });
    };
    const { calls, dialog } = await see(/Marea/, {
      SetTenantStatus: change,
      Tenants: () => page([shown, nuria]),
      TenantDetail: () => detail(shown),
    });
    await userEvent.click(await within(dialog).findByRole('button', { name: press }));
    const asking = await screen.findByRole('alertdialog', { name: `¿${press} Estudio Marea, S.L.?` });
    expect(asking).toHaveTextContent(question);
    expect(within(asking).getByRole('button', { name: 'Volver' })).toHaveFocus();
    expect(asked(calls, 'SetTenantStatus')).toEqual([]);
    await userEvent.click(within(asking).getByRole('button', { name: sure }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(asked(calls, 'SetTenantStatus')[0].variables).toEqual({ id: 't1', status });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: press })).toHaveAttribute('aria-disabled', 'true'),
    );
    await waitFor(() => expect(asked(calls, 'SuperadminStats').length).toBeGreaterThan(1));
  });

  test("'Activar' says what is given, and saying no changes nothing", async () => {
    const { calls, dialog } = await see(/Núria/, { TenantDetail: () => detail(nuria, { users: 1 }) });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Activar' }));
    const asking = await screen.findByRole('alertdialog', { name: '¿Activar Núria Puig?' });
    expect(plain(asking.textContent)).toContain(
      'su usuario podrá emitir y cambiarlo todo. Recibe una suscripción activa al plan Básico (19,00 € al mes) que Stripe no cobra',
    );
    await userEvent.click(within(asking).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked(calls, 'SetTenantStatus')).toEqual([]);
  });

  test("that could not be changed says 'Error actualizando estado'", async () => {
    const { dialog } = await see(/Marea/, { SetTenantStatus: () => refusal('INTERNAL', 'Error interno') });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Suspender' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspender' }));
    expect(await screen.findByText('Error actualizando estado')).toBeInTheDocument();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Suspender' })).not.toHaveAttribute('aria-disabled'),
    );
  });

  test("that cannot be loaded says 'Error cargando detalle' and can be tried again", async () => {
    let fails = true;
    const { dialog } = await see(/Marea/, {
      TenantDetail: () => (fails ? refusal('INTERNAL', 'Error interno') : detail()),
    });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Error cargando detalle');
    fails = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('1.184')).toBeInTheDocument();
  });
});
