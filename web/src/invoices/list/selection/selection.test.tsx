import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../../test/app';
import { file, refusedFile, savedFiles, serveFiles } from '../../../test/files';
import { draft, invoice, invoicePage } from '../../../test/invoices';
import { me } from '../../../test/people';
import { setWidth } from '../../../test/screen';
import { data, refusal, serve } from '../../../test/server';

const rows = () => [
  invoice({ id: 'i1', fullNumber: 'A-2026-0062' }),
  invoice({ id: 'i2', fullNumber: 'A-2026-0061' }),
  invoice({ id: 'i3', fullNumber: 'A-2026-0060', status: 'paid' }),
  draft({ id: 'i4' }),
];

async function openListOf(first: string, handlers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ Me: me(), Invoices: () => invoicePage(rows(), 60), ...handlers });
  openApp('/app/invoices', 't');
  await screen.findByRole('link', { name: first });
  return calls;
}
const openList = (handlers: Parameters<typeof serve>[0] = {}) => openListOf('A-2026-0062', handlers);
const tick = (name: string) => screen.getByRole('checkbox', { name });
const tickAll = () => tick('Seleccionar todas las facturas de la página');
const bar = () => screen.queryByRole('region', { name: 'Selección' });
const offered = () =>
  within(bar()!)
    .getAllByRole('button')
    .map(
      button =>
        button.getAttribute('aria-label') ?? button.textContent?.replace(/(Guardando|Generando|Exportando)\.\.\./, ''),
    );

test('ticked rows are counted in the filters’ place, the head is half ticked, and only the actions that fit all ticked rows are offered', async () => {
  await openList();
  expect(bar()).not.toBeInTheDocument();
  await userEvent.click(tick('Seleccionar A-2026-0062'));
  expect(bar()).toHaveTextContent('1 seleccionada');
  expect(offered()).toEqual(['Marcar como pagadas', 'Descargar PDF', 'Descargar CSV', 'Quitar la selección']);
  await userEvent.click(tick('Seleccionar A-2026-0061'));
  expect(bar()).toHaveTextContent('2 seleccionadas');
  const search = () => screen.queryByRole('textbox', { name: 'Buscar facturas' });
  expect(search()).not.toBeInTheDocument();
  expect(tickAll()).toBePartiallyChecked();
  expect(screen.getAllByRole('row').filter(row => row.hasAttribute('data-selected'))).toHaveLength(2);
  await userEvent.click(tickAll());
  expect(bar()).toHaveTextContent('4 seleccionadas');
  expect(tickAll()).toBeChecked();
  await userEvent.click(tickAll());
  expect(search()).toBeInTheDocument();
  await userEvent.click(tick('Seleccionar A-2026-0062'));
  await userEvent.click(tick('Seleccionar A-2026-0060'));
  expect(offered()).toEqual(['Rectificar juntas', 'Descargar PDF', 'Descargar CSV', 'Quitar la selección']);
  await userEvent.click(tick('Seleccionar borrador de Bodegas Larrañaga, S.L.'));
  expect(offered()).toEqual(['Descargar CSV', 'Quitar la selección']);
});

test('by keyboard: the space bar ticks, Esc takes all ticks away and stays at the rows', async () => {
  await openList();
  tick('Seleccionar A-2026-0062').focus();
  await userEvent.keyboard(' {Escape}');
  expect(bar()).not.toBeInTheDocument();
  expect(tick('Seleccionar A-2026-0062')).toHaveFocus();
  await userEvent.click(tick('Seleccionar A-2026-0061'));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la selección' }));
  expect(bar()).not.toBeInTheDocument();
  expect(tick('Seleccionar A-2026-0061')).toHaveFocus();
  expect(tick('Seleccionar A-2026-0061')).not.toBeChecked();
});

test('marks the ticked ones as paid, all at once; paid by mistake they are owed again, all at once, from the toast', async () => {
  const calls = await openList({
    PayInvoices: () => data({ payInvoices: [] }),
    UnpayInvoices: () => data({ unpayInvoices: [] }),
  });
  await userEvent.click(tick('Seleccionar A-2026-0062'));
  await userEvent.click(tick('Seleccionar A-2026-0061'));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como pagadas' }));
  expect(await screen.findByText('2 facturas marcadas como pagadas')).toBeInTheDocument();
  expect(calls.find(call => call.operation === 'PayInvoices')?.variables).toEqual({ ids: ['i1', 'i2'] });
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
  await waitFor(() => expect(calls.filter(call => call.operation === 'Invoices').length).toBeGreaterThan(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('2 cobros deshechos')).toBeInTheDocument();
  expect(calls.filter(({ operation }) => operation === 'UnpayInvoices').map(({ variables }) => variables)).toEqual([
    { ids: ['i1', 'i2'] },
  ]);
});

test('those that were paid in the place of others say so', async () => {
  const rectification = { way: 'S', invoices: [{ id: 'i7', fullNumber: 'A-2026-0040' }] };
  const paid = { __typename: 'Invoice', id: 'i1', status: 'paid', paidOn: '2026-11-21' };
  await openList({
    PayInvoices: () => data({ payInvoices: [paid] }),
    Replaced: ({ id }) => data({ invoice: { __typename: 'Invoice', id, rectification } }),
    Invoices: () => invoicePage([invoice({ id: 'i1', fullNumber: 'A-2026-0062', kind: 'R1' }), ...rows().slice(1)], 60),
  });
  await userEvent.click(tick('Seleccionar A-2026-0062'));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como pagadas' }));
  expect(await screen.findByText('Factura marcada como pagada, con lo que quedara de A-2026-0040')).toBeInTheDocument();
});

test('a payment that is refused says why and keeps the ticks', async () => {
  await openList({ PayInvoices: () => refusal('CONFLICT', 'La factura A-2026-0061 está anulada') });
  await userEvent.click(tick('Seleccionar A-2026-0061'));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como pagadas' }));
  expect(
    await within(screen.getByRole('region', { name: /Errores y avisos/ })).findByText(
      'La factura A-2026-0061 está anulada',
    ),
  ).toBeInTheDocument();
  expect(bar()).toHaveTextContent('1 seleccionada');
});

test('the PDFs of the ticked ones come as one ZIP, under the server’s name, and as a CSV too, drafts among them', async () => {
  await openList();
  const saved = savedFiles();
  const asked = serveFiles(async () => file('PK', 'facturas.zip', 'application/zip'));
  await userEvent.click(tick('Seleccionar A-2026-0062'));
  await userEvent.click(tick('Seleccionar A-2026-0060'));
  await userEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() => expect(saved).toEqual(['facturas.zip']));
  expect(asked).toEqual([
    { url: '/api/invoices/pdf', method: 'POST', body: { ids: ['i1', 'i3'] }, authorization: 'Bearer t' },
  ]);
  const asLists = serveFiles(async () => file('Número;Fecha\n', 'facturas_2026-11-21.csv'));
  await userEvent.click(tick('Seleccionar A-2026-0060'));
  await userEvent.click(tick('Seleccionar borrador de Bodegas Larrañaga, S.L.'));
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(await screen.findByText('CSV exportado correctamente')).toBeInTheDocument();
  expect(saved).toEqual(['facturas.zip', 'facturas_2026-11-21.csv']);
  expect(asLists.map(({ url, method }) => [url, method])).toEqual([['/api/invoices/export/csv?ids=i1&ids=i4', 'GET']]);
  expect(bar()).toHaveTextContent('2 seleccionadas');
});

test('a CSV of the ticked ones that fails says so, and a ZIP that fails shows an alert', async () => {
  await openList();
  serveFiles(async () => refusedFile(500, 'Error interno', 'INTERNAL'));
  await userEvent.click(tick('Seleccionar A-2026-0062'));
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(
    await within(screen.getByRole('region', { name: /Errores y avisos/ })).findByText('Error exportando CSV'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Error generando PDF');
});

const ticketsOf = (page: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    invoice({ id: `t${page}-${n}`, kind: 'F2', fullNumber: `T-2026-${page}0${n}`, customer: null, total: '1.00' }),
  );
const openTickets = (onPage: number) =>
  openListOf('T-2026-100', {
    Invoices: ({ page }) => invoicePage(ticketsOf(page as number, onPage), 150, page as number),
  });
const goTo = async (page: number) => {
  await userEvent.click(screen.getByRole('link', { name: `Página ${page}` }));
  await screen.findByRole('link', { name: `T-2026-${page}00` });
};

test('ticks stay from page to page, and the tickets of several are exchanged together', async () => {
  await openTickets(3);
  await userEvent.click(tick('Seleccionar T-2026-100'));
  await goTo(2);
  expect(bar()).toHaveTextContent('1 seleccionada, 1 en otra página');
  expect(tickAll()).not.toBePartiallyChecked();
  await userEvent.click(tick('Seleccionar T-2026-201'));
  expect(bar()).toHaveTextContent('2 seleccionadas, 1 en otra página');
  await goTo(1);
  expect(tick('Seleccionar T-2026-100')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Canjear por factura completa' }));
  const tickets = await screen.findByRole('region', { name: 'Simplificadas que canjeas' });
  for (const number of ['T-2026-100', 'T-2026-201']) expect(tickets).toHaveTextContent(number);
});

test('more than 100 are exchanged, and neither paid nor downloaded at once', async () => {
  await openTickets(34);
  for (const page of [1, 2, 3]) {
    if (page > 1) await goTo(page);
    await userEvent.click(tickAll());
    expect(tickAll()).toBeChecked();
  }
  expect(bar()).toHaveTextContent('102 seleccionadas, 68 en otras páginas');
  expect(bar()).toHaveTextContent('hasta 100 a la vez');
  expect(offered()).toEqual(['Canjear por factura completa', 'Quitar la selección']);
});

test('other filters begin with nothing ticked', async () => {
  await openList();
  await userEvent.click(tick('Seleccionar A-2026-0062'));
  // As the browser's way back does.
  act(() => {
    window.history.pushState(null, '', '/app/invoices?status=issued');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
  expect(await screen.findByRole('checkbox', { name: 'Seleccionar A-2026-0062' })).not.toBeChecked();
});

test('cards can be ticked too', async () => {
  setWidth(390);
  await openList();
  await userEvent.click(tick('Seleccionar A-2026-0061'));
  expect(bar()).toHaveTextContent('1 seleccionada');
  expect(screen.getByRole('link', { name: 'A-2026-0062' })).toBeInTheDocument();
});
