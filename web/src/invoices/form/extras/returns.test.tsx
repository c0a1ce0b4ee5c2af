import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, confirmIssue, openForm, sent, writeLine } from '../../../test/invoiceForm';
import { draft, invoice } from '../../../test/invoices';
import { data, refusal } from '../../../test/server';

const totals = () => within(screen.getByRole('region', { name: 'Totales' }));
const figure = (name: string) => totals().getByText(name).nextElementSibling?.textContent?.replace(/\s/g, ' ');
const input = (calls: Awaited<ReturnType<typeof openForm>>) =>
  sent(calls, 'CreateInvoice').at(-1)!.input as { lines: object[] };
const line = (more: object) => ({
  ...{ __typename: 'InvoiceLine', grossPrice: null, discountPercent: null, discountAmount: null, productId: null },
  ...{ ivaRate: 21, ivaCause: null, ivaRegime: null, price: '30.00', quantity: '2.00', description: 'Envases' },
  ...{ amount: '60.00', subtotal: '60.00', total: '72.60', prepaymentId: null, returned: false },
  ...more,
});

test('F4 and minus let a quantity below 0 be what comes back, which is taken off and may be more', async () => {
  const calls = await openForm();
  await chooseCustomer();
  expect(totals().queryByText('Devoluciones')).not.toBeInTheDocument();
  await userEvent.keyboard('{F4}-{Escape}');
  await writeLine(1, 'Vino', '1', '10');
  await writeLine(2, 'Envases', '-2', '30');
  expect([figure('Devoluciones'), figure('Subtotal'), figure('Total')]).toEqual(['−60,00 €', '−50,00 €', '−60,50 €']);
  expect(screen.getByText('Devolución')).toBeInTheDocument();
  await confirmIssue();
  expect(input(calls).lines).toMatchObject([
    { description: 'Vino', quantity: '1' },
    { description: 'Envases', quantity: '2', price: '30.00', returned: true },
  ]);
  expect(input(calls).lines[0]).not.toHaveProperty('returned');
});

test('without it a quantity below 0 is wrong, and says where it is turned on', async () => {
  const calls = await openForm();
  await chooseCustomer();
  await writeLine(1, 'Envases', '-2', '30');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/enciende Devoluciones en Campos/)).toBeInTheDocument();
  expect(sent(calls, 'CreateInvoice')).toEqual([]);
  await userEvent.keyboard('{F4}-{Escape}');
  expect(screen.queryByText(/enciende Devoluciones/)).not.toBeInTheDocument();
  expect(figure('Total')).toBe('−72,60 €');
});

test('one rate is that of all, something is sold, and what the server refuses stands on its line', async () => {
  const refused = 'Con una devolución no';
  const calls = await openForm({
    CreateInvoice: () => refusal('BAD_USER_INPUT', refused, { 'lines.0.quantity': refused }),
  });
  await chooseCustomer();
  await userEvent.keyboard('{F4}-{Escape}');
  await writeLine(1, 'Envases', '-2', '30');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/se resta de una entrega nueva/)).toBeInTheDocument();
  await writeLine(2, 'Pan', '1', '10');
  await userEvent.selectOptions(screen.getByLabelText('IVA, línea 2'), '10');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Línea 2: .*mismo tipo/)).toBeInTheDocument();
  expect(sent(calls, 'CreateInvoice')).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('IVA, línea 2'), '21');
  await confirmIssue();
  expect(await screen.findByText(new RegExp(`Línea 1: ${refused}`))).toBeInTheDocument();
});

test('a draft goes on with what comes back', async () => {
  const lines = [
    line({ description: 'Vino', quantity: '1.00' }),
    line({
      ...{ description: 'Devolución: Envases', quantity: '-2.00', returned: true, discountAmount: '-5.00' },
      ...{ amount: '-55.00', subtotal: '-55.00', total: '-66.55' },
    }),
  ];
  await openForm({ Invoice: () => data({ invoice: draft({ lines }) }) }, '/app/invoices/new?draft=i1');
  expect(await screen.findByLabelText('Cantidad, línea 2')).toHaveValue('−2');
  expect(screen.getByLabelText('Dto., línea 2')).toHaveValue('5,00\u00a0€');
  expect(figure('Devoluciones')).toBe('−55,00 €');
});

test('the next invoice to a customer begins with what it takes off, and the keyboard at what is sold', async () => {
  const lines = [line({}), line({ description: 'Palés', returned: true, quantity: '-1.00' })];
  await openForm({ Invoice: () => data({ invoice: invoice({ lines }) }) }, '/app/invoices/new?return=i1');
  const description = await screen.findByLabelText('Descripción, línea 1');
  expect((description as HTMLInputElement).value).toMatch(/^Devolución de la A-.*: Envases$/);
  expect(screen.getByLabelText('Cantidad, línea 1')).toHaveValue('−2');
  expect(screen.getByLabelText('Descripción, línea 2')).toHaveValue('');
  expect(screen.queryByLabelText('Descripción, línea 3')).not.toBeInTheDocument();
});
