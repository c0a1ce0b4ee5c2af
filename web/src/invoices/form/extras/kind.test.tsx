import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, openForm, sent, writeLine } from '../../../test/invoiceForm';
import { invoice, nextNumber } from '../../../test/invoices';
import { data } from '../../../test/server';

const issuer =
  (defaultKind: string | null, simplifiedActivity: string | null = null) =>
  () =>
    data({
      me: {
        __typename: 'Session',
        user: { __typename: 'User', id: 'u1' },
        tenant: {
          __typename: 'Tenant',
          id: 't1',
          nif: '48219036L',
          address: null,
          defaultCause: null,
          defaultWithholding: null,
          defaultKind,
          paymentTerms: null,
          paymentMeans: null,
          simplifiedActivity,
        },
      },
    });
const NUMBERS = {
  NextNumber: ({ kind, series }: { kind?: string; series?: string | null }) =>
    kind === 'F2' ? nextNumber({ series: series ?? 'T', fullNumber: `${series ?? 'T'}-2026-0214` }) : nextNumber(),
};
const open = (kind: string | null, activity: string | null = null) =>
  openForm({ Issuer: issuer(kind, activity), ...NUMBERS } as Parameters<typeof openForm>[0]);
const input = (calls: Awaited<ReturnType<typeof openForm>>) =>
  sent(calls, 'CreateInvoice')[0]!.input as Record<string, unknown>;
const issue = async () => {
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = within(await screen.findByRole('alertdialog'));
  const text = dialog.getByRole('list').textContent;
  await userEvent.click(dialog.getByRole('button', { name: 'Emitir factura' }));
  return text;
};

test('a company that issues none sees no more than before; F4 and a number make one, in its own series, for nobody', async () => {
  const calls = await open(null);
  expect(screen.queryByLabelText('Tipo')).not.toBeInTheDocument();
  await userEvent.keyboard('{F4}');
  const ticket = screen.getByRole('switch', { name: 'Factura simplificada' });
  await userEvent.keyboard(ticket.getAttribute('aria-keyshortcuts')!);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nueva factura simplificada');
  await waitFor(() => expect(screen.getByLabelText('Serie')).toHaveValue('T'));
  await writeLine(1, 'Novela', '2', '19,13', '4');
  // Nobody's address is asked for, nor that of the company (RD 1619/2012, art. 7.1).
  expect(await issue()).not.toContain('Falta');
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('CreateInvoice'));
  expect(input(calls)).toMatchObject({ kind: 'F2', series: 'T' });
  expect(input(calls).customerId).toBeUndefined();
});

test('who issued one last goes on with them, and from the customer that is left empty Enter leads to the lines', async () => {
  await open('F2');
  await waitFor(() => expect(screen.getByLabelText('Tipo')).toHaveValue('F2'));
  await waitFor(() => expect(screen.getByLabelText('Serie')).toHaveValue('T'));
  screen.getByRole('combobox', { name: /^Cliente/ }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Descripción, línea 1')).toHaveFocus());
  fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'F1' } });
  expect(screen.getByLabelText('Serie')).toHaveValue('A');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nueva factura');
});

test('prices of a simplified one are with VAT as long as none is written', async () => {
  await open('F2');
  await waitFor(() => expect(screen.getByLabelText('Tipo')).toHaveValue('F2'));
  const withVat = () => document.querySelector('[data-gross]') !== null;
  await waitFor(() => expect(withVat()).toBe(true));
  fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'F1' } });
  expect(withVat()).toBe(false);
  await writeLine(1, 'Novela', '1', '20');
  fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'F2' } });
  expect(screen.getByLabelText('Tipo')).toHaveValue('F2');
  expect(withVat()).toBe(false);
});

test('a complete one is sent as before', async () => {
  const calls = await open('F1');
  await waitFor(() => expect(screen.getByLabelText('Tipo')).toHaveValue('F1'));
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40');
  await issue();
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('CreateInvoice'));
  expect(input(calls)).toMatchObject({ series: 'A' });
  expect('kind' in input(calls)).toBe(false);
});

test.each([
  [null, 'Una factura simplificada llega a 400 €'],
  ['e', 'Una factura simplificada llega a 3.000 €'],
])('beyond the limit (activity %s) it says so at once, and is not sent', async (activity, said) => {
  const calls = await open('F2', activity);
  await waitFor(() => expect(screen.getByLabelText('Serie')).toHaveValue('T'));
  await writeLine(1, 'Banquete', '1', '3000,01');
  expect(await screen.findByText(text => text.startsWith(said))).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('CreateInvoice');
});

test('a copy of one is one', async () => {
  const shown = invoice({ kind: 'F2', series: 'T', fullNumber: 'T-2026-0002', customer: null });
  await openForm(
    { Issuer: issuer(null), ...NUMBERS, Invoice: () => data({ invoice: shown }) } as Parameters<typeof openForm>[0],
    '/app/invoices/new?copy=i1',
  );
  expect(screen.getByLabelText('Tipo')).toHaveValue('F2');
  expect(screen.getByLabelText('Serie')).toHaveValue('T');
  expect(screen.queryByLabelText('Nombre del cliente')).not.toBeInTheDocument();
});

test('a customer who asks for it is named in a simplified one', async () => {
  const calls = await open('F2');
  await waitFor(() => expect(screen.getByLabelText('Serie')).toHaveValue('T'));
  expect(screen.queryByRole('checkbox', { name: /Con sus datos/ })).not.toBeInTheDocument();
  await chooseCustomer();
  await userEvent.click(screen.getByRole('checkbox', { name: /Con sus datos/ }));
  await writeLine(1, 'Novela', '2', '19,13', '4');
  await issue();
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('CreateInvoice'));
  expect(input(calls)).toMatchObject({ kind: 'F2', qualified: true, customerId: 'c1', series: 'T' });
});

const NAMELESS = 'Sin cliente: un tique (factura simplificada)';

test('whoever sells without knowing to whom is led to a ticket: from the list, and from what is missing', async () => {
  await open(null);
  await userEvent.click(screen.getByRole('combobox', { name: 'Cliente' }));
  await userEvent.keyboard('x');
  await userEvent.click(await screen.findByRole('option', { name: NAMELESS }));
  expect(screen.getByLabelText('Tipo')).toHaveDisplayValue('Simplificada');
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'F1');
  await userEvent.clear(screen.getByRole('combobox', { name: 'Cliente' }));
  await writeLine(1, 'Pluma', '1', '40');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(await screen.findByRole('button', { name: NAMELESS }));
  expect(screen.getByLabelText('Tipo')).toHaveDisplayValue('Simplificada');
  expect(screen.queryByText('Selecciona un cliente o activa modo manual')).toBeNull();
  expect(await issue()).not.toContain('cliente');
});
