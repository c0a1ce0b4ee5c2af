import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, askAgain, openApp } from '../test/app';
import { me } from '../test/people';
import { setWidth } from '../test/screen';
import { data, never, refusal, serve, silence } from '../test/server';
import {
  certificate,
  certificateData,
  incident,
  inForce,
  noCertificate,
  overviewData,
  paused,
  representation,
} from '../test/verifactu';
import { dashboardData, meOn } from '../test/workspace';

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, path = '/app/dashboard') {
  const calls = serve({ Me: me(), Dashboard: () => dashboardData(), ...handlers });
  openApp(path, 'stored');
  await screen.findByRole('heading', { name: 'Dashboard' });
  return calls;
}

const text = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
const loaded = () => screen.findByText('312');
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('the index leads here', async () => {
  await open({}, '/app');
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
});

describe('the trial banner', () => {
  test('with 7 days or fewer is a warning', async () => {
    await open({ Dashboard: () => dashboardData({ subscription: { trialEndsAt: inDays(5), freeInvoicesLeft: 0 } }) });
    expect(await screen.findByText('5 días')).toBeInTheDocument();
    expect(text(screen.getByRole('alert'))).toBe('Te quedan 5 días de prueba. Contacta para activar tu plan.');
  });

  test.each([
    ['admin', null, '/app/billing'],
    ['user', 'ayuda@gestora.es', 'mailto:ayuda@gestora.es'],
    ['user', '%SUPPORT_EMAIL%', '/contact'],
  ] as const)('leads a %s (help at %s) to %s to activate the plan', async (role, support, to) => {
    const meta = document.head.appendChild(
      Object.assign(document.createElement('meta'), { name: 'support', content: support ?? '' }),
    );
    await open({
      Me: me(role),
      Dashboard: () => dashboardData({ subscription: { trialEndsAt: inDays(5), freeInvoicesLeft: 3 } }),
    });
    expect(await screen.findByRole('link', { name: 'Contacta para activar tu plan.' })).toHaveAttribute('href', to);
    expect(text(screen.getByRole('alert'))).toMatch(
      /^Te quedan 5 días de prueba\. Contacta para activar tu plan\. Las 3 primeras/,
    );
    meta.remove();
  });

  test('with more is informative, and counts the free invoices as they are now', async () => {
    await open({ Dashboard: () => dashboardData({ subscription: { trialEndsAt: inDays(22), freeInvoicesLeft: 2 } }) });
    await screen.findByText('22 días');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(text(screen.getByText('22 días').closest<HTMLElement>('[role=status]')!)).toMatch(
      /^Te quedan 22 días de prueba\. Puedes emitir todas .+: te quedan 2\.$/,
    );
  });

  test('is not there on a paid plan', async () => {
    await open({ Me: meOn('pro'), Dashboard: () => dashboardData({ subscription: { status: 'active' } }) });
    await loaded();
    expect(screen.queryByText(/de prueba/)).not.toBeInTheDocument();
  });
});

test('four figures without decimals, each with its context', async () => {
  await open();
  await loaded();
  expect(
    within(screen.getByRole('list', { name: 'Cifras' }))
      .getAllByRole('listitem')
      .map(text),
  ).toEqual([
    'Facturas3126 este mes',
    'Ingresos totales348.210 €23.450 € por cobrar',
    'Ingresos del mes11.856 €+13,5 % sobre octubre',
    'Clientes4824 productos guardados',
  ]);
});

test('each figure leads to what it counts', async () => {
  await open();
  await loaded();
  const links = within(screen.getByRole('list', { name: 'Cifras' })).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Facturas', '/app/invoices'],
    ['Ingresos totales', '/app/invoices?due=open'],
    ['Ingresos del mes', '/app/invoices?dateFrom=2026-11-01'],
    ['Clientes', '/app/customers'],
  ]);
});

describe('before the first invoice', () => {
  const NOTHING = { overview: { totalInvoices: 0, totalCustomers: 0 }, recentInvoices: [], topCustomers: [] };
  const steps = () =>
    within(screen.getByRole('region', { name: 'Tu primera factura, en tres pasos' }))
      .getAllByRole('listitem')
      .map(text);

  test('three steps stand in the place of figures that would be zero', async () => {
    await open({ Dashboard: () => dashboardData(NOTHING) });
    await screen.findByText('0 de 3');
    expect(steps()).toEqual([
      expect.stringMatching(/^1La dirección de tu empresa.*Añadir dirección$/),
      expect.stringMatching(/^2Tu primer cliente.*Añadir cliente$/),
      expect.stringMatching(/^3Tu primera factura.*Nueva factura$/),
    ]);
    expect(screen.getByRole('link', { name: 'Añadir dirección' })).toHaveAttribute('href', '/app/settings');
    expect(screen.getAllByRole('listitem', { current: 'step' }).map(text)).toEqual([steps()[0]]);
    expect(screen.queryByRole('list', { name: 'Cifras' })).not.toBeInTheDocument();
  });

  test('what is done folds to a tick, and the next one takes its place', async () => {
    await open({
      Dashboard: () =>
        dashboardData({ ...NOTHING, overview: { totalInvoices: 0, totalCustomers: 1 }, address: 'Calle de Sorní, 18' }),
    });
    await screen.findByText('2 de 3');
    expect(steps()[0]).toMatch(/^Hecho:La dirección de tu empresa.*Cambiar$/);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^3Tu primera factura/);
  });

  test('a draft is an invoice to go on with: figures and lists stand as ever', async () => {
    await open({ Dashboard: () => dashboardData({ overview: { totalInvoices: 0 } }) });
    expect(await screen.findByRole('list', { name: 'Cifras' })).toBeInTheDocument();
    expect(screen.queryByText(/en tres pasos/)).not.toBeInTheDocument();
  });
});

test('quick actions lead to the new invoice, customers, products (optional) and settings', async () => {
  await open();
  await loaded();
  const links = panel('Acciones rápidas').getAllByRole('link');
  expect(links.map(link => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])).toEqual([
    ['Nueva factura', '/app/invoices/new'],
    ['Gestionar clientes', '/app/customers'],
    ['Productos (opcional)', '/app/products'],
    ['Configuración', '/app/settings'],
  ]);
});

describe('the revenue by month', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'Ingresos por mes' }))
      .getAllByRole('row')
      .slice(1)
      .map(text);

  test('is a chart for the eye and a table of twelve months for readers', async () => {
    await open();
    await loaded();
    expect(rows()).toHaveLength(12);
    expect(rows()[0]).toBe('diciembre de 20251.000 €');
    expect(rows()[11]).toBe('noviembre de 202612.000 €');
    expect(screen.getByText('nov').closest('[aria-hidden=true]')).not.toBeNull();
  });

  test('has six months on a phone', async () => {
    setWidth(390);
    await open();
    await loaded();
    expect(rows()).toHaveLength(6);
  });

  test('without any says what will be there', async () => {
    await open({
      Dashboard: () =>
        dashboardData({
          revenueByMonth: [
            { __typename: 'MonthRevenue', month: '2026-10', revenue: '0.00' },
            { __typename: 'MonthRevenue', month: '2026-11', revenue: '0.00' },
          ],
        }),
    });
    expect(await screen.findByText(/Aquí verás tus ingresos mes a mes/)).toBeInTheDocument();
  });
});

describe('the latest invoices', () => {
  test('open on a click', async () => {
    await open({ Invoice: never });
    await userEvent.click(await screen.findByRole('link', { name: 'A-2026-0062' }));
    expect(address()).toBe('/app/invoices/i1');
  });

  test('have the colours of the dashboard: issued blue, paid green, draft grey', async () => {
    await open();
    await loaded();
    const colour = (label: string) =>
      panel('Últimas facturas').getByText(label).closest('[data-palette]')?.getAttribute('data-palette');
    expect([colour('Emitida'), colour('Pagada'), colour('Borrador')]).toEqual(['blue', 'green', 'gray']);
    expect(panel('Últimas facturas').getByText('Sin número')).toBeInTheDocument();
  });

  test('without any say that there is none', async () => {
    await open({ Dashboard: () => dashboardData({ recentInvoices: [], topCustomers: [] }) });
    expect(await screen.findByText(/Aún no hay ninguna/)).toBeInTheDocument();
    expect(screen.getByText(/aquí verás a quién facturas más/)).toBeInTheDocument();
  });
});

test.each([1280, 390])(
  'the top customers have trophies for the first three, then plain numbers, at %i px',
  async width => {
    setWidth(width);
    await open();
    await loaded();
    const medals = [...document.querySelectorAll('[data-medal]')].map(icon => icon.getAttribute('data-medal'));
    expect(medals).toEqual(['gold', 'silver', 'bronze']);
    const rows = panel('Mejores clientes')
      .getAllByRole(width > 991 ? 'row' : 'listitem')
      .map(text);
    expect(rows.at(-1)).toMatch(/^4Ana Pérez.*28\.470 €$/);
  },
);

test('there is a tip', async () => {
  await open();
  expect(text(screen.getByRole('region', { name: 'Consejo' }))).toMatch(
    /Enter sobre un producto rellena precio e IVA con cantidad 1/,
  );
});

describe('the Verifactu note', () => {
  const note = () => text(screen.getByRole('region', { name: 'Verifactu' }));
  const openPro = (handlers: Handlers = {}) =>
    open({
      Me: meOn('pro'),
      Dashboard: () => dashboardData({ subscription: { plan: 'pro', status: 'active' } }),
      VerifactuOverview: () => overviewData(),
      VerifactuCertificate: () => certificateData(),
      ...handlers,
    });

  test('of the plan basic', async () => {
    await open({
      Me: meOn('basic'),
      Dashboard: () => dashboardData({ subscription: { plan: 'basic', status: 'active' } }),
    });
    await loaded();
    expect(note()).toMatch(/El envío a la AEAT está en el plan PRO, 49 €\/mes \+ IVA\./);
    expect(panel('Verifactu').getByRole('link', { name: 'Ver qué incluye' })).toHaveAttribute('href', '/app/billing');
  });

  const ON_PRO: [string, object, object, RegExp, object?][] = [
    ['sends', {}, certificate(), /^VerifactuEntorno de pruebasCada factura que emites se envía a la AEAT\./],
    [
      'has no certificate',
      { active: false },
      noCertificate(),
      /no se envían a la AEAT todavía\. Para empezar, sube tu certificado\./,
    ],
    [
      'has no certificate, where the operator would send',
      { active: false },
      noCertificate(),
      /sube tu certificado o deja que Folio las envíe por ti: elige quién las envía\./,
      representation(),
    ],
    [
      'has one that expires soon, and lets the operator send',
      {},
      certificate({ isExpiringSoon: true, expiresAt: '2026-12-08T10:00:00Z' }),
      /caduca el 08\/12\/2026, y desde entonces las envía Folio por ti\. Ver cómo está\./,
      representation({ current: inForce }),
    ],
    [
      'has one that expires soon',
      {},
      certificate({ isExpiringSoon: true, expiresAt: '2026-12-08T10:00:00Z' }),
      /Tu certificado caduca el 08\/12\/2026\./,
    ],
    [
      'has one that expired',
      { active: false },
      certificate({ isExpired: true }),
      /Tu certificado ha caducado\. Cada factura/,
    ],
    [
      'has one that expired, and must go on',
      {},
      certificate({ isExpired: true }),
      /Tu certificado ha caducado\. Cada factura/,
    ],
    ['is paused', paused, certificate(), /Los envíos están en pausa\..*3 registros pendientes de enviar\./],
    ['has an incident', incident, certificate(), /Hay una incidencia.*12 registros pendientes de enviar\./],
  ];
  test('of a company on PRO says who sends, or what keeps its invoices from being sent', async () => {
    let at = 0;
    const now = () => ON_PRO[at];
    await openPro({
      VerifactuOverview: () => overviewData(now()[1]),
      VerifactuCertificate: () => certificateData(now()[2]),
      Representation: () => data({ representation: now()[4] ?? representation({ offered: false }) }),
    });
    for (; at < ON_PRO.length; at += 1) {
      await askAgain();
      await waitFor(() => expect(note()).toMatch(now()[3]));
    }
  });

  test('an invoice to correct stands above everything, and leads to what is wrong', async () => {
    await openPro({ VerifactuOverview: () => overviewData({ toFix: 1, toFixInvoice: 'i7' }) });
    const banner = (await screen.findByText('1 factura por corregir.')).closest<HTMLElement>('[role=alert]')!;
    await waitFor(() =>
      expect(within(banner).getByRole('link', { name: 'Ver cuál' })).toHaveAttribute('href', '/app/invoices/i7'),
    );
    expect(note()).not.toMatch(/por corregir/);
  });

  test('several lead to their list', async () => {
    await openPro({ VerifactuOverview: () => overviewData({ toFix: 2, toFixInvoice: 'i7' }) });
    expect(await screen.findByRole('link', { name: 'Ver cuáles' })).toHaveAttribute(
      'href',
      '/app/verifactu?status=to_fix',
    );
  });

  test('without the PRO plan, which has that list, to the first of them', async () => {
    serve({
      Me: meOn('basic'),
      Dashboard: () => dashboardData(),
      VerifactuOverview: () => overviewData({ toFix: 2, toFixInvoice: 'i7' }),
    });
    openApp('/app/dashboard', 't');
    expect(await screen.findByRole('link', { name: 'Ver la primera' })).toHaveAttribute('href', '/app/invoices/i7');
  });

  test('while an incident lasts the number of records that wait stands above everything', async () => {
    await openPro({ VerifactuOverview: () => overviewData(incident) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Incidencia en los envíos a la AEAT desde el 20/11/2026, 13:44: la AEAT no contesta. 12 registros pendientes de enviar. Sigue facturando: saldrán solos.',
    );
  });

  test('a clock that is behind is reported, with the hour that records have until it is there', async () => {
    await openPro({ VerifactuOverview: () => overviewData({ clockBehindUntil: '2026-11-20T12:44:00Z' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^El reloj de Folio va atrasado: tu último registro lleva la hora del 20\/11\/2026, 13:44.*Sigue facturando/,
    );
  });
});

describe('that could not be loaded', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  test('without a connection, which the bar above says, there is no second banner', async () => {
    await open({ Dashboard: silence });
    await screen.findByText('Sin conexión con Folio. Lo que escribes no se pierde.');
    expect(await screen.findAllByText('Sin datos por ahora.')).not.toHaveLength(0);
    expect(screen.getAllByRole('button', { name: /Reintentar/ })).toHaveLength(1);
  });

  test("is only logged; one banner offers 'Reintentar' and there is no toast", async () => {
    let fails = true;
    await open({ Dashboard: () => (fails ? refusal('INTERNAL', 'Error interno') : dashboardData()) });
    const banner = (await screen.findByText(/No se han podido cargar las cifras/)).closest<HTMLElement>(
      '[role=alert]',
    )!;
    const again = within(banner).getByRole('button', { name: 'Reintentar' });
    expect(screen.getAllByRole('button', { name: /Reintentar/ })).toEqual([again]);
    expect(screen.getByRole('link', { name: 'Nueva factura' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('Error cargando el dashboard', expect.anything());
    for (const toasts of screen.getAllByRole('region', { name: /Alt\+T/ }))
      expect(within(toasts).queryByRole('listitem')).not.toBeInTheDocument();
    fails = false;
    await userEvent.click(again);
    expect(await loaded()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Reintentar/ })).not.toBeInTheDocument();
  });
});

test('while it loads the places are held and can be acted from', async () => {
  await open({ Dashboard: never });
  expect(screen.getByRole('list', { name: 'Cifras' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link', { name: 'Nueva factura' })).toBeInTheDocument();
});
