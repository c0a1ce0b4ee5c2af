import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { refusedFile, serveFiles } from '../test/files';
import { me } from '../test/people';
import { data, never, refusal, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

const part = {
  __typename: 'MatchedInvoice',
  invoiceId: 'i1',
  fullNumber: 'A-2026-0001',
  customerName: 'Bodegas',
  amount: '121.00',
};
const movement = (id: string, over: object = {}) => ({
  __typename: 'BankMovement',
  id,
  account: '',
  date: '2026-11-18',
  amount: '121.00',
  left: '121.00',
  text: `COBRO ${id}`,
  aside: false,
  twin: null,
  proposal: { __typename: 'MatchProposal', sure: true, reasons: ['number', 'amount'], invoices: [part] },
  matches: [],
  ...over,
});
const page = (items: object[], over: object = {}) =>
  data({
    bankMovements: {
      __typename: 'BankMovementPage',
      items,
      pagination: { __typename: 'Pagination', page: 1, limit: 50, total: items.length, totalPages: 1 },
      openCount: items.length,
      sureCount: items.length,
      ...over,
    },
  });
type Handlers = Parameters<typeof serve>[0];
const open = (handlers: Handlers, path = '/app/bank') => {
  const calls = serve({ Me: me(), ...handlers });
  openApp(path, 't');
  return calls;
};
const sent = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.filter(call => call.operation === operation).map(({ variables }) => variables);
const confirmed = (amount: string, count = 1) =>
  data({ confirmMatches: { __typename: 'MatchesConfirmed', count, amount } });
const file = () => new File(['x'], 'extracto.n43');

test('what was read already in the other form proposes nothing but to be set aside; the invoice may be chosen all the same', async () => {
  const twin = { __typename: 'MovementTwin', date: '2026-11-19', text: 'TRANSF BODEGAS', matched: true };
  const calls = open({
    BankMovements: () => page([movement('uno', { proposal: null, twin })]),
    SetMovementAside: () => data({ setMovementAside: true }),
  });
  expect(await screen.findByText('Parece repetido')).toBeInTheDocument();
  expect(
    screen.getByText('Ya leído en otro extracto: «TRANSF BODEGAS», 19/11/2026, y casado. Si es el mismo, apártalo.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Elegir factura de 121,00/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Confirmar 121/ })).toBeNull();
  act(() => screen.getByRole('button', { name: /^Apartar 121,00/ }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent(calls, 'SetMovementAside')).toEqual([{ id: 'uno', aside: true }]));
});

test('what was read is said; Enter confirms, and the focus goes on to the next', async () => {
  let rows = [movement('uno'), movement('dos')];
  const calls = open({
    BankMovements: () => page(rows),
    ConfirmMatches: () => {
      rows = rows.slice(1);
      return confirmed('121.00');
    },
  });
  const account = {
    account: 'ES9121000418450200051332',
    from: '2026-11-18',
    to: '2026-11-20',
    count: 14,
    added: 12,
    came: 1845.2,
    went: -320.5,
  };
  serveFiles(async () => ({
    ok: true,
    status: 201,
    text: async () => JSON.stringify({ statement: { accounts: [account] } }),
  }));
  await screen.findByText('COBRO uno');
  await userEvent.upload(screen.getByLabelText('Extracto del banco'), file());
  expect(
    await screen.findByText(
      'ES91 2100 0418 4502 0005 1332 · del 18/11/2026 al 20/11/2026 · 14 movimientos · 2 ya estaban · entran 1.845,20 € · salen 320,50 €',
    ),
  ).toBeInTheDocument();
  expect(screen.getAllByText('lleva su número · es justo lo que se debe')).toHaveLength(2);
  act(() => screen.getByRole('button', { name: /^Confirmar .*uno$/ }).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Confirmar .*dos$/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByText('Cobro de 121,00 € anotado')).toBeInTheDocument();
  const match = { movementId: 'uno', invoiceIds: ['i1'], amount: '121.00' };
  expect(sent(calls, 'ConfirmMatches')).toEqual([{ input: { matches: [match] } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Confirmar .*dos$/ })).toHaveFocus());
});

test('a table that does not say its account is asked for it, and what was said of its columns stays said', async () => {
  open({ BankMovements: () => page([]) });
  const refused = (field: string, said: string) => refusedFile(400, said, 'BAD_USER_INPUT', { [field]: said });
  const read = { account: 'Caja Rural', from: null, to: null, count: 0, added: 0, came: 0, went: 0 };
  const answers = [
    refused('dateColumn', 'No se reconocen las columnas'),
    refused('account', 'El archivo no dice de qué cuenta es'),
    refused('account', 'Este IBAN no es válido: revisa sus cifras'),
    { ok: true, status: 201, text: async () => JSON.stringify({ statement: { accounts: [read] } }) },
  ];
  const asked = serveFiles(async () => answers.shift());
  const text = 'cuando;que;cuanto\n20/11/2026;Cobro;5,00';
  const table = Object.assign(new File([text], 'extracto.csv'), { arrayBuffer: async () => Buffer.from(text) });
  await userEvent.upload(await screen.findByLabelText('Extracto del banco'), table);
  for (const [name, value] of [
    ['Fecha', '1'],
    ['Concepto', '2'],
    ['Importe', '3'],
  ] as const)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name }), value);
  await userEvent.click(screen.getByRole('button', { name: 'Leer el extracto' }));
  const field = await screen.findByRole('textbox', { name: '¿De qué cuenta es este extracto?' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('ES00 2100 0418 4502 0005 1332{Enter}');
  expect(await screen.findByText('Este IBAN no es válido: revisa sus cifras')).toBeInTheDocument();
  await userEvent.clear(field);
  await fillIn(field, 'Caja Rural{Enter}');
  expect(await screen.findByText(/^Caja Rural · 0 movimientos/)).toBeInTheDocument();
  const columns = { dateColumn: '1', textColumn: '2', amountColumn: '3' };
  expect(asked.map(({ body }) => ({ ...(body as object), file: 'sent' }))).toEqual(
    [{}, columns, { ...columns, account: 'ES00 2100 0418 4502 0005 1332' }, { ...columns, account: 'Caja Rural' }].map(
      form => ({ ...form, file: 'sent' }),
    ),
  );
});

test('which account it is was said before: by keyboard one of those is a press away', async () => {
  open({
    BankMovements: () => page([]),
    BankStatements: () =>
      statements([statement(), statement({ id: 's2', accounts: ['Caja Rural', 'ES9121000418450200051332'] })]),
  });
  const read = { account: 'Caja Rural', from: null, to: null, count: 0, added: 0, came: 0, went: 0 };
  const answers = [
    refusedFile(400, 'El archivo no dice de qué cuenta es', 'BAD_USER_INPUT', { account: 'El archivo no lo dice' }),
    { ok: true, status: 201, text: async () => JSON.stringify({ statement: { accounts: [read] } }) },
  ];
  const asked = serveFiles(async () => answers.shift());
  await userEvent.upload(await screen.findByLabelText('Extracto del banco'), file());
  const group = within(await screen.findByRole('group', { name: 'De extractos anteriores:' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'ES91 2100 0418 4502 0005 1332',
    'Caja Rural',
  ]);
  act(() => group.getByRole('button', { name: 'Caja Rural' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Caja Rural · 0 movimientos/)).toBeInTheDocument();
  expect(asked[1]).toMatchObject({ body: { account: 'Caja Rural' } });
});

test('all that are sure are confirmed after a question, and undone from the toast', async () => {
  const calls = open({
    BankMovements: () => page([movement('uno'), movement('dos')]),
    ConfirmMatches: () => confirmed('242.00', 2),
    UndoMatches: () => data({ undoMatches: 2 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar los seguros (2)' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Confirmar los 2 movimientos seguros?' }));
  expect(question.getByText(/242,00 €/)).toBeInTheDocument();
  expect(sent(calls, 'ConfirmMatches')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('2 cobros anotados: 242,00 €')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(sent(calls, 'UndoMatches')).toEqual([{ ids: ['uno', 'dos'] }]));
});

test('what goes back is said apart, and what others wrote down of a movement is not undone unseen', async () => {
  const back = { ...part, invoiceId: 'i2', amount: '-60.50' };
  const proposal = { __typename: 'MatchProposal', sure: true, reasons: ['number', 'amount'], invoices: [back] };
  const some = { matches: [{ ...part, amount: '9.00' }, back] };
  const calls = open({
    BankMovements: () => page([movement('uno', some), movement('dos', { proposal, amount: '-60.50', left: '-60.50' })]),
    ConfirmMatches: () => confirmed('60.50', 2),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar los seguros (2)' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/^Se anotan 121,00 € como cobrados por transferencia y 60,50 € como devueltos,/),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('2 movimientos anotados: 60,50 € netos')).toBeInTheDocument();
  expect(
    within(screen.getByText('2 movimientos anotados: 60,50 € netos').parentElement!).queryByRole('button', {
      name: 'Deshacer',
    }),
  ).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Deshacer.*uno/ }));
  const sure = within(await screen.findByRole('alertdialog', { name: '¿Deshacer los 2 cobros?' }));
  await userEvent.click(sure.getByRole('button', { name: 'Volver' }));
  expect(sent(calls, 'UndoMatches')).toEqual([]);
});

test('of all that are sure as many are confirmed at once as have a hundred invoices among them', async () => {
  const proposal = {
    __typename: 'MatchProposal',
    sure: true,
    reasons: ['number', 'sum'],
    invoices: Array(10).fill(part),
  };
  open({ BankMovements: () => page(Array.from({ length: 12 }, (_, n) => movement(`m${n}`, { proposal }))) });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar los seguros (12)' }));
  expect(await screen.findByRole('alertdialog', { name: '¿Confirmar los 10 movimientos seguros?' })).toBeVisible();
});

test('another invoice is chosen by its number, and what the server refuses is said', async () => {
  const invoice = {
    __typename: 'Invoice',
    id: 'i9',
    fullNumber: 'A-2026-0009',
    customerName: 'Óptica',
    customer: null,
    asked: '121.00',
  };
  const calls = open({
    BankMovements: () => page([movement('uno', { proposal: null })], { sureCount: 0 }),
    OpenInvoices: () => data({ invoices: { __typename: 'InvoicePage', items: [invoice] } }),
    ConfirmMatches: () => refusal('CONFLICT', 'Este movimiento ya está casado'),
  });
  (await screen.findByRole('button', { name: /^Elegir factura de/ })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Elegir facturas del movimiento' }));
  await userEvent.type(dialog.getByRole('combobox', { name: /^Factura/ }), '0009');
  await userEvent.click(await dialog.findByRole('option', { name: /Óptica/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar cobro' }));
  expect(await screen.findByText(/Este movimiento ya está casado/)).toBeInTheDocument();
  expect(sent(calls, 'ConfirmMatches')).toEqual([{ input: { matches: [{ movementId: 'uno', invoiceIds: ['i9'] }] } }]);
});

test('an invoice is found by its amount: that of the movement before anything is written, and any other', async () => {
  const open9 = (id: string, asked: string) => ({
    __typename: 'Invoice',
    id,
    fullNumber: `A-2026-000${id}`,
    customerName: 'Óptica',
    customer: null,
    asked,
  });
  const items = (rows: object[]) => ({ __typename: 'InvoicePage', items: rows });
  const calls = open({
    BankMovements: () => page([movement('uno', { proposal: null })], { sureCount: 0 }),
    OpenInvoices: (variables: { search: string; amount: string | null }) =>
      data({
        invoices: items(variables.search ? [] : [open9('1', '50.00'), open9('2', '121.00'), open9('4', '0.00')]),
        just: items(
          variables.amount === '121.00'
            ? [open9('2', '121.00')]
            : variables.amount === '1200.50'
              ? [open9('3', '1200.50')]
              : [],
        ),
      }),
  } as Handlers);
  await userEvent.click(await screen.findByRole('button', { name: /^Elegir factura de/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Elegir facturas del movimiento' }));
  const field = dialog.getByRole('combobox', { name: /^Factura/ });
  await userEvent.click(field);
  const numbers = () => dialog.getAllByRole('option').map(({ textContent }) => textContent?.slice(0, 11));
  await waitFor(() => expect(numbers()).toEqual(['A-2026-0002', 'A-2026-0001']));
  await fillIn(field, '1.200,50');
  await waitFor(() => expect(numbers()).toEqual(['A-2026-0003']));
  await userEvent.clear(field);
  await fillIn(field, 'Óptica');
  await waitFor(() =>
    expect(sent(calls, 'OpenInvoices').at(-1)).toEqual({ search: 'Óptica', amount: null, byAmount: false }),
  );
});

test.each([
  [() => page([]), 'No hay nada por casar'],
  [() => refusal('UNAVAILABLE', 'El servicio no está disponible'), 'Reintentar'],
])('%# nothing yet, and a failure, are said', async (answer, said) => {
  open({ BankMovements: answer as never });
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('while it loads its place is held, and a refused file says why', async () => {
  open({ BankMovements: never });
  serveFiles(async () =>
    refusedFile(400, 'Línea 3: «x» no es una fecha', 'BAD_USER_INPUT', { file: 'Línea 3: «x» no es una fecha' }),
  );
  await userEvent.upload(await screen.findByLabelText('Extracto del banco'), file());
  expect(await screen.findByText(/Línea 3: «x» no es una fecha/)).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Movimientos del banco' }).closest('[aria-busy]')).not.toBeNull();
});

const statement = (over: object = {}) => ({
  __typename: 'BankStatement',
  id: 's1',
  format: 'n43',
  createdAt: '2026-11-20T09:12:00.000Z',
  accounts: ['ES9121000418450200051332'],
  from: '2026-11-02',
  to: '2026-11-18',
  count: 12,
  shared: 0,
  matched: 0,
  entries: 0,
  ...over,
});
const statements = (items: object[]) =>
  data({
    bankStatements: {
      __typename: 'BankStatementPage',
      items,
      pagination: { __typename: 'Pagination', page: 1, limit: 20, total: items.length, totalPages: 1 },
    },
  });
const withdrawn = (removed: number, undone: number, kept: number) =>
  data({ withdrawStatement: { __typename: 'StatementWithdrawn', removed, undone, kept } });
const RETIRAR = /^Retirar el extracto de ES91 2100 0418 4502 0005 1332, del 02\/11\/2026 al 18\/11\/2026$/;

test('a statement without anything confirmed is withdrawn by keyboard, once it is said what goes', async () => {
  let items = [statement({ shared: 2 })];
  const calls = open(
    {
      BankMovements: () => page([]),
      BankStatements: () => statements(items),
      WithdrawStatement: () => {
        items = [];
        return withdrawn(10, 0, 0);
      },
    },
    '/app/bank?state=statements',
  );
  (await screen.findByRole('button', { name: RETIRAR })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar este extracto?' }));
  expect(dialog.getByText('2 movimientos están también en otro extracto y se quedan.')).toBeVisible();
  expect(dialog.getByText('Se quitan 10 movimientos. Ninguno tiene un cobro anotado.')).toBeVisible();
  act(() => dialog.getByRole('button', { name: 'Retirar' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Extracto retirado: 10 movimientos quitados')).toBeInTheDocument();
  expect(sent(calls, 'WithdrawStatement')).toEqual([{ id: 's1', undo: false }]);
  expect(await screen.findByText('No hay ningún extracto')).toBeInTheDocument();
});

test('of a statement with what was confirmed somebody says whether it stays or is undone; what the server refuses is said', async () => {
  const answers = [refusal('CONFLICT', 'La factura A-2026-0001 está anulada'), withdrawn(12, 4, 0)];
  const calls = open(
    {
      BankMovements: () => page([]),
      BankStatements: () => statements([statement({ matched: 3, entries: 4 })]),
      WithdrawStatement: () => answers.shift()!,
    },
    '/app/bank?state=statements',
  );
  await userEvent.click(await screen.findByRole('button', { name: RETIRAR }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar este extracto?' }));
  expect(dialog.getByRole('radio', { name: 'Quitar solo los que no están casados' })).toBeChecked();
  expect(dialog.getByText('Se quitan 9 y se quedan 3 casados, con sus cobros como están.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Deshacer también 4 cobros y quitarlos todos' }));
  expect(dialog.getByText(/^Se quitan 12 movimientos. Cada cobro se deshace con un apunte contrario/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText(/está anulada/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Extracto retirado: 12 movimientos quitados, 4 cobros deshechos')).toBeInTheDocument();
  expect(sent(calls, 'WithdrawStatement')).toEqual(Array(2).fill({ id: 's1', undo: true }));
});

test('where more is to be undone than at once may be, only the rest can be withdrawn', async () => {
  open(
    {
      BankMovements: () => page([]),
      BankStatements: () => statements([statement({ count: 101, matched: 101, entries: 101 })]),
    },
    '/app/bank?state=statements',
  );
  await userEvent.click(await screen.findByRole('button', { name: RETIRAR }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar este extracto?' }));
  expect(dialog.getByText(/^Tiene 101 cobros anotados, y de una vez se deshacen como mucho 100/)).toBeVisible();
  expect(dialog.queryAllByRole('radio')).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Retirar' })).toHaveAttribute('aria-disabled', 'true');
});
