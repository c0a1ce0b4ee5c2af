import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../../test/app';
import { chooseCustomer, confirmIssue, openForm, sent, writeLine } from '../../../test/invoiceForm';
import { draft, invoice, nextNumber } from '../../../test/invoices';
import { me } from '../../../test/people';
import { data, refusal, serve } from '../../../test/server';
import { fillInAnew } from '../../../test/fillIn';

type Calls = Awaited<ReturnType<typeof openForm>>;
const input = (calls: Calls) => sent(calls, 'CreateInvoice').at(-1)!.input as Record<string, unknown>;
const begin = async (handlers: Parameters<typeof openForm>[0] = {}) => {
  const calls = await openForm({
    NextNumber: () => nextNumber({ series: 'X', fullNumber: 'X-2026-0001' }),
    ...handlers,
  });
  await chooseCustomer();
  await userEvent.keyboard('{F4}x{F4}');
  return calls;
};
const write = async (name: string, text: string) => {
  await fillInAnew(screen.getByRole('textbox', { name }), text);
};

test('nobody sees who issues until it is asked for; then the customer, and the day of the agreement', async () => {
  const calls = await openForm();
  expect(screen.queryByRole('combobox', { name: 'Quién la expide' })).not.toBeInTheDocument();
  await chooseCustomer();
  await userEvent.keyboard('{F4}x{F4}');
  expect(screen.getByRole('combobox', { name: 'Quién la expide' })).toHaveValue('customer');
  expect(screen.queryByRole('textbox', { name: 'NIF del tercero' })).not.toBeInTheDocument();
  await writeLine(1, 'Uva', '1', '100');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Escribe el día del acuerdo.')).toBeInTheDocument();
  await write('Fecha del acuerdo', '15/01/2026');
  await confirmIssue();
  expect(input(calls)).toMatchObject({ series: null, issuedBy: { party: 'customer', agreedOn: '2026-01-15' } });
  expect(input(calls).issuedBy).not.toHaveProperty('nif');
});

test('a third party is named, and what the server says of it stands on its field', async () => {
  const said = 'Es tu cliente: di que la factura la expide él';
  const calls = await begin({ CreateInvoice: () => refusal('BAD_USER_INPUT', said, { 'issuedBy.nif': said }) });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quién la expide' }), 'third');
  await write('Fecha del acuerdo', '15/01/2026');
  await writeLine(1, 'Uva', '1', '100');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Escribe quién la expide.')).toBeInTheDocument();
  expect(screen.getByText('Escribe su NIF.')).toBeInTheDocument();
  await write('Nombre del tercero', 'Gestoría Ríos, S.L.');
  await write('NIF del tercero', 'B26304196');
  await confirmIssue();
  expect(input(calls)).toMatchObject({
    issuedBy: { party: 'third', agreedOn: '2026-01-15', name: 'Gestoría Ríos, S.L.', nif: 'B26304196', country: null },
  });
  expect(await screen.findAllByText(said)).not.toEqual([]);
  expect(screen.getByRole('textbox', { name: 'NIF del tercero' })).toHaveAttribute('aria-invalid', 'true');
});

test('the coming number is asked for who issues it, and its series shows where none is written', async () => {
  const calls = await begin();
  await screen.findAllByText('X-2026-0001');
  expect(sent(calls, 'NextNumber').at(-1)).toMatchObject({ series: null, issuedByNif: 'B26304188' });
  expect(screen.getByRole('textbox', { name: 'Serie' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Serie' })).toHaveAttribute('placeholder', 'X');
  await userEvent.keyboard('{F4}x{F4}');
  expect(screen.getByRole('textbox', { name: 'Serie' })).toHaveValue('A');
});

const OFFICE = {
  __typename: 'IssuedBy',
  party: 'third',
  agreedOn: '2026-01-15',
  name: 'Gestoría Ríos, S.L.',
  nif: 'B26304196',
  country: null,
  idKind: null,
};
const opened = (path: string, shown: object) => {
  serve({ Me: me(), Invoice: () => data({ invoice: shown }), OpenPrepayments: () => data({ openPrepayments: [] }) });
  return openApp(path, 't');
};

test('a draft goes on with who issues it, and the page of an invoice says it', async () => {
  const { unmount } = opened('/app/invoices/new?draft=i1', draft({ issuedBy: OFFICE, series: 'X' }));
  expect(await screen.findByRole('textbox', { name: 'NIF del tercero' })).toHaveValue('B26304196');
  expect(screen.getByRole('textbox', { name: 'Fecha del acuerdo' })).toHaveValue('15/01/2026');
  unmount();
  const third = opened('/app/invoices/i1', invoice({ issuedBy: OFFICE }));
  expect(await screen.findByText('Gestoría Ríos, S.L., B26304196')).toBeInTheDocument();
  expect(screen.getByText('Acuerdo del 15/01/2026')).toBeInTheDocument();
  third.unmount();
  opened('/app/invoices/i1', invoice({ issuedBy: { ...OFFICE, party: 'customer', name: null, nif: null } }));
  expect(await screen.findByText('El cliente (facturación por el destinatario)')).toBeInTheDocument();
});
