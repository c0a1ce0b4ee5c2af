import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { customer, me } from '../../test/people';
import { setWidth } from '../../test/screen';
import { data, refusal, serve } from '../../test/server';
import { fillIn } from '../../test/fillIn';

const ACCOUNT = {
  __typename: 'CustomerAccount',
  owed: '2178.00',
  openCount: 1,
  overdue: '2178.00',
  overdueCount: 1,
  overdueSince: '2020-11-15',
  averageDays: 41,
  yearCount: 6,
  yearTotal: '16505.61',
};
const row = (over: object) => ({
  __typename: 'Invoice',
  id: 'i1',
  fullNumber: 'A-2026-0049',
  date: '2026-10-16',
  dueOn: '2020-11-15',
  status: 'issued',
  total: '2178.00',
  collected: '0.00',
  owed: '2178.00',
  paidOn: null,
  ...over,
});
const ROWS = [
  row({}),
  row({ id: 'i3', fullNumber: 'R-2026-0002', total: '-100.00', owed: '-100.00' }),
  row({ id: 'i2', fullNumber: 'A-2026-0037', status: 'paid', owed: '0.00', date: '2026-09-19', paidOn: '2026-11-02' }),
];

const quoted = (over: object) => ({
  __typename: 'Quote',
  ...{ id: 'q1', kind: 'quote', fullNumber: 'P-2026-0004', state: 'sent', total: '1210.00' },
  ...{ date: '2026-11-20', validUntil: '2026-12-20' },
  ...over,
});

function open(over: Parameters<typeof serve>[0] = {}, path = '/app/customers/c1') {
  let notes: string | null = 'Piden el número de pedido.';
  const calls = serve({
    Me: me(),
    CustomerAlone: () =>
      data({
        customer: customer({ notes, paymentTerms: '30', mayRemind: true, createdAt: '2025-10-02T09:00:00Z' }),
        customerAccount: ACCOUNT,
      }),
    CustomerInvoices: () =>
      data({
        invoices: {
          __typename: 'InvoicePage',
          items: ROWS,
          pagination: { __typename: 'Pagination', page: 1, limit: 20, total: 2, totalPages: 1 },
        },
        invoiceSums: { __typename: 'InvoiceSums', count: 2, total: '4356.00', owed: '2178.00' },
      }),
    CustomerQuotes: () =>
      data({
        quotes: {
          __typename: 'QuotePage',
          items: [quoted({}), quoted({ id: 'q2', kind: 'proforma', fullNumber: 'PF-2026-0001', state: 'accepted' })],
          pagination: { __typename: 'Pagination', page: 1, limit: 5, total: 7, totalPages: 2 },
        },
      }),
    NoteCustomer: ({ input }: { input: { notes: string } }) => {
      notes = input.notes;
      return data({ noteCustomer: { __typename: 'Customer', id: 'c1', notes } });
    },
    ...over,
  });
  openApp(path, 't');
  return calls;
}
const plain = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');

test('says what a customer owes, since when, how long they take, and each invoice with what is left', async () => {
  const calls = open();
  expect(await screen.findByText(/B26304188 · cliente desde el 02\/10\/2025/)).toBeInTheDocument();
  const [owes, late, days, year] = (
    await within(screen.getByRole('list', { name: 'Cifras' })).findAllByRole('listitem')
  ).map(plain);
  expect(owes).toBe('Debe2.178,00 €1 factura');
  expect(late).toMatch(/^Vencido2\.178,00 €Desde hace \d+ días$/);
  expect(days).toBe('Paga de media en41 díasSu plazo son 30');
  expect(year).toMatch(/^Facturado en \d{4}16\.505,61 €6 facturas, IVA incluido$/);
  const table = within(await screen.findByRole('table', { name: 'Facturas del cliente' }));
  await table.findByText('A-2026-0049');
  expect(table.getAllByRole('row').slice(1).map(plain)).toEqual([
    'A-2026-004916/10/202615/11/2020, vencidaEmitida—2.178,00 €2.178,00 €',
    // What is for the customer has no day, and is never late.
    'R-2026-000216/10/2026—Emitida—−100,00 €−100,00 €',
    'A-2026-003719/09/202615/11/2020Pagada44 días2.178,00 €0,00 €',
  ]);
  expect(screen.getByRole('region', { name: 'Suma' })).toHaveTextContent('2 facturas');
  await userEvent.click(screen.getByRole('link', { name: 'Todas' }));
  expect(address()).toBe('/app/customers/c1?year=all');
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'CustomerInvoices').at(-1)?.variables).toEqual({
      id: 'c1',
      page: 1,
    }),
  );
});

test('shows the last quotes of a customer and how they stand, leads to all of them, and begins one for the customer', async () => {
  open({ CustomerToInvoice: () => data({ customer: customer() }) });
  const list = within(await screen.findByRole('list', { name: 'Presupuestos del cliente' }));
  await list.findByText('P-2026-0004');
  expect(list.getAllByRole('listitem').map(plain)).toEqual([
    'P-2026-000420/11/2026 · hasta el 20/12/2026Enviado1.210,00 €',
    'PF-2026-000120/11/2026 · hasta el 20/12/2026Aceptada1.210,00 €',
  ]);
  expect(list.getByRole('link', { name: 'P-2026-0004' })).toHaveAttribute('href', '/app/quotes/q1');
  expect(screen.getByRole('link', { name: 'Ver 5 más' })).toHaveAttribute('href', '/app/quotes?search=B26304188');
  await userEvent.click(screen.getByRole('link', { name: 'Nuevo presupuesto' }));
  expect(await screen.findByRole('heading', { name: 'Nuevo presupuesto' })).toBeInTheDocument();
  expect(address()).toBe('/app/quotes/new?customer=c1');
  expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Bodegas Larrañaga, S.L.');
});

test('notes are for the company alone; they are written, and what is too long is said on their field', async () => {
  let refuses = true;
  open({
    NoteCustomer: ({ input }: { input: { notes: string } }) =>
      refuses
        ? refusal('BAD_USER_INPUT', 'Revisa las notas', { notes: 'Escribe como mucho 2000 caracteres' })
        : data({ noteCustomer: { __typename: 'Customer', id: 'c1', notes: input.notes } }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Notas' }));
  expect(await panel.findByText('Piden el número de pedido.')).toBeInTheDocument();
  expect(panel.getByText('Solo las veis vosotros')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Cambiar las notas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notas' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Notas' }), ' Elena.');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar notas' }));
  expect(await dialog.findByText('Escribe como mucho 2000 caracteres')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(await dialog.findByRole('button', { name: 'Guardar notas' }));
  expect(await panel.findByText('Piden el número de pedido. Elena.')).toBeInTheDocument();
});

test('what somebody else wrote meanwhile is shown before anything is lost', async () => {
  let now = 'Piden el número de pedido.';
  const seen: (string | null)[] = [];
  open({
    CustomerAlone: () =>
      data({
        customer: customer({ notes: now, mayRemind: true, createdAt: '2025-10-02T09:00:00Z' }),
        customerAccount: ACCOUNT,
      }),
    NoteCustomer: ({ input }: { input: { notes: string; seen: string } }) => {
      seen.push(input.seen);
      if (input.seen !== now) return refusal('CONFLICT', 'Alguien ha cambiado estas notas');
      now = input.notes;
      return data({ noteCustomer: { __typename: 'Customer', id: 'c1', notes: now } });
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Notas' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Cambiar las notas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notas' }));
  const field = dialog.getByRole('textbox', { name: 'Notas' });
  await userEvent.clear(field);
  await fillIn(field, 'Elena, por la mañana.');
  now = 'Ya no piden nada.';
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar notas' }));
  expect(await dialog.findByText('Alguien ha cambiado estas notas')).toBeInTheDocument();
  const theirs = within(await dialog.findByRole('region', { name: 'Lo que dicen ahora' }));
  expect(theirs.getByText('Ya no piden nada.')).toBeInTheDocument();
  expect(field).toHaveValue('Elena, por la mañana.');
  await userEvent.click(theirs.getByRole('button', { name: 'Añadir lo mío debajo' }));
  now = 'Ya no piden nada. Ni Luis.';
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar notas' }));
  expect(await dialog.findByText('Ya no piden nada. Ni Luis.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar notas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([now, seen]).toEqual([
    'Ya no piden nada.\nElena, por la mañana.',
    ['Piden el número de pedido.', 'Ya no piden nada.', 'Ya no piden nada. Ni Luis.'],
  ]);
});

test('a customer is never reminded from when a person says so', async () => {
  const calls = open({ RemindCustomer: ({ on }: { on: boolean }) => data({ remindCustomer: on }) });
  const never = await screen.findByRole('switch', { name: 'No recordar nunca a este cliente' });
  expect(never).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(never);
  await waitFor(() => expect(never).toHaveAttribute('aria-checked', 'true'));
  expect(calls.filter(({ operation }) => operation === 'RemindCustomer').map(({ variables }) => variables)).toEqual([
    { id: 'c1', on: false },
  ]);
});

test("N opens a new invoice for this customer, also by 'Nueva factura'; with single keys turned off it does not", async () => {
  open({
    CustomerToInvoice: () => data({ customer: customer() }),
  });
  const link = await screen.findByRole('link', { name: /Nueva factura/ });
  expect(link).toHaveAttribute('href', '/app/invoices/new?customer=c1');
  localStorage.setItem('letter-keys-off', '1');
  await userEvent.keyboard('n');
  expect(address()).toBe('/app/customers/c1');
  localStorage.removeItem('letter-keys-off');
  await userEvent.keyboard('n');
  expect(address()).toBe('/app/invoices/new?customer=c1');
  expect(await screen.findByRole('combobox', { name: 'Cliente' })).toHaveValue('Bodegas Larrañaga, S.L.');
});

test('a customer who is not there is said, and can be asked for again; on a phone invoices are rows', async () => {
  let there = false;
  setWidth(390);
  open({
    CustomerAlone: () =>
      there
        ? data({
            customer: customer({ notes: null, mayRemind: true, createdAt: '2025-10-02T09:00:00Z' }),
            customerAccount: ACCOUNT,
          })
        : refusal('NOT_FOUND', 'Cliente no encontrado'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Cliente no encontrado');
  there = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Escribir una nota' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'A-2026-0049' })).toHaveAttribute('href', '/app/invoices/i1');
});
