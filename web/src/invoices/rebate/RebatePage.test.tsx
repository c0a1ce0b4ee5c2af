import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { invoice } from '../../test/invoices';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { fillInAnew } from '../../test/fillIn';

const made = invoice({
  id: 'i9',
  kind: 'R1',
  fullNumber: 'R-2026-0004',
  rectification: { __typename: 'Rectification', way: 'I', cause: 'Rappel', replaced: null, invoices: [] },
  warnings: [],
});
const open = (handlers: Parameters<typeof serve>[0] = {}, query = '?customer=c1') => {
  const calls = serve({
    Me: me(),
    RebatedCustomer: () => data({ customer: { __typename: 'Customer', id: 'c1', name: 'Bodegas Larrañaga, S.L.' } }),
    CreateRebate: () => data({ createRebate: made }),
    Invoice: () => data({ invoice: made }),
    ...handlers,
  });
  openApp(`/app/invoices/rebate${query}`, 't');
  return calls;
};
const write = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await fillInAnew(field, text);
};

test('is issued by its keys, and opens', async () => {
  const calls = open();
  expect(await screen.findByText(/Devuelve a Bodegas Larrañaga/)).toBeInTheDocument();
  await write('Desde', '1/1/2026');
  await write('Hasta', '31/10/2026');
  await write('Importe que devuelves', '1.090,50');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: /R-2026-0004/ })).toBeInTheDocument();
  expect(screen.getByText('Las facturas del periodo')).toBeInTheDocument();
  expect(calls.find(call => call.operation === 'CreateRebate')?.variables).toEqual({
    input: {
      ...{ customerId: 'c1', from: '2026-01-01', to: '2026-10-31' },
      lines: [{ description: 'Rappel por volumen de compras', quantity: '1', price: '-1090.50', ivaRate: 21 }],
    },
  });
});

test('without an amount, or with a period backwards, is not sent; what the server refuses stands on its field', async () => {
  const fields = { 'lines.0.price': 'Escribe un precio distinto de 0' };
  const calls = open({ CreateRebate: () => refusal('BAD_USER_INPUT', 'Revisa los datos', fields) });
  await write('Hasta', '31/12/2019');
  await userEvent.click(screen.getByRole('button', { name: 'Emitir rappel' }));
  expect(screen.getByText('Escribe lo que devuelves, sin IVA y sin signo')).toBeInTheDocument();
  expect(screen.getByText('El periodo acaba antes de empezar')).toBeInTheDocument();
  expect(calls.some(call => call.operation === 'CreateRebate')).toBe(false);
  await write('Hasta', '31/10/2026');
  await write('Importe que devuelves', '5');
  await userEvent.click(screen.getByRole('button', { name: 'Emitir rappel' }));
  expect(await screen.findByText('Escribe un precio distinto de 0')).toBeInTheDocument();
});

test('of a customer that is not there says so; of none leads to the customers', async () => {
  open({ RebatedCustomer: () => refusal('NOT_FOUND', 'Cliente no encontrado') });
  expect(await screen.findByText('Cliente no encontrado')).toBeInTheDocument();
  open({ Customers: () => data({}) }, '');
  await screen.findByRole('heading', { name: 'Clientes' });
  expect(address()).toBe('/app/customers');
});
