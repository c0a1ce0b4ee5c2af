import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { me } from '../test/people';
import { data, never, refusal, serve } from '../test/server';

const sum = (base: string, quota: string) => ({ __typename: 'CashSum', base, quota });
const NOTHING = sum('0.00', '0.00');
const rate = {
  __typename: 'CashRate',
  tax: 'IVA',
  ivaRate: 21,
  ivaCause: null,
  collected: sum('413.22', '86.78'),
  yearEnd: sum('586.78', '123.22'),
  issue: NOTHING,
  whole: sum('1000.00', '210.00'),
  general: NOTHING,
};
const entry = {
  __typename: 'CashEntryRow',
  on: '2026-11-20',
  cause: 'collected',
  expected: false,
  invoiceId: 'i1',
  fullNumber: 'A-2025-0007',
  customerName: 'Bodegas Larrañaga, S.L.',
  amount: '500.00',
  means: 'transfer',
  tax: 'IVA',
  ivaRate: 21,
  ivaCause: null,
  base: '413.22',
  quota: '86.78',
};
const left = {
  ...entry,
  on: '2026-12-31',
  cause: 'year_end',
  expected: true,
  amount: null,
  means: null,
  base: '586.78',
};
const report = (over: object = {}) =>
  data({
    cashAccrual: {
      __typename: 'CashAccrualReport',
      applies: true,
      from: '2026-10-01',
      until: '2026-12-31',
      whole: rate.whole,
      rates: [rate],
      entries: [entry, left],
      pagination: { __typename: 'Pagination', page: 1, limit: 50, total: 2, totalPages: 1 },
      ...over,
    },
  });
const open = (answer: () => unknown, path = '/app/criterio-de-caja?year=2026&quarter=4') => {
  const calls = serve({ Me: me(), CashAccrual: answer } as Parameters<typeof serve>[0]);
  openApp(path, 't');
  return () => calls.filter(({ operation }) => operation === 'CashAccrual').map(({ variables }) => variables);
};
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('shows what accrues by rate, by payments and on 31 December, and payment by payment', async () => {
  open(() => report());
  const rates = await screen.findByRole('table', { name: 'Lo que se devenga, por tipo' });
  expect(plain(within(rates).getAllByRole('row')[1]!)).toBe(
    'IVA 21 %413,22 €Cuota 86,78 €586,78 €Cuota 123,22 €1.000,00 €Cuota 210,00 €–Nada',
  );
  const entries = screen.getByRole('table', { name: 'Lo que se devenga, cobro a cobro' });
  const [, first, second] = within(entries).getAllByRole('row');
  expect(plain(first!)).toContain(
    '20/11/2026Bodegas Larrañaga, S.L.Cobro · Transferencia500,00 €IVA 21 %413,22 €86,78 €',
  );
  expect(plain(second!)).toContain('31/12/2026Bodegas Larrañaga, S.L.Sin cobrar el 31 de diciembre (previsto)');
  expect(within(first!).getByRole('link', { name: /A-2025-0007/ })).toHaveAttribute('href', '/app/invoices/i1');
});

test('another quarter is chosen by keyboard, and stays in the address', async () => {
  const asked = open(() => report());
  const quarter = await screen.findByLabelText('Trimestre');
  quarter.focus();
  await userEvent.selectOptions(quarter, '2');
  await waitFor(() => expect(asked().at(-1)).toEqual({ year: 2026, quarter: 2, page: 1, limit: 50 }));
  expect(screen.getByLabelText('Año')).toHaveValue('2026');
});

test('a company that is not under it is told so, and where that is said', async () => {
  open(() => report({ applies: false, rates: [], entries: [] }));
  expect(await screen.findByText('Tu empresa no está en el criterio de caja')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir a Configuración' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull();
});

test('a quarter in which nothing accrues says so, and there is nothing to export', async () => {
  const pagination = { __typename: 'Pagination', page: 1, limit: 50, total: 0, totalPages: 0 };
  open(() => report({ rates: [], entries: [], pagination }));
  expect(await screen.findByText('En este trimestre no se devenga nada')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
});

test('what cannot be loaded says why, and is tried again', async () => {
  const answers = [refusal('CONFLICT', 'En este trimestre hay más de 10000 facturas')];
  open(() => answers[0] ?? report());
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  answers.pop();
  await userEvent.click(again);
  expect(await screen.findByRole('table', { name: 'Lo que se devenga, por tipo' })).toBeInTheDocument();
});

test('while it loads there is a frame for it', async () => {
  open(never);
  expect(await screen.findByRole('heading', { name: 'Criterio de caja' })).toBeInTheDocument();
  expect(document.querySelector('[aria-busy]')).not.toBeNull();
});
