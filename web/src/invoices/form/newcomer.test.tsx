import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, confirmIssue, customers, findOption, openForm, sent, writeLine } from '../../test/invoiceForm';
import { customer } from '../../test/people';
import { data } from '../../test/server';

const box = () => screen.getByRole('combobox', { name: 'Cliente' });

test('a NIF that nobody has yet becomes the NIF of the new customer, not its name', async () => {
  await openForm({ CustomerChoices: () => customers() });
  await userEvent.type(box(), '33456781s');
  await userEvent.click(await findOption('Nuevo cliente «33456781s»'));
  const modal = within(await screen.findByRole('dialog', { name: 'Nuevo cliente' }));
  expect(
    [modal.getByLabelText('Nombre'), modal.getByLabelText('NIF')].map(field => (field as HTMLInputElement).value),
  ).toEqual(['', '33456781S']);
});

test('what was typed stays, also after another customer was chosen and the new one was not made', async () => {
  await openForm({
    CustomerChoices: ({ search }: { search: string }) =>
      search.startsWith('bod') ? customers(customer()) : customers(),
  });
  await userEvent.type(box(), 'bod');
  await findOption('Bodegas Larrañaga');
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(box());
  await userEvent.type(box(), 'Núñez');
  await userEvent.click(await findOption('Nuevo cliente «Núñez»'));
  const modal = within(await screen.findByRole('dialog', { name: 'Nuevo cliente' }));
  expect(modal.getByLabelText('Nombre')).toHaveValue('Núñez');
  await userEvent.click(modal.getByRole('button', { name: 'Cancelar' }));
  expect(box()).toHaveValue('Núñez');
});

test('by hand, Tab goes from the name to the NIF, and what is typed there stays', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Modo manual' }));
  await userEvent.type(screen.getByLabelText('Nombre del cliente'), 'Bar Paco');
  await userEvent.tab();
  await userEvent.keyboard('12345678z');
  await userEvent.tab();
  expect(screen.getByLabelText('NIF del cliente')).toHaveValue('12345678Z');
  expect(screen.getByLabelText('Dirección del cliente')).toHaveFocus();
});

const issuer = (nif: string) => ({
  Issuer: () =>
    data({ me: { __typename: 'Session', tenant: { __typename: 'Tenant', id: 't1', nif, address: 'Calle 1' } } }),
});
const totals = () => within(screen.getByRole('region', { name: 'Totales' }));
const OFFER = 'Añadir retención';

test('whoever works under their own name and invoices a company finds the IRPF where it changes the total', async () => {
  const calls = await openForm(issuer('48219036L'));
  expect(totals().queryByRole('button', { name: OFFER })).toBeNull();
  await chooseCustomer();
  await writeLine(1, 'Diseño', '1', '1000');
  await userEvent.click(await totals().findByRole('button', { name: OFFER }));
  expect(totals().getByLabelText('Retención de IRPF')).toHaveValue('15');
  expect(screen.getByText(/^B26304188 · .* · empresa, te retiene IRPF$/)).toBeInTheDocument();
  await userEvent.selectOptions(totals().getByLabelText('Retención de IRPF'), '7');
  expect(totals().getByText(/El 7 % es para quien empieza/)).toBeInTheDocument();
  await userEvent.selectOptions(totals().getByLabelText('Retención de IRPF'), '');
  expect(screen.queryByText(/te retiene IRPF/)).toBeNull();
  // Said: it is not asked again.
  expect(totals().queryByRole('button', { name: OFFER })).toBeNull();
  await userEvent.keyboard('{F4}3{Escape}');
  await confirmIssue();
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toMatchObject([{ input: { withholdingPercent: '15' } }]));
});

test.each([
  ['of a company', 'B98241573', {}],
  ['for a person', '48219036L', { nif: '12345678Z' }],
])('%s no IRPF is offered', async (_, nif, to) => {
  await openForm({ ...issuer(nif), CustomerChoices: () => customers(customer(to)) });
  await chooseCustomer();
  await writeLine(1, 'Diseño', '1', '1000');
  expect(totals().queryByRole('button', { name: OFFER })).toBeNull();
});
