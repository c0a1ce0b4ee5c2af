import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { invoice, invoicePage } from '../../test/invoices';
import { me } from '../../test/people';
import { setWidth } from '../../test/screen';
import { data, serve } from '../../test/server';
import { formatDate, today } from '../../ui/format/dates';

const sums = (over: object = {}) =>
  data({
    invoiceSums: {
      __typename: 'InvoiceSums',
      count: 7,
      total: '12454.02',
      owed: '11954.02',
      overdueCount: 3,
      overdue: '4461.00',
      ...over,
    },
  });
const rows = [
  invoice({ id: 'i1', dueOn: '2020-01-01', owed: '468.00', collected: '500.00' }),
  invoice({ id: 'i2', fullNumber: 'A-2026-0043', dueOn: today() }),
];
const open = (path = '/app/invoices?due=open', shown: object[] = rows) => {
  const calls = serve({ Me: me(), Invoices: () => invoicePage(shown), InvoiceSums: () => sums() });
  openApp(path, 't');
  return calls;
};

test("'Por cobrar' shows day, distance and what is left of each, and the sum of all; its address says so", async () => {
  const calls = open('/app/invoices');
  const views = within(await screen.findByRole('navigation', { name: 'Vistas' }));
  expect(views.getByRole('link', { name: 'Todas 312' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(views.getByRole('link', { name: 'Por cobrar 7' }));
  expect(address()).toBe('/app/invoices?due=open');
  const [first, second] = (await screen.findAllByRole('row', { name: /A-2026/ })).map(row => within(row));
  expect(await first.findByText(/01\/01\/2020/)).toHaveTextContent(/Hace \d+ días/);
  expect(first.getByText('468,00 €')).toBeInTheDocument();
  expect(first.getByText('Cobro parcial')).toBeInTheDocument();
  expect(second.getByText(new RegExp(formatDate(today())))).toHaveTextContent('Hoy');
  const sum = await screen.findByRole('region', { name: 'Suma de lo que se ve' });
  expect(sum).toHaveTextContent('7 facturas · vencido 4.461,00 € de 3');
  expect(sum).toHaveTextContent('Pendiente 11.954,02 €');
  expect(calls.filter(({ operation }) => operation === 'Invoices').at(-1)?.variables).toMatchObject({ due: 'open' });
});

test('what is for the customer has no day, and is never late', async () => {
  open('/app/invoices?due=open', [invoice({ id: 'i3', kind: 'R1', dueOn: '2020-01-01', owed: '-100.00' })]);
  const row = await screen.findByRole('row', { name: /A-2026/ });
  await within(row).findByText('−100,00 €', { normalizer: text => text.replace(/\u00a0/g, ' ') });
  expect(row).toHaveTextContent('A su favor');
  expect(row).not.toHaveTextContent(/2020|Hace/);
});

test('what was told last stands with its day, and is asked for among what is owed alone', async () => {
  const reminded = { __typename: 'Reminded', step: 2, at: '2026-11-12T09:00:00Z' };
  const calls = open('/app/invoices?due=overdue', [
    { ...rows[0]!, reminded },
    { ...rows[1]!, reminded: null },
  ]);
  expect(await screen.findByText('Recordada el 12 nov · 2.º')).toBeInTheDocument();
  expect(screen.getAllByText(/^Recordada/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Todas 312' }));
  await screen.findByRole('link', { name: 'Todas 312', current: 'page' });
  expect(
    calls.filter(({ operation }) => operation === 'Invoices').map(({ variables }) => variables.reminded ?? false),
  ).toEqual([true, false]);
});

test('on a phone a card says when it is due and what is left', async () => {
  setWidth(390);
  open();
  const card = (await screen.findByRole('link', { name: 'A-2026-0062' })).closest('li')!;
  expect(card).toHaveTextContent(/01\/01\/2020 · Hace \d+ días/);
  expect(card).toHaveTextContent('468,00 €');
});

test.each([
  ['open', 'No hay nada por cobrar'],
  ['overdue', 'No hay nada vencido'],
  ['overdue&search=x', 'Ninguna factura coincide'],
])('empty, ?due=%s says %s, and leads to all', async (query, said) => {
  open(`/app/invoices?due=${query}`, []);
  expect(await screen.findByText(said)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^(Ver todas las facturas|Quitar los filtros)$/ }));
  expect(address()).toBe('/app/invoices');
});
