import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { invoice, invoicePage } from '../../test/invoices';
import { me } from '../../test/people';
import { data, serve } from '../../test/server';

const customer = (name: string, more: object = {}) => ({ ...invoice().customer, name, ...more });

const before = invoice({
  id: 'i1',
  fullNumber: 'A-2026-0001',
  customer: customer('Bar Paco', { address: 'Calle Vieja, 1' }),
});
const after = invoice({
  id: 'i2',
  fullNumber: 'A-2026-0002',
  customer: customer('Bar Paco e Hijos, S.L.', { address: 'Calle Nueva, 2' }),
});

test('two invoices of one customer renamed in between each keep the name that they were sealed with', async () => {
  serve({
    Me: me(),
    Invoices: () => invoicePage([after, before]),
    Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i1' ? before : after }),
  });
  openApp('/app/invoices', 't');
  const names = async () => {
    await screen.findByRole('link', { name: 'A-2026-0001' });
    return screen
      .getAllByRole('row')
      .slice(1)
      .map(row => within(row).getAllByRole('cell')[3].textContent);
  };
  expect(await names()).toEqual(['Bar Paco e Hijos, S.L.', 'Bar Paco']);

  await userEvent.click(screen.getByRole('link', { name: 'A-2026-0001' }));
  const paper = within(await screen.findByRole('article', { name: 'Factura' }));
  expect(paper.getByText('Bar Paco')).toBeInTheDocument();
  expect(paper.getByText('Calle Vieja, 1')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('link', { name: 'Facturas' })[0]);
  expect(await names()).toEqual(['Bar Paco e Hijos, S.L.', 'Bar Paco']);
});
