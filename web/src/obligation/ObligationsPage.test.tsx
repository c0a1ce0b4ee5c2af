import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { data, refusal, serve } from '../test/server';
import { obligation, overviewData, representationData } from '../test/verifactu';
import { dashboardData, meOn } from '../test/workspace';
import { fillIn } from '../test/fillIn';
import { LAW_KEY, STANDINGS } from '../ui/format/lawDate';

const row = (code: string, date: string, who: string, over: object = {}) => ({
  __typename: 'Regulation',
  code,
  about: 'verifactu',
  date,
  who,
  text: `Texto de ${who}.`,
  state: 'in_force',
  source: 'RDL 15/2025',
  readOn: '2026-11-20',
  changedAt: null,
  ...over,
});
const LAW = [
  row('software', '2025-07-29', 'Quien hace programas', { about: 'software' }),
  row('verifactu-companies', '2027-01-01', 'Sociedades'),
  row('verifactu-others', '2027-07-01', 'Autónomos y el resto'),
  row('verifactu-delay', '2028-10', 'Todos', { state: 'announced' }),
  row('e-invoice-rest', '2028-10-06', 'El resto', { about: 'e_invoice' }),
];
const UNSENT = {
  sends: false,
  words: 'Tus facturas todavía no se envían a la AEAT. La ley obliga a tu empresa desde el 01/01/2027: faltan 40 días.',
};

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

async function open(over: object = {}, handlers: Parameters<typeof serve>[0] = {}, who = meOn('basic')) {
  let law = obligation({ ...UNSENT, ...over });
  const said: object[] = [];
  serve({
    Me: who,
    Obligation: () =>
      data({
        obligation: law,
        me: {
          __typename: 'Me',
          tenant: { __typename: 'Tenant', id: 't1', name: 'Estudio Marea, S.L.', nif: 'B98241573' },
        },
      }),
    Regulations: () => data({ regulations: LAW }),
    VerifactuOverview: () => overviewData({ active: false }, law),
    Representation: () => representationData(),
    SaySending: ({ input }: { input: { issuer?: string } }) => {
      said.push(input);
      law = { ...law, issuer: input.issuer ?? law.issuer, bindsFrom: '2027-07-01' };
      return data({ saySending: { __typename: 'ObligationState', sends: false } });
    },
    ...handlers,
  });
  openApp('/app/obligations', 't');
  await screen.findByRole('heading', { name: 'VERI*FACTU' });
  return said;
}
const rows = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('listitem')
    .map(each => each.textContent);

test("it counts down to the company's own day, and shows every date with its state and source", async () => {
  await open();
  expect(screen.getByText('VERI*FACTU te obliga desde el 1 de enero de 2027')).toBeInTheDocument();
  expect(screen.getAllByText('40 días')).toHaveLength(2);
  expect(rows('VERI*FACTU')).toEqual([
    expect.stringMatching(/^29\/07\/2025Hace 481 días.*Ya obliga/),
    expect.stringMatching(/^01\/01\/202740 díasSociedadesTu caso.*Aprobado.*RDL 15\/2025Leída el 20\/11\/2026/),
    expect.stringMatching(/^01\/07\/2027221 días.*Aprobado/),
    expect.stringMatching(/^Octubre de 2028Sin fecha firme.*Solo anunciado/),
  ]);
  expect(rows('Factura electrónica entre empresas')).toEqual([expect.stringMatching(/^06\/10\/2028/)]);
});

test('how a date stands has the names and the colours of the public page, and what each means beside it', async () => {
  await open();
  const badges = within(screen.getByRole('region', { name: 'VERI*FACTU' })).getAllByText(
    /^(Ya obliga|Aprobado|Solo anunciado)$/,
  );
  expect(badges.map(({ textContent, dataset }) => [textContent, dataset.palette])).toEqual(
    (['binding', 'approved', 'approved', 'announced'] as const).map(each => [
      STANDINGS[each].name,
      STANDINGS[each].palette,
    ]),
  );
  expect(screen.getByText(LAW_KEY)).toHaveTextContent(
    'Ya obliga: la fecha ha llegado. Aprobado: la norma está en el BOE y su fecha, por llegar.',
  );
});

test('an admin says that it is another case, and the dates follow', async () => {
  const said = await open();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('¿No es tu caso?'), 'self');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('VERI*FACTU te obliga desde el 1 de julio de 2027')).toBeInTheDocument();
  expect(said).toEqual([{ choice: null, issuer: 'other' }]);
});

test('that the law does not ask it to send is declared with its cause and what that means', async () => {
  const said = await open();
  await userEvent.selectOptions(screen.getByLabelText('¿No es tu caso?'), 'other');
  await fillIn(screen.getByLabelText('Cuál es'), 'Arrendamiento exento');
  expect(screen.getByText(/Declaras que la ley no pide a tu empresa enviar sus facturas/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Declarar que no me obliga' }));
  await waitFor(() => expect(said).toEqual([{ choice: 'excluded', cause: 'other', note: 'Arrendamiento exento' }]));
});

test('of one that the law excludes it says by whom and when that was said', async () => {
  await open({
    bindsFrom: null,
    words: 'Has dicho que la ley no obliga a tu empresa.',
    said: {
      __typename: 'SaidOfSending',
      choice: 'excluded',
      cause: 'other',
      note: 'Alquiler',
      saidBy: 'Lucía Ferrer',
      saidAt: '2026-11-21T09:00:00Z',
    },
  });
  expect(screen.getByText('No te obliga')).toBeInTheDocument();
  expect(screen.getByText('Dicho por Lucía Ferrer el 21/11/2026: «Alquiler».')).toBeInTheDocument();
  expect(screen.queryByText('Tu caso')).toBeNull();
});

test('who said it stands with the day in Madrid; what is declared stops nothing that is sent; another case takes the old refusal away', async () => {
  const REFUSED = 'Con el NIF de una sociedad anónima o limitada, su fecha es la de las sociedades';
  await open(
    {
      sends: true,
      words: 'Cada factura que emites la presenta Folio por ti en la AEAT.',
      said: {
        __typename: 'SaidOfSending',
        choice: 'not_yet',
        cause: null,
        note: null,
        saidBy: 'Lucía Ferrer',
        saidAt: '2026-11-21T23:30:00Z',
      },
    },
    { SaySending: () => refusal('BAD_USER_INPUT', REFUSED, { 'input.issuer': REFUSED }) },
  );
  expect(screen.getByText('Dicho por Lucía Ferrer el 22/11/2026.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('¿No es tu caso?'), 'self');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.getByLabelText('¿No es tu caso?')).toHaveAccessibleDescription(REFUSED));
  await userEvent.selectOptions(screen.getByLabelText('¿No es tu caso?'), 'sii');
  expect(screen.getByLabelText('¿No es tu caso?')).not.toHaveAccessibleDescription(REFUSED);
  expect(screen.getByText(/aun así se siguen enviando, con su QR/)).toBeInTheDocument();
  expect(screen.queryByText(/saldrán sin QR/)).not.toBeInTheDocument();
});

test('a user reads it and says nothing', async () => {
  await open({}, {}, meOn('basic', 'user'));
  expect(screen.queryByLabelText('¿No es tu caso?')).toBeNull();
});

test('while its date is only announced it says that the law does not bind it yet', async () => {
  await open({ bindsFrom: null, words: 'Tus facturas no se envían a la AEAT ni llevan QR.' });
  expect(screen.getByText('Todavía no te obliga')).toBeInTheDocument();
});

test.each(['basic', 'pro'] as const)('on %s the settings lead to it, also of a company that sends', async plan => {
  serve({ Me: meOn(plan), VerifactuOverview: () => overviewData(), Representation: () => representationData() });
  openApp('/app/settings?tab=verifactu', 't');
  expect(await screen.findByRole('link', { name: 'Ver qué me obliga y cuándo' })).toHaveAttribute(
    'href',
    '/app/obligations',
  );
});

test('that could not be loaded can be tried again', async () => {
  let fails = true;
  serve({
    Me: meOn('basic'),
    Obligation: () =>
      fails
        ? refusal('INTERNAL', 'Error interno')
        : data({
            obligation: obligation(UNSENT),
            me: { __typename: 'Me', tenant: { __typename: 'Tenant', id: 't1', name: 'E', nif: 'B98241573' } },
          }),
    Regulations: () => data({ regulations: LAW }),
    VerifactuOverview: () => overviewData(),
  });
  openApp('/app/obligations', 't');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'VERI*FACTU' })).toBeInTheDocument();
});

describe('on the dashboard', () => {
  async function dashboard(law: object, who = meOn('basic'), link: string | null = 'Ver fechas y fuentes') {
    serve({
      Me: who,
      Dashboard: () => dashboardData(),
      VerifactuOverview: () => overviewData({ active: false }, law),
      Representation: () => representationData(),
    });
    openApp('/app/dashboard', 't');
    if (link) await screen.findByRole('link', { name: link });
  }

  test('a company that does not send is warned from 90 days before, not sooner', async () => {
    await dashboard({ ...UNSENT, bindsFrom: '2027-02-20' });
    expect(screen.getByText(UNSENT.words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Elegir quién envía' })).toHaveAttribute('href', '/app/who-sends');
  });

  test('91 days before it is not', async () => {
    await dashboard({ ...UNSENT, bindsFrom: '2027-02-21' });
    expect(screen.queryByText(UNSENT.words)).toBeNull();
  });

  test('where nothing can be issued any more it says so, as an alert', async () => {
    await dashboard({
      ...UNSENT,
      mayIssue: false,
      words: 'Desde el 01/01/2027 la ley obliga a tu empresa a enviar sus facturas.',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Desde el 01/01/2027 la ley obliga a tu empresa a enviar sus facturas.',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Elegir quién envía' }));
    await waitFor(() => expect(address()).toBe('/app/who-sends'));
  });

  test('an answer from before the date is no answer any more, and nothing promises that it may issue', async () => {
    serve({
      Me: meOn('basic'),
      VerifactuOverview: () => overviewData({ active: false }, { ...UNSENT, mayIssue: false }),
      Representation: () => representationData({ toAsk: false }),
      Dashboard: () =>
        dashboardData({ address: 'Calle 1', overview: { totalInvoices: 0 }, recentInvoices: [], topCustomers: [] }),
    });
    openApp('/app/dashboard', 't');
    expect(await screen.findByRole('link', { name: 'Responder' })).toHaveAttribute('href', '/app/who-sends');
    expect(screen.getByText(/hasta que digas quién envía no puedes emitir/)).toBeInTheDocument();
    expect(screen.queryByText('Ya está respondido.')).not.toBeInTheDocument();
  });

  test('one that sends only because it started to, and cannot go on, is warned too', async () => {
    await dashboard(
      {
        ...UNSENT,
        sends: true,
        ending: true,
        boundUntil: '2026-12-31',
        words: 'Tu empresa ya había empezado a enviar.',
      },
      undefined,
      null,
    );
    expect(await screen.findByText('Tu empresa ya había empezado a enviar.')).toBeInTheDocument();
  });

  test('a user reads who decides', async () => {
    await dashboard(UNSENT, meOn('basic', 'user'));
    expect(screen.getByText(/Lo decide un administrador de tu empresa\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver la fecha' })).toHaveAttribute('href', '/app/obligations');
  });
});
