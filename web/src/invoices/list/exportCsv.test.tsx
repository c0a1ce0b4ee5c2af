import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { file, refusedFile, savedFiles, serveFiles, slowFile } from '../../test/files';
import { invoice, invoicePage } from '../../test/invoices';
import { me } from '../../test/people';
import { setWidth } from '../../test/screen';
import { serve } from '../../test/server';

async function openList(path = '/app/invoices', total = 3) {
  serve({ Me: me(), Invoices: () => invoicePage([invoice()], total) });
  openApp(path, 't');
  await screen.findByRole('link', { name: 'A-2026-0062' });
}
const exportButton = () => screen.getByRole('button', { name: 'Exportar CSV' });

test('asks for the list as it is filtered and saves it under the server’s name', async () => {
  await openList('/app/invoices?search=bodegas&status=paid&dateFrom=2026-10-01&dateTo=2026-10-31&page=1');
  const saved = savedFiles();
  const asked = serveFiles(async () => file('Número;Fecha\n', 'facturas_2026-11-21.csv'));
  await userEvent.click(exportButton());
  const toasts = screen.getByRole('region', { name: /Notificaciones/ });
  expect(await within(toasts).findByText('CSV exportado correctamente')).toBeInTheDocument();
  expect(saved).toEqual(['facturas_2026-11-21.csv']);
  expect(asked).toEqual([
    {
      url: '/api/invoices/export/csv?search=bodegas&status=paid&dateFrom=2026-10-01&dateTo=2026-10-31',
      method: 'GET',
      body: undefined,
      authorization: 'Bearer t',
    },
  ]);
});

test('shows how far it is, and cannot be asked twice', async () => {
  await openList();
  savedFiles();
  const slow = slowFile('facturas.csv');
  const asked = serveFiles(async () => slow.answer);
  await userEvent.click(exportButton());
  const busy = screen.getByRole('button', { name: 'Exportando...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(busy);
  slow.send('Número;Fecha\nA-2026-0003;20/11/2026\n');
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50'));
  slow.end();
  expect(await screen.findByRole('button', { name: 'Exportar CSV' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test.each([
  ['the catalogue’s words', 'Error exportando CSV', async () => refusedFile(500, 'Error interno', 'INTERNAL')],
  ['the server’s words', 'La fecha no existe', async () => refusedFile(400, 'La fecha no existe', 'BAD_USER_INPUT')],
  ['the catalogue’s words', 'Error exportando CSV', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a failed export shows a toast: %s', async (_, text, answer) => {
  await openList();
  const saved = savedFiles();
  serveFiles(answer);
  await userEvent.click(exportButton());
  expect(await within(screen.getByRole('region', { name: /Errores y avisos/ })).findByText(text)).toBeInTheDocument();
  expect(saved).toEqual([]);
  expect(exportButton()).toBeInTheDocument();
});

test('a small screen has it behind its picture', async () => {
  setWidth(390);
  await openList();
  serveFiles(() => new Promise(() => undefined));
  await userEvent.click(exportButton());
  expect(screen.getByRole('button', { name: 'Exportando...' })).toHaveAttribute('aria-busy', 'true');
});

describe('the report that no number is missing', () => {
  const report = () => screen.getByRole('button', { name: 'Informe de correlatividad' });

  test('is saved under the server’s name', async () => {
    await openList();
    const saved = savedFiles();
    const asked = serveFiles(async () => file('%PDF', 'correlatividad_2026-11-21.pdf'));
    await userEvent.click(report());
    await waitFor(() => expect(saved).toEqual(['correlatividad_2026-11-21.pdf']));
    expect(asked).toMatchObject([{ url: '/api/invoices/correlativity/pdf', method: 'GET', authorization: 'Bearer t' }]);
  });

  test('that is refused says why', async () => {
    await openList();
    const saved = savedFiles();
    serveFiles(async () => refusedFile(409, 'El informe lleva como mucho 200 series y años', 'CONFLICT'));
    await userEvent.click(report());
    expect(await screen.findByText('El informe lleva como mucho 200 series y años')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('is not offered where there is no invoice', async () => {
    serve({ Me: me(), Invoices: () => invoicePage([], 0) });
    openApp('/app/invoices', 't');
    expect(await screen.findByText('Crear la primera factura')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Informe de correlatividad' })).not.toBeInTheDocument();
  });
});
