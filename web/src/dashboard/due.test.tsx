import { screen, within } from '@testing-library/react';
import { openApp } from '../test/app';
import { me } from '../test/people';
import { data, refusal, serve } from '../test/server';
import { dashboardData } from '../test/workspace';

const week = (from: string | null, to: string | null, count: number, owed: string) => ({
  __typename: 'DueWeek',
  from,
  to,
  count,
  owed,
});
const WEEKS = [
  week(null, '2026-11-19', 3, '4461.00'),
  week('2026-11-20', '2026-11-22', 1, '1210.00'),
  week('2026-11-23', '2026-11-29', 1, '726.00'),
  week('2026-11-30', '2026-12-06', 0, '0.00'),
  week('2026-12-21', null, 2, '5557.02'),
];
const open = async (DueWeeks: () => ReturnType<typeof data>) => {
  serve({ Me: me(), Dashboard: () => dashboardData(), DueWeeks });
  openApp('/app/dashboard', 't');
  return within(await screen.findByRole('region', { name: 'Por cobrar, por semanas' }));
};

test('what is due when stands in a table, and its overdue leads to the list', async () => {
  const panel = await open(() => data({ dueWeeks: WEEKS }));
  const table = await panel.findByRole('table', { name: /la semana en que vence/ });
  await within(table).findByText('Esta semana');
  const rows = within(table)
    .getAllByRole('row')
    .map(row => row.textContent?.replace(/\u00a0/g, ' '));
  expect(rows).toEqual([
    'VenceFacturasPendiente',
    'Vencido34.461,00 €',
    'Esta semana11.210,00 €',
    'La que viene1726,00 €',
    'Del 30/11 al 06/1200,00 €',
    'Desde el 21/1225.557,02 €',
  ]);
  expect(panel.getByRole('link', { name: 'Vencido' })).toHaveAttribute('href', '/app/invoices?due=overdue');
  expect(panel.getByRole('link', { name: 'Ver las facturas' })).toHaveAttribute('href', '/app/invoices?due=open');
});

test('with nothing owed it says so', async () => {
  const none = await open(() => data({ dueWeeks: [week(null, '2026-11-19', 0, '0.00')] }));
  expect(await none.findByText('No hay nada por cobrar.')).toBeInTheDocument();
});

test('one that fails says so in its place', async () => {
  const panel = await open(() => refusal('INTERNAL', 'Error interno') as never);
  expect(await panel.findByText('Sin datos por ahora.')).toBeInTheDocument();
});
