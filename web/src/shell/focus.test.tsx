import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { invoice, invoicePage } from '../test/invoices';
import { me } from '../test/people';
import { data, serve } from '../test/server';

const atTheContent = () => waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

test('where the link that was followed is gone, the keyboard goes on in the new screen', async () => {
  serve({ Me: me(), Invoices: () => invoicePage([invoice()]), Invoice: () => data({ invoice: invoice() }) });
  openApp('/app/invoices', 't');
  expect(document.body).toHaveFocus();
  await userEvent.click(await screen.findByRole('link', { name: /A-2026-0062/ }));
  await screen.findByRole('heading', { name: 'Factura A-2026-0062' });
  await atTheContent();
});

test('where the button that was pressed gives way to another, it goes on at the beginning of the screen', async () => {
  serve({
    Me: me(),
    Invoice: () => data({ invoice: invoice() }),
    PayInvoice: () => data({ payInvoice: invoice({ status: 'paid', paidOn: '2026-11-21' }) }),
    IssueInvoice: () => data({ issueInvoice: invoice() }),
  });
  openApp('/app/invoices/i1', 't');
  (await screen.findByRole('button', { name: 'Marcar como pagada' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Deshacer pago' });
  await atTheContent();
  screen.getByRole('button', { name: 'Deshacer pago' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Marcar como pagada' });
  await atTheContent();
});

test('what has the focus keeps it, whatever else leaves the screen', async () => {
  serve({ Me: me(), Invoices: () => invoicePage([invoice()]), Invoice: () => data({ invoice: invoice() }) });
  openApp('/app/invoices', 't');
  const search = await screen.findByRole('textbox', { name: 'Buscar facturas' });
  search.focus();
  const other = document.body.appendChild(document.createElement('button'));
  other.remove();
  await new Promise(done => setTimeout(done, 150));
  expect(search).toHaveFocus();
});
