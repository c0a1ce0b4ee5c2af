import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { invoice } from '../../test/invoices';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';

const letter = (over: object = {}) => ({
  __typename: 'ReminderLetter',
  id: 'l1',
  step: 1,
  email: 'pagos@bodegas.example',
  status: 'sent',
  reason: null,
  by: null,
  createdAt: '2026-11-20T09:00:00Z',
  sentAt: '2026-11-20T09:00:05Z',
  subject: 'Recordatorio: factura A-2026-0062',
  text: 'Hola:\nNo nos consta el pago.',
  owed: '2524.50',
  interest: null,
  ...over,
});
const reminders = (over: object = {}, coming: object | null = {}) => ({
  __typename: 'InvoiceReminders',
  id: 'i1',
  on: true,
  customerOn: true,
  answerId: null,
  unratedFrom: null,
  letters: [letter()],
  overdue: coming && {
    __typename: 'OverdueInvoice',
    id: 'i1',
    fullNumber: 'A-2026-0062',
    customerName: 'Bodegas',
    dueOn: '2026-11-17',
    owed: '2524.50',
    email: 'pagos@bodegas.example',
    hold: null,
    told: 1,
    lastAt: '2026-11-20T09:00:00Z',
    nextStep: 2,
    nextOn: '2026-12-02',
    byHand: 2,
    ...coming,
  },
  ...over,
});

async function open(shown: () => object, more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    Me: me(),
    Invoice: () => data({ invoice: invoice() }),
    InvoiceReminders: () => data({ invoiceReminders: shown() }),
    ...more,
  });
  openApp('/app/invoices/i1', 't');
  const card = within(await screen.findByRole('region', { name: 'Recordatorios' }));
  return { calls, card };
}

test('says what went and what comes, with each text as it went, and sends the next by hand', async () => {
  const { calls, card } = await open(() => reminders(), {
    SendReminder: () =>
      data({
        sendReminder: reminders(
          {
            letters: [letter({ id: 'l2', step: 2, status: 'queued', sentAt: null, text: null, by: 'Lucía' }), letter()],
          },
          { told: 2, nextStep: 3, nextOn: '2026-12-17', byHand: null },
        ),
      }),
  });
  expect(card.getByText('Segundo aviso el 02/12/2026, si no se cobra antes.')).toBeInTheDocument();
  expect(card.getByText('Recordatorio, enviado a pagos@bodegas.example')).toHaveTextContent('automático');
  await userEvent.click(card.getByRole('button', { name: 'Ver el texto: Recordatorio' }));
  expect(card.getByText(/No nos consta el pago/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Enviar ahora: Segundo aviso' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Enviar ahora' }));
  expect(await card.findByText('Segundo aviso, en cola para pagos@bodegas.example')).toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === 'SendReminder')!.variables).toEqual({ id: 'i1', step: 2 });
  expect(card.queryByRole('button', { name: /^Enviar ahora/ })).not.toBeInTheDocument();
});

test('what the customer said holds it, until somebody says that it is settled', async () => {
  let shown = reminders({ answerId: 'a1' }, { hold: 'mistake_said', nextStep: null, nextOn: null, byHand: null });
  const { calls, card } = await open(() => shown, {
    RemindOfInvoice: () => {
      shown = reminders();
      return data({ remindOfInvoice: shown });
    },
  });
  expect(card.getByText(/dicen que hay un error: contesta antes/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Ya está aclarado' }));
  expect(await card.findByText(/^Segundo aviso el/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'No avisar de esta factura' }));
  await waitFor(() =>
    expect(
      calls.filter(({ operation }) => operation === 'RemindOfInvoice').map(({ variables }) => variables.input),
    ).toEqual([{ on: true, settledAnswerId: 'a1' }, { on: false }]),
  );
});

test.each([
  [{}, 'Aclarado: los avisos siguen'],
  [{ on: false }, 'Aclarado: los avisos siguen quitados'],
  [{ customerOn: false }, 'Aclarado: los avisos siguen quitados'],
])('settled with %o it says whether reminders go on: %s', async (off, says) => {
  const shown = reminders(
    { answerId: 'a1', ...off },
    { hold: 'paid_said', nextStep: null, nextOn: null, byHand: null },
  );
  const { card } = await open(() => shown, { RemindOfInvoice: () => data({ remindOfInvoice: reminders(off) }) });
  await userEvent.click(card.getByRole('button', { name: 'Ya está aclarado' }));
  expect(await screen.findByText(says)).toBeInTheDocument();
});

test('once it is paid the letters stay; without any there is no card; a failure says so', async () => {
  const { card } = await open(() => reminders({}, null));
  expect(card.getByText(/^Recordatorio, enviado a/)).toBeInTheDocument();
  expect(card.queryByRole('button', { name: /avisar/ })).not.toBeInTheDocument();
});

test('that it cannot be loaded is said, and asked again', async () => {
  let fails = true;
  const { card } = await open(() => reminders(), {
    InvoiceReminders: () => (fails ? refusal('INTERNAL', 'Error interno') : data({ invoiceReminders: reminders() })),
  });
  fails = false;
  await userEvent.click(card.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Recordatorios' })).toHaveTextContent('Segundo aviso el'),
  );
});

test.each([
  [2, 0],
  [3, 1],
])('with step %i to come, it is said that the last asks for less interest: %i', async (step, times) => {
  const { card } = await open(() => reminders({ unratedFrom: '2026-07-01' }, { nextStep: step, byHand: step }));
  expect(card.queryAllByText(/^El último aviso no pide intereses desde el 01\/07\/2026/)).toHaveLength(times);
});
