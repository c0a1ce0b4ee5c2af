import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { customers, findOption } from '../../test/invoiceForm';
import { invoice, invoicePage, nextNumber } from '../../test/invoices';
import { customer, me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';

const ticket = (over: object = {}) =>
  invoice({ kind: 'F2', id: 't1', fullNumber: 'T-2026-0001', customer: null, total: '58.81', ...over });
const related = { __typename: 'RelatedInvoice', date: '2026-11-20', total: '58.81' };
const exchanged = (over: object = {}) =>
  invoice({
    id: 'i9',
    kind: 'F3',
    fullNumber: 'A-2026-0009',
    exchange: {
      __typename: 'Exchange',
      invoices: [{ ...related, id: 't1', fullNumber: 'T-2026-0001' }],
      takesBack: null,
      takenBackBy: null,
      ...over,
    },
    warnings: [],
  });

function open(handlers: Parameters<typeof serve>[0] = {}, path = '/app/invoices') {
  const rows = [ticket(), ticket({ id: 't2', fullNumber: 'T-2026-0002' }), invoice({ id: 'i3' })];
  const calls = serve({
    Me: me(),
    Invoices: () => invoicePage(rows, 3),
    CustomerChoices: () => customers(customer({ country: null, idKind: null })),
    NextNumber: () => nextNumber(),
    ExchangeInvoices: () => data({ exchangeInvoices: exchanged() }),
    Invoice: ({ id }) => data({ invoice: id === 't1' ? ticket() : exchanged() }),
    ...handlers,
  });
  openApp(path, 't');
  return calls;
}
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async () => {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Cliente' }), 'Bod');
  await userEvent.click(await findOption('Bodegas Larrañaga'));
};

test('the ticked simplified invoices are exchanged for one complete invoice, after a question', async () => {
  const calls = open();
  await tick('T-2026-0001');
  await tick('T-2026-0002');
  await press('Canjear por factura completa');
  const tickets = await screen.findByRole('region', { name: 'Simplificadas que canjeas' });
  expect(tickets).toHaveTextContent(/Total117,62/);
  await choose();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Ya no se edita ni se rectifica');
  await userEvent.click(within(question).getByRole('button', { name: 'Emitir factura' }));
  expect(await screen.findByRole('heading', { name: /A-2026-0009/ })).toBeInTheDocument();
  expect(calls.find(call => call.operation === 'ExchangeInvoices')?.variables).toMatchObject({
    input: { ids: ['t1', 't2'], customerId: 'c1' },
  });
  expect(screen.getByRole('link', { name: 'T-2026-0001' })).toHaveAttribute('href', '/app/invoices/t1');
});

test('it is offered only where all that is ticked can be exchanged', async () => {
  open();
  await tick('T-2026-0001');
  expect(await screen.findByRole('button', { name: 'Canjear por factura completa' })).toBeInTheDocument();
  await tick('A-2026-0062');
  expect(screen.queryByRole('button', { name: 'Canjear por factura completa' })).not.toBeInTheDocument();
});

test('from the page of one; without a customer is not sent, and what the server refuses is said', async () => {
  const text = 'La T-2026-0001 ya está canjeada por A-2026-0003';
  const calls = open(
    { ExchangeInvoices: () => refusal('BAD_USER_INPUT', text, { 'ids.0': text }) },
    '/app/invoices/t1',
  );
  await press('Más acciones');
  await userEvent.click(await screen.findByText('Canjear por factura completa'));
  await press('Emitir factura completa');
  expect(await screen.findByText('Elige el cliente que pide la factura completa')).toBeInTheDocument();
  expect(calls.some(call => call.operation === 'ExchangeInvoices')).toBe(false);
  await choose();
  await press('Emitir factura completa');
  await press('Emitir factura');
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('an exchange is undone by another of the opposite sign, and never duplicated', async () => {
  const back = { ...exchanged(), id: 'i10', fullNumber: 'A-2026-0010' };
  const calls = open({ TakeBackExchange: () => data({ takeBackExchange: back }) }, '/app/invoices/i9');
  await press('Más acciones');
  expect(screen.queryByText('Duplicar')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByText('Deshacer el canje'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('con signo contrario');
  await userEvent.click(within(question).getByRole('button', { name: 'Deshacer el canje' }));
  expect((await screen.findAllByText('Canje deshecho')).length).toBeGreaterThan(0);
  expect(calls.find(call => call.operation === 'TakeBackExchange')?.variables).toEqual({ id: 'i9' });
});

test('a simplified invoice says which complete one stands for it', async () => {
  const exchangedBy = { __typename: 'RelatedInvoice', id: 'i9', fullNumber: 'A-2026-0009' };
  open({ Invoice: () => data({ invoice: ticket({ exchangedBy }) }) }, '/app/invoices/t1');
  const said = await screen.findByRole('region', { name: 'Canjeada por' });
  expect(within(said).getByRole('link', { name: 'A-2026-0009' })).toHaveAttribute('href', '/app/invoices/i9');
  await press('Más acciones');
  expect(screen.queryByText('Canjear por factura completa')).not.toBeInTheDocument();
});

test('a wrong amount of an exchange is its simplified invoice’s', async () => {
  open({}, '/app/invoices/i9/wrong?what=amount&wrong=amount&happened=yes&handedOver=yes');
  expect(await screen.findByText('Rectifica la simplificada')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Corregir la T-2026-0001/ })).toHaveAttribute(
    'href',
    '/app/invoices/t1/wrong',
  );
});

test('a wrong customer of an exchange leads to the next one', async () => {
  const calls = open(
    { TakeBackExchange: () => data({ takeBackExchange: { ...exchanged(), id: 'i10' } }) },
    '/app/invoices/i9/wrong?what=customer&wrong=other_customer&happened=yes&handedOver=yes',
  );
  await press('Deshacer y canjear de nuevo');
  expect(await screen.findByRole('heading', { name: 'Canjear por factura completa' })).toBeInTheDocument();
  expect(calls.find(call => call.operation === 'TakeBackExchange')?.variables).toEqual({ id: 'i9' });
});

test('of an exchange that was taken back nothing is owed', async () => {
  const takenBackBy = { __typename: 'RelatedInvoice', id: 'i10', fullNumber: 'A-2026-0010' };
  open({ Invoice: () => data({ invoice: exchanged({ takenBackBy }) }) }, '/app/invoices/i9');
  expect(await screen.findByText(/no se cobra ni se devuelve nada/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A-2026-0010' })).toHaveAttribute('href', '/app/invoices/i10');
});

test('without what is exchanged its page leads back to the list', async () => {
  open({}, '/app/invoices/exchange');
  expect(await screen.findByRole('checkbox', { name: 'Seleccionar T-2026-0001' })).toBeInTheDocument();
});
