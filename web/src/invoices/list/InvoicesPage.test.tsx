import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { invoice, invoicePage } from '../../test/invoices';
import { me } from '../../test/people';
import { setWidth } from '../../test/screen';
import { data, never, refusal, serve } from '../../test/server';

const list = (Invoices: () => ReturnType<typeof data> | Promise<ReturnType<typeof data>>) =>
  serve({ Me: me(), Invoices });
const asked = (calls: ReturnType<typeof serve>) =>
  calls.filter(call => call.operation === 'Invoices').map(call => call.variables);

test('shows place holders under the real head while the list is on its way', async () => {
  list(never);
  openApp('/app/invoices', 't');
  expect(await screen.findByRole('table', { name: 'Facturas' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    '',
    'Número',
    'Fecha',
    'Cliente',
    'NIF',
    'Estado',
    'Total',
  ]);
  expect(screen.getByRole('link', { name: 'Nueva factura' })).toHaveAttribute('href', '/app/invoices/new');
});

test('each invoice is a row that links to it, with the badge of its state', async () => {
  const states = [
    ['issued', 'Emitida', 'green'],
    ['paid', 'Pagada', 'blue'],
    ['cancelled', 'Anulada', 'red'],
    ['draft', 'Borrador', 'gray'],
    ['odd', 'Borrador', 'gray'],
  ];
  list(() =>
    invoicePage(
      states.map(([status], i) =>
        invoice({ id: `i${i}`, status, fullNumber: status === 'draft' ? null : `A-2026-000${i}` }),
      ),
    ),
  );
  openApp('/app/invoices', 't');
  expect(await screen.findByRole('link', { name: 'A-2026-0000' })).toHaveAttribute('href', '/app/invoices/i0');
  expect(screen.getByRole('link', { name: 'Sin número' })).toHaveAttribute('href', '/app/invoices/i3');
  const rows = screen.getAllByRole('row').slice(1);
  states.forEach(([, label, palette], i) =>
    expect(within(rows[i]).getByText(label)).toHaveAttribute('data-palette', palette),
  );
  expect(within(rows[0]).getByText('20/11/2026')).toBeInTheDocument();
  expect(within(rows[0]).getByText('B26304188')).toBeInTheDocument();
  expect(within(rows[0]).getByText('2.524,50 €')).toBeInTheDocument();
});

test('a draft that rectifies says so, one that another replaces says which, and a customer written by hand is named', async () => {
  list(() =>
    invoicePage([
      invoice({ kind: 'R1', status: 'draft', fullNumber: null, total: '-121.00' }),
      invoice({ id: 'i2', replacedBy: 'R-2026-0001' }),
      invoice({ id: 'i3', customer: null, customerName: 'Ana Roca', customerNif: '12345678Z' }),
    ]),
  );
  openApp('/app/invoices', 't');
  expect(await screen.findByRole('link', { name: 'Rectificativa' })).toHaveAttribute('href', '/app/invoices/i1');
  expect(screen.queryByText('Sin número')).toBeNull();
  expect(screen.getByText(/sustituida/)).toHaveAttribute('title', 'Sustituida por la R-2026-0001');
  expect(screen.getByText('Ana Roca')).toBeInTheDocument();
});

test('says what an empty list is for and offers the first action', async () => {
  list(() => invoicePage([]));
  openApp('/app/invoices', 't');
  expect(await screen.findByText('Aquí verás tus facturas')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Crear la primera factura' })).toHaveAttribute('href', '/app/invoices/new');
  expect(screen.queryByLabelText('Buscar facturas')).not.toBeInTheDocument();
});

test('a list that fails says so in a toast and can be asked again', async () => {
  let fails = true;
  list(() => (fails ? (refusal('INTERNAL', 'Error interno') as never) : invoicePage([invoice()])));
  openApp('/app/invoices', 't');
  const toasts = await screen.findByRole('region', { name: /Errores y avisos/ });
  expect(await within(toasts).findByText('Error cargando facturas')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'A-2026-0062' })).toBeInTheDocument();
});

test('filters and page come from the address and go back into it', async () => {
  const calls = list(() => invoicePage([invoice()], 312, 3));
  openApp('/app/invoices?search=bodegas&status=paid&dateFrom=2026-10-01&dateTo=2026-10-31&page=3', 't');
  expect(await screen.findByRole('link', { name: 'A-2026-0062' })).toBeInTheDocument();
  expect(asked(calls)[0]).toEqual({
    search: 'bodegas',
    status: 'paid',
    dateFrom: '2026-10-01',
    dateTo: '2026-10-31',
    page: 3,
    limit: 50,
    reminded: false,
  });
  expect(screen.getByLabelText('Buscar facturas')).toHaveValue('bodegas');
  expect(screen.getByLabelText('Estado')).toHaveValue('paid');
  expect(screen.getByLabelText('Desde la fecha')).toHaveValue('01/10/2026');
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Anulada');
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ status: 'cancelled', page: 1 }));
  expect(address()).toBe('/app/invoices?search=bodegas&status=cancelled&dateFrom=2026-10-01&dateTo=2026-10-31');
});

test('a company that has issued simplified invoices sees which they are, and filters by kind; any other does not', async () => {
  const rows = [
    invoice({ kind: 'F2', fullNumber: 'T-2026-0001', customer: null }),
    invoice({ id: 'i2' }),
    invoice({ id: 'i3', kind: 'R5', fullNumber: 'RT-2026-0001', customer: null }),
    invoice({ id: 'i4', kind: 'R1', fullNumber: 'R-2026-0001' }),
  ];
  const issuer = (defaultKind: string | null) => () =>
    data({
      me: {
        __typename: 'Session',
        user: { __typename: 'User', id: 'u1' },
        tenant: { __typename: 'Tenant', id: 't1', defaultKind, paymentTerms: null, paymentMeans: null },
      },
    });
  const calls = serve({ Me: me(), Invoices: () => invoicePage(rows), Issuer: issuer('F1') });
  openApp('/app/invoices', 't');
  expect(await screen.findByRole('row', { name: /Sin cliente · simplificada/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /RT-2026-0001 .* · rectificativa de simplificada/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /R-2026-0001 .* · rectificativa(?! de)/ })).toBeInTheDocument();
  await userEvent.selectOptions(await screen.findByLabelText('Tipo'), 'Simplificadas');
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ kind: 'F2', page: 1 }));
  expect(address()).toBe('/app/invoices?kind=F2');
  cleanup();
  serve({ Me: me(), Invoices: () => invoicePage(rows.slice(1)), Issuer: issuer(null) });
  openApp('/app/invoices', 't');
  await screen.findByRole('link', { name: 'A-2026-0062' });
  expect(screen.queryByLabelText('Tipo')).not.toBeInTheDocument();
});

test.each([true, false])('under criterio de caja (%s) what accrues is a link under the list', async cashBasis => {
  serve({
    Me: me(),
    Invoices: () => invoicePage([invoice()]),
    Issuer: () =>
      data({
        me: {
          __typename: 'Session',
          user: { __typename: 'User', id: 'u1' },
          tenant: { __typename: 'Tenant', id: 't1', defaultKind: null, cashBasis },
        },
      }),
  });
  openApp('/app/invoices', 't');
  await screen.findByRole('button', { name: 'Informe de correlatividad' });
  const link = cashBasis
    ? await screen.findByRole('link', { name: 'Criterio de caja, por trimestres' })
    : screen.queryByRole('link', { name: /Criterio de caja/ });
  expect(link?.getAttribute('href')).toBe(cashBasis ? '/app/criterio-de-caja' : undefined);
});

test('what makes no sense in the address is not asked for', async () => {
  const calls = list(() => invoicePage([invoice()]));
  openApp('/app/invoices?status=lost&dateFrom=ayer&page=-2', 't');
  await screen.findByRole('link', { name: 'A-2026-0062' });
  expect(asked(calls)[0]).toEqual({
    search: null,
    status: null,
    dateFrom: null,
    dateTo: null,
    page: 1,
    limit: 50,
    reminded: false,
  });
});

test('searches 250 ms after the last letter, and drops an older answer that comes late', async () => {
  const late: Record<string, (answer: ReturnType<typeof data>) => void> = {};
  const calls = serve({
    Me: me(),
    Invoices: ({ search }: { search: string | null }) =>
      search
        ? new Promise<ReturnType<typeof data>>(done => {
            late[search] = done;
          })
        : invoicePage([invoice()]),
  });
  openApp('/app/invoices', 't');
  const field = await screen.findByLabelText('Buscar facturas');
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  write('h');
  write('ho');
  await waitFor(() => expect(late.ho).toBeDefined());
  write('hotel');
  await waitFor(() => expect(late.hotel).toBeDefined());
  expect(asked(calls).map(variables => variables.search)).toEqual([null, 'ho', 'hotel']);
  late.hotel(invoicePage([invoice({ id: 'h', fullNumber: 'H-2026-0001' })]));
  expect(await screen.findByRole('link', { name: 'H-2026-0001' })).toBeInTheDocument();
  late.ho(invoicePage([invoice({ id: 'o', fullNumber: 'O-2026-0001' })]));
  await new Promise(done => setTimeout(done, 50));
  expect(screen.queryByRole('link', { name: 'O-2026-0001' })).not.toBeInTheDocument();
});

test('a filter that finds nothing can be taken off', async () => {
  serve({ Me: me(), Invoices: ({ status }: { status: string | null }) => invoicePage(status ? [] : [invoice()]) });
  openApp('/app/invoices?status=draft', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));
  expect(await screen.findByRole('link', { name: 'A-2026-0062' })).toBeInTheDocument();
  expect(address()).toBe('/app/invoices');
});

test('the pager keeps the filters', async () => {
  list(() => invoicePage([invoice()], 312));
  openApp('/app/invoices?status=issued', 't');
  const pager = await screen.findByRole('navigation', { name: 'Páginas' });
  expect(within(pager).getByRole('link', { name: 'Página 2' })).toHaveAttribute(
    'href',
    '/app/invoices?status=issued&page=2',
  );
  expect(screen.getByText('1–50 de 312 facturas')).toBeInTheDocument();
});

test('the pager hides where one page is enough', async () => {
  list(() => invoicePage([invoice()], 1));
  openApp('/app/invoices', 't');
  // The list is there, and the pager would be below it.
  expect(await screen.findByRole('link', { name: 'A-2026-0062' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Página/ })).not.toBeInTheDocument();
});

test('below 992 px rows are cards and the filters lie behind a button with their count', async () => {
  setWidth(390);
  list(() => invoicePage([invoice()]));
  openApp('/app/invoices?dateFrom=2026-10-01', 't');
  expect(await screen.findByRole('link', { name: 'A-2026-0062' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Filtros/ })).toHaveTextContent('1');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Desde 01/10/2026' }));
  await waitFor(() => expect(address()).toBe('/app/invoices'));
});
