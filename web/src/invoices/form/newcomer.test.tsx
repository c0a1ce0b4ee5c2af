import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customers, findOption, openForm } from '../../test/invoiceForm';
import { customer } from '../../test/people';

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
