import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, confirmIssue, openForm, sent, writeLine } from '../../../test/invoiceForm';
import { draft } from '../../../test/invoices';
import { data, refusal } from '../../../test/server';

const rate = (base: string) => ({
  __typename: 'InvoiceRate',
  ivaRate: 21,
  ivaCause: null,
  ivaRegime: null,
  base,
  quota: '0.00',
});
const prepaid = (id: string, fullNumber: string, base: string, total: string) => ({
  __typename: 'OpenPrepayment',
  id,
  fullNumber,
  date: '2026-11-03',
  total,
  rates: [rate(base)],
});
const TWO = {
  OpenPrepayments: () =>
    data({
      openPrepayments: [
        prepaid('p1', 'A-2026-0004', '400.00', '484.00'),
        prepaid('p2', 'A-2026-0005', '700.00', '847.00'),
      ],
    }),
};
const totals = () => within(screen.getByRole('region', { name: 'Totales' }));
const figure = (name: string) => totals().getByText(name).nextElementSibling?.textContent?.replace(/\s/g, ' ');
const box = (number: string) => screen.findByRole('checkbox', { name: `Restar el anticipo ${number}` });
const input = (calls: Awaited<ReturnType<typeof openForm>>) => sent(calls, 'CreateInvoice').at(-1)!.input;

test('a customer who has paid beforehand is offered to have it taken off; nobody else sees anything of it', async () => {
  const calls = await openForm(TWO);
  expect(screen.queryByText(/sin liquidar/)).not.toBeInTheDocument();
  await chooseCustomer();
  await userEvent.click(await box('A-2026-0004'));
  await writeLine(1, 'Cocina', '1', '1000');
  expect([figure('Anticipos'), figure('Subtotal'), figure('Total')]).toEqual(['−400,00 €', '600,00 €', '726,00 €']);
  await confirmIssue();
  expect(input(calls)).toMatchObject({
    prepayments: ['p1'],
    expectedTotal: '726.00',
    lines: [{ description: 'Cocina', price: '1000.00' }],
  });
});

test('prepayments that are more than the invoice say so before it is sent, and what the server refuses stands there', async () => {
  const refused = 'El anticipo A-2026-0005 ya está liquidado en A-2026-0009';
  await openForm({ ...TWO, CreateInvoice: () => refusal('CONFLICT', refused, { 'prepayments.1': refused }) });
  await chooseCustomer();
  await writeLine(1, 'Cocina', '1', '1000');
  await userEvent.click(await box('A-2026-0004'));
  await userEvent.click(await box('A-2026-0005'));
  expect(screen.getByText(/los anticipos suman más que esta factura/)).toBeInTheDocument();
  await userEvent.click(await box('A-2026-0004'));
  expect(screen.queryByText(/suman más/)).not.toBeInTheDocument();
  await confirmIssue();
  expect(await screen.findAllByText(refused)).not.toEqual([]);
});

test('what was credited of one until it is sent is refused, and taken off anew once it is ticked anew', async () => {
  const refused = 'El total es de 1089,00 €, no los 726,00 € que viste: han cambiado los anticipos.';
  let left = ['400.00', '484.00'] as [string, string];
  const calls = await openForm({
    OpenPrepayments: () => data({ openPrepayments: [prepaid('p1', 'A-2026-0004', ...left)] }),
    CreateInvoice: () => refusal('CONFLICT', refused, { prepayments: refused }),
  });
  await chooseCustomer();
  await writeLine(1, 'Cocina', '1', '1000');
  await userEvent.click(await box('A-2026-0004'));
  left = ['100.00', '121.00'];
  await confirmIssue();
  expect(await screen.findAllByText(refused)).not.toEqual([]);
  await userEvent.click(await box('A-2026-0004'));
  expect(await screen.findByText('121,00 €')).toBeInTheDocument();
  await userEvent.click(await box('A-2026-0004'));
  expect(figure('Total')).toBe('1.089,00 €');
  await confirmIssue();
  expect(input(calls)).toMatchObject({ prepayments: ['p1'], expectedTotal: '1089.00' });
});

test('another customer has other prepayments', async () => {
  await openForm(TWO);
  await chooseCustomer();
  await writeLine(1, 'Cocina', '1', '1000');
  await userEvent.click(await box('A-2026-0004'));
  await userEvent.click(screen.getByRole('button', { name: 'Modo manual' }));
  expect(totals().queryByText('Anticipos')).not.toBeInTheDocument();
});

test('F4 makes it a prepayment, of the day of the money, which takes none off', async () => {
  const calls = await openForm(TWO);
  await chooseCustomer();
  await box('A-2026-0004');
  await userEvent.keyboard('{F4}9{Escape}');
  expect(await screen.findByRole('heading', { name: 'Nueva factura de anticipo' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Fecha del cobro/)).toBeInTheDocument();
  expect(screen.queryByText(/sin liquidar/)).not.toBeInTheDocument();
  await writeLine(1, 'Cocina', '1', '400');
  await confirmIssue();
  expect(input(calls)).toMatchObject({ prepayment: true, operationDate: expect.any(String) });
  expect(input(calls)).not.toHaveProperty('prepayments');
});

test('a prepayment is for somebody: no ticket is offered, and why it cannot be one stands at the day of its money', async () => {
  const text = 'De un anticipo por bienes usados no se sabe aún lo que ganas: no se factura aquí';
  await openForm({ ...TWO, CreateInvoice: () => refusal('BAD_USER_INPUT', text, { prepayment: text }) });
  const typed = () => userEvent.type(screen.getByRole('combobox', { name: 'Cliente' }), 'x');
  const nameless = { name: 'Sin cliente: un tique (factura simplificada)' };
  await typed();
  expect(await screen.findByRole('option', nameless)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}{F4}9{Escape}');
  await screen.findByRole('heading', { name: 'Nueva factura de anticipo' });
  await typed();
  expect(await screen.findByRole('option', { name: /^Nuevo cliente/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', nameless)).not.toBeInTheDocument();
  await userEvent.clear(screen.getByRole('combobox', { name: 'Cliente' }));
  await chooseCustomer();
  await writeLine(1, 'Cocina', '1', '400');
  await confirmIssue();
  expect(await screen.findByLabelText(/^Fecha del cobro/)).toHaveAccessibleDescription(expect.stringContaining(text));
});

test('a line that sounds like a prepayment is offered to be one by a press, and says nothing more once it is none', async () => {
  const calls = await openForm();
  const offer = () => screen.queryByRole('button', { name: 'Hacerla de anticipo' });
  await chooseCustomer();
  await writeLine(1, 'Cocina', '1', '600');
  expect(offer()).not.toBeInTheDocument();
  await writeLine(2, 'Anticipo de los muebles', '1', '400');
  expect(screen.getByText(/^Línea 2: lo que cobras antes de entregar/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'No lo es' }));
  await writeLine(1, 'A cuenta', '1', '600');
  expect(offer()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Campos' }));
  await userEvent.keyboard('9{Escape}');
  await confirmIssue();
  expect(input(calls)).toMatchObject({ prepayment: true });
});

test('funds for suplidos are no prepayment: the offer says so, and is not made beside them; taken, it is of the day of the money', async () => {
  const calls = await openForm();
  const offer = () => screen.queryByRole('button', { name: 'Hacerla de anticipo' });
  await chooseCustomer();
  await userEvent.type(screen.getByLabelText('Descripción, línea 1'), 'Provisión de fondos');
  expect(offer()).not.toBeInTheDocument();
  await writeLine(1, 'Provisión de fondos', '1', '600');
  expect(screen.getByText(/Lo que es para pagar suplidos no se factura/)).toBeInTheDocument();
  await userEvent.keyboard('{F4}6{Escape}');
  expect(offer()).not.toBeInTheDocument();
  await userEvent.keyboard('{F4}6{Escape}');
  await userEvent.click(offer()!);
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nueva factura de anticipo' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Fecha del cobro/)).toHaveValue();
  await confirmIssue();
  expect(input(calls)).toMatchObject({ prepayment: true, operationDate: expect.any(String) });
});

test('a draft goes on with the prepayments that it takes off, without their lines', async () => {
  const line = {
    ...{ __typename: 'InvoiceLine', grossPrice: null, discountPercent: null, discountAmount: null, productId: null },
    ...{ ivaRate: 21, ivaCause: null, ivaRegime: null, price: '1000.00', quantity: '1.00', description: 'Cocina' },
    ...{ amount: '1000.00', subtotal: '1000.00', total: '1210.00', prepaymentId: null },
  };
  const settling = {
    ...{ ...line, description: 'Anticipo A-2026-0004', quantity: '-1.00', price: '400.00', prepaymentId: 'p1' },
    ...{ amount: '-400.00', subtotal: '-400.00', total: '-484.00' },
  };
  const settles = [
    { __typename: 'RelatedInvoice', id: 'p1', fullNumber: 'A-2026-0004', date: '2026-11-03', total: '484.00' },
  ];
  await openForm(
    { ...TWO, Invoice: () => data({ invoice: draft({ lines: [line, settling], settles }) }) },
    '/app/invoices/new?draft=i1',
  );
  expect(await box('A-2026-0004')).toBeChecked();
  expect(screen.getByLabelText('Descripción, línea 1')).toHaveValue('Cocina');
  expect(screen.queryByDisplayValue('Anticipo A-2026-0004')).not.toBeInTheDocument();
  expect(figure('Subtotal')).toBe('600,00 €');
});
