import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { invoice, invoicePage } from '../../test/invoices';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { dashboardData } from '../../test/workspace';
import { GROUPS, KEYS } from '../../ui/keys/keys';

async function open(
  role: 'admin' | 'superadmin' = 'admin',
  path = '/app/dashboard',
  handlers: Parameters<typeof serve>[0] = {},
) {
  const calls = serve({
    Me: me(role),
    Dashboard: () => dashboardData(),
    Invoices: () => invoicePage([invoice()]),
    Palette: () =>
      data({
        customers: {
          __typename: 'CustomerPage',
          items: [{ __typename: 'Customer', id: 'c9', name: 'Factor Bodega, S.L.', nif: 'B26304188' }],
        },
        invoices: {
          __typename: 'InvoicePage',
          items: [
            {
              __typename: 'Invoice',
              id: 'i9',
              fullNumber: 'A-2026-0099',
              customerName: 'Bodegón',
              total: '121.00',
              customer: null,
            },
          ],
        },
        quotes: {
          __typename: 'QuotePage',
          items: [
            {
              __typename: 'Quote',
              ...{ id: 'q9', kind: 'proforma', fullNumber: 'PF-2026-0007', customerName: 'Bodegón', total: '60.50' },
            },
          ],
        },
      }),
    ...handlers,
  });
  openApp(path, 't');
  await screen.findByRole('heading', { level: 1 });
  return calls;
}
const options = () => screen.queryAllByRole('option').map(option => option.textContent?.replace(/\u00a0/g, ' '));
const asked = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ operation }) => operation === 'Palette').map(({ variables }) => variables.search);

test('Ctrl+K finds pages and actions by what is typed, and Enter goes there', async () => {
  const calls = await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /Buscar facturas/ });
  await userEvent.click(field);
  expect(options().slice(0, 3)).toEqual(['Nueva factura', 'Facturas por cobrar', 'Facturas vencidas']);
  await userEvent.keyboard('v');
  expect(asked(calls)).toEqual([]);
  await userEvent.keyboard('enci');
  await waitFor(() => expect(asked(calls)).toEqual(['venci']));
  await waitFor(() => expect(options()[0]).toBe('Facturas vencidas'));
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/app/invoices?due=overdue');
  expect(screen.queryByRole('combobox', { name: /Buscar facturas/ })).not.toBeInTheDocument();
});

test('customers, invoices and quotes come from the server: a number first, and Enter waits for them', async () => {
  await open();
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await userEvent.type(await screen.findByRole('combobox', { name: /Buscar facturas/ }), '0099{Enter}');
  expect(address()).toBe('/app/dashboard');
  await waitFor(() =>
    expect(options()).toEqual([
      'Factor Bodega, S.L.Cliente · B26304188',
      'A-2026-0099Factura · Bodegón · 121,00 €',
      'PF-2026-0007Factura proforma · Bodegón · 60,50 €',
    ]),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/app/invoices/i9');
});

test('a search that failed says so, and not that nothing is there', async () => {
  const calls = await open('admin', '/app/dashboard', { Palette: () => refusal('INTERNAL', 'Error interno') });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /Buscar facturas/ }), 'zzz');
  expect(await screen.findByText('No se ha podido buscar.')).toBeInTheDocument();
  expect(screen.queryByText(/^Nada coincide/)).not.toBeInTheDocument();
  expect(asked(calls)).toEqual(['zzz']);
});

test('the superadmin finds pages alone', async () => {
  const calls = await open('superadmin', '/app/dashboard');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /Buscar facturas/ }), 'afil');
  expect(options()).toEqual(['Afiliados']);
  expect(asked(calls)).toEqual([]);
});

test("'?' shows every key that there is, and turns the single letters off", async () => {
  await open();
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Todas las teclas' }));
  for (const { does } of Object.values(KEYS)) expect(dialog.getByText(does)).toBeInTheDocument();
  expect(GROUPS.flatMap(({ names }) => names).sort()).toEqual(Object.keys(KEYS).sort());
  await userEvent.click(dialog.getByRole('switch', { name: /Teclas de una sola letra/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('?n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/app/dashboard');
  localStorage.removeItem('letter-keys-off');
});

test('a letter is text where somebody writes', async () => {
  await open('admin', '/app/invoices');
  await userEvent.type(await screen.findByLabelText('Buscar facturas'), 'n?');
  expect(screen.getByLabelText('Buscar facturas')).toHaveValue('n?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a letter does not leave a page where something is written', async () => {
  await open('admin', '/app/invoices/rebate?customer=c1');
  await screen.findByRole('heading', { name: 'Rappel por volumen' });
  await userEvent.keyboard('n');
  expect(address()).toBe('/app/invoices/rebate?customer=c1');
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Todas las teclas' })).toBeInTheDocument();
});

test('a held key is one press, and with Shift a stroke is the browser’s own', async () => {
  await open();
  await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
  expect(screen.queryByRole('combobox', { name: /Buscar facturas/ })).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'n', repeat: true });
  expect(address()).toBe('/app/dashboard');
  await userEvent.keyboard('n');
  expect(address()).toBe('/app/invoices/new');
});
