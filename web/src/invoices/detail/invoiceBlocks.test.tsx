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

test('what is taken off, withheld and paid for the customer stands between the sum and what is to be paid', async () => {
  const line = invoice().lines[0]!;
  const whole = invoice({
    operationDate: '2026-11-01',
    lines: [{ ...line, discountPercent: '10.00', amount: '1665.00', subtotal: '1581.75', total: '1913.92' }],
    discountPercent: '5.00',
    discount: '268.25',
    subtotal: '1581.75',
    totalIva: '332.17',
    total: '1913.92',
    withholdingPercent: '15.00',
    withholding: '237.26',
    suplidos: [{ __typename: 'Suplido', description: 'Tasa', amount: '40.07' }],
    payable: '1716.73',
  });
  serve({ Me: me(), Invoice: () => data({ invoice: whole }) });
  openApp('/app/invoices/i1', 't');
  const paper = within(await screen.findByRole('article', { name: 'Factura' }));
  const beside = (name: string) =>
    paper.getByText(name, { selector: 'div' }).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
  expect(['Suma', 'Descuento 5 %', 'Subtotal', 'Total factura', 'Retención IRPF 15 %', 'Suplidos'].map(beside)).toEqual(
    ['1.665,00 €', '−83,25 €', '1.581,75 €', '1.913,92 €', '−237,26 €', '40,07 €'],
  );
  expect([beside('Total a pagar'), beside('Tasa'), beside('Fecha de la operación')]).toEqual([
    '1.716,73 €',
    '40,07 €',
    '01/11/2026',
  ]);
  const lines = within(paper.getByRole('table', { name: 'Líneas' }));
  expect(lines.getByRole('columnheader', { name: 'Dto.' })).toBeInTheDocument();
  expect(lines.getByRole('cell', { name: /^10\s%$/ })).toBeInTheDocument();
});

test('prices of a simplified invoice that were written with VAT are shown so', async () => {
  const [line] = invoice().lines;
  const gross = invoice({ kind: 'F2', customer: null, lines: [{ ...line!, grossPrice: '2238.50' }] });
  serve({ Me: me(), Invoice: () => data({ invoice: gross }) });
  openApp('/app/invoices/i1', 't');
  const paper = within(await screen.findByRole('article', { name: 'Factura' }));
  const lines = within(paper.getByRole('table', { name: 'Líneas' }));
  expect(lines.getByRole('columnheader', { name: 'Precio, IVA incluido' })).toBeInTheDocument();
  expect(lines.getAllByRole('cell', { name: /^2\.238,50\s€$/ })).toHaveLength(2);
  expect(paper.getByText('IVA incluido')).toBeInTheDocument();
});

test('a complete invoice for simplified ones is called so, and its paper says which it stands for', async () => {
  const related = (n: number) => ({
    __typename: 'RelatedInvoice',
    id: `t${n}`,
    fullNumber: `T-2026-00${n + 10}`,
    date: '2026-11-20',
    total: '1.00',
  });
  const many = { __typename: 'Exchange', invoices: Array.from({ length: 14 }, (_, n) => related(n)) };
  const exchange = { ...many, takenBackBy: null, takesBack: null };
  serve({ Me: me(), Invoice: () => data({ invoice: invoice({ kind: 'F3', exchange }) }) });
  openApp('/app/invoices/i1', 't');
  expect(await screen.findByRole('heading', { name: /^Factura de canje\s/ })).toBeInTheDocument();
  const paper = screen.getByRole('article', { name: 'Factura' });
  expect(paper).toHaveTextContent(
    /Sustituye aFacturas simplificadas T-2026-0010, del 20\/11\/2026; .* T-2026-0021, del 20\/11\/2026 y 2 más\./,
  );
});

test('one of the opposite sign says which exchange it takes back', async () => {
  const related = { __typename: 'RelatedInvoice', id: 't1', fullNumber: 'T-2026-0001', date: '2026-11-20', total: '1' };
  const takesBack = { ...related, id: 'i1', fullNumber: 'A-2026-0003' };
  const exchange = { __typename: 'Exchange', invoices: [related], takesBack, takenBackBy: null };
  serve({ Me: me(), Invoice: () => data({ invoice: invoice({ kind: 'F3', exchange }) }) });
  openApp('/app/invoices/i2', 't');
  expect(await screen.findByRole('article', { name: 'Factura' })).toHaveTextContent(
    'Deja sin efectoA-2026-0003, que sustituía a:Factura simplificada T-2026-0001, del 20/11/2026.',
  );
});
