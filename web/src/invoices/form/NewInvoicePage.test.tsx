import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address } from '../../test/app';
import { customer } from '../../test/people';
import {
  chooseCustomer,
  confirmIssue,
  customers,
  findOption,
  openForm,
  sent,
  toastsIn,
  writeLine,
} from '../../test/invoiceForm';
import { nextNumber, product, products } from '../../test/invoices';
import { setWidth } from '../../test/screen';
import { data } from '../../test/server';
import { today } from '../../ui/format/dates';
import { fillIn } from '../../test/fillIn';

const cell = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

describe('rules', () => {
  test('asks for a customer and a line, and puts the focus on the customer; date is today, series A of at most 10 letters, raised', async () => {
    await openForm();
    expect(cell('Fecha')).toHaveValue(today().split('-').reverse().join('/'));
    expect(cell('Serie')).toHaveValue('A');
    expect(cell('Serie')).toHaveAttribute('maxlength', '10');
    await userEvent.clear(cell('Serie'));
    await userEvent.type(cell('Serie'), 'rect');
    expect(cell('Serie')).toHaveValue('RECT');
    await userEvent.click(button('Emitir factura'));
    expect(await screen.findByText('Selecciona un cliente o activa modo manual')).toBeInTheDocument();
    expect(screen.getByText('Añade al menos una línea')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('manual mode needs name and NIF; a wrong NIF is a hint, not a wall', async () => {
    await openForm();
    await userEvent.click(button('Modo manual'));
    await fillIn(cell('Nombre del cliente'), 'Ana Roca');
    await userEvent.click(button('Guardar borrador'));
    expect(await screen.findByText('Completa nombre y NIF del cliente')).toBeInTheDocument();
    expect(cell('NIF del cliente')).toHaveFocus();
    await userEvent.type(cell('NIF del cliente'), '12.345.678-a');
    expect(cell('NIF del cliente')).toHaveValue('12345678A');
    expect(screen.getByText('La letra no cuadra. Puedes guardar igual.')).toBeInTheDocument();
  });

  test('a line without price is not added: warning, red cells, words under the grid', async () => {
    await openForm();
    await userEvent.click(cell('Descripción, línea 1'));
    await userEvent.keyboard('Diseño{Enter}2{Enter}{Enter}{Enter}');
    expect(await toastsIn('warning').findByText('Completa descripción, cantidad y precio')).toBeInTheDocument();
    expect(cell('Precio, línea 1')).toHaveAttribute('aria-invalid', 'true');
    expect(cell('Precio, línea 1')).toHaveFocus();
    expect(screen.getByText('Línea 1: Escribe un precio mayor que 0.')).toBeInTheDocument();
  });

  test('a started line that is not complete keeps the invoice from being issued', async () => {
    const calls = await openForm();
    await chooseCustomer();
    await writeLine(1, 'Diseño', '1', '1850');
    await fillIn(cell('Descripción, línea 2'), 'A medias');
    await userEvent.click(button('Emitir factura'));
    expect(await toastsIn('warning').findByText('Completa descripción, cantidad y precio')).toBeInTheDocument();
    expect(sent(calls, 'CreateInvoice')).toEqual([]);
  });
});

describe('totals', () => {
  test('stand in view with VAT per rate, the number to come and its previous one', async () => {
    await openForm();
    await writeLine(1, 'Diseño', '1', '1.850');
    await writeLine(2, 'Catering', '1', '260,00', '10');
    const totals = within(region('Totales'));
    expect(await totals.findByText('A-2026-0063')).toBeInTheDocument();
    expect(totals.getByText('La anterior es la 0062, del 20/11/2026')).toBeInTheDocument();
    expect(
      totals
        .getAllByRole('row')
        .slice(1)
        .map(row => row.textContent),
    ).toEqual(['21 %1.850,00388,50', '10 %260,0026,00']);
    for (const amount of ['2.110,00 €', '414,50 €', '2.524,50 €']) expect(totals.getByText(amount)).toBeInTheDocument();
    expect(cell('Precio, línea 1')).toHaveValue('1.850,00');
  });

  test('a line that is not good yet does not count, and letters do not enter an amount', async () => {
    await openForm();
    await userEvent.type(cell('Cantidad, línea 1'), '1x,5e');
    expect(cell('Cantidad, línea 1')).toHaveValue('1,5');
    await fillIn(cell('Descripción, línea 1'), 'Diseño');
    expect(within(region('Totales')).getAllByText('0,00 €')).toHaveLength(3);
  });

  test('warns when the date lies before the last one of the series', async () => {
    await openForm({
      NextNumber: () => nextNumber({ outOfOrder: true, previousDate: '2026-11-02', latestDate: '2026-11-20' }),
    });
    expect(
      await screen.findByText(/La fecha es anterior a la de la última factura de la serie, del 20\/11\/2026/),
    ).toBeInTheDocument();
    expect(screen.getByText('La anterior es la 0062, del 02/11/2026')).toBeInTheDocument();
  });
});

describe('keys', () => {
  test('a whole invoice without the mouse', async () => {
    const calls = await openForm({ SavedProducts: () => products(product()) });
    expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveFocus();
    await chooseCustomer();
    expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveAccessibleDescription('B26304188 · Haro');
    await userEvent.keyboard('{Enter}cat');
    await findOption('Catering');
    await userEvent.keyboard('{Enter}');
    expect(cell('Descripción, línea 1')).toHaveValue('Catering de la presentación');
    expect(
      [cell('Cantidad, línea 1'), cell('Precio, línea 1'), cell('IVA, línea 1')].map(
        field => (field as HTMLInputElement).value,
      ),
    ).toEqual(['1', '260,00', '10']);
    expect(cell('Cantidad, línea 1')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(await toastsIn('success').findByText('Línea añadida')).toBeInTheDocument();
    expect(cell('Descripción, línea 2')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('¿Emitir la factura A-2026-0063?');
    // Without layout the dialog cannot find its first button; a browser test presses Enter alone.
    act(() => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Emitir factura' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await toastsIn('success').findByText('Factura creada correctamente')).toBeInTheDocument();
    expect(address()).toBe('/app/invoices/i1');
    expect(sent(calls, 'CreateInvoice')).toEqual([
      {
        input: {
          date: today(),
          expectedTax: 'IVA',
          series: 'A',
          notes: null,
          status: 'issued',
          customerId: 'c1',
          lines: [
            {
              description: 'Catering de la presentación',
              quantity: '1',
              price: '260.00',
              ivaRate: 10,
              ivaCause: null,
              productId: 'p1',
            },
          ],
        },
      },
    ]);
  });

  test('Esc closes the products, clears the cell, then leaves the line', async () => {
    await openForm({ SavedProducts: () => products(product()) });
    await userEvent.type(cell('Descripción, línea 1'), 'cat');
    await findOption('Catering');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { name: 'Productos guardados' })).not.toBeInTheDocument();
    expect(cell('Descripción, línea 1')).toHaveValue('cat');
    await userEvent.keyboard('{Escape}');
    expect(cell('Descripción, línea 1')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('grid', { name: 'Líneas de la factura' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(cell('Descripción, línea 1')).toHaveFocus();
  });

  test('arrows choose among the products, and a description that is being written is not replaced', async () => {
    await openForm({
      SavedProducts: () =>
        products(product(), product({ id: 'p2', name: 'Catálogo', description: null, price: '2.36', ivaRate: 4 })),
    });
    await userEvent.type(cell('Descripción, línea 1'), 'cat');
    await findOption('Catálogo');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(cell('Descripción, línea 1')).toHaveValue('Catálogo');
    expect(cell('Precio, línea 1')).toHaveValue('2,36');
  });

  test('F1 opens the help; Esc returns to the same cell', async () => {
    await openForm();
    await userEvent.click(cell('Precio, línea 1'));
    await userEvent.keyboard('{F1}');
    expect(await screen.findByRole('dialog', { name: 'Teclas del modo Excel' })).toHaveTextContent('Guardar borrador');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(cell('Precio, línea 1')).toHaveFocus());
  });

  test('Ctrl+D copies the line above, Ctrl+Supr deletes the line', async () => {
    await openForm();
    await writeLine(1, 'Diseño', '1', '1850');
    await userEvent.click(cell('Descripción, línea 2'));
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(cell('Descripción, línea 2')).toHaveValue('Diseño');
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    expect(await toastsIn('success').findByText('Línea eliminada')).toBeInTheDocument();
    expect(cell('Descripción, línea 2')).toHaveValue('');
    // Thought better of: the first comes back to its place, with all that was in it.
    await userEvent.click(cell('Precio, línea 1'));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await waitFor(() => expect(toastsIn('success').getAllByRole('button', { name: 'Deshacer' })).toHaveLength(2));
    expect(cell('Descripción, línea 1')).toHaveValue('');
    await userEvent.click(toastsIn('success').getAllByRole('button', { name: 'Deshacer' })[1]);
    expect(cell('Descripción, línea 1')).toHaveValue('Diseño');
    expect(cell('Precio, línea 1')).toHaveValue('1.850,00');
    await waitFor(() => expect(cell('Descripción, línea 1')).toHaveFocus());
    expect(toastsIn('success').getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1);
  });

  test('figures choose the rate, and a line at 0 % begins with the cause of the one before', async () => {
    await openForm();
    await writeLine(1, 'Clase', '1', '40');
    await userEvent.click(cell('IVA, línea 1'));
    await userEvent.keyboard('0{Enter}');
    await screen.findByRole('dialog', { name: '¿Por qué sin IVA?' });
    await userEvent.keyboard('2{Enter}');
    expect(cell('¿Por qué sin IVA?, línea 1')).toHaveTextContent('Mercancía para una empresa de la UniónE5');
    await writeLine(2, 'Otra clase', '1', '40');
    fireEvent.change(cell('IVA, línea 2'), { target: { value: '0' } });
    expect(cell('¿Por qué sin IVA?, línea 2')).toHaveTextContent('E5');
  });

  test('a line at 0 % begins with the cause that the company chose last', async () => {
    await openForm({
      Issuer: () =>
        data({
          me: {
            __typename: 'Session',
            tenant: {
              __typename: 'Tenant',
              id: 't1',
              nif: 'B98241573',
              defaultCause: 'N2',
              defaultKind: null,
              paymentTerms: null,
              paymentMeans: null,
              simplifiedActivity: null,
            },
          },
        }),
    });
    await writeLine(1, 'Clase', '1', '40');
    await waitFor(() => {
      fireEvent.change(cell('IVA, línea 1'), { target: { value: '21' } });
      fireEvent.change(cell('IVA, línea 1'), { target: { value: '0' } });
      expect(cell('¿Por qué sin IVA?, línea 1')).toHaveTextContent('N2');
    });
  });

  test('rows copied out of a spreadsheet are pasted as lines; a plain text goes into its cell', async () => {
    await openForm();
    await userEvent.click(cell('Descripción, línea 1'));
    await userEvent.paste('Diseño\t1\t1.850,00\t21\r\nCatering\t2\t260\t10\r\n');
    expect(await toastsIn('success').findByText('Líneas pegadas')).toBeInTheDocument();
    expect([cell('Precio, línea 1'), cell('IVA, línea 2')].map(field => (field as HTMLInputElement).value)).toEqual([
      '1.850,00',
      '10',
    ]);
    expect(within(region('Totales')).getByText('2.810,50 €')).toBeInTheDocument();
    await userEvent.click(cell('Descripción, línea 3'));
    await userEvent.paste('Clase');
    expect(cell('Descripción, línea 3')).toHaveValue('Clase');
  });
});

describe('customer', () => {
  test('one written by hand goes with the invoice', async () => {
    const calls = await openForm();
    await userEvent.click(button('Modo manual'));
    await fillIn(cell('Nombre del cliente'), 'Ana Roca');
    await fillIn(cell('NIF del cliente'), '12345678z');
    await fillIn(cell('Dirección del cliente'), 'Calle Mayor, 1');
    await writeLine(1, 'Diseño', '1', '1850');
    await confirmIssue();
    await waitFor(() =>
      expect(sent(calls, 'CreateInvoice')).toMatchObject([
        { input: { customerManual: { name: 'Ana Roca', nif: '12345678Z', address: 'Calle Mayor, 1' } } },
      ]),
    );
    expect(sent(calls, 'CreateInvoice')[0].input).not.toHaveProperty('customerId');
  });

  test('typed in full is taken when the field is left; a text that is nobody stays', async () => {
    await openForm();
    const field = screen.getByRole('combobox', { name: 'Cliente' });
    await userEvent.type(field, 'Nadie');
    await userEvent.tab();
    expect(field).toHaveValue('Nadie');
    await userEvent.clear(field);
    await userEvent.type(field, 'b26304188');
    await findOption('Bodegas Larrañaga');
    await userEvent.tab();
    expect(field).toHaveValue('Bodegas Larrañaga, S.L.');
    await userEvent.clear(field);
    await userEvent.tab();
    await userEvent.click(button('Emitir factura'));
    expect(await screen.findByText('Selecciona un cliente o activa modo manual')).toBeInTheDocument();
  });

  test('a new one is made in place and chosen', async () => {
    await openForm({
      CustomerChoices: () => customers(),
      CreateCustomer: () =>
        data({ createCustomer: customer({ id: 'c9', name: 'Núñez Rey', nif: '33456781S', city: null }) }),
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'Cliente' }), 'Núñez');
    await userEvent.click(await findOption('Nuevo cliente «Núñez»'));
    const modal = within(await screen.findByRole('dialog', { name: 'Nuevo cliente' }));
    expect(modal.getByLabelText('Nombre')).toHaveValue('Núñez');
    await fillIn(modal.getByLabelText('NIF'), '33456781S');
    await userEvent.click(modal.getByRole('button', { name: 'Crear cliente' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Núñez Rey'));
  });
});

test('below 992 px the written lines are folded and the current one is open', async () => {
  setWidth(390);
  await openForm();
  await writeLine(1, 'Diseño', '1', '1850');
  await userEvent.click(button('Añadir línea'));
  expect(await toastsIn('success').findByText('Línea añadida')).toBeInTheDocument();
  expect(button('Línea 1: Diseño')).toHaveTextContent('1 × 1.850,00 € · IVA 21 %2.238,50 €');
  expect(cell('Descripción, línea 2')).toHaveFocus();
  await userEvent.click(button('Línea 1: Diseño'));
  await userEvent.click(button('Eliminar línea'));
  expect(await toastsIn('success').findByText('Línea eliminada')).toBeInTheDocument();
});
