import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../gql/schema';
import { address, askAgain, openApp } from '../test/app';
import { file, savedFiles, serveFiles } from '../test/files';
import { me } from '../test/people';
import { inForce, obligation, representation, representationData } from '../test/verifactu';
import { data, refusal, serve, silence } from '../test/server';
import { monthly, price } from '../ui/format/prices';

const payment = (id: string, status: string) => ({
  __typename: 'Payment',
  id,
  createdAt: '2026-11-12T10:00:00Z',
  amount: '59.29',
  refunded: '0.00',
  status,
  concept: 'Plan PRO',
  failure: null,
  invoiceNumber: null,
});
const billing = (over: object = {}, subscription: object = {}) => ({
  billing: {
    __typename: 'Billing',
    open: true,
    starterOffered: false,
    publishableKey: null,
    supportEmail: 'soporte@folio.example',
    payments: [payment('p1', 'succeeded'), payment('p2', 'failed'), payment('p3', 'otra cosa')],
    subscription: {
      __typename: 'Subscription',
      plan: 'pro',
      status: 'active',
      priceMonthly: '49.00',
      billingInterval: 'month',
      trialEndsAt: null,
      currentPeriodEnd: '2026-12-12T10:00:00Z',
      cancelAtPeriodEnd: false,
      hasStripeSubscription: true,
      freeInvoicesLeft: null,
      graceUntil: null,
      pendingPlan: null,
      nextPayment: null,
      ...subscription,
    },
    ...over,
  },
});
const overview = {
  verifactuOverview: {
    __typename: 'VerifactuOverview',
    environment: 'sandbox',
    active: true,
    boundUntil: '2026-12-31',
    records: 9,
    waiting: 2,
    toFix: 0,
    oldestWaitingAt: null,
    nextSendAt: null,
    pause: null,
    incident: null,
    clockBehindUntil: null,
  },
  obligation: obligation(),
};

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, subscription: object = {}, role: Role = 'admin') {
  const calls = serve({
    Me: me(role),
    Billing: () => data(billing({}, subscription)),
    VerifactuOverview: () => data(overview),
    ...handlers,
  });
  openApp('/app/billing', 'stored');
  await screen.findByRole('heading', { name: 'Facturación' });
  return calls;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a subscription that is on trial, active, cancelled, expired says so, and what an active one becomes beside it', async () => {
  let now: object = {};
  await open({ Billing: () => data(billing({}, now)), Representation: () => representationData() });
  const plan = within(await screen.findByRole('region', { name: 'Tu plan' }));
  for (const [subscription, label, words] of [
    [{ status: 'trial' }, 'Prueba'],
    [{ status: 'active' }, 'Activo'],
    [{ status: 'cancelled' }, 'Cancelado'],
    [{ status: 'expired' }, 'Expirado'],
    [{ cancelAtPeriodEnd: true }, 'Activo', 'Acaba el 12/12/2026'],
    [{ pendingPlan: 'basic' }, 'Activo', 'Pasa a Básico el 12/12/2026'],
  ] as const) {
    now = subscription;
    await askAgain();
    expect(await plan.findByText(label)).toBeInTheDocument();
    for (const other of ['Prueba', 'Activo', 'Cancelado', 'Expirado'])
      if (other !== label) expect(plan.queryByText(other)).toBeNull();
    if (words) expect(plan.getByText(words)).toBeInTheDocument();
  }
});

test('while it loads the places of its blocks stand, and nothing spins', async () => {
  await open({ Billing: () => new Promise(() => {}) });
  const places = await screen.findByRole('status', { name: 'Cargando' });
  expect(places.children).toHaveLength(2);
});

const ACTS = [
  'Portal de facturación',
  'Cancelar suscripción',
  'Reactivar suscripción',
  'Mejorar a PRO',
  'Pasar a Básico',
  'Activar Básico',
  'Contratar PRO',
];

const STATES: [string, object, string[], string[]][] = [
  [
    'a trial',
    {
      plan: 'basic',
      status: 'trial',
      trialEndsAt: '2026-12-20T10:00:00Z',
      freeInvoicesLeft: 2,
      hasStripeSubscription: false,
    },
    ['20/12/2026', 'Quedan 2 de 3', 'Valen aunque acabe la prueba'],
    ['Mejorar a PRO', 'Activar Básico'],
  ],
  [
    'active basic',
    { plan: 'basic', priceMonthly: '19.00' },
    ['Próximo cobro', '12/12/2026', '22,99 € con IVA'],
    ['Portal de facturación', 'Cancelar suscripción', 'Mejorar a PRO'],
  ],
  [
    'basic with a discount',
    { plan: 'basic', priceMonthly: '19.00', nextPayment: '10.89' },
    ['Próximo cobro', '10,89 € con IVA'],
    ['Portal de facturación', 'Cancelar suscripción', 'Mejorar a PRO'],
  ],
  [
    'active PRO',
    {},
    ['Próximo cobro', '12/12/2026', '59,29 € con IVA'],
    ['Portal de facturación', 'Cancelar suscripción', 'Pasar a Básico'],
  ],
  [
    'PRO by the year',
    { billingInterval: 'year', priceMonthly: '39.00' },
    ['Al año', '+ IVA, pagado al año', '12/12/2026'],
    ['Portal de facturación', 'Cancelar suscripción', 'Pasar a Básico'],
  ],
  [
    'PRO that ends',
    { cancelAtPeriodEnd: true },
    ['Acaba el', 'Ninguno', 'Tu suscripción acaba el 12/12/2026.'],
    ['Portal de facturación', 'Reactivar suscripción', 'Pasar a Básico'],
  ],
  [
    'a payment that failed',
    { graceUntil: '2026-12-19T10:00:00Z' },
    ['Tienes un pago pendiente.', 'Hasta el 19/12/2026'],
    ['Portal de facturación', 'Cancelar suscripción', 'Pasar a Básico'],
  ],
  [
    'cancelled',
    { status: 'cancelled', hasStripeSubscription: false },
    ['Tu suscripción ha terminado.', 'Ninguno', 'Elige plan'],
    ['Activar Básico', 'Contratar PRO'],
  ],
  [
    'expired',
    { status: 'expired', hasStripeSubscription: false },
    ['Tu suscripción ha expirado por falta de pago.', 'Ninguno', 'Elige plan'],
    ['Activar Básico', 'Contratar PRO'],
  ],
];

test('whatever the plan, it says where it stands, and has the buttons of its state', async () => {
  let now: object = {};
  await open({ Billing: () => data(billing({}, now)), Representation: () => representationData() });
  await screen.findByRole('region', { name: 'Últimos pagos' });
  for (const [state, subscription, words, buttons] of STATES) {
    now = subscription;
    await askAgain();
    const page = () => (document.querySelector('main') ?? document.body).textContent!.replace(/\s/g, ' ');
    await waitFor(() => expect([state, words.filter(each => !page().includes(each))]).toEqual([state, []]));
    expect([state, ACTS.filter(name => screen.queryByRole('button', { name }))]).toEqual([state, buttons]);
  }
});

test('each plan says what it includes; payments are Pagado, Fallido, else Pendiente', async () => {
  await open();
  const included = async (plan: string) =>
    within(await screen.findByRole('article', { name: `Plan ${plan}` }))
      .getAllByRole('listitem')
      .map(each => each.textContent);
  expect(await included('Básico')).toEqual(
    expect.arrayContaining(['Facturas, clientes y productos ilimitados', 'PDF de cada factura y exportación a CSV']),
  );
  expect(await included('PRO')).toEqual(
    expect.arrayContaining(['Todo lo del plan Básico', 'Envío a Verifactu con tu certificado']),
  );
  const rows = within(await screen.findByRole('region', { name: 'Últimos pagos' })).getAllByRole('listitem');
  expect(rows.map(row => /Pagado|Fallido|Pendiente/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Pagado',
    'Fallido',
    'Pendiente',
  ]);
});

test("the number of a payment's invoice downloads it; a failure is reported", async () => {
  const payments = [{ ...payment('p1', 'succeeded'), invoiceNumber: 'F-2026-0001' }];
  await open({ Billing: () => data(billing({ payments })) });
  const saved = savedFiles();
  let failing = true;
  const asked = serveFiles(async () => {
    if (failing) throw new TypeError('Failed to fetch');
    return file('%PDF', 'factura-F-2026-0001.pdf', 'application/pdf');
  });
  await press('Descargar la factura F-2026-0001 en PDF');
  expect(await screen.findByText('Error generando PDF')).toBeInTheDocument();
  failing = false;
  await press('Descargar la factura F-2026-0001 en PDF');
  await waitFor(() => expect(saved).toEqual(['factura-F-2026-0001.pdf']));
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill('/api/billing/payments/p1/invoice'));
});

test('what cannot be loaded is reported, with a way to try again', async () => {
  await open({ Billing: silence });
  expect((await screen.findAllByText('Error al cargar información de facturación')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test.each([
  ['BillingPortal', 'Portal de facturación', {}, 'Error al acceder al portal de facturación'],
  ['ReactivateSubscription', 'Reactivar suscripción', { cancelAtPeriodEnd: true }, 'Error al reactivar la suscripción'],
  ['Checkout', 'Mejorar a PRO', { plan: 'basic', status: 'trial' }, 'Error al procesar el pago'],
])('%s without an answer has its own words', async (operation, button, subscription, text) => {
  await open({ [operation]: silence }, subscription);
  await press(button);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test("an answer without success is reported, and the server's words go before ours", async () => {
  const checkout = { __typename: 'Checkout', success: false, sessionId: '', url: '' };
  await open(
    {
      Checkout: () => data({ checkout }),
      BillingPortal: () => refusal('CONFLICT', 'Todavía no hay una suscripción de pago'),
    },
    { plan: 'basic' },
  );
  await press('Mejorar a PRO');
  await press('Pagar ahora');
  expect(await screen.findByText('Error al procesar la solicitud')).toBeInTheDocument();
  await press('Portal de facturación');
  expect(await screen.findByText('Todavía no hay una suscripción de pago')).toBeInTheDocument();
});

test('leaving PRO asks first, with what the law still asks, who may send instead and what waits', async () => {
  const calls = await open({ CancelSubscription: silence, Representation: () => representationData() });
  await press('Cancelar suscripción');
  const dialog = await screen.findByRole('dialog', { name: '¿Cancelar la suscripción?' });
  expect(dialog).toHaveTextContent('La ley te sigue pidiendo enviarhasta el 31/12/2026');
  expect(dialog).toHaveTextContent('2 facturas esperan a la AEAT');
  expect(await within(dialog).findByText('Folio puede enviar por ti, sin certificado')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Ver las 2' })).toHaveAttribute(
    'href',
    '/app/verifactu?status=waiting',
  );
  expect(calls.some(each => each.operation === 'CancelSubscription')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar suscripción' }));
  expect(await screen.findByText('Error al cancelar la suscripción')).toBeInTheDocument();
});

test('Folio is authorised where leaving proposes it, and the dialog comes back and says so', async () => {
  let current: typeof inForce | null = null;
  await open({
    Representation: () => representationData({ current }),
    AcceptRepresentation: () => {
      current = inForce;
      return data({ acceptRepresentation: representation({ current }) });
    },
  });
  await press('Cancelar suscripción');
  await press('Leer y autorizar');
  const acceptance = within(await screen.findByRole('dialog', { name: 'Autorizar a Folio a presentar por ti' }));
  await userEvent.click(acceptance.getByRole('button', { name: 'Volver' }));
  await screen.findByRole('dialog', { name: '¿Cancelar la suscripción?' });
  // While the dialog before it is on its way out nothing can be pressed, and its own checkbox is no more the one wanted.
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: /He leído la autorización/, hidden: true })).toBeNull(),
  );
  await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Leer y autorizar' })));
  await userEvent.click(await screen.findByRole('checkbox', { name: /He leído la autorización/ }));
  await press('Autorizar a Folio');
  const dialog = await screen.findByRole('dialog', { name: '¿Cancelar la suscripción?' });
  expect(await within(dialog).findByText('Folio sigue enviando por ti')).toBeInTheDocument();
});

test('a user reads and has nothing to press', async () => {
  await open({}, {}, 'user');
  await screen.findByRole('region', { name: 'Últimos pagos' });
  for (const name of ['Portal de facturación', 'Cancelar suscripción', 'Pasar a Básico'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  // What they cannot do is not presented as theirs to do.
  expect(document.body.textContent).not.toMatch(/cancelas aquí|La tarjeta la pide/);
  expect(screen.getByRole('link', { name: 'soporte@folio.example' })).toHaveAttribute(
    'href',
    'mailto:soporte@folio.example',
  );
});

test('without a subscription at the provider there is no portal', async () => {
  await open({}, { hasStripeSubscription: false });
  await screen.findByRole('button', { name: 'Cancelar suscripción' });
  expect(screen.queryByRole('button', { name: 'Portal de facturación' })).toBeNull();
});

const offer = async (plan: string) => within(await screen.findByRole('article', { name: `Plan ${plan}` }));
const chosen = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.find(each => each.operation === 'Checkout')?.variables;

test('PRO by the month can be paid by the year', async () => {
  const calls = await open({ Checkout: silence });
  const pro = await offer('PRO');
  expect(pro.getByText('Tu plan')).toBeInTheDocument();
  await userEvent.click(pro.getByRole('button', { name: 'Al año' }));
  await userEvent.click(pro.getByRole('button', { name: 'Pagar al año' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Pagar PRO al año?' });
  expect(question.textContent!.replace(/\s/g, ' ')).toContain(
    'Se cobra ahora en tu tarjeta guardada: 566,28 € con IVA al año, menos lo que ya has pagado de este periodo.',
  );
  expect(chosen(calls)).toBeUndefined();
  await press('Pagar ahora');
  await waitFor(() => expect(chosen(calls)).toEqual({ plan: 'pro', interval: 'year' }));
});

test('a PRO that was given and that nobody has paid is paid by the year from its end on: nothing is charged now, and nothing asked', async () => {
  const calls = await open({
    Checkout: silence,
    Billing: () => data(billing({ payments: [] }, { pendingPlan: 'basic' })),
  });
  const pro = await offer('PRO');
  await userEvent.click(pro.getByRole('button', { name: 'Al año' }));
  await userEvent.click(pro.getByRole('button', { name: 'Pagar al año' }));
  await waitFor(() => expect(chosen(calls)).toEqual({ plan: 'pro', interval: 'year' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('yearly PRO is shown by the year, and can be paid by the month', async () => {
  const calls = await open({ Checkout: silence }, { billingInterval: 'year' });
  const pro = await offer('PRO');
  expect(pro.getByText('Tu plan')).toBeInTheDocument();
  await userEvent.click(pro.getByRole('button', { name: 'Al mes' }));
  await userEvent.click(pro.getByRole('button', { name: 'Pagar al mes' }));
  await waitFor(() => expect(chosen(calls)).toEqual({ plan: 'pro', interval: 'month' }));
});

test.each([
  ['basic', 'month'],
  ['pro', 'year'],
])('a change to less can be taken back: %s next, %s now', async (pendingPlan, billingInterval) => {
  const calls = await open({ Checkout: silence }, { pendingPlan, billingInterval });
  if (pendingPlan === 'basic') expect((await offer('Básico')).getByText('Tu próximo plan')).toBeInTheDocument();
  else expect(screen.getByText(/pasas a pagar PRO/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pagar al mes' })).toBeNull();
  await userEvent.click((await offer('PRO')).getByRole('button', { name: 'Seguir con PRO' }));
  await waitFor(() => expect(chosen(calls)).toEqual({ plan: 'pro', interval: billingInterval }));
});

test.each([
  ['basic next', {}, 'Básico', 'Pasar a Básico', 'Cambio anotado: el 12/12/2026 pasas al plan Básico.'],
  ['PRO kept', { pendingPlan: 'basic' }, 'PRO', 'Seguir con PRO', 'Cambio anulado: sigues con PRO.'],
])('a change that no other page follows is confirmed here: %s', async (_, subscription, plan, button, words) => {
  const checkout = {
    __typename: 'Checkout',
    success: true,
    sessionId: 'sub_1',
    url: 'https://folio.example/app/billing',
  };
  await open({ Checkout: () => data({ checkout }) }, subscription);
  await userEvent.click((await offer(plan)).getByRole('button', { name: button }));
  const sure = plan === 'Básico' && (await screen.findByRole('dialog', { name: '¿Pasar al plan Básico?' }));
  if (sure) await userEvent.click(within(sure).getByRole('button', { name: button }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(address()).toBe('/app/billing');
});

test('a plan that Folio gave has no interval to choose', async () => {
  await open({}, { hasStripeSubscription: false });
  await userEvent.click((await offer('PRO')).getByRole('button', { name: 'Al año' }));
  expect(screen.queryByRole('button', { name: 'Pagar al año' })).toBeNull();
});

test('without payments the list promises no more than it shows', async () => {
  await open({ Billing: () => data(billing({ payments: [] })) });
  expect(
    within(await screen.findByRole('region', { name: 'Últimos pagos' })).getByText(
      'Aún no hay ninguno. Aquí verás los 5 últimos.',
    ),
  ).toBeInTheDocument();
});

test("what less costs is the price list's", async () => {
  await open();
  await press('Cancelar suscripción');
  expect(await screen.findByRole('button', { name: `Pasar a Básico, ${monthly(price.basic)}` })).toBeInTheDocument();
});

test('after paying one is led to Facturación in three seconds, not sooner, and sees the plan when the payment has come', async () => {
  let status = 'expired';
  const calls = serve({
    Me: me('admin'),
    Billing: () => data(billing({}, { status })),
    VerifactuOverview: () => data(overview),
    CheckoutPaid: () => data({ checkoutPaid: true }),
  });
  // What the addresses lead to is loaded first: from then on only the clock of the test goes.
  await act(() => import('./BillingReturnPages'));
  await act(() => import('./BillingPage'));
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  try {
    openApp('/billing/success?session_id=cs_1', 'stored');
    for (let n = 0; n < 200 && !screen.queryByRole('heading', { name: 'Gracias, hemos recibido tu pago' }); n += 1)
      await pass(0);
    expect(screen.getByRole('link', { name: 'Folio, inicio' })).toHaveAttribute('href', '/');
    await pass(2_999);
    expect(address()).toBe('/billing/success?session_id=cs_1');
    await pass(1);
    expect(address()).toBe('/app/billing');
    const asked = () => calls.filter(({ operation }) => operation === 'Billing').length;
    for (let n = 0; n < 200 && !screen.queryByText('Expirado'); n += 1) await pass(10);
    status = 'active';
    for (let n = 0; n < 20 && !screen.queryByText('Activo'); n += 1) await pass(500);
    expect(screen.getByText('Activo')).toBeInTheDocument();
    await pass(60_000);
    const then = asked();
    await pass(60_000);
    expect(asked()).toBe(then);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  [
    'paid',
    () => data({ checkoutPaid: true }),
    'Gracias, hemos recibido tu pago',
    'Pago recibido. Estamos activando tu plan.',
  ],
  ['under way', () => data({ checkoutPaid: null }), 'Gracias', 'Gracias. Tu plan se activa en cuanto llegue el pago.'],
  [
    'made up',
    () => data({ checkoutPaid: false }),
    'No sabemos de qué pago vienes',
    'Error: No se encontró información de la sesión de pago.',
  ],
  ['not answered for', silence, 'Gracias', 'Gracias. Tu plan se activa en cuanto llegue el pago.'],
])('coming back from a session that is %s says what it is', async (_, answer, title, said) => {
  serve({ Me: me('admin'), CheckoutPaid: answer });
  openApp('/billing/success?session_id=cs_1', 'stored');
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(await screen.findByText(said)).toBeInTheDocument();
});
