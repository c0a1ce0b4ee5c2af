import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { sent } from '../../test/invoiceForm';
import { invoice } from '../../test/invoices';
import { customer, me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { fillInAnew } from '../../test/fillIn';

const dialog = () => within(screen.getByRole('dialog', { name: 'Repetir la factura de Bodegas Larrañaga, S.L.' }));

async function open(card: object = {}) {
  const calls = serve({
    Me: me(),
    Invoice: () => data({ invoice: invoice() }),
    CorrectedCustomer: () => data({ customer: customer(card) }),
    CreateRecurringInvoice: () => refusal('CONFLICT', 'Hasta aquí'),
  });
  openApp('/app/invoices/i1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('button', { name: 'Repetir' }));
  return calls;
}
const day = async (label: string, text: string) => {
  const field = await dialog().findByLabelText(label);
  await fillInAnew(field, text);
  await userEvent.tab();
};

test.each([
  ['who has it on the card', true, false],
  ['anybody else, whose card says so anyway', false, null],
])('an invoice without recargo of %s', async (_who, recargo, said) => {
  const calls = await open({ recargo });
  await userEvent.click(dialog().getByRole('button', { name: 'Repetir' }));
  await screen.findByText('Hasta aquí');
  expect(sent(calls, 'CreateRecurringInvoice')).toMatchObject([{ input: { template: { recargo: said } } }]);
});

test('a day too far ahead is refused on its field, and the days are read out once nobody is typing', async () => {
  const calls = await open();
  await day('Primera factura', '31/12/9999');
  await userEvent.selectOptions(dialog().getByLabelText('Termina'), 'until');
  await day('Último día', '31/12/9999');
  await userEvent.click(dialog().getByRole('button', { name: 'Repetir' }));
  expect(dialog().getAllByText('Escribe un día de los próximos 50 años')).toHaveLength(2);
  expect(sent(calls, 'CreateRecurringInvoice')).toEqual([]);
  await waitFor(() => expect(dialog().getByRole('status')).toBeEmptyDOMElement(), { timeout: 3000 });
  await day('Primera factura', '31/01/2030');
  expect(await dialog().findByText(/^Próximas: 31 de enero de 2030; 28 de febrero/, {}, { timeout: 3000 })).toHaveRole(
    'status',
  );
});

test('what can be done with a rule is named by what it repeats, its last day stands beside it, and only what was made is said to be', async () => {
  let made = 1;
  const last = { __typename: 'RecurringPeriod', day: '2026-10-20', invoiceId: 'i7', fullNumber: 'A-2026-0007' };
  const rule = () => ({
    ...{ __typename: 'RecurringInvoice', id: 'r1', customerId: 'c1', customerName: 'Óptica Güell', concept: 'Cuota' },
    ...{ total: '60.50', issues: true, sends: false, anchor: '2026-10-20', every: 1, unit: 'month', until: null },
    ...{ times: null, nextDate: '2026-11-20', made, state: 'active', problem: made > 1 ? null : 'No se pudo' },
    last: { ...last, skipped: false, note: null },
  });
  const pagination = { __typename: 'Pagination', page: 1, limit: 50, total: 1, totalPages: 1 };
  serve({
    Me: me(),
    RecurringInvoices: () =>
      data({ recurringInvoices: { __typename: 'RecurringInvoicePage', items: [rule()], pagination } }),
    RetryRecurringInvoice: () => data({ retryRecurringInvoice: { ...rule(), problem: null } }),
  });
  openApp('/app/invoices/recurring', 't');
  const retry = await screen.findByRole('button', { name: 'Reintentar la de Óptica Güell: Cuota' });
  for (const name of ['Saltar', 'Poner en pausa', 'Eliminar'])
    expect(screen.getByRole('button', { name: `${name} la de Óptica Güell: Cuota` })).toBeInTheDocument();
  expect(screen.getByText('20/10/2026')).toBeVisible();
  await userEvent.click(retry);
  await screen.findByText('Aún no está hecha: vuelve a mirar en un momento');
  expect(screen.queryByText('Factura hecha')).toBeNull();
  const again = await screen.findByRole('button', { name: 'Reintentar la de Óptica Güell: Cuota' });
  made = 2;
  await userEvent.click(again);
  await screen.findByText('Factura hecha');
});
