import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { invoice } from '../../test/invoices';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { fillInAnew, fillIn } from '../../test/fillIn';

const entry = (over: object = {}) => ({
  __typename: 'Collection',
  id: 'k1',
  date: '2026-11-21',
  amount: '500.00',
  means: 'transfer',
  reference: 'TR 2026/7',
  undoes: null,
  ...over,
});
const part = (over: object = {}) => invoice({ collected: '500.00', owed: '2024.50', collections: [entry()], ...over });

type Handlers = Parameters<typeof serve>[0];
const open = async (shown: object, handlers: Handlers = {}) => {
  const calls = serve({ Me: me(), Invoice: () => data({ invoice: shown }), ...handlers });
  openApp('/app/invoices/i1', 't');
  await screen.findByRole('region', { name: 'Cobros' });
  return calls;
};
const card = () => within(screen.getByRole('region', { name: 'Cobros' }));
const sent = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.filter(call => call.operation === operation).map(({ variables }) => variables);

test('by keyboard: a part of an invoice is written down, and what is left is said', async () => {
  const calls = await open(invoice(), {
    CollectInvoice: () => data({ collectInvoice: part() }),
    UndoCollection: () => data({ undoCollection: invoice() }),
  });
  expect(card().getByText('Pendiente').parentElement).toHaveTextContent('2.524,50');
  card().getByRole('button', { name: 'Anotar cobro' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar cobro de A-2026-0062' }));
  expect(dialog.getByText('Queda pagada')).toBeInTheDocument();
  const amount = dialog.getByLabelText(/^Importe/);
  await fillInAnew(amount, '500');
  expect(dialog.getByText('Quedarán 2.024,50 €')).toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText(/^Forma de pago/), 'Transferencia');
  await fillIn(dialog.getByLabelText(/^Referencia/), 'TR 2026/7');
  dialog.getByRole('button', { name: 'Anotar cobro' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Cobro anotado')).toBeInTheDocument();
  const [{ id, input }] = sent(calls, 'CollectInvoice') as { id: string; input: object }[];
  expect([id, input]).toEqual([
    'i1',
    { date: expect.any(String), amount: '500.00', means: 'transfer', reference: 'TR 2026/7' },
  ]);
  expect((await screen.findAllByText('Cobro parcial'))[0]).toHaveAttribute('data-palette', 'amber');
  expect(card().getByText('Transferencia · TR 2026/7')).toBeInTheDocument();
  expect(card().getByText('Pendiente').parentElement).toHaveTextContent('2.024,50');
  // Its counter-entry, from the toast.
  act(() => screen.getByRole('button', { name: 'Deshacer' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Cobro deshecho')).toBeInTheDocument();
  expect(sent(calls, 'UndoCollection')).toEqual([{ id: 'k1' }]);
  expect(card().getByText('Pendiente').parentElement).toHaveTextContent('2.524,50');
});

test('more than is left, nothing, less than nothing and no number are not sent, and their field says why', async () => {
  const calls = await open(invoice());
  await userEvent.click(card().getByRole('button', { name: 'Anotar cobro' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^Importe/);
  const [tooMuch, tooLittle] = [/^Solo quedan/, 'Escribe un importe mayor que 0.'];
  // One after the other, so that each says something else than the one before.
  for (const wrong of ['0', '-5', 'nada']) {
    await fillInAnew(amount, wrong);
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar cobro' }));
    expect(await dialog.findByText(tooLittle)).toBeInTheDocument();
    await fillInAnew(amount, '2524,51');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar cobro' }));
    expect(await dialog.findByText(tooMuch)).toBeInTheDocument();
    expect(dialog.queryByText(tooLittle)).not.toBeInTheDocument();
  }
  expect(sent(calls, 'CollectInvoice')).toEqual([]);
});

test('what the server refuses stands on its field', async () => {
  await open(invoice(), {
    CollectInvoice: () => refusal('BAD_USER_INPUT', 'Solo quedan 10,00 €', { amount: 'Solo quedan 10,00 €' }) as never,
  });
  await userEvent.click(card().getByRole('button', { name: 'Anotar cobro' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar cobro' }));
  expect(await dialog.findByText('Solo quedan 10,00 €')).toBeInTheDocument();
});

test('an entry is undone, and stays to be seen', async () => {
  const undone = [entry(), entry({ id: 'k2', amount: '-500.00', undoes: 'k1' })];
  const calls = await open(part(), {
    UndoCollection: () => data({ undoCollection: invoice({ collected: '0.00', collections: undone }) }),
  });
  await userEvent.click(card().getByRole('button', { name: /^Deshacer el cobro de 500,00/ }));
  expect(await screen.findByText('Cobro deshecho')).toBeInTheDocument();
  expect(sent(calls, 'UndoCollection')).toEqual([{ id: 'k1' }]);
  await waitFor(() => expect(card().queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument());
  expect(card().getByText('Deshecho · Transferencia · TR 2026/7')).toBeInTheDocument();
  await waitFor(() => expect(card().getByRole('button', { name: 'Anotar cobro' })).toHaveFocus());
});

test('of the difference alone, below zero, it says no sum that lies nowhere', async () => {
  await open(part({ collections: [entry({ means: 'card', reference: 'pi_3QWcard', amount: '-12.10' })] }));
  await userEvent.click(card().getByRole('button', { name: /^Deshacer/ }));
  const asked = await screen.findByRole('alertdialog', { name: '¿Deshacer un cobro con tarjeta?' });
  expect(asked).toHaveTextContent(/^¿Deshacer un cobro con tarjeta\?El dinero sigue en tu cuenta de Stripe:/);
});

test.each([['pi_3QWcard'], ['0193a1b2-aaaa-7bbb-8ccc-123456789abc']])(
  'before an entry of a payment by card is undone it says that the money stays at Stripe: %s',
  async reference => {
    const collections = [entry({ means: 'card', reference })];
    const calls = await open(part({ collections }), {
      UndoCollection: () => data({ undoCollection: invoice({ collected: '0.00', collections: [] }) }),
    });
    const undo = () => userEvent.click(card().getByRole('button', { name: /^Deshacer el cobro de 500,00/ }));
    await undo();
    const asked = await screen.findByRole('alertdialog', { name: '¿Deshacer un cobro con tarjeta?' });
    expect(asked).toHaveTextContent(/Los 500,00.€ siguen en tu cuenta de Stripe/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent(calls, 'UndoCollection')).toEqual([]);
    await undo();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer el cobro' }));
    expect(await screen.findByText('Cobro deshecho')).toBeInTheDocument();
    expect(sent(calls, 'UndoCollection')).toEqual([{ id: 'k1' }]);
  },
);

test('an entry by card that somebody wrote down is undone without a question', async () => {
  const collections = [entry({ means: 'card', reference: 'TPV 7' })];
  const calls = await open(part({ collections }), {
    UndoCollection: () => data({ undoCollection: invoice({ collected: '0.00', collections: [] }) }),
  });
  await userEvent.click(card().getByRole('button', { name: /^Deshacer el cobro de 500,00/ }));
  expect(await screen.findByText('Cobro deshecho')).toBeInTheDocument();
  expect(sent(calls, 'UndoCollection')).toEqual([{ id: 'k1' }]);
});

test('undoing the last payment of a paid one asks too where it came by card', async () => {
  const collections = [entry(), entry({ id: 'k2', means: 'card', reference: 'pi_3QWcard', amount: '1738.50' })];
  const calls = await open(invoice({ status: 'paid', owed: '0.00', collected: '2238.50', collections }), {
    IssueInvoice: () => data({ issueInvoice: invoice() }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer pago' }));
  const asked = await screen.findByRole('alertdialog', { name: '¿Deshacer un cobro con tarjeta?' });
  expect(asked).toHaveTextContent(/Los 1\.738,50.€ siguen en tu cuenta de Stripe/);
  expect(sent(calls, 'IssueInvoice')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer el cobro' }));
  await waitFor(() => expect(sent(calls, 'IssueInvoice')).toHaveLength(1));
});

const AT = '2026-11-21T10:00:00.000Z';
const byCard = { means: 'card', reference: 'pi_3QWcard', createdAt: AT };
const ticket = (id: string) => ({ id, fullNumber: `T-${id}`, date: '2026-11-20', total: '500.00' });
const exchange = { invoices: [ticket('t1'), ticket('t2'), ticket('t3')], takesBack: null, takenBackBy: null };
const complete = { kind: 'F3', status: 'paid', owed: '0.00', exchange };
const old = {
  id: 'i9',
  fullNumber: 'A-2026-0009',
  date: '2026-11-20',
  payable: '500.00',
  status: 'paid',
  collected: '500.00',
};
const rectification = { way: 'S', cause: 'Precio', replaced: null, invoices: [old] };
const standIn = { kind: 'R1', status: 'paid', owed: '0.00', rectification, collections: [entry({ means: 'cash' })] };

test.each<[string, object, Record<string, object>]>([
  [
    'the tickets of a complete one',
    complete,
    {
      t1: entry(byCard),
      t2: entry({ ...byCard, amount: '21.00' }),
      t3: entry({ ...byCard, createdAt: '2026-11-01T10:00:00.000Z' }),
    },
  ],
  [
    'what a substitution replaces',
    standIn,
    { i1: entry({ createdAt: AT, means: 'cash' }), i9: entry({ ...byCard, amount: '521.00' }) },
  ],
])('undoing a payment asks where it takes out what came by card for %s', async (_what, shown, entries) => {
  const Entries = ({ id }: { id: string }) =>
    data({ invoice: { id, collections: [entries[id]], rectification: id === 'i1' ? rectification : null } });
  const calls = serve({
    Me: me(),
    Invoice: () => data({ invoice: invoice(shown) }),
    Entries,
    IssueInvoice: () => data({ issueInvoice: invoice() }),
  } as Handlers);
  openApp('/app/invoices/i1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer pago' }));
  const asked = await screen.findByRole('alertdialog', { name: '¿Deshacer un cobro con tarjeta?' });
  expect(asked).toHaveTextContent(/Los 521,00.€ siguen en tu cuenta de Stripe/);
  expect(sent(calls, 'IssueInvoice')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer el cobro' }));
  await waitFor(() => expect(sent(calls, 'IssueInvoice')).toHaveLength(1));
});

test.each<[string, () => unknown, number]>([
  [
    'where nothing came by card it is undone at once',
    () => data({ invoice: { id: 't1', collections: [], rectification: null } }),
    1,
  ],
  ['where it is not known nothing is undone', () => refusal('INTERNAL_SERVER_ERROR', 'No va'), 0],
])('undoing the payment of a complete one: %s', async (_what, Entries, times) => {
  const calls = serve({
    Me: me(),
    Invoice: () => data({ invoice: invoice(complete) }),
    Entries,
    IssueInvoice: () => data({ issueInvoice: invoice() }),
  } as Handlers);
  openApp('/app/invoices/i1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer pago' }));
  expect(
    await screen.findByText(times === 1 ? 'Pago deshecho' : /No va|Error deshaciendo el pago/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent(calls, 'IssueInvoice')).toHaveLength(times);
});

test('of one that is credited to nothing no payment is written down; what came in for it before stays to be undone', async () => {
  await open(part({ asked: '0.00' }));
  expect(card().getByRole('button', { name: /^Deshacer el cobro de 500,00/ })).toBeInTheDocument();
  expect(card().queryByRole('button', { name: 'Anotar cobro' })).not.toBeInTheDocument();
});

test('what is for the customer is given back, with its sign', async () => {
  const calls = await open(invoice({ payable: '-100.00', owed: '-100.00' }), {
    CollectInvoice: () => data({ collectInvoice: invoice({ status: 'paid', collected: '-100.00' }) }),
  });
  await userEvent.click(card().getByRole('button', { name: 'Anotar devolución' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Importe/)).toHaveValue('100,00');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
  await waitFor(() => expect(sent(calls, 'CollectInvoice')).toHaveLength(1));
  expect(sent(calls, 'CollectInvoice')[0]).toMatchObject({ input: { amount: '-100.00' } });
});

const taken = (over: object = {}) => {
  const original = {
    id: 'i9',
    fullNumber: 'A-2026-0009',
    date: '2026-11-20',
    payable: '121.00',
    status: 'issued',
    collected: '0.00',
  };
  const rectification = { way: 'I', cause: 'Precio', replaced: null, invoices: [original] };
  return invoice({ kind: 'R1', payable: '-121.00', owed: '-121.00', rectification, ...over });
};

test('a credit of what was never paid says that it is settled against it, and offers nothing to give back', async () => {
  await open(taken({ asked: '0.00' }));
  expect(screen.getByRole('region', { name: 'Cobros' })).toHaveTextContent(
    'Se descuenta de lo que queda por cobrar de la A-2026-0009: no hay nada que devolver.',
  );
  expect(screen.getByText('Márcala como pagada a la vez que la que rectifica.')).toBeInTheDocument();
  expect(card().queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Marcar como pagada' })).toBeInTheDocument();
});

test('of a credit of what was paid in part no more is given back than came in', async () => {
  const calls = await open(taken({ asked: '-50.00' }), {
    CollectInvoice: () => data({ collectInvoice: taken({ asked: '0.00', owed: '-71.00', collected: '-50.00' }) }),
  });
  expect(card().getByText('Por devolver').parentElement).toHaveTextContent('50,00');
  await userEvent.click(card().getByRole('button', { name: 'Anotar devolución' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^Importe/);
  expect(amount).toHaveValue('50,00');
  expect(dialog.getByText('Es todo lo que hay que devolver')).toBeInTheDocument();
  await fillInAnew(amount, '50,01');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
  expect(await dialog.findByText(/^Solo quedan 50,00/)).toBeInTheDocument();
  await fillInAnew(amount, '50');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
  await waitFor(() => expect(sent(calls, 'CollectInvoice')).toHaveLength(1));
  expect(sent(calls, 'CollectInvoice')[0]).toMatchObject({ input: { amount: '-50.00' } });
});

test('what was paid too much by card, and what its holder reclaims, is said with where it is settled, entries or none', async () => {
  const paid = { __typename: 'CardPayment', paidAt: '2026-11-21T10:00:00.000Z', surplus: '0.00', reclaimed: '0.00' };
  await open(
    invoice({
      ...{ status: 'cancelled', owed: '0.00' },
      cardPayments: [
        { ...paid, surplus: '100.00' },
        { ...paid, surplus: '21.00' },
        { ...paid, reclaimed: '50.50' },
      ],
    }),
  );
  const said = card()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '));
  expect(said).toEqual([
    'Pagado de más con tarjeta: 121,00 € que no se debían. Devuélvelo en tu panel de Stripe.',
    'Quien pagó con tarjeta reclama 50,50 € a su banco. Responde en tu panel de Stripe.',
  ]);
});

test('nothing is said of cards where nothing is left to do', async () => {
  const paid = { __typename: 'CardPayment', paidAt: '2026-11-21T10:00:00.000Z', surplus: '0.00', reclaimed: '0.00' };
  await open(part({ cardPayments: [paid] }));
  expect(card().queryByRole('alert')).not.toBeInTheDocument();
});
