import { screen, within } from '@testing-library/react';
import { openApp } from '../../test/app';
import { invoice } from '../../test/invoices';
import { me } from '../../test/people';
import { data, serve } from '../../test/server';

test('every block of an invoice has its name', async () => {
  serve({ Me: me(), Invoice: () => data({ invoice: invoice({ series: 'WEB' }) }) });
  openApp('/app/invoices/i1', 't');
  const paper = within(await screen.findByRole('article', { name: 'Factura' }));
  const beside = (name: string) =>
    paper.getByText(name, { selector: 'div' }).nextElementSibling?.textContent?.replace('\u00a0', ' ');
  expect([beside('Fecha'), beside('Serie'), beside('Notas')]).toEqual(['20/11/2026', 'WEB', 'Pago a 30 días.']);
  expect([beside('Subtotal'), beside('IVA'), beside('Total')]).toEqual(['2.110,00 €', '414,50 €', '2.524,50 €']);
  const lines = within(paper.getByRole('table', { name: 'Líneas' }));
  expect(lines.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    'Descripción',
    'Cantidad',
    'Precio',
    'IVA %',
    'Total',
  ]);
  expect(lines.getByRole('cell', { name: '21 %' })).toBeInTheDocument();
});
