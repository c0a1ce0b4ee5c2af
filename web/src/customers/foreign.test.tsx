import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { openForm, sent, writeLine } from '../test/invoiceForm';
import { customer, customerPage, me } from '../test/people';
import { data, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

const FOLD = 'Cliente extranjero o no censado';

async function edit(over: object = {}) {
  const calls = serve({
    Me: me(),
    Customers: () => customerPage([customer(over)]),
    UpdateCustomer: () => data({ updateCustomer: customer(over) }),
  });
  openApp('/app/customers', 'stored');
  await userEvent.click(await screen.findByRole('button', { name: 'Editar cliente Bodegas Larrañaga, S.L.' }));
  return { calls, modal: within(await screen.findByRole('dialog')) };
}

const saved = (calls: ReturnType<typeof serve>) => calls.find(call => call.operation === 'UpdateCustomer')?.variables;

test('country and kind of document lie folded, and Spain is what nobody says', async () => {
  const { calls, modal } = await edit();
  expect(modal.queryByLabelText('País')).not.toBeInTheDocument();
  await userEvent.click(modal.getByText(FOLD));
  expect(await modal.findByLabelText('País')).toHaveDisplayValue('España');
  await userEvent.click(modal.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(saved(calls)).toMatchObject({ input: { country: null, idKind: null } }));
});

test('the country decides which kinds there are, and what the number is', async () => {
  const { calls, modal } = await edit({ nif: '40303265045' });
  const kinds = () =>
    within(modal.getByLabelText('Tipo de documento'))
      .getAllByRole('option')
      .map(option => option.getAttribute('value'));
  expect(kinds()).toEqual(['', '03', '07']);
  await userEvent.selectOptions(modal.getByLabelText('País'), 'FR');
  expect(kinds()).toEqual(['', '02', '03', '04', '05', '06']);
  expect(modal.getByLabelText('NIF')).toHaveAccessibleDescription(
    'Su número de IVA; el prefijo del país se añade si falta',
  );
  await userEvent.selectOptions(modal.getByLabelText('Tipo de documento'), '03');
  expect(modal.getByLabelText('NIF')).toHaveAccessibleDescription('Número de su pasaporte');
  await userEvent.click(modal.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(saved(calls)).toMatchObject({ input: { country: 'FR', idKind: '03' } }));
});

test("a number of another form than its country's is pointed out while it is written", async () => {
  const { modal } = await edit({ nif: '12345678', country: 'DE' });
  const nif = modal.getByLabelText('NIF');
  expect(nif).toHaveAccessibleDescription(/\(DE12345678\) no tiene la forma de los de su país: DE y 9 cifras/);
  await userEvent.type(nif, '9');
  expect(nif).toHaveAccessibleDescription('Su número de IVA; el prefijo del país se añade si falta');
  await userEvent.clear(nif);
  await fillIn(nif, 'B26304188');
  await userEvent.selectOptions(modal.getByLabelText('País'), '');
  await userEvent.selectOptions(modal.getByLabelText('Tipo de documento'), '07');
  expect(nif).toHaveAccessibleDescription(/solo vale para personas físicas/);
});

test('they stand open where something was said, and a Spanish passport names its country', async () => {
  const { calls, modal } = await edit({ country: 'ES', idKind: '03' });
  expect(modal.getByLabelText('País')).toHaveDisplayValue('España');
  expect(modal.getByLabelText('Tipo de documento')).toHaveDisplayValue('Pasaporte');
  await userEvent.click(modal.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(saved(calls)).toMatchObject({ input: { country: 'ES', idKind: '03' } }));
});

test.each([
  ['123456789', 'No parece un NIF español. Si es extranjero, di abajo de qué país es.'],
  ['FR12345678901', 'Parece un NIF-IVA de Francia: elige abajo su país.'],
  ['FR1234567890', 'No parece un NIF español. Si es extranjero, di abajo de qué país es.'],
  ['EL123456789', 'Parece un NIF-IVA de Grecia: elige abajo su país.'],
])('a number that is not Spanish leads to the country, and names it where it can: %s', async (nif, says) => {
  const { modal } = await edit({ nif });
  expect(modal.getByLabelText('NIF')).toHaveAccessibleDescription(says);
  expect(modal.getByLabelText('País')).toHaveDisplayValue('España');
});

test('a customer written by hand has both too', async () => {
  const calls = await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Modo manual' }));
  await fillIn(screen.getByLabelText('Nombre del cliente'), 'Maison Roux');
  await fillIn(screen.getByLabelText('NIF del cliente'), '12345678901');
  // A number that is not made like a Spanish one opens them.
  await userEvent.selectOptions(await screen.findByLabelText('País'), 'FR');
  await writeLine(1, 'Consultoría', '1', '100');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() =>
    expect(sent(calls, 'CreateInvoice')).toMatchObject([
      { input: { customerManual: { country: 'FR', idKind: null } } },
    ]),
  );
});
