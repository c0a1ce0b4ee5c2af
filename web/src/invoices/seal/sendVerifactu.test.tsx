import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { draft, invoice } from '../../test/invoices';
import { data, never, serve, silence } from '../../test/server';
import { accepted, CSV, incident, overview, overviewData, recordPage, recordRow, sealed } from '../../test/verifactu';
import { meOn } from '../../test/workspace';

type Handlers = Parameters<typeof serve>[0];

const sent = (over: object = {}) =>
  data({
    sendVerifactu: { __typename: 'VerifactuSend', success: true, message: 'Aceptada por la AEAT', csv: CSV, ...over },
  });

function open(verifactu: object | null, handlers: Handlers = {}, over: object = {}) {
  const calls = serve({
    Me: meOn('pro'),
    Invoice: () => data({ invoice: invoice({ verifactu, ...over }) }),
    VerifactuOverview: () => overviewData(),
    SendVerifactu: () => sent(),
    InvoiceVerifactu: () => data({ invoice: invoice({ verifactu, ...over }), verifactuOverview: overview() }),
    ...handlers,
  });
  openApp('/app/invoices/i1', 't');
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('alertdialog'));
const times = (calls: { operation: string }[], operation: string) =>
  calls.filter(call => call.operation === operation).length;
const send = async (button = 'Enviar Verifactu') => {
  await press(button);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Enviar factura' }));
};

test("'Enviar Verifactu' asks '¿Enviar esta factura a Verifactu/AEAT?' before anything leaves; the alert shows the result's message and its CSV until it is dismissed", async () => {
  const calls = open(sealed());
  await press('Enviar Verifactu');
  expect(
    await screen.findByRole('alertdialog', { name: '¿Enviar esta factura a Verifactu/AEAT?' }),
  ).toBeInTheDocument();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Volver' }));
  expect(times(calls, 'SendVerifactu')).toBe(0);
  await send();
  const alert = (await screen.findByText(/Aceptada por la AEAT\./)).closest<HTMLElement>('[role=status]')!;
  expect(alert).toHaveTextContent(`Aceptada por la AEAT. CSV: ${CSV}`);
  await userEvent.click(within(alert).getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByText(/CSV:/)).not.toBeInTheDocument();
});

test('a result without a CSV is shown as it is, and a refusal is an alert', async () => {
  open(sealed(), {
    SendVerifactu: () =>
      sent({ success: false, message: 'Los envíos están en pausa: el certificado ha caducado.', csv: null }),
  });
  await send();
  expect(await screen.findByText(/Los envíos están en pausa: el certificado/)).toBeInTheDocument();
  expect(screen.queryByText(/CSV:/)).not.toBeInTheDocument();
});

test("without an answer it says 'Error enviando'", async () => {
  open(sealed(), { SendVerifactu: silence });
  await send();
  expect(await screen.findByText('Error enviando')).toBeInTheDocument();
});

test('while it is being sent the button says so, and nothing is sent twice', async () => {
  const calls = open(sealed(), { SendVerifactu: never });
  await send('Enviar Ahora');
  const busy = await screen.findAllByRole('button', { name: 'Enviando...' });
  for (const button of busy) await userEvent.click(button);
  expect(times(calls, 'SendVerifactu')).toBe(1);
});

test('a second after sending the invoice is read again', async () => {
  let answer: (value: ReturnType<typeof sent>) => void = () => undefined;
  const calls = open(null, {
    SendVerifactu: () =>
      new Promise(resolve => {
        answer = resolve;
      }),
  });
  await send();
  await waitFor(() => expect(times(calls, 'SendVerifactu')).toBe(1));
  // From here on no time passes but what the test lets pass.
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  try {
    await act(async () => answer(sent()));
    await pass(0);
    expect(screen.getByText(/CSV:/)).toBeInTheDocument();
    await pass(999);
    expect(times(calls, 'Invoice')).toBe(1);
    await pass(1);
    expect(times(calls, 'Invoice')).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

describe('while a record waits', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const look = (state: 'visible' | 'hidden') => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

  test('it is asked for every 3 s, until the answer is there', async () => {
    let answer = sealed({ status: 'sent' });
    const calls = open(answer, {
      InvoiceVerifactu: () => data({ invoice: invoice({ verifactu: answer }), verifactuOverview: overview() }),
    });
    await screen.findByText('Pendiente de Envío');
    await pass(3100);
    const before = times(calls, 'InvoiceVerifactu');
    expect(before).toBeGreaterThanOrEqual(1);
    answer = accepted();
    await pass(3100);
    expect(await screen.findByText('Aceptada por AEAT')).toBeInTheDocument();
    const after = times(calls, 'InvoiceVerifactu');
    await pass(9000);
    expect(times(calls, 'InvoiceVerifactu')).toBe(after);
  });

  test('not while nobody looks', async () => {
    const calls = open(sealed());
    await screen.findByText('Pendiente de Envío');
    await pass(100);
    const seen = look('hidden');
    const before = times(calls, 'InvoiceVerifactu');
    await pass(9100);
    expect(times(calls, 'InvoiceVerifactu')).toBe(before);
    seen.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(3100);
    expect(times(calls, 'InvoiceVerifactu')).toBeGreaterThan(before);
  });
});

test.each([
  ['a draft', null, draft(), 'Borrador'],
  ['an accepted one', accepted(), {}, 'Aceptada por AEAT'],
  ['one that was sent', sealed({ status: 'sent' }), {}, 'Pendiente de Envío'],
])("'Enviar Verifactu' is not there for %s", async (_, verifactu, over, state) => {
  const calls = open(verifactu, {}, over);
  // What would show the button is all there: the invoice, and how its sending stands.
  expect((await screen.findAllByText(state))[0]).toBeInTheDocument();
  await waitFor(() => expect(times(calls, 'VerifactuOverview')).toBe(1));
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Enviar Verifactu' })).not.toBeInTheDocument();
});

test('without the PRO plan there is neither button nor card, and how it is paid still stands', async () => {
  open(null, { Me: meOn('basic') });
  expect(await screen.findByText('Pendiente de cobro')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar Verifactu' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Verifactu' })).not.toBeInTheDocument();
});

test('while an incident lasts the number of records that wait stands on the invoice', async () => {
  open(accepted(), { VerifactuOverview: () => overviewData(incident) });
  expect(await screen.findByText('12 registros pendientes de enviar.')).toBeInTheDocument();
  expect(screen.getByText(/Incidencia en los envíos a la AEAT desde el 20\/11\/2026, 13:44/)).toBeInTheDocument();
});

test.each([
  ['is queued and goes by itself', sealed(), false],
  ['was never made', null, true],
])("where the record %s, 'Enviar Verifactu' is the main action or a quiet one", async (_, verifactu, main) => {
  open(verifactu);
  const [send, paper] = [
    await screen.findByRole('button', { name: 'Enviar Verifactu' }),
    screen.getByRole('button', { name: 'Descargar PDF' }),
  ];
  const repeat = screen.getByRole('button', { name: 'Marcar como pagada' });
  expect([send.className === repeat.className, paper.className === repeat.className]).toEqual([!main, main]);
});

test('what was read of the records before is not shown again once one more was sent', async () => {
  let asked = 0;
  open(sealed(), {
    Records: () => ((asked += 1) === 1 ? recordPage([recordRow({ number: 'A-2026-0061' })], 1) : never()),
    VerifyChain: never,
  });
  await screen.findByRole('button', { name: 'Enviar Verifactu' });
  await userEvent.click(screen.getAllByRole('link', { name: 'Registros' })[0]!);
  await screen.findAllByText('A-2026-0061');
  act(() => window.history.back());
  await send();
  await screen.findByText(/Aceptada por la AEAT\./);
  act(() => window.history.forward());
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByText('A-2026-0061')).not.toBeInTheDocument();
});
