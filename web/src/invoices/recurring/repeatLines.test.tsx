import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { customers, findOption, sent } from '../../test/invoiceForm';
import { customer, me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';

const line = (over: object) => ({
  __typename: 'RecurringLine',
  ...{ description: 'Cuota', quantity: '1.00', price: '50.00', grossPrice: null, ivaRate: 21, ivaCause: null },
  ...{ ivaRegime: null, discountPercent: null, discountAmount: null, productId: 'p1' },
  ...over,
});
const rule = {
  ...{ __typename: 'RecurringInvoice', id: 'r1', customerId: 'c7', customerName: 'Óptica Güell', concept: 'Cuota' },
  ...{ total: '121.00', issues: true, sends: false, anchor: '2026-10-20', every: 1, unit: 'month', until: null },
  ...{ times: null, nextDate: '2030-11-20', made: 1, state: 'active', problem: null, last: null },
};
const whole = (lines: object[], more: object = {}) => ({
  ...rule,
  template: {
    ...{ __typename: 'RecurringTemplate', lines, series: 'A', notes: null, discountPercent: null },
    ...{ discountAmount: null, withholdingPercent: '15.00', agreedTotal: null, recargo: false, paymentMeans: null },
    ...{ suplidos: [], ...more },
  },
});

async function open(given = whole([line({}), line({ description: 'Soporte', ivaRate: 10, productId: null })])) {
  let refused: object | null = null;
  const pagination = { __typename: 'Pagination', page: 1, limit: 50, total: 1, totalPages: 1 };
  const calls = serve({
    Me: me(),
    RecurringInvoices: () =>
      data({ recurringInvoices: { __typename: 'RecurringInvoicePage', items: [rule], pagination } }),
    RecurringInvoice: () => data({ recurringInvoice: given }),
    CustomerChoices: () => customers(customer({ country: 'PT', nif: 'PT501442600' })),
    UpdateRecurringInvoice: () =>
      refused
        ? refusal('BAD_USER_INPUT', 'Revisa la línea', refused as Record<string, string>)
        : data({ updateRecurringInvoice: rule }),
  });
  openApp('/app/invoices/recurring', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Óptica Güell' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Factura recurrente de Óptica Güell' }));
  await dialog.findByRole('group', { name: 'Líneas' });
  const put = (label: RegExp, value: string) => {
    const field = dialog.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const refuse = (fields: object | null) => (refused = fields);
  return {
    calls,
    dialog,
    put,
    refuse,
    save: async () => userEvent.click(await dialog.findByRole('button', { name: 'Guardar cambios' })),
  };
}

test('lines are added and taken, with tax and discounts; what the server refuses is said on the line that it means', async () => {
  const { calls, dialog, put, refuse, save } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Añadir línea' }));
  expect(dialog.getByLabelText(/^Descripción 3/)).toHaveFocus();
  await userEvent.keyboard('Alojamiento de {{mes}');
  put(/^Precio 3/, '12,50');
  put(/^Dto\. 3/, '10');
  expect(dialog.getByLabelText(/^Dto\. 3/)).toHaveValue('10\u00a0%');
  await userEvent.click(dialog.getByRole('button', { name: 'Quitar la línea 1' }));
  expect(dialog.getByLabelText(/^Descripción 1/)).toHaveValue('Soporte');
  expect(dialog.getByLabelText(/^Descripción 1/)).toHaveFocus();
  await userEvent.selectOptions(dialog.getByLabelText(/^IVA 1/), '4');
  put(/^Descuento sobre el total/, '5,00');
  refuse({ 'template.lines.1.price': 'Escribe un precio con menos decimales' });
  await save();
  expect(await dialog.findByText('Escribe un precio con menos decimales')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Precio 2/)).toHaveAccessibleDescription(/menos decimales/);
  refuse(null);
  await save();
  await waitFor(() => expect(sent(calls, 'UpdateRecurringInvoice')).toHaveLength(2));
  expect(sent(calls, 'UpdateRecurringInvoice')[1]!.input).toMatchObject({
    customerId: 'c7',
    template: {
      ...{ discountPercent: null, discountAmount: '5.00', recargo: false, withholdingPercent: '15.00' },
      lines: [
        { description: 'Soporte', quantity: '1', price: '50.00', ivaRate: 4, productId: null },
        { description: 'Alojamiento de {mes}', price: '12.50', ivaRate: 21, discountPercent: '10', productId: null },
      ],
    },
  });
});

test('a line that is added goes on with the first one’s reason for no VAT; an empty one, a wrong discount and the last line are not sent or taken', async () => {
  const { calls, dialog, put, save } = await open(whole([line({ ivaRate: 0, ivaCause: 'E1' })]));
  expect(dialog.queryByRole('button', { name: /^Quitar la línea/ })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Añadir línea' }));
  put(/^Dto\. 1/, '101 %');
  await save();
  expect(dialog.getByText('Escribe qué se factura.')).toBeInTheDocument();
  expect(dialog.getByText('Un descuento es como mucho del 100 %.')).toBeInTheDocument();
  expect(sent(calls, 'UpdateRecurringInvoice')).toEqual([]);
  put(/^Dto\. 1/, '');
  put(/^Descripción 2/, 'Clases');
  put(/^Precio 2/, '30');
  await save();
  await waitFor(() => expect(sent(calls, 'UpdateRecurringInvoice')).toHaveLength(1));
  expect(sent(calls, 'UpdateRecurringInvoice')[0]!.input).toMatchObject({
    template: { lines: [{ ivaCause: 'E1' }, { description: 'Clases', ivaRate: 0, ivaCause: 'E1' }] },
  });
});

test('for another customer nothing is kept of what was said of the recargo and IRPF of the one before', async () => {
  const { calls, dialog, save } = await open();
  const field = dialog.getByRole('combobox', { name: 'Cliente' });
  expect(field).toHaveValue('Óptica Güell');
  await userEvent.clear(field);
  await userEvent.type(field, 'bod');
  await findOption('Bodegas Larrañaga');
  expect(screen.queryByText(/^Nuevo cliente/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await save();
  await waitFor(() => expect(sent(calls, 'UpdateRecurringInvoice')).toHaveLength(1));
  expect(sent(calls, 'UpdateRecurringInvoice')[0]!.input).toMatchObject({
    customerId: 'c1',
    template: { recargo: null, withholdingPercent: null },
  });
});
