import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, openForm, sent, toastsIn, writeLine } from '../../../test/invoiceForm';
import { overviewData } from '../../../test/verifactu';

const cell = (name: string) => screen.getByLabelText(name);

test('VAT is one of 21, 10, 4 and 0, and 21 where nothing is chosen', async () => {
  await openForm();
  const rate = cell('IVA, línea 1');
  expect(
    within(rate)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['21 %', '10 %', '4 %', '0 %']);
  expect(rate).toHaveValue('21');
});

test('a date is required', async () => {
  const calls = await openForm();
  await chooseCustomer();
  await writeLine(1, 'Diseño', '1', '1850');
  const date = cell('Fecha');
  expect(date).toBeRequired();
  await userEvent.clear(date);
  fireEvent.blur(date);
  await userEvent.click(screen.getByRole('button', { name: 'Emitir factura' }));
  expect(date).toBeInvalid();
  expect(sent(calls, 'CreateInvoice')).toEqual([]);
});

test('a line without description, quantity or price is not added; an amount takes cents and no more', async () => {
  await openForm();
  const wrong = () =>
    ['Descripción', 'Cantidad', 'Precio'].filter(name => cell(`${name}, línea 1`).ariaInvalid === 'true');
  for (const [name, description, quantity, price] of [
    ['Descripción', '', '1', '5'],
    ['Cantidad', 'Diseño', '0', '5'],
    ['Precio', 'Diseño', '1', '0'],
  ] as const) {
    await writeLine(1, description, quantity, price);
    await userEvent.click(cell('IVA, línea 1'));
    await userEvent.keyboard('{Enter}');
    expect(await toastsIn('warning').findByText('Completa descripción, cantidad y precio')).toBeInTheDocument();
    expect(toastsIn('success').queryByText('Línea añadida')).not.toBeInTheDocument();
    expect(cell(`${name}, línea 1`)).toHaveFocus();
    expect(wrong()).toEqual([name]);
  }
  await writeLine(1, 'Diseño', '1,255', '5');
  await userEvent.click(cell('IVA, línea 1'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Línea 1: Como mucho 2 decimales.')).toBeInTheDocument();
});

test('a future date is refused before anything is asked or sent, and a draft may have it', async () => {
  const calls = await openForm();
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40');
  fireEvent.change(screen.getByLabelText('Fecha'), { target: { value: '31/12/2099' } });
  fireEvent.blur(screen.getByLabelText('Fecha'));
  fireEvent.click(screen.getByRole('button', { name: 'Emitir factura' }));
  expect(await screen.findByText('La fecha de una factura emitida no puede ser futura')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent(calls, 'CreateInvoice')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
});

test.each([
  ['goes to the AEAT', { active: true }, true],
  ['is not sent', { active: false }, false],
])('the question before issuing says so where the invoice %s', async (_, state, said) => {
  await openForm({ VerifactuOverview: () => overviewData(state) });
  await chooseCustomer();
  await writeLine(1, 'Diseño', '1', '1850');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('alertdialog');
  expect(/Se envía a la AEAT al emitirla\./.test(question.textContent ?? '')).toBe(said);
});
