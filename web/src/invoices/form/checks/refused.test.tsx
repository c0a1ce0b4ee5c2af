import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../../test/app';
import {
  chooseCustomer,
  confirmIssue,
  customers,
  openForm,
  sent,
  toastsIn,
  writeLine,
} from '../../../test/invoiceForm';
import { draft, nextNumber } from '../../../test/invoices';
import { customer, me } from '../../../test/people';
import { data, refusal, serve } from '../../../test/server';
import { overviewData } from '../../../test/verifactu';
import { meOn } from '../../../test/workspace';
import { fillInAnew, fillIn } from '../../../test/fillIn';

const issuer =
  (nif = 'B98241573') =>
  () =>
    data({
      me: {
        __typename: 'Session',
        user: { __typename: 'User', id: 'u1' },
        tenant: {
          __typename: 'Tenant',
          id: 't1',
          nif,
          address: 'Calle de Sorní, 18',
          defaultCause: null,
          defaultKind: null,
          paymentTerms: null,
          paymentMeans: null,
          simplifiedActivity: null,
        },
      },
    });
const SENDS = { Me: meOn('pro'), Issuer: issuer(), VerifactuOverview: () => overviewData() };
const press = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const nif = () => screen.getByLabelText('NIF del cliente');

async function byHand(number: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Modo manual' }));
  await fillIn(screen.getByLabelText('Nombre del cliente'), 'Ana');
  await userEvent.type(nif(), number);
}

test('what the AEAT would refuse stands on its field while it is written, and leads to where it is put right', async () => {
  const calls = await openForm(SENDS);
  await byHand('4821396');
  expect(nif()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(nif(), '0B');
  await waitFor(() =>
    expect(nif()).toHaveAccessibleDescription(/48213960B\) no es válido.*elige su país y el tipo de documento/),
  );
  await writeLine(1, 'Clase', '1', '40');
  await press();
  await waitFor(() => expect(nif()).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Elegir país y documento' }));
  await waitFor(() => expect(screen.getByLabelText('País')).toHaveFocus());
  await fillInAnew(nif(), '48213960A');
  await waitFor(() => expect(nif()).not.toHaveAttribute('aria-invalid'));
  await confirmIssue();
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
});

test('a number too short to judge while it is typed is refused when it is issued', async () => {
  await openForm(SENDS);
  await byHand('123');
  await writeLine(1, 'Clase', '1', '40');
  expect(nif()).not.toHaveAttribute('aria-invalid');
  await press();
  await waitFor(() => expect(nif()).toHaveAccessibleDescription(/no es español: elige su país/));
});

test('of a saved customer the card opens, and saving it puts the invoice right', async () => {
  const wrong = customer({ nif: 'B26304180', address: 'Calle Mayor, 1' });
  await openForm({
    ...SENDS,
    CustomerChoices: () => customers(wrong),
    CorrectedCustomer: () => data({ customer: wrong }),
    UpdateCustomer: () => data({ updateCustomer: customer({ address: 'Calle Mayor, 1' }) }),
  });
  await chooseCustomer();
  const field = screen.getByRole('combobox', { name: 'Cliente' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/B26304180\) no es válido/));
  await userEvent.click(screen.getByRole('button', { name: 'Abrir la ficha de Bodegas Larrañaga, S.L.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar cliente' }));
  await fillInAnew(dialog.getByLabelText('NIF'), 'B26304188');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  // Its button is gone with what was wrong.
  await waitFor(() => expect(field).toHaveFocus());
});

test("an old date has a button for today's; a wrong NIF of the company leads to the settings, and issues nothing", async () => {
  const calls = await openForm({ ...SENDS, Issuer: issuer('B98241570'), Settings: () => refusal('UNAVAILABLE', '') });
  await byHand('48213960A');
  await writeLine(1, 'Clase', '1', '40');
  const date = screen.getByLabelText('Fecha');
  await userEvent.clear(date);
  await userEvent.type(date, '27/10/2024{Tab}');
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription(/La AEAT no admite facturas con fecha anterior al 28\/10\/2024/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Poner la de hoy' }));
  await waitFor(() => expect(date).not.toHaveAttribute('aria-invalid'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/El NIF de tu empresa \(B98241570\) no es válido/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Corregir el NIF' }));
  await waitFor(() => expect(address()).toBe('/app/settings'));
  expect(calls.map(({ operation }) => operation)).not.toContain('CreateInvoice');
});

test('a company that does not send is only asked: what would be refused stands among the first', async () => {
  await openForm({ Me: me(), Issuer: issuer() });
  await byHand('48213960B');
  await writeLine(1, 'Clase', '1', '40');
  expect(nif()).toHaveAccessibleDescription('La letra no cuadra. Puedes guardar igual.');
  await press();
  const facts = within(await screen.findByRole('alertdialog'))
    .getAllByRole('listitem')
    .map(fact => fact.textContent);
  expect(facts[0]).toMatch(/^Falta la dirección de Ana/);
  expect(facts[1]).toMatch(/^El NIF del cliente \(48213960B\) no es válido/);
});

test('what only the server knows lands on the customer, with the way to the card', async () => {
  await openForm({
    ...SENDS,
    CreateInvoice: () =>
      refusal('BAD_USER_INPUT', 'El NIF del cliente no es válido', { customerId: 'El NIF del cliente no es válido' }),
  });
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40');
  await confirmIssue();
  await toastsIn('warning').findByText('El NIF del cliente no es válido');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveAttribute('aria-invalid', 'true'),
  );
  expect(screen.getByRole('button', { name: /^Abrir la ficha de/ })).toBeInTheDocument();
});

test('a draft that is not issued for what it says leads to where that is put right', async () => {
  serve({
    Me: me(),
    Issuer: issuer(),
    Invoice: () => data({ invoice: draft() }),
    NextNumber: () => nextNumber(),
    IssueInvoice: () =>
      refusal('BAD_USER_INPUT', 'El NIF del cliente no es válido: corrígelo.', {
        customerId: 'El NIF del cliente no es válido: corrígelo.',
      }),
  });
  openApp('/app/invoices/i1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Emitir factura' }));
  expect(await screen.findByRole('link', { name: 'Corregir el borrador' })).toHaveAttribute(
    'href',
    '/app/invoices/new?draft=i1',
  );
});
