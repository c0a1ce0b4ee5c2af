import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { invoice, invoicePage, nextRectifying } from '../../test/invoices';
import { me } from '../../test/people';
import { setWidth } from '../../test/screen';
import { today } from '../../ui/format/dates';
import { data, refusal, serve, silence } from '../../test/server';
import { fillIn } from '../../test/fillIn';

const one = (n: number, over: object = {}) => invoice({ id: `i${n}`, fullNumber: `A-2026-006${n}`, ...over });
const rate = (base: string, quota: string) => ({
  ...{ __typename: 'InvoiceRate', ivaRate: 21, ivaCause: null, ivaRegime: null, base, quota },
  ...{ recargoRate: null, recargo: null },
});
/** Of one rate, and partly credited already. */
const small = one(2, {
  ...{ rates: [rate('100.00', '21.00')], remaining: [rate('60.00', '12.60')] },
  ...{ subtotal: '100.00', totalIva: '21.00', total: '121.00', payable: '121.00', status: 'paid' },
  rectifiedBy: [
    {
      ...{ __typename: 'RelatedInvoice', id: 'r1', fullNumber: 'R-2026-0001', date: '2026-11-21', status: 'issued' },
      ...{ subtotal: '-40.00', totalIva: '-8.40', total: '-48.40', payable: '-48.40', way: 'I' },
      collected: '0.00',
    },
  ],
});
const made = invoice({
  ...{ id: 'i9', kind: 'R1', fullNumber: 'R-2026-0003', warnings: [] },
  rectification: { __typename: 'Rectification', way: 'I', cause: 'x', replaced: null, invoices: [] },
});
const ALL = [one(1), small, one(3), one(4, { customer: null, customerName: 'Otra', customerNif: 'A58402165' })];

function open(handlers: Parameters<typeof serve>[0] = {}, path = '/app/invoices/together?id=i1&id=i2') {
  const find = (id: unknown) => (id === 'i9' ? made : ALL.find(each => each.id === id));
  const found = ({ id }: Record<string, unknown>) =>
    find(id) ? data({ invoice: find(id) }) : refusal('NOT_FOUND', 'Factura no encontrada');
  const calls = serve({
    Me: me(),
    Invoices: () => invoicePage(ALL),
    Original: found,
    Invoice: found,
    NextRectifyingNumber: () => nextRectifying(),
    RectifyInvoices: () => data({ rectifyInvoices: made }),
    ...handlers,
  });
  openApp(path, 't');
  return calls;
}
const amount = (of: string) => screen.findByRole('textbox', { name: new RegExp(`^Se quita de la ${of}`) });
const issue = () => screen.findByRole('button', { name: 'Emitir rectificativa' });
const sentOf = (calls: ReturnType<typeof open>) =>
  calls.filter(call => call.operation === 'RectifyInvoices').map(call => call.variables.input as object);

test('ticked invoices of one customer are rectified together: what is left of each, and an amount for all of them', async () => {
  const calls = open({}, '/app/invoices');
  const tick = async (n: number) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar A-2026-006${n}` }));
  await tick(1);
  expect(screen.queryByRole('button', { name: 'Rectificar juntas' })).toBeNull();
  await tick(2);
  await userEvent.click(screen.getByRole('button', { name: 'Rectificar juntas' }));
  const table = await screen.findByRole('table', { name: 'Facturas que rectificas' });
  expect(address()).toBe('/app/invoices/together?id=i1&id=i2');
  expect(within(table).getByText('60,00 de 100,00')).toBeInTheDocument();
  expect(await issue()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('A-2026-0061: escribe lo que se quita, o quítala de la lista.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Quitar entre todas' }), '217{Enter}');
  expect(screen.getAllByRole('textbox', { name: /^Se quita/ }).map(each => (each as HTMLInputElement).value)).toEqual([
    '185,00',
    '26,00',
    '6,00',
  ]);
  const money = screen.getByRole('table', { name: 'Qué cambia' });
  expect(money).toHaveTextContent('Base2.170,001.953,00−217,00');
  expect(money).toHaveTextContent('IVA427,10384,39−42,71');
  expect(money).toHaveTextContent('Total2.597,102.337,39−259,71');
  await fillIn(screen.getByRole('textbox', { name: 'Causa' }), 'Rappel de 2026');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: /R-2026-0003/ })).toBeInTheDocument();
  const line = { description: 'Descuento', quantity: '-1', ivaCause: null, ivaRegime: null };
  expect(sentOf(calls)).toEqual([
    {
      ...{ kind: 'R1', cause: 'Rappel de 2026' },
      originals: [
        {
          id: 'i1',
          lines: [
            { ...line, price: '185.00', ivaRate: 21 },
            { ...line, price: '26.00', ivaRate: 10 },
          ],
        },
        { id: 'i2', lines: [{ ...line, price: '6.00', ivaRate: 21 }] },
      ],
    },
  ]);
});

test('is not offered for two customers, for what rectifies, nor for drafts', async () => {
  open(
    {
      Invoices: () =>
        invoicePage([
          ...ALL,
          one(5, { kind: 'R1' }),
          one(6, { status: 'cancelled' }),
          one(7, { status: 'draft', fullNumber: null }),
        ]),
    },
    '/app/invoices',
  );
  const tick = (n: number) => {
    const name = n === 7 ? 'Seleccionar borrador de Bodegas Larrañaga, S.L.' : `Seleccionar A-2026-006${n}`;
    return userEvent.click(screen.getByRole('checkbox', { name }));
  };
  await screen.findByRole('checkbox', { name: 'Seleccionar A-2026-0061' });
  await tick(1);
  for (const other of [4, 5, 6, 7]) {
    await tick(other);
    expect(screen.queryByRole('button', { name: 'Rectificar juntas' })).toBeNull();
    await tick(other);
  }
  await tick(3);
  expect(screen.getByRole('button', { name: 'Rectificar juntas' })).toBeInTheDocument();
});

test('a percentage is shared out; what is credited whole goes without lines; a debt is taken off whole, with its answer', async () => {
  const calls = open({}, '/app/invoices/together?id=i1&id=i3');
  await fillIn(await screen.findByRole('textbox', { name: 'Quitar entre todas' }), '110');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'En euros o en tanto por ciento' }), 'percent');
  await userEvent.click(screen.getByRole('button', { name: 'Repartir' }));
  expect(screen.getByText('Como mucho el 100 %')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Quitar entre todas' }), '{Backspace}{Enter}');
  expect(await amount('A-2026-0063, 21 %')).toHaveValue('203,50');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Quitar entre todas' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Quitar entre todas' }), '100 €{Enter}');
  expect(await amount('A-2026-0063, 21 %')).not.toHaveValue('203,50');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Quitar entre todas' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Quitar entre todas' }), '11 %{Enter}');
  expect(await amount('A-2026-0063, 21 %')).toHaveValue('203,50');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Por qué' }), 'unpaid');
  expect(screen.getByText(/^R3, por diferencias/)).toBeInTheDocument();
  expect(await amount('A-2026-0063, 21 %')).toHaveValue('1.850,00');
  await userEvent.click(await issue());
  await screen.findByRole('heading', { name: /R-2026-0003/ });
  expect(sentOf(calls)).toMatchObject([
    { kind: 'R3', because: { wrong: 'unpaid' }, originals: [{ id: 'i1' }, { id: 'i3' }] },
  ]);
  expect(JSON.stringify(sentOf(calls))).not.toContain('lines');
});

test('a debt that the law does not take yet is doubted at its invoice, before it is issued', async () => {
  const all = [one(1, { operationDate: '2020-01-10' }), one(2, { date: today() })];
  open(
    { Original: ({ id }: Record<string, unknown>) => data({ invoice: all.find(each => each.id === id) }) },
    '/app/invoices/together?id=i1&id=i2',
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Por qué' }), 'unpaid');
  expect(await screen.findByText(/^Es tarde: .* acabó el 10\/07\/2021/)).toBeInTheDocument();
  expect(screen.getByText(/^Es pronto: /)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Por qué' }), 'insolvent');
  expect(screen.queryByText(/^Es (pronto|tarde)/)).toBeNull();
});

test('of a debt what is still owed of each is taken off, in proportion; what was paid has none', async () => {
  const part = one(3, { collected: '1000.00', owed: '1524.50' });
  const paid = one(1, { status: 'paid', collected: '2524.50' });
  const all = [paid, one(2), part];
  const calls = open(
    { Original: ({ id }: Record<string, unknown>) => data({ invoice: all.find(each => each.id === id) }) },
    '/app/invoices/together?id=i1&id=i2&id=i3',
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Por qué' }), 'insolvent');
  expect(await amount('A-2026-0061, 21 %')).toHaveValue('');
  expect(await amount('A-2026-0062, 21 %')).toHaveValue('1.850,00');
  expect(await amount('A-2026-0063, 21 %')).toHaveValue('1.117,18');
  expect(await amount('A-2026-0063, 10 %')).toHaveValue('157,01');
  expect(screen.getByText('Han entrado 1.000,00 €: se rectifica lo que aún te deben.')).toBeInTheDocument();
  expect(screen.getByText('A-2026-0061: consta como cobrada, quítala de la lista.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la A-2026-0061 de la lista' }));
  await userEvent.click(await issue());
  await screen.findByRole('heading', { name: /R-2026-0003/ });
  const line = { description: 'Concurso de acreedores', quantity: '-1' };
  expect(sentOf(calls)).toMatchObject([
    {
      ...{ kind: 'R2', because: { wrong: 'insolvent' } },
      originals: [
        { id: 'i2' },
        {
          id: 'i3',
          lines: [
            { ...line, price: '1117.18' },
            { ...line, price: '157.01' },
          ],
        },
      ],
    },
  ]);
});

test('the data of their customer are corrected in all of them at once, as the card says by now or as they are written', async () => {
  const card = { ...{ __typename: 'Customer', id: 'c1', name: 'Bodegas Larrañaga, S.A.', nif: 'B26304188' } };
  const more = { email: null, phone: null, address: 'Calle de la Vega, 14', city: 'Haro', postalCode: '26200' };
  const rest = { country: null, idKind: null, recargo: false, paymentTerms: null, paymentMeans: null };
  const calls = open({
    CorrectedCustomer: () => data({ customer: { ...card, ...more, ...rest, restrictedAt: null, objectedAt: null } }),
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Por qué' }), 'data');
  expect(screen.getByText('R4: los importes no cambian')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Quitar entre todas' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Se quita/ })).toBeNull();
  const table = await screen.findByRole('table', { name: 'Datos del cliente' });
  await waitFor(() => expect(table).toHaveTextContent('Bodegas Larrañaga, S.A.'));
  await userEvent.click(await issue());
  await screen.findByRole('heading', { name: /R-2026-0003/ });
  expect(sentOf(calls)).toEqual([
    {
      ...{ kind: 'R4', cause: 'Los datos del cliente no eran los correctos.', dataOnly: true, customerId: 'c1' },
      originals: [{ id: 'i1' }, { id: 'i2' }],
    },
  ]);
});

test('data written by hand wait until something is right, and what is refused of them stands at its field', async () => {
  const byHand = { customer: null, customerName: 'Ana Roca', customerNif: '12345678Z', customerAddress: 'Calle 1' };
  const calls = open(
    {
      Original: ({ id }) => data({ invoice: one(Number(String(id).slice(1)), byHand) }),
      RectifyInvoices: () => refusal('BAD_USER_INPUT', 'No', { 'customerManual.name': 'El nombre no puede ser ese' }),
    },
    '/app/invoices/together?id=i1&id=i3',
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Por qué' }), 'data');
  expect(screen.getByText('Los datos siguen siendo los de las facturas: corrígelos.')).toBeInTheDocument();
  await fillIn(screen.getByRole('textbox', { name: /^Nombre bueno/ }), ' Gil');
  await userEvent.click(await issue());
  expect(await screen.findByText('El nombre no puede ser ese')).toBeInTheDocument();
  expect(sentOf(calls)).toMatchObject([
    { dataOnly: true, customerManual: { name: 'Ana Roca Gil', nif: '12345678Z', address: 'Calle 1' } },
  ]);
});

test('data that one of them says already are issued for the sake of the other', async () => {
  const named = (id: unknown) => ({ customer: null, customerName: id === 'i1' ? 'Ana Roka' : 'Ana Roca' });
  const calls = open(
    {
      Original: ({ id }) =>
        data({ invoice: one(Number(String(id).slice(1)), { ...named(id), customerNif: '12345678Z' }) }),
    },
    '/app/invoices/together?id=i1&id=i3',
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Por qué' }), 'data');
  expect(screen.getByRole('textbox', { name: /^Nombre bueno/ })).toHaveValue('Ana Roca');
  await userEvent.click(await issue());
  await waitFor(() => expect(sentOf(calls)).toMatchObject([{ customerManual: { name: 'Ana Roca' } }]));
});

test('what is refused of one stands at it, and it is taken off the list from there', async () => {
  const text = 'La A-2026-0062 lleva suplidos: abónala aparte, para devolverlos con ella';
  const calls = open(
    { RectifyInvoices: () => refusal('CONFLICT', text, { 'originals.1.id': text }) },
    '/app/invoices/together?id=i1&id=i2&id=i3',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Quitarlo todo' }));
  await userEvent.click(await issue());
  const table = screen.getByRole('table', { name: 'Facturas que rectificas' });
  expect(await within(table).findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('heading', { name: /R-2026-0003/ })).toBeNull();
  await userEvent.click(within(table).getByRole('button', { name: 'Quitarla de la lista' }));
  expect(address()).toBe('/app/invoices/together?id=i1&id=i3');
  expect(screen.queryByText(text)).toBeNull();
  expect(sentOf(calls)).toHaveLength(1);
});

test('wrong amounts are not sent, more than is left is warned of, and a cause or a kind is refused on its field', async () => {
  const calls = open({
    RectifyInvoices: () =>
      refusal('BAD_USER_INPUT', 'Revisa los datos', { cause: 'Escribe por qué', kind: 'Solo en España' }),
  });
  const [first, , second] = await screen.findAllByRole('textbox', { name: /^Se quita/ });
  await userEvent.type(first!, '-5');
  expect(screen.getByText('Escribe lo que quitas, sin signo')).toBeInTheDocument();
  await userEvent.clear(first!);
  await userEvent.type(first!, '5,123');
  expect(screen.getByText('Como mucho 2 decimales')).toBeInTheDocument();
  await userEvent.type(second!, '60,01');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sentOf(calls)).toEqual([]);
  await userEvent.type(first!, '{Backspace}');
  expect(screen.getByText(/^Quitas más de lo que queda: revisa/)).toBeInTheDocument();
  await userEvent.click(await issue());
  expect(await screen.findByText('Escribe por qué')).toBeInTheDocument();
  expect(screen.getByText('Solo en España')).toBeInTheDocument();
});

test('from an invoice that is wrong, the others of its customer are added', async () => {
  open({}, '/app/invoices/i1/wrong?what=amount&wrong=amount&happened=yes&handedOver=yes');
  await userEvent.click(await screen.findByRole('link', { name: 'Rectifícalas juntas' }));
  expect(await screen.findByText('Añade otra factura del mismo cliente.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Añadir la A-2026-0062/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Añadir la A-2026-0064/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Añadir la A-2026-0063/ }));
  await waitFor(() => expect(address()).toBe('/app/invoices/together?id=i1&id=i3'));
  expect(await amount('A-2026-0063, 21 %')).toBeInTheDocument();
});

test('on a phone too; a silence says that nothing is made twice, and the second attempt has the same key', async () => {
  setWidth(390);
  const calls = open({ RectifyInvoices: () => silence() });
  expect(await screen.findByRole('list', { name: 'Facturas que rectificas' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Quitarlo todo' }));
  await userEvent.click(await issue());
  expect(await screen.findByText(/no se emitirá dos veces/)).toBeInTheDocument();
  // Beside the button that was pressed, which is always in view; not in the summary below it.
  const summary = screen.getByRole('region', { name: 'La rectificativa' });
  expect(within(summary).queryByText(/no se emitirá dos veces/)).toBeNull();
  await userEvent.click(await issue());
  const keys = calls.filter(call => call.operation === 'RectifyInvoices').map(call => call.key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('more than a document takes, and one that is not there, are said instead; without any it leads to the list', async () => {
  const many = Array.from({ length: 101 }, (_, n) => `id=x${n}`).join('&');
  open({}, `/app/invoices/together?${many}`);
  expect(await screen.findByText('Se rectifican juntas de 2 a 100 facturas.')).toBeInTheDocument();
  open({}, '/app/invoices/together?id=i1&id=gone');
  expect(await screen.findByText('Factura no encontrada')).toBeInTheDocument();
  open({}, '/app/invoices/together');
  expect(await screen.findByRole('checkbox', { name: 'Seleccionar A-2026-0061' })).toBeInTheDocument();
});
