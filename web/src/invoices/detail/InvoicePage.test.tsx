import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { draft, invoice, invoicePage } from '../../test/invoices';
import { me } from '../../test/people';
import { data, refusal, serve, silence } from '../../test/server';

type Handlers = Parameters<typeof serve>[0];

const open = (shown: object, handlers: Handlers = {}) => {
  const calls = serve({
    Me: me(),
    Invoice: () => data({ invoice: shown }),
    Invoices: () => invoicePage([]),
    ...handlers,
  });
  openApp('/app/invoices/i1', 't');
  return calls;
};
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('alertdialog');

const ACTIONS = [
  'Marcar como pagada',
  'Deshacer pago',
  'Editar',
  'Duplicar',
  'Repetir',
  'Descargar duplicado',
  'Eliminar',
  'Me he equivocado',
  'Devolución o impago',
  'Anular',
  'Emitir',
  'Descargar PDF',
];
const ISSUED = ACTIONS.filter(name => !/pag|Editar|Eliminar|^Emitir/.test(name) || name === 'Devolución o impago');
const shownActions = () =>
  ACTIONS.filter(name => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }));

const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));

test('shows the blocks of the paper', async () => {
  open(invoice());
  expect(await screen.findByRole('heading', { name: 'Factura A-2026-0062' })).toBeInTheDocument();
  expect(screen.getByText('Emitida')).toHaveAttribute('data-palette', 'green');
  const customer = screen.getByRole('region', { name: 'Cliente' });
  for (const text of [
    'Bodegas Larrañaga, S.L.',
    'B26304188',
    'pagos@bodegas.example',
    'Calle de la Vega, 14',
    '26200 Haro',
  ]) {
    expect(within(customer).getByText(text)).toBeInTheDocument();
  }
  expect(within(screen.getByRole('region', { name: 'Emisor' })).getByText('Estudio Marea, S.L.')).toBeInTheDocument();
  expect(screen.getByText('20/11/2026')).toBeInTheDocument();
  expect(screen.getByText('Pago a 30 días.')).toBeInTheDocument();
  const lines = screen.getByRole('table', { name: 'Líneas' });
  // As wide whatever stands in them.
  expect([...lines.querySelectorAll('col')].slice(1).every(({ style }) => style.width !== '')).toBe(true);
  expect(getComputedStyle(lines).tableLayout).toBe('fixed');
  expect(within(lines).getAllByRole('row')[1]).toHaveTextContent('Diseño de identidad visual11.850,00 €21 %2.238,50 €');
  const rates = screen.getByRole('table', { name: 'IVA por tipo' });
  expect(within(rates).getAllByRole('row')[2]).toHaveTextContent('10 %260,00 €26,00 €');
  const paper = within(screen.getByRole('article', { name: 'Factura' }));
  for (const total of ['2.110,00 €', '414,50 €', '2.524,50 €']) expect(paper.getByText(total)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Facturas', current: false })).toHaveAttribute('href', '/app/invoices');
});

test('shows a customer written by hand, and the cause of a line at 0 %; what is said of one invoice alone is not repeated', async () => {
  const line = { ...invoice().lines[0], ivaRate: 0, ivaCause: 'E1' };
  open(
    invoice({
      customer: null,
      customerName: 'Ana Roca',
      customerNif: '12345678Z',
      customerAddress: 'Calle Mayor, 1',
      lines: [line],
    }),
  );
  const customer = await screen.findByRole('region', { name: 'Cliente' });
  for (const text of ['Ana Roca', '12345678Z', 'Calle Mayor, 1'])
    expect(within(customer).getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/Actividad exenta/)).toBeInTheDocument();
  await more();
  expect(shownActions()).not.toContain('Repetir');
});

test.each([
  ['draft', draft(), ['Editar', 'Duplicar', 'Repetir', 'Eliminar', 'Emitir']],
  ['issued', invoice(), ['Marcar como pagada', ...ISSUED]],
  ['paid', invoice({ status: 'paid' }), ['Deshacer pago', ...ISSUED]],
  ['cancelled', invoice({ status: 'cancelled' }), ['Duplicar', 'Repetir', 'Descargar duplicado', 'Descargar PDF']],
])('%s: only the actions that the state allows', async (_, shown, actions) => {
  open(shown);
  await more();
  expect(shownActions().sort()).toEqual([...actions].sort());
  const returned = screen.queryByRole('link', { name: 'Devolución o impago' })?.getAttribute('href') ?? null;
  expect(returned).toBe(actions.includes('Anular') ? '/app/invoices/i1/wrong?what=later' : null);
});

test('a draft has no number yet, and leads on to its form; deleting it asks first and returns to the list', async () => {
  open(draft(), { DeleteInvoice: () => data({ deleteInvoice: true }) });
  expect(await screen.findByRole('heading', { name: 'Borrador de factura' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/app/invoices/new?draft=i1');
  await more();
  expect(screen.getByRole('link', { name: 'Duplicar' })).toHaveAttribute('href', '/app/invoices/new?copy=i1');
  await userEvent.click(button('Eliminar'));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Eliminar borrador' }));
  await waitFor(() => expect(address()).toBe('/app/invoices'));
  expect(screen.getByText('Borrador eliminado')).toBeInTheDocument();
});

test('issuing asks first, then shows number and warnings', async () => {
  const warning = 'El NIF del cliente no es correcto.';
  const calls = open(draft(), { IssueInvoice: () => data({ issueInvoice: invoice({ warnings: [warning] }) }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir' }));
  expect(calls.some(call => call.operation === 'IssueInvoice')).toBe(false);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Emitir factura' }));
  expect(await screen.findByRole('heading', { name: 'Factura A-2026-0062' })).toBeInTheDocument();
  expect(screen.getByText('Factura emitida')).toBeInTheDocument();
  expect(screen.getByText(warning)).toBeInTheDocument();
});

test('a draft that somebody else changed meanwhile is not issued, and is shown as it is by now', async () => {
  let reads = 0;
  const calls = open(draft({ version: 'seen' }), {
    Invoice: () =>
      data({
        invoice: (reads += 1) === 1 ? draft({ version: 'seen' }) : draft({ version: 'now', notes: 'Otro precio' }),
      }),
    IssueInvoice: () => refusal('CONFLICT', 'La factura ha cambiado mientras tanto: vuelve a abrirla'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir' }));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Emitir factura' }));
  expect(await screen.findByText(/ha cambiado mientras tanto/)).toBeInTheDocument();
  expect(await screen.findByText('Otro precio')).toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === 'IssueInvoice')?.variables).toEqual({ id: 'i1', version: 'seen' });
});

test('marks as paid and undoes it, without a question', async () => {
  open(invoice(), {
    PayInvoice: () => data({ payInvoice: invoice({ status: 'paid', paidOn: '2026-11-21' }) }),
    IssueInvoice: () => data({ issueInvoice: invoice() }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como pagada' }));
  expect(await screen.findByText('Pagada')).toHaveAttribute('data-palette', 'blue');
  expect(screen.getByText('El 21/11/2026.')).toBeInTheDocument();
  await userEvent.click(button('Deshacer pago'));
  expect(await screen.findByText('Emitida')).toBeInTheDocument();
});

test('cancelling asks first; no does nothing', async () => {
  const calls = open(invoice(), { CancelInvoice: () => data({ cancelInvoice: invoice({ status: 'cancelled' }) }) });
  await more();
  await userEvent.click(button('Anular'));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(calls.some(call => call.operation === 'CancelInvoice')).toBe(false);
  await more();
  await userEvent.click(button('Anular'));
  expect(await dialog()).toHaveTextContent('¿Anular la factura A-2026-0062?');
  expect(await dialog()).toHaveTextContent('si la venta es real, la ley pide una rectificativa');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Anular factura' }));
  expect((await screen.findAllByText('Anulada'))[0]).toHaveAttribute('data-palette', 'red');
});

test('annulling one for which money came in says what to do with it', async () => {
  open(invoice({ collected: '500.00', owed: '2024.50' }));
  await more();
  await userEvent.click(button('Anular'));
  expect(await dialog()).toHaveTextContent(
    'Constan cobrados 500,00 €: anótalos en la factura nueva o devuélvelos. Solo para ventas que no existieron',
  );
});

test('a refused action says the server’s reason', async () => {
  open(invoice(), { PayInvoice: () => refusal('CONFLICT', 'La factura está anulada') });
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como pagada' }));
  expect(await screen.findByText('La factura está anulada')).toBeInTheDocument();
});

describe('PDF', () => {
  const pdf = (answer: () => Promise<unknown>) => {
    open(invoice());
    const graphql = globalThis.fetch;
    const asked: unknown[][] = [];
    globalThis.fetch = ((url: string, init: RequestInit) =>
      /\/pdf(\?|$)/.test(url) ? (asked.push([url, init.headers]), answer()) : graphql(url, init)) as typeof fetch;
    return asked;
  };

  test('is fetched with the session’s token and saved under its name', async () => {
    let arrive = (_: unknown) => undefined as void;
    const asked = pdf(
      () =>
        new Promise(done => {
          arrive = done;
        }),
    );
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
    expect(button('Generando...')).toHaveAttribute('aria-disabled', 'true');
    expect(asked).toEqual([['/api/invoices/i1/pdf', { authorization: 'Bearer t' }]]);
    arrive({ ok: true, headers: new Map(), blob: async () => new Blob(['%PDF']) });
    await waitFor(() => expect(saved).toEqual(['factura-A-2026-0062.pdf']));
    expect(await screen.findByRole('button', { name: 'Descargar PDF' })).toBeInTheDocument();
  });

  test('one more copy is fetched as a duplicate, and saved under a name that says so', async () => {
    const asked = pdf(async () => ({ ok: true, headers: new Map(), blob: async () => new Blob(['%PDF']) }));
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    await more();
    await userEvent.click(button('Descargar duplicado'));
    await waitFor(() => expect(saved).toEqual(['factura-A-2026-0062-duplicado.pdf']));
    expect(asked).toEqual([['/api/invoices/i1/pdf?copy=duplicate', { authorization: 'Bearer t' }]]);
  });

  test('says that it failed in a dialog, and the invoice stays', async () => {
    pdf(() => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
    expect(await dialog()).toHaveTextContent('Error generando PDF');
    await userEvent.click(button('Entendido'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('article', { name: 'Factura' })).toBeInTheDocument();
  });
});

test.each([
  ['Error cargando factura', silence],
  ['Factura no encontrada', () => refusal('NOT_FOUND', 'No existe')],
  ['Factura no encontrada', () => refusal('BAD_USER_INPUT', 'El id no es válido')],
])('%s: an alert, then the list', async (text, Invoice) => {
  open(invoice(), { Invoice });
  expect(await dialog()).toHaveTextContent(text);
  await userEvent.click(button('Volver a Facturas'));
  await waitFor(() => expect(address()).toBe('/app/invoices'));
});

test('what could not be loaded is asked for again, as often as it fails, and is there then', async () => {
  const answers = [silence, silence, () => data({ invoice: invoice() })];
  open(invoice(), { Invoice: () => answers.shift()!() });
  for (const _ of ['once', 'twice']) {
    await waitFor(async () => expect(await dialog()).toHaveTextContent('Error cargando factura'));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Reintentar' }));
  }
  expect(await screen.findByRole('article', { name: 'Factura' })).toBeInTheDocument();
  expect(address()).toBe('/app/invoices/i1');
});

test.each([
  ['0.00', '0.00', /Nada por cobrar ?La salda la R-2026-0001: márcalas/],
  ['50.00', '-50.00', /Ha entrado 50,00.€\. La salda la R-2026-0001: márcalas/],
])('one that its credit settles says so, and is paid at once with it (%s came in)', async (came, asked, said) => {
  const credit = { ...{ id: 'i9', fullNumber: 'R-2026-0001', date: '2026-11-20', way: 'I', status: 'issued' } };
  const amounts = {
    subtotal: '-1850.00',
    totalIva: '-674.50',
    total: '-2524.50',
    payable: '-2524.50',
    collected: '0.00',
  };
  const owed = came === '0.00' ? '2524.50' : '2474.50';
  open(invoice({ status: 'issued', collected: came, owed, asked, rectifiedBy: [{ ...credit, ...amounts }] }));
  await screen.findByText('Nada por cobrar');
  expect(screen.getByRole('main')).toHaveTextContent(said);
  expect(screen.queryByRole('button', { name: 'Anotar cobro' })).not.toBeInTheDocument();
});

describe('of a rectifying invoice', () => {
  const original = {
    ...{ id: 'i1', fullNumber: 'A-2026-0062', date: '2026-11-20', payable: '2524.50' },
    ...{ status: 'paid', collected: '2524.50' },
  };
  const rectification = { way: 'I', cause: 'Cambio de precio', replaced: null, invoices: [original] };
  const sums = { total: '-242.00', payable: '-242.00' };
  const credit = invoice({ id: 'i9', kind: 'R1', fullNumber: 'R-2026-0001', ...sums, rectification });

  test('says what it is, which invoice it rectifies and why, and is not duplicated', async () => {
    open(credit);
    expect(await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0001' })).toBeInTheDocument();
    const paper = within(screen.getByRole('article', { name: 'Factura' }));
    expect(paper.getByText('Cambio de precio')).toBeInTheDocument();
    expect(paper.getByRole('link', { name: 'A-2026-0062' })).toHaveAttribute('href', '/app/invoices/i1');
    expect(screen.getByText('A favor del cliente')).toBeInTheDocument();
    await more();
    expect(button('Anular')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Duplicar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Me he equivocado' })).toHaveAttribute('href', '/app/invoices/i9/wrong');
    expect(screen.queryByRole('link', { name: 'Devolución o impago' })).toBeNull();
  });

  test('annulling one that replaces a paid one says nothing of the money of that, which stands again', async () => {
    const same = { ...sums, total: '2524.50', payable: '2524.50', owed: '0.00', collected: '0.00' };
    open({ ...credit, ...same, rectification: { ...rectification, way: 'S' } });
    await more();
    await userEvent.click(button('Anular'));
    expect(await dialog()).not.toHaveTextContent('Constan cobrados');
  });

  test('one that says the same amounts of an original that is owed still is paid with it, and names no difference', async () => {
    const replaced = { subtotal: '2110.00', totalIva: '414.50', recargo: null, total: '2524.50' };
    const invoices = [{ ...original, status: 'issued', collected: '0.00' }];
    const same = { kind: 'R4', total: '2524.50', payable: '2524.50', owed: '0.00' };
    open({ ...credit, ...same, rectification: { ...rectification, way: 'S', replaced, invoices } });
    expect(
      await screen.findByText(/sigue sin cobrar: al marcar esta como pagada quedan pagadas las dos\.$/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Marcar como pagada' })).toBeInTheDocument();
  });

  test.each([
    ['R2', 'Concurso de acreedores'],
    ['R3', 'Deuda incobrable'],
    ['R5', 'Deuda incobrable'],
  ])('of a debt (%s) nothing is given back: only its VAT comes back', async (kind, title) => {
    const debt = { ...(credit.rectification as unknown as object), debt: true };
    open({ ...credit, kind, owed: '-242.00', rectification: debt });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent(
      /Recuperas el IVA de lo que no te pagan.*La deuda de la A-2026-0062 sigue/,
    );
    expect(screen.queryByText('A favor del cliente')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cobros' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Marcar como pagada|Anotar devolución/ })).toBeNull();
  });

  test('one that corrects data alone has nothing to be paid', async () => {
    open({ ...credit, subtotal: '0.00', totalIva: '0.00', total: '0.00', payable: '0.00' });
    expect(await screen.findByText('Sin importe')).toBeInTheDocument();
    expect(screen.queryByText('Pendiente de cobro')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Marcar como pagada' })).toBeNull();
  });

  const rectifying = {
    ...{ id: credit.id, fullNumber: credit.fullNumber, total: credit.total, payable: credit.total },
    ...{ subtotal: '-200.00', totalIva: '-42.00', collected: '0.00', date: '2026-11-21', status: 'issued', way: 'I' },
  };

  test.each([
    ['issued', 'La R-2026-0001 vale en su lugar: al marcar esa como pagada quedan pagadas las dos.'],
    ['cancelled', 'Márcala como pagada cuando recibas el dinero.'],
  ])('an original that another one replaces, which is %s, says which one is to be paid', async (status, text) => {
    open(invoice({ rectifiedBy: [{ ...rectifying, way: 'S', status }] }));
    await screen.findByText('Pendiente de cobro');
    expect(screen.getByRole('main')).toHaveTextContent(text);
    const cards = screen.getAllByRole('region').map(region => region.getAttribute('aria-label'));
    expect(cards.indexOf('Rectificada por')).toBeLessThan(cards.indexOf('Cobros'));
  });

  test('the original shows it with what it changes', async () => {
    open(
      invoice({
        rectifiedBy: [rectifying],
        remaining: [
          {
            ...{ ivaRate: 21, ivaCause: null, ivaRegime: null, base: '1650.00', quota: '346.50' },
            ...{ recargoRate: null, recargo: null },
          },
        ],
      }),
    );
    const card = within(await screen.findByRole('region', { name: 'Rectificada por' }));
    expect(card.getByRole('link', { name: 'R-2026-0001' })).toHaveAttribute('href', '/app/invoices/i9');
    expect(card.getByText(/242,00/)).toBeInTheDocument();
    expect(card.getByRole('table', { name: 'Lo que queda' })).toHaveTextContent('21 %1.650,00346,50');
  });

  test('one by differences says how it leaves the original, by rate', async () => {
    const rate = { ivaRate: 21, ivaCause: null, ivaRegime: null, recargo: null };
    const left = [{ ...rate, original: '1850.00', change: '-200.00', base: '1650.00', quota: '346.50' }];
    open({ ...credit, rectification: { ...rectification, left } });
    const table = await screen.findByRole('table', { name: /^Cómo queda la factura A-2026-/ });
    expect(table).toHaveTextContent(/21 %1\.850,00.€−200,00.€1\.650,00.€346,50.€/);
  });

  test('one that replaces the original says both amounts, and only the difference is to be paid', async () => {
    const replaced = { subtotal: '2110.00', totalIva: '443.10', recargo: null, total: '2553.10' };
    // What is withheld changes too.
    const invoices = [{ ...original, payable: '2233.00' }];
    open({
      ...credit,
      ...{ total: '2524.50', payable: '2208.00', rectification: { ...rectification, way: 'S', replaced, invoices } },
    });
    expect(await screen.findByRole('table', { name: 'Importe de la rectificación' })).toHaveTextContent(/−28,60/);
    expect(screen.getByText('A favor del cliente')).toBeInTheDocument();
    expect(screen.getByText(/cuenta la diferencia con la original, −25,00/)).toBeInTheDocument();
  });

  test('one that replaces what is owed still is paid with it: the card and the toast say so, and all of it is undone', async () => {
    const replaced = { subtotal: '2110.00', totalIva: '414.50', recargo: null, total: '2524.50' };
    const at = (over: object, collected: string, of: object) =>
      invoice({
        ...{
          id: 'i9',
          kind: 'R1',
          fullNumber: 'R-2026-0001',
          total: '2508.00',
          payable: '2508.00',
          ...over,
          collected,
        },
        rectification: { ...rectification, way: 'S', replaced, invoices: [{ ...original, ...of }] },
      });
    const unpaid = at({ owed: '-16.50' }, '0.00', { status: 'issued', collected: '1000.00' });
    const calls = open(unpaid, {
      PayInvoice: () => data({ payInvoice: at({ status: 'paid' }, '-16.50', {}) }),
      UnpayInvoices: () => data({ unpayInvoices: [] }),
    });
    await screen.findByText('Pendiente de cobro');
    expect(screen.getByRole('main')).toHaveTextContent(
      /Vale en lugar de la A-2026-0062, que sigue sin cobrar: .* quedan pagadas las dos/,
    );
    // Its own difference is nothing to give back as long as the other is owed.
    expect(screen.queryByText('A favor del cliente')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anotar devolución' })).toBeNull();
    await userEvent.click(button('Marcar como pagada'));
    expect(
      await screen.findByText('Marcada como pagada: 1.524,50 € en la A-2026-0062 y −16,50 € en esta'),
    ).toBeInTheDocument();
    await userEvent.click(button('Deshacer'));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'UnpayInvoices')?.variables).toEqual({ ids: ['i9'] }),
    );
  });

  test('one that replaces the original for the same amount has nothing to be paid', async () => {
    const replaced = { subtotal: '2110.00', totalIva: '414.50', recargo: null, total: '2524.50' };
    const same = { total: '2524.50', payable: '2524.50' };
    open({ ...credit, ...same, rectification: { ...rectification, way: 'S', replaced } });
    expect(await screen.findByText('Sin importe')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Marcar como pagada' })).toBeNull();
  });
});

test('a prepayment and the invoice that takes it off show each other', async () => {
  const related = {
    __typename: 'RelatedInvoice',
    id: 'i9',
    fullNumber: 'A-2026-0070',
    date: '2026-11-20',
    total: '484.00',
  };
  open(invoice({ prepayment: true, status: 'paid', operationDate: '2026-11-18', settledBy: related }));
  expect(await screen.findByRole('heading', { name: 'Factura de anticipo A-2026-0062' })).toBeInTheDocument();
  expect(screen.getByText('Fecha del cobro')).toBeInTheDocument();
  const side = within(screen.getByRole('region', { name: 'Anticipo liquidado en' }));
  expect(side.getByRole('link', { name: 'A-2026-0070' })).toHaveAttribute('href', '/app/invoices/i9');
});

test('the final invoice names the prepayments that it takes off', async () => {
  const related = {
    __typename: 'RelatedInvoice',
    id: 'i9',
    fullNumber: 'A-2026-0004',
    date: '2026-11-03',
    total: '484.00',
  };
  open(invoice({ settles: [related] }));
  const side = within(await screen.findByRole('region', { name: 'Liquida el anticipo' }));
  expect(side.getByRole('link', { name: 'A-2026-0004' })).toHaveAttribute('href', '/app/invoices/i9');
  expect(side.getByText(/484,00/)).toBeInTheDocument();
});
