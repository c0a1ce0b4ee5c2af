import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { invoice, invoicePage } from '../test/invoices';
import { me } from '../test/people';
import { data, serve } from '../test/server';

test('where the link that was followed is gone, the keyboard goes on in the new screen', async () => {
  serve({ Me: me(), Invoices: () => invoicePage([invoice()]), Invoice: () => data({ invoice: invoice() }) });
  openApp('/app/invoices', 't');
  expect(document.body).toHaveFocus();
  await userEvent.click(await screen.findByRole('link', { name: /A-2026-0062/ }));
  await screen.findByRole('heading', { name: 'Factura A-2026-0062' });
  expect(screen.getByRole('main')).toHaveFocus();
});
