import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseCustomer,
  confirmIssue,
  customers,
  openForm,
  sent,
  toastsIn,
  writeLine,
} from '../../../test/invoiceForm';
import { draft } from '../../../test/invoices';
import { customer } from '../../../test/people';
import { setWidth } from '../../../test/screen';
import { data } from '../../../test/server';

const cell = (name: string) => screen.getByLabelText(name);
const totals = () => within(screen.getByRole('region', { name: 'Totales' }));
const menu = () => screen.getByRole('dialog', { name: 'Campos de esta factura' });
const F4 = () => userEvent.keyboard('{F4}');
/** Leaves the cell too, as the keyboard does. */
const put = (name: string, value: string) => {
  fireEvent.focus(cell(name));
  fireEvent.change(cell(name), { target: { value } });
  fireEvent.blur(cell(name));
};
const issuer = (defaultWithholding: string | null) =>
  data({
    me: {
      user: { __typename: 'User', id: 'u1' },
      tenant: {
        __typename: 'Tenant',
        id: 't1',
        nif: '48219036L',
        address: 'Calle 1',
        defaultCause: null,
        defaultWithholding,
        defaultKind: null,
        paymentTerms: null,
        paymentMeans: null,
        simplifiedActivity: null,
      },
    },
  });
const input = (calls: Awaited<ReturnType<typeof openForm>>) =>
  sent(calls, 'CreateInvoice')[0]!.input as Record<string, unknown>;

describe('the fields of an invoice', () => {
  test('F4 opens them, a number turns one on, Esc goes back to the cell', async () => {
    await openForm();
    await userEvent.click(cell('Descripción, línea 1'));
    expect(screen.queryByLabelText('Dto., línea 1')).not.toBeInTheDocument();
    await F4();
    expect(menu()).toHaveFocus();
    await userEvent.keyboard('1{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Campos de esta factura' })).not.toBeInTheDocument();
    expect(cell('Descripción, línea 1')).toHaveFocus();
    await userEvent.keyboard('Diseño{Enter}2{Enter}100{Enter}');
    expect(cell('Dto., línea 1')).toHaveFocus();
    await userEvent.keyboard('10{Enter}');
    expect(cell('Dto., línea 1')).toHaveValue('10\u00a0%');
    expect(totals().getByText('Descuento').nextSibling).toHaveTextContent('−20,00 €');
    await F4();
    await userEvent.keyboard('1{F4}');
    expect(screen.queryByLabelText('Dto., línea 1')).not.toBeInTheDocument();
    expect(totals().queryByText('Descuento')).not.toBeInTheDocument();
    expect(totals().getByText('Total').nextSibling).toHaveTextContent('242,00 €');
  });

  test('stand in groups, and a word of one finds it: Enter turns it on, and the keys work again', async () => {
    await openForm();
    await userEvent.click(cell('Descripción, línea 1'));
    await F4();
    const groups = () => within(menu()).getAllByRole('region');
    expect(
      groups().map(group => [group.getAttribute('aria-label'), within(group).getAllByRole('switch').length]),
    ).toEqual([
      ['Importes y fecha', 6],
      ['Quién la expide y cómo se paga', 2],
      ['Clase de factura', 5],
      ['IVA sobre lo que ganas', 2],
    ]);
    // No field has this letter: it is the beginning of a word.
    await userEvent.keyboard('su');
    const search = screen.getByRole('textbox', { name: 'Buscar un campo' });
    expect(search).toHaveFocus();
    expect(search).toHaveValue('su');
    await userEvent.keyboard('plí{Enter}');
    expect(screen.getByRole('switch', { name: 'Suplidos' })).toBeChecked();
    expect(menu()).toHaveFocus();
    expect(groups()).toHaveLength(4);
    // By what it is for, with letters that are keys elsewhere.
    await userEvent.click(search);
    await userEvent.keyboard('RECAPITULATIVA');
    expect(within(menu()).getAllByRole('switch')).toEqual([
      screen.getByRole('switch', { name: 'Fecha en cada línea' }),
    ]);
    await userEvent.keyboard('1{Enter}');
    expect(within(menu()).getByRole('status')).toHaveTextContent('No hay ningún campo con «RECAPITULATIVA1».');
    await userEvent.keyboard('{Escape}f{Escape}');
    expect(cell('Fecha, línea 1')).toBeInTheDocument();
    expect(cell('Descripción, línea 1')).toHaveFocus();
  });

  test('are switches for whom has no keyboard, on a phone too', async () => {
    setWidth(390);
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: /Campos/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'Descuento por línea' }));
    await userEvent.click(screen.getByRole('button', { name: /Campos/ }));
    expect(cell('Dto., línea 1')).toBeInTheDocument();
  });

  test('an invoice without them has none, and says none', async () => {
    const calls = await openForm();
    await chooseCustomer();
    await writeLine(1, 'Diseño', '1', '100');
    expect(totals().queryByText('Total a pagar')).not.toBeInTheDocument();
    await confirmIssue();
    await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
    expect(Object.keys(input(calls)).sort()).toEqual([
      'customerId',
      'date',
      'expectedTax',
      'lines',
      'notes',
      'series',
      'status',
    ]);
  });
});

test('discounts, IRPF, the day of the operation and suplidos go with the invoice, and show what is to be paid', async () => {
  const calls = await openForm();
  await chooseCustomer();
  await F4();
  await userEvent.keyboard('13456{F4}');
  await writeLine(1, 'Dirección de arte', '1', '1400');
  put('Dto., línea 1', '10');
  await writeLine(2, 'Fotografía', '2', '320');
  put('Dto., línea 2', '40,00');
  put('Descuento sobre el total', '5');
  put('Fecha de la operación', '01/11/2026');
  put('Suplido 1: qué pagaste', 'Tasa');
  put('Suplido 1: importe', '12,3');
  const sum = (name: string) => totals().getByText(name).nextSibling?.textContent;
  expect(['Descuento', 'Subtotal', 'Total factura', 'Suplidos', 'Total a pagar'].map(sum)).toEqual([
    '−273,00\u00a0€',
    '1.767,00\u00a0€',
    '2.138,07\u00a0€',
    '12,30\u00a0€',
    '1.885,32\u00a0€',
  ]);
  expect(totals().getByLabelText('Retención de IRPF')).toHaveValue('15');
  expect(
    totals().getByText(/Bodegas Larrañaga, S.L. ingresa 265,05 € en Hacienda a tu nombre. En el QR va el total/),
  ).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('1.885,32 €')).toBeInTheDocument();
  expect(question.getByText('Total factura 2.138,07 €')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Emitir factura' }));
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
  expect(input(calls)).toMatchObject({
    discountPercent: '5',
    withholdingPercent: '15',
    operationDate: '2026-11-01',
    suplidos: [{ description: 'Tasa', amount: '12.30' }],
    lines: [{ discountPercent: '10' }, { discountAmount: '40.00' }],
  });
});

describe('IRPF', () => {
  test('is that of the last invoice to a company, and nothing for a person or from abroad', async () => {
    const calls = await openForm({ Issuer: () => issuer('7.00') });
    expect(totals().queryByLabelText('Retención de IRPF')).not.toBeInTheDocument();
    await chooseCustomer();
    expect(await totals().findByLabelText('Retención de IRPF')).toHaveValue('7');
    await userEvent.selectOptions(totals().getByLabelText('Retención de IRPF'), '15');
    await writeLine(1, 'Diseño', '1', '100');
    await confirmIssue();
    await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
    expect(input(calls)).toMatchObject({ withholdingPercent: '15' });
  });

  test.each([
    ['a person', { nif: '12345678Z' }, 'Solo si te contrata como empresa o profesional', false],
    [
      'a company from abroad',
      { nif: 'DE299418732', country: 'DE' },
      'Este cliente no retiene: no tiene NIF español',
      true,
    ],
  ])('%s has none by itself', async (_, over, hint, off) => {
    await openForm({
      Issuer: () => issuer('15.00'),
      CustomerChoices: () => customers(customer({ country: null, idKind: null, ...over })),
    });
    await chooseCustomer();
    await F4();
    const irpf = within(menu()).getByRole('switch', { name: 'Retención de IRPF' });
    expect(irpf).toHaveAccessibleDescription(hint);
    expect(irpf).not.toBeChecked();
    await userEvent.keyboard('3');
    expect(irpf.getAttribute('aria-checked')).toBe(String(!off));
  });
});

describe('wrong', () => {
  const WRONG = [
    ['5', 'Descuento sobre el total', '100,01', 'El descuento es mayor que el importe.'],
    ['4', 'Fecha de la operación', '01/01/2099', 'La fecha de la operación no puede ser posterior a la de la factura'],
    ['6', 'Suplido 1: qué pagaste', 'Tasa', 'Escribe qué pagaste y un importe mayor que 0.'],
  ] as const;
  test('a discount beyond the whole, an operation after the invoice and a suplido without an amount are not sent', async () => {
    const calls = await openForm();
    await chooseCustomer();
    await writeLine(1, 'Diseño', '1', '100');
    for (const [key, field, value, text] of WRONG) {
      await userEvent.keyboard(`{F4}${key}{F4}`);
      put(field, value);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      expect(await screen.findByText(text)).toBeInTheDocument();
      const wrong = screen.getByLabelText(key === '6' ? 'Suplido 1: importe' : field);
      expect(wrong).toHaveFocus();
      expect(wrong).toHaveAccessibleDescription(expect.stringContaining(text));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      // The next one is wrong alone.
      await userEvent.keyboard(`{F4}${key}{F4}`);
    }
    expect(sent(calls, 'CreateInvoice')).toEqual([]);
  });

  test('a discount beyond its line is red, and the line does not count', async () => {
    await openForm();
    await F4();
    await userEvent.keyboard('1{F4}');
    await writeLine(1, 'Diseño', '1', '100');
    put('Dto., línea 1', '100,01');
    expect(totals().getByText('Total').nextSibling).toHaveTextContent('0,00 €');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await toastsIn('warning').findByText('El descuento es mayor que el importe.')).toBeInTheDocument();
    expect(cell('Dto., línea 1')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Línea 1: El descuento es mayor que el importe.')).toBeInTheDocument();
  });
});

test('recargo comes with the customer, shows in the totals, and is taken off for a service', async () => {
  const calls = await openForm({ CustomerChoices: () => customers(customer({ nif: '12345678Z', recargo: true })) });
  await F4();
  expect(menu()).not.toHaveTextContent('Recargo');
  await F4();
  await chooseCustomer();
  await writeLine(1, 'Hilo', '1', '100');
  expect(totals().getByText('Recargo de equivalencia').nextSibling).toHaveTextContent('5,20 €');
  expect(totals().getByText('Recargo 5,2 %')).toBeInTheDocument();
  expect(totals().getByText('126,20 €')).toBeInTheDocument();
  await userEvent.keyboard('{F4}9{F4}');
  expect(totals().getByText('121,00 €')).toBeInTheDocument();
  await userEvent.keyboard('{F4}9{F4}');
  await confirmIssue();
  expect(input(calls)).toMatchObject({ recargo: true });
});

test('what has no VAT is not mixed with what carries recargo', async () => {
  const calls = await openForm({ CustomerChoices: () => customers(customer({ nif: '12345678Z', recargo: true })) });
  await chooseCustomer();
  await writeLine(1, 'Hilo', '1', '100');
  await writeLine(2, 'Clase', '1', '20', '0');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/va en su propia factura/)).toBeInTheDocument();
  expect(sent(calls, 'CreateInvoice')).toEqual([]);
});

test('a draft goes on with all of it; what is put back says the same', async () => {
  const whole = draft({
    operationDate: '2026-11-01',
    discountAmount: '7.00',
    discount: '17.00',
    withholdingPercent: '7.00',
    withholding: '5.81',
    suplidos: [{ __typename: 'Suplido', description: 'Tasa', amount: '3.00' }],
    lines: [
      {
        __typename: 'InvoiceLine',
        description: 'Diseño',
        quantity: '1.00',
        price: '100.00',
        discountPercent: '10.00',
        discountAmount: null,
        ivaRate: 21,
        ivaCause: null,
        amount: '90.00',
        subtotal: '83.00',
        total: '100.43',
        productId: null,
      },
    ],
  });
  const calls = await openForm(
    {
      Issuer: () => issuer('15.00'),
      Invoice: () => data({ invoice: whole }),
      UpdateInvoice: () => data({ updateInvoice: whole }),
    },
    '/app/invoices/new?draft=i1',
  );
  expect(cell('Dto., línea 1')).toHaveValue('10\u00a0%');
  expect(totals().getByLabelText('Retención de IRPF')).toHaveValue('7');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(calls, 'UpdateInvoice')).toHaveLength(1));
  expect(sent(calls, 'UpdateInvoice')[0]!.input).toMatchObject({
    operationDate: '2026-11-01',
    discountAmount: '7.00',
    withholdingPercent: '7',
    suplidos: [{ description: 'Tasa', amount: '3.00' }],
    lines: [{ discountPercent: '10' }],
  });
});
