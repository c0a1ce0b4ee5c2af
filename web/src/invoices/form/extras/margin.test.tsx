import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, confirmIssue, openForm, sent, writeLine } from '../../../test/invoiceForm';
import { draft } from '../../../test/invoices';
import { setWidth } from '../../../test/screen';
import { data } from '../../../test/server';

const cell = (name: string) => screen.getByLabelText(name);
const totals = () => within(screen.getByRole('region', { name: 'Totales' }));
const sum = (name: string) => totals().getByText(name).nextSibling?.textContent;
const linesOf = (calls: Awaited<ReturnType<typeof openForm>>) =>
  (sent(calls, 'CreateInvoice')[0]!.input as { lines: Record<string, unknown>[] }).lines;

test('used goods ask for what they cost, and their VAT comes out of what is earned', async () => {
  const calls = await openForm();
  await chooseCustomer();
  expect(screen.queryByLabelText('Coste, línea 1')).not.toBeInTheDocument();
  await userEvent.keyboard('{F4}u{F4}');
  await userEvent.click(cell('Descripción, línea 1'));
  await userEvent.keyboard('Moto{Enter}1{Enter}2200i{Enter}');
  expect(cell('Coste, línea 1')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(cell('Coste, línea 1')).toHaveFocus();
  expect(cell('Coste, línea 1')).toBeInvalid();
  await userEvent.keyboard('1595{Enter}{Enter}');
  expect(cell('Descripción, línea 2')).toHaveFocus();
  expect(cell('Coste, línea 1')).toHaveValue('1.595,00');
  expect(totals().getByText(/margen/)).toBeInTheDocument();
  expect(['IVA', 'Total'].map(name => totals().getAllByText(name).at(-1)!.nextSibling?.textContent)).toEqual([
    '105,00\u00a0€',
    '2.200,00\u00a0€',
  ]);
  await confirmIssue();
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
  expect(linesOf(calls)).toMatchObject([{ price: '2200.00', cost: '1595.00', ivaRate: 21, ivaRegime: '03' }]);
  expect(linesOf(calls)[0]).not.toHaveProperty('grossPrice');
});

test('another rate and a line below stay under it; turned off nothing of it is left', async () => {
  const calls = await openForm();
  await chooseCustomer();
  await writeLine(1, 'Diseño', '1', '100');
  await userEvent.keyboard('{F4}t{F4}');
  await userEvent.click(cell('Coste, línea 1'));
  await userEvent.keyboard('79{Enter}{Home}1');
  expect(cell('Coste, línea 2')).toHaveValue('');
  // 21 % alone is travel's.
  expect(cell('IVA, línea 1')).toHaveValue('10');
  expect(cell('IVA, línea 1')).toBeInvalid();
  await userEvent.keyboard('{F4}t{F4}');
  expect(screen.queryByLabelText('Coste, línea 1')).not.toBeInTheDocument();
  expect(sum('Total')).toBe('110,00\u00a0€');
  await confirmIssue();
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
  expect(linesOf(calls)[0]).not.toHaveProperty('cost');
  expect(linesOf(calls)[0]).not.toHaveProperty('ivaRegime');
});

test('a draft goes on with its costs, on a phone too', async () => {
  setWidth(390);
  const of = draft();
  const lines = of.lines.map(line => ({ ...line, ivaRegime: '03', ivaRate: 21, ivaCause: null, cost: '10.5' }));
  await openForm({ Invoice: () => data({ invoice: { ...of, lines } }) }, '/app/invoices/new?draft=i1');
  expect(cell('Coste, línea 1')).toHaveValue('10,50');
  expect(totals().getAllByText(/margen/).length).toBeGreaterThan(0);
  // What is left of the price is no base.
  expect(screen.getByText(/^IVA del margen \d/)).toBeInTheDocument();
});
