import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../../test/app';
import { chooseCustomer, confirmIssue, openForm, sent } from '../../../test/invoiceForm';
import { draft, invoice } from '../../../test/invoices';
import { me } from '../../../test/people';
import { data, refusal, serve } from '../../../test/server';
import { fillInAnew, fillIn } from '../../../test/fillIn';

const cell = (column: string, line: number) => screen.getByLabelText(`${column}, línea ${line}`);
const value = (column: string, line: number) => (cell(column, line) as HTMLInputElement).value;
const input = (calls: Awaited<ReturnType<typeof openForm>>) =>
  sent(calls, 'CreateInvoice').at(-1)!.input as { lines: { operationDate?: string }[]; operationDate?: string };
const date = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Fecha' });
  await fillInAnew(field, text);
};
const askForDays = () => userEvent.keyboard('{F4}f{F4}');
const begin = async (handlers: Parameters<typeof openForm>[0] = {}) => {
  const calls = await openForm(handlers);
  await chooseCustomer();
  await date('10/11/2026');
  await askForDays();
  await userEvent.click(cell('Descripción', 1));
  return calls;
};

test('nobody sees a day by line until it is asked for; then it is typed like all else, and repeats that of the line above', async () => {
  const calls = await openForm();
  expect(screen.queryByLabelText('Fecha, línea 1')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Fecha' })).not.toBeInTheDocument();
  await chooseCustomer();
  await date('10/11/2026');
  await askForDays();
  await userEvent.click(cell('Descripción', 1));
  await userEvent.keyboard('Luz{Enter}051026{Enter}1{Enter}100{Enter}{Enter}');
  expect(value('Fecha', 1)).toBe('05/10/2026');
  await userEvent.keyboard('Luz{Enter}{Enter}1{Enter}50{Enter}{Enter}');
  expect(value('Fecha', 2)).toBe('05/10/2026');
  await userEvent.keyboard('Porte{Enter}28.10.26{Enter}1{Enter}50{Enter}{Enter}');
  await confirmIssue();
  expect(input(calls).lines.map(({ operationDate }) => operationDate)).toEqual([
    '2026-10-05',
    '2026-10-05',
    '2026-10-28',
  ]);
  expect(input(calls).operationDate).toBeUndefined();
});

test('lines of two months, of after the invoice, and without a day are said on their cell before anything is sent', async () => {
  const calls = await begin();
  await userEvent.keyboard('Luz{Enter}051026{Enter}1{Enter}9{Enter}{Enter}');
  await userEvent.keyboard('Luz{Enter}061126{Enter}1{Enter}9{Enter}{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^Línea 2: Una factura reúne operaciones de un solo mes/)).toBeInTheDocument();
  expect(cell('Fecha', 2)).toHaveAttribute('aria-invalid', 'true');
  expect(cell('Fecha', 2)).toHaveFocus();
  await userEvent.clear(cell('Fecha', 2));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Línea 2: Escribe el día de la operación: 05/11/2026.')).toBeInTheDocument();
  await fillIn(cell('Fecha', 2), '30/10/2026');
  await date('20/10/2026');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Línea 2: La operación no puede ser posterior a la factura')).toBeInTheDocument();
  await date('30/10/2026');
  await confirmIssue();
  expect(input(calls).lines.map(({ operationDate }) => operationDate)).toEqual(['2026-10-05', '2026-10-30']);
});

test('what the server says of a day stands in its cell, and goes once another is written', async () => {
  const said = 'Una factura reúne operaciones de un solo mes';
  await begin({ CreateInvoice: () => refusal('BAD_USER_INPUT', said, { 'lines.0.operationDate': said }) });
  await userEvent.keyboard('Luz{Enter}051026{Enter}1{Enter}9{Enter}{Enter}');
  await confirmIssue();
  expect(await screen.findByText(`Línea 1: ${said}`)).toBeInTheDocument();
  await userEvent.type(cell('Fecha', 1), '{Backspace}6');
  expect(screen.queryByText(`Línea 1: ${said}`)).not.toBeInTheDocument();
});

test('who is late is told before it is issued', async () => {
  await begin();
  await date('20/11/2026');
  await userEvent.click(cell('Descripción', 1));
  await userEvent.keyboard('Luz{Enter}051026{Enter}1{Enter}9{Enter}{Enter}');
  await userEvent.keyboard('Luz{Enter}061026{Enter}1{Enter}9{Enter}{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/llega tarde: era hasta el 15\/11\/2026/)).toBeInTheDocument();
});

const dated = (over: object = {}) => {
  const [first, second] = invoice().lines;
  return {
    lines: [
      { ...first, operationDate: '2026-10-05' },
      { ...second, operationDate: '2026-10-28' },
    ],
    operationDate: '2026-10-31',
    date: '2026-11-10',
    ...over,
  };
};

test('a draft goes on with its days; a copy is of other days, and asks for them', async () => {
  const { unmount } = await openedAt('/app/invoices/new?draft=i1', draft(dated()));
  expect([value('Fecha', 1), value('Fecha', 2)]).toEqual(['05/10/2026', '28/10/2026']);
  expect(screen.queryByLabelText('Fecha de la operación')).not.toBeInTheDocument();
  unmount();
  await openedAt('/app/invoices/new?copy=i1', invoice(dated()));
  expect([value('Fecha', 1), value('Fecha', 2)]).toEqual(['', '']);
});

async function openedAt(path: string, shown: object) {
  serve({ Me: me(), Invoice: () => data({ invoice: shown }), OpenPrepayments: () => data({ openPrepayments: [] }) });
  const app = openApp(path, 't');
  await screen.findAllByLabelText(/^Descripción, línea/);
  return app;
}

test('its page says what it is, of which month, and the day of each line', async () => {
  serve({ Me: me(), Invoice: () => data({ invoice: invoice(dated()) }) });
  openApp('/app/invoices/i1', 't');
  expect(await screen.findByRole('heading', { name: 'Factura recapitulativa A-2026-0062' })).toBeInTheDocument();
  expect(screen.getByText('octubre de 2026')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Líneas' });
  expect(within(table).getByRole('columnheader', { name: 'Fecha' })).toBeInTheDocument();
  expect(within(table).getByText('05/10/2026')).toBeInTheDocument();
  expect(address()).toBe('/app/invoices/i1');
});

test('a simplified invoice, a prepayment and the day of the whole go without', async () => {
  await openForm();
  await userEvent.keyboard('{F4}9');
  const choice = (name: string) => screen.getByRole('switch', { name });
  expect(choice('Fecha en cada línea')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('9f');
  expect(choice('Fecha en cada línea')).toBeChecked();
  expect(choice('Fecha de la operación')).toHaveAttribute('aria-disabled', 'true');
  expect(choice('Factura de anticipo')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('8');
  await userEvent.keyboard('{F4}');
  await userEvent.click(cell('Descripción', 1));
  await userEvent.keyboard('Luz{Enter}051026{Enter}1{Enter}9{Enter}{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/no reúne operaciones de varios días/)).toBeInTheDocument();
});
