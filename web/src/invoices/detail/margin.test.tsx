import { screen, within } from '@testing-library/react';
import { openApp } from '../../test/app';
import { invoice } from '../../test/invoices';
import { me } from '../../test/people';
import { setWidth } from '../../test/screen';
import { data, serve } from '../../test/server';

test.each([
  ['on a desk', 1280],
  ['on a phone', 390],
])('%s: its paper says the price alone; what is earned and its VAT only its issuer sees', async (_, width) => {
  setWidth(width);
  const of = invoice();
  const as = { ivaRate: 21, ivaRegime: '03' };
  const lines = [
    { ...of.lines[0]!, ...as, cost: '1595.00', price: '2200.00', quantity: '1', subtotal: '2095.00', total: '2200.00' },
  ];
  const rates = [{ ...of.rates[0]!, ...as, base: '500.00', quota: '105.00' }];
  const amounts = { subtotal: '2095.00', totalIva: '105.00', total: '2200.00', payable: '2200.00' };
  serve({ Me: me(), Invoice: () => data({ invoice: { ...of, ...amounts, lines, rates } }) });
  openApp('/app/invoices/i1', 't');
  const paper = within(await screen.findByRole('article', { name: 'Factura' }));
  expect(paper.getByText('No sale en la factura', { exact: false })).toBeInTheDocument();
  expect(paper.getByRole('table', { name: 'IVA por tipo' })).toHaveTextContent('500,00');
  expect(paper.queryByText('Subtotal')).not.toBeInTheDocument();
  expect(paper.queryByText('IVA %')).not.toBeInTheDocument();
  expect(paper.queryByText(/IVA 21/)).not.toBeInTheDocument();
  expect(paper.getAllByText(/2\.200,00/).length).toBeGreaterThan(1);
});
