import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { invoice, invoicePage } from '../../test/invoices';
import { setWidth } from '../../test/screen';
import { data, serve } from '../../test/server';
import { meOn } from '../../test/workspace';

const HOTEL = '0193a3f0-1111-7000-8000-000000000001';
const open = (path = '/app/invoices', handlers: Parameters<typeof serve>[0] = {}) => {
  const hotel = { __typename: 'Customer', id: HOTEL, name: 'Hotel Mirador', nif: 'B97128466' };
  const calls = serve({
    Me: meOn('pro'),
    Invoices: () => invoicePage([invoice({ dueOn: '2026-12-01' })]),
    CustomerChoices: () => data({ customers: { __typename: 'CustomerPage', items: [hotel] } }),
    CustomerName: () => data({ customer: { __typename: 'Customer', id: HOTEL, name: hotel.name } }),
    InvoiceSums: () =>
      data({
        invoiceSums: {
          __typename: 'InvoiceSums',
          count: 2,
          total: '9.00',
          owed: '9.00',
          overdueCount: 0,
          overdue: '0',
        },
      }),
    ...handlers,
  });
  openApp(path, 't');
  return () => calls.filter(({ operation }) => operation === 'Invoices').at(-1)!.variables;
};
const head = (name: string) => screen.getByRole('columnheader', { name });

test('a head sorts by its column, once more the other way round, and says which way it is', async () => {
  const asked = open();
  await screen.findByRole('link', { name: 'A-2026-0062' });
  expect(head('Fecha')).toHaveAttribute('aria-sort', 'descending');
  expect(asked()).not.toHaveProperty('sort');
  await userEvent.click(within(head('Total')).getByRole('link'));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'totalDesc', page: 1 }));
  expect([head('Total'), head('Fecha')].map(each => each.getAttribute('aria-sort'))).toEqual(['descending', null]);
  await userEvent.click(within(head('Total')).getByRole('link'));
  expect(address()).toBe('/app/invoices?sort=totalAsc');
  expect(head('Total')).toHaveAttribute('aria-sort', 'ascending');
  expect(within(head('Estado')).queryByRole('link')).not.toBeInTheDocument();
});

test('by its day only what is due is sorted, and what is none is not asked for', async () => {
  const asked = open('/app/invoices?sort=dueDesc&verifactu=lost&customer=nobody');
  await screen.findByRole('link', { name: 'A-2026-0062' });
  expect(asked()).toEqual({
    search: null,
    status: null,
    dateFrom: null,
    dateTo: null,
    page: 1,
    limit: 50,
    reminded: false,
  });
  await userEvent.click(screen.getByRole('link', { name: /^Vencidas/ }));
  await userEvent.click(within(await screen.findByRole('columnheader', { name: 'Vence' })).getByRole('link'));
  await waitFor(() => expect(asked()).toMatchObject({ due: 'overdue', sort: 'dueDesc' }));
});

test('by customer and by Verifactu, with the sum of what is shown; the customer is found while typing', async () => {
  const asked = open();
  const field = await screen.findByRole('combobox', { name: 'Cliente' });
  await userEvent.type(field, 'hotel');
  await userEvent.click(await screen.findByRole('option', { name: /Hotel Mirador/ }));
  await waitFor(() => expect(asked()).toMatchObject({ customerId: HOTEL }));
  expect(await screen.findByRole('region', { name: 'Suma de lo que se ve' })).toHaveTextContent('2 facturas');
  await userEvent.selectOptions(screen.getByLabelText('Verifactu'), 'Rechazadas');
  await waitFor(() => expect(asked()).toMatchObject({ customerId: HOTEL, verifactu: 'rejected' }));
  expect(address()).toBe(`/app/invoices?customer=${HOTEL}&verifactu=rejected`);
  expect(await screen.findByRole('combobox', { name: 'Cliente' })).toHaveValue('Hotel Mirador');
  await userEvent.clear(screen.getByRole('combobox', { name: 'Cliente' }));
  await userEvent.tab();
  expect(address()).toBe('/app/invoices?verifactu=rejected');
});

test('a tab says how many it has up to 999, and from there on that there are more', async () => {
  const counts = { __typename: 'InvoiceCounts', all: 1000, open: 999, overdue: 0, drafts: 1 };
  open('/app/invoices', { InvoiceCounts: () => data({ invoiceCounts: counts }) });
  const tabs = within(await screen.findByRole('navigation', { name: 'Vistas' }));
  await tabs.findByRole('link', { name: /^Todas 999\+/ });
  expect(tabs.getAllByRole('link').map(each => each.textContent)).toEqual([
    'Todas999+',
    'Por cobrar999',
    'Vencidas0',
    'Borradores1',
  ]);
});

test('a view is its address: it is given a name, opened by it, and forgotten', async () => {
  open('/app/invoices?verifactu=rejected&sort=totalDesc&page=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar esta vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  expect(await dialog.findByText('Escribe un nombre')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/Nombre/), 'Rechazadas por AEAT{Enter}');
  const tab = await screen.findByRole('link', { name: 'Rechazadas por AEAT' });
  expect(tab).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: /^Borradores 1/ }));
  expect(address()).toBe('/app/invoices?status=draft');
  await userEvent.click(screen.getByRole('link', { name: 'Rechazadas por AEAT' }));
  expect(address()).toBe('/app/invoices?sort=totalDesc&verifactu=rejected');
  await userEvent.click(screen.getByRole('button', { name: 'Olvidar la vista Rechazadas por AEAT' }));
  expect(screen.queryByRole('link', { name: 'Rechazadas por AEAT' })).not.toBeInTheDocument();
  expect(localStorage.getItem('views:u1')).toBe('[]');
});

const nameIt = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar esta vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }));
  await userEvent.type(dialog.getByLabelText(/Nombre/), `${name}{Enter}`);
  return dialog;
};

test('a view whose address is too long to be kept is refused where it is named', async () => {
  open(`/app/invoices?search=${'a'.repeat(600)}`);
  const dialog = await nameIt('Larga');
  expect(await dialog.findByText(/^Esta búsqueda es demasiado larga/)).toBeInTheDocument();
  expect(screen.queryByText('Vista guardada')).not.toBeInTheDocument();
  expect(localStorage.getItem('views:u1')).toBeNull();
});

test('what another tab named or forgot meanwhile stays so', async () => {
  const names = () => (JSON.parse(localStorage.getItem('views:u1')!) as { name: string }[]).map(({ name }) => name);
  const view = (name: string) => ({ name, query: `search=${name}` });
  localStorage.setItem('views:u1', JSON.stringify([view('a'), view('b')]));
  open('/app/invoices?search=c');
  await screen.findByRole('link', { name: 'a' });
  localStorage.setItem('views:u1', JSON.stringify([view('b'), view('d')]));
  await nameIt('c');
  expect(await screen.findByRole('link', { name: 'd' })).toBeInTheDocument();
  expect(names()).toEqual(['b', 'd', 'c']);
  localStorage.setItem('views:u1', JSON.stringify([view('c'), view('e')]));
  await userEvent.click(screen.getByRole('button', { name: 'Olvidar la vista c' }));
  expect(names()).toEqual(['e']);
  localStorage.removeItem('views:u1');
});

test('on a phone the order stands among the filters', async () => {
  setWidth(390);
  const asked = open();
  await userEvent.click(await screen.findByRole('button', { name: /Filtros/ }));
  await userEvent.selectOptions(await screen.findByLabelText('Orden'), 'Las de mayor total primero');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'totalDesc' }));
});
