import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { customer, me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';

const account = (overdueCount: number) => ({
  __typename: 'CustomerAccount',
  ...{
    owed: '302.50',
    openCount: 2,
    overdue: '302.50',
    overdueCount,
    overdueSince: overdueCount ? '2026-11-15' : null,
  },
  ...{ averageDays: 41, yearCount: 6, yearTotal: '16505.61' },
});
const overdue = (number: string, over: object = {}) => ({
  __typename: 'OverdueInvoice',
  ...{ id: number, fullNumber: number, customerName: 'Hotel', dueOn: '2026-11-15', owed: '121.00' },
  ...{ email: 'pagos@hotel.example', hold: null, told: null, lastAt: null, nextStep: null, nextOn: null, byHand: 1 },
  ...over,
});
const letter = {
  __typename: 'ReminderPreview',
  ...{ subject: 'Recordatorio: 2 facturas vencidas', from: 'Estudio Marea, S.L.' },
  ...{ html: '<p>No nos consta el pago de 242,00 €.</p>', unratedFrom: null },
};
const claim = (over: object = {}) => ({
  __typename: 'OverdueClaim',
  ...{ id: 'c1', whyNot: null, step: 1, email: 'pagos@hotel.example', owed: '242.00', seen: 'mark', letter },
  invoices: [overdue('A-2026-0049'), overdue('A-2026-0050')],
  others: [overdue('A-2026-0051', { hold: 'paid_said', byHand: null }), overdue('A-2026-0052', { byHand: 3 })],
  ...over,
});
const nothing = claim({
  ...{ whyNot: 'A este cliente ya se le ha escrito hace menos de 5 días', step: null, email: null, owed: '0.00' },
  ...{ seen: null, letter: null, invoices: [], others: [overdue('A-2026-0049', { told: 1, byHand: null })] },
});

function open(over: Parameters<typeof serve>[0] = {}, overdueCount = 2) {
  const none = { __typename: 'Pagination', page: 1, limit: 20, total: 0, totalPages: 0 };
  const calls = serve({
    Me: me(),
    CustomerAlone: () =>
      data({
        customer: customer({ notes: null, paymentTerms: '30', mayRemind: true, createdAt: '2025-10-02T09:00:00Z' }),
        customerAccount: account(overdueCount),
      }),
    CustomerInvoices: () =>
      data({
        invoices: { __typename: 'InvoicePage', items: [], pagination: none },
        invoiceSums: { __typename: 'InvoiceSums', count: 0, total: '0.00', owed: '0.00' },
      }),
    CustomerQuotes: () => data({ quotes: { __typename: 'QuotePage', items: [], pagination: none } }),
    OverdueClaim: () => data({ overdueClaim: claim() }),
    ...over,
  });
  openApp('/app/customers/c1', 't');
  return calls;
}
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reclamar lo vencido' }));
  return within(await screen.findByRole('dialog', { name: 'Reclamar lo vencido' }));
};
const sent = (calls: ReturnType<typeof serve>) => calls.filter(({ operation }) => operation === 'SendOverdueClaim');

test('the letter about all that is overdue is seen before it goes, with what is not in it, and goes as it was seen', async () => {
  const calls = open({ SendOverdueClaim: () => data({ sendOverdueClaim: nothing }) });
  const dialog = await ask();
  expect(await dialog.findByText('Recordatorio: 2 facturas vencidas')).toBeInTheDocument();
  expect(dialog.getByText(/^Va a pagos@hotel.example, por 2 facturas/)).toHaveTextContent('242,00 €');
  const apart = within(dialog.getByRole('region', { name: 'No van en esta carta' }));
  expect(apart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^A-2026-0051.*pagad/),
    expect.stringMatching(/^A-2026-0052.*le toca otro aviso: Último aviso/),
  ]);
  await userEvent.keyboard('{Tab}');
  dialog.getByRole('button', { name: 'Enviar: Recordatorio' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Reclamación en camino')).toBeInTheDocument();
  expect(sent(calls).map(({ variables }) => variables)).toEqual([{ id: 'c1', seen: 'mark' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what has moved meanwhile is said, and the letter is shown anew; a second attempt at the same letter has the same key', async () => {
  let mark = 'mark';
  let fails = 2;
  const calls = open({
    OverdueClaim: () => data({ overdueClaim: claim({ seen: mark }) }),
    SendOverdueClaim: () => {
      fails -= 1;
      if (fails === 1) return refusal('INTERNAL', 'Error interno');
      mark = 'later';
      return refusal('CONFLICT', 'Ha cambiado lo que se reclama: vuelve a mirarlo antes de enviarlo');
    },
  });
  const dialog = await ask();
  const button = await dialog.findByRole('button', { name: 'Enviar: Recordatorio' });
  await userEvent.click(button);
  await screen.findByText('Error enviando la reclamación');
  await userEvent.click(button);
  expect(await screen.findByText(/^Ha cambiado lo que se reclama/)).toBeInTheDocument();
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'OverdueClaim').length).toBeGreaterThan(2));
  await userEvent.click(await dialog.findByRole('button', { name: 'Enviar: Recordatorio' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(3));
  const [first, second, third] = sent(calls).map(({ key }) => key);
  expect([first === second, second === third]).toEqual([true, false]);
  expect(sent(calls).map(({ variables }) => variables.seen)).toEqual(['mark', 'mark', 'later']);
});

test('where nothing can be sent it says why; where nothing is overdue there is no button', async () => {
  open({ OverdueClaim: () => data({ overdueClaim: nothing }) });
  const dialog = await ask();
  expect(await dialog.findByText('A este cliente ya se le ha escrito hace menos de 5 días.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what cannot be loaded is asked for again', async () => {
  let fails = true;
  open({ OverdueClaim: () => (fails ? refusal('INTERNAL', 'Error interno') : data({ overdueClaim: claim() })) });
  const dialog = await ask();
  const retry = await dialog.findByRole('button', { name: 'Reintentar' });
  fails = false;
  await userEvent.click(retry);
  expect(await dialog.findByText('Recordatorio: 2 facturas vencidas')).toBeInTheDocument();
});

test('of who owes nothing overdue nothing is claimed', async () => {
  open({}, 0);
  await screen.findByText('Nada vencido');
  expect(screen.queryByRole('button', { name: 'Reclamar lo vencido' })).toBeNull();
});
