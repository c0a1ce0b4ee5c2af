import { buildCustomer, buildInvoice, buildPrepayment, buildTenant, type Person } from '../../../test/build';
import { refusedByBoth } from '../../../test/doors';
import type { TestApp } from '../../../test/harness';
import { expectSameLedger, type AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const sold = (price: number, more: object = {}) => ({
  description: 'Vino',
  quantity: 1,
  price,
  ivaRate: 21,
  ...more,
});
const back = (price: number, more: object = {}) => sold(price, { description: 'Envases', returned: true, ...more });
const invoiceOf = ({ token }: Person, lines: object[], more: object = {}) =>
  app.rest('POST', '/invoices', {
    token,
    body: { date: '2026-11-20', customerManual: BUYER, lines, ...more },
  });
const made = (person: Person, lines: object[], more: object = {}) =>
  buildInvoice(app, person, { customerManual: BUYER, lines, ...more });
const post = ({ token }: Person, path: string, body: object = {}) => app.rest('POST', path, { token, body });
const dashboardOf = async ({ token }: Person) =>
  (await app.gql('{ dashboard { overview { totalRevenue pendingRevenue } } }', {}, { token })).body.data.dashboard
    .overview;

describe('goods returned', () => {
  test('are taken off a later supply, say so, and may be more than it; the AEAT accepts it', async () => {
    const person = await aeat.buildSender();
    const less = await made(person, [sold(100), back(30, { quantity: 2 })]);
    expect(less).toMatchObject({
      kind: 'F1',
      subtotal: 40,
      totalIva: 8.4,
      total: 48.4,
      lines: [
        { description: 'Vino', quantity: 1, returned: false },
        { description: 'Devolución: Envases', quantity: -2, price: 30, subtotal: -60, returned: true },
      ],
    });
    const below = await made(person, [sold(10), back(30, { description: 'Palés que devuelven' })]);
    expect(below).toMatchObject({ subtotal: -20, totalIva: -4.2, total: -24.2, payable: -24.2 });
    expect(below.lines[1]).toMatchObject({ description: 'Palés que devuelven' });
    expect((await made(person, [sold(30), back(30)])).total).toBe(0);
    await aeat.drain(person);
    expect((await aeat.statuses(person)).map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    await expectSameLedger(aeat, person);
  });

  test('keep their own discount, and none of the whole; with prices that have their VAT too', async () => {
    const person = await buildTenant(app);
    const own = await made(person, [sold(100), back(50, { discountPercent: 10 })], { discountPercent: 10 });
    // 90 − 45.
    expect(own).toMatchObject({ subtotal: 45, totalIva: 9.45, lines: [{ subtotal: 90 }, { subtotal: -45 }] });
    const euros = await made(person, [sold(100), back(50, { discountAmount: 5 })]);
    expect(euros).toMatchObject({ subtotal: 55, lines: [{}, { discountAmount: -5, subtotal: -45 }] });
    const gross = await made(person, [
      sold(0, { price: undefined, grossPrice: 47.52 }),
      back(0, { price: undefined, grossPrice: 12.1, quantity: 3 }),
    ]);
    expect(gross).toMatchObject({ total: 11.22, lines: [{ total: 47.52 }, { total: -36.3, quantity: -3, price: 10 }] });
    const tooMuch = await invoiceOf(person, [sold(100), back(50, { discountAmount: 50.01 })]);
    expect(tooMuch.body.fields).toEqual({
      'lines.1.discountAmount': 'El descuento es mayor que el importe de la línea',
    });
  });

  test.each<[string, object[], object, string, string]>([
    ['another rate', [sold(100, { ivaRate: 10 }), back(10)], {}, 'lines.0.ivaRate', 'mismo tipo'],
    ['another rate after it', [sold(100), back(10), sold(1, { ivaRate: 4 })], {}, 'lines.2.ivaRate', 'mismo tipo'],
    [
      'another cause',
      [sold(100, { ivaRate: 0, ivaCause: 'E1' }), back(10, { ivaRate: 0, ivaCause: 'E6' })],
      {},
      'lines.0.ivaCause',
      'mismo tipo',
    ],
    ['nothing sold', [back(10), back(20)], {}, 'lines.0.returned', 'entrega nueva'],
    ['an agreed total', [sold(100), back(10)], { agreedTotal: 60 }, 'agreedTotal', 'no se acuerda un total'],
    ['a prepayment', [sold(100), back(10)], { prepayment: true }, 'lines.1.returned', 'anticipo'],
    ['nobody named', [sold(100), back(10)], { kind: 'F2', customerManual: null }, 'lines.1.returned', 'de quién es'],
    ['a quantity of 0', [sold(100), back(10, { quantity: 0 })], {}, 'lines.1.quantity', 'mayor que 0'],
    ['a quantity below 0 of what is sold', [sold(9, { quantity: -1 })], {}, 'lines.0.quantity', 'mayor que 0'],
    ['a discount below 0 of what is sold', [sold(9, { discountAmount: -1 })], {}, 'lines.0.discountAmount', '0 o más'],
  ])('with %s are refused on the field, and no number is taken', async (_, lines, more, field, text) => {
    const person = await buildTenant(app);
    const input = { date: '2026-11-20', customerManual: BUYER, lines, ...more };
    const refused = [400, { [field]: expect.stringContaining(text) }];
    expect(await refusedByBoth(app, person, 'createInvoice', { input })).toEqual(refused);
    expect((await made(person, [sold(1)])).fullNumber).toBe('A-2026-0001');
  });

  test('are taken off a simplified invoice that names its customer', async () => {
    const person = await buildTenant(app);
    const named = await made(person, [sold(10), back(30)], { kind: 'F2', qualified: true });
    expect(named).toMatchObject({ kind: 'F1', qualified: true, total: -24.2 });
  });

  test('stand beside prepayments at their rate, which are not taken off them', async () => {
    const person = await buildTenant(app);
    const { id } = await buildPrepayment(app, person, { lines: [sold(80)] });
    const final = await made(person, [sold(100), back(30)], { prepayments: [id] });
    expect(final).toMatchObject({ subtotal: -10, lines: [{}, { returned: true }, { prepaymentId: id }] });
    const other = await buildPrepayment(app, person, { lines: [sold(80, { ivaRate: 10 })] });
    const refused = await invoiceOf(person, [sold(100), back(30)], { prepayments: [other.id] });
    expect(refused.body.fields).toEqual({ prepayments: expect.stringContaining('mismo tipo') });
    const draft = await made(person, [sold(100), back(30)], {
      prepayments: [(await buildPrepayment(app, person, { lines: [sold(90)] })).id],
      status: 'draft',
    });
    const issued = await post(person, `/invoices/${draft.id}/issue`);
    expect([issued.status, issued.body.invoice?.subtotal]).toEqual([200, -20]);
  });

  test('of a draft are kept, changed and issued as they were written', async () => {
    const person = await buildTenant(app);
    const draft = await made(person, [sold(10), back(30)], { status: 'draft' });
    const changed = await app.rest('PUT', `/invoices/${draft.id}`, {
      token: person.token,
      body: {
        date: '2026-11-20',
        customerManual: BUYER,
        lines: [sold(10), back(40, { description: draft.lines[1].description })],
      },
    });
    expect(changed.body.invoice.lines[1]).toMatchObject({
      description: 'Devolución: Envases',
      quantity: -1,
      price: 40,
    });
    const issued = await post(person, `/invoices/${draft.id}/issue`);
    expect(issued.body.invoice).toMatchObject({ status: 'issued', total: -36.3, lines: [{}, { returned: true }] });
  });

  test('mean the same with the sign that they are read with, at both doors', async () => {
    const person = await buildTenant(app);
    const [above, below] = [1, -1].map(sign => [
      sold(100),
      back(30, { quantity: 2 * sign, discountAmount: 5 * sign }),
    ]) as [object[], object[]];
    const expected = { total: 54.45, lines: [{}, { quantity: -2, discountAmount: -5, subtotal: -55, returned: true }] };
    expect(await made(person, above)).toMatchObject(expected);
    expect(await made(person, below)).toMatchObject(expected);
    const input = { date: '2026-11-20', customerManual: BUYER, lines: below };
    const { body } = await app.gql(
      'mutation($input: InvoiceInput!) { createInvoice(input: $input) { total lines { quantity } } }',
      { input },
      person,
    );
    expect(body.data.createInvoice).toEqual({ total: '54.45', lines: [{ quantity: '1.00' }, { quantity: '-2.00' }] });
  });

  test('of a retailer take the recargo back, and of who withholds the withholding', async () => {
    const person = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, person, { nif: '12345678Z', recargo: true });
    const surcharged = await made(person, [sold(10), back(110)], { customerManual: null, customerId });
    expect(surcharged).toMatchObject({ subtotal: -100, totalIva: -21, recargo: -5.2, total: -126.2 });
    const withheld = await made(person, [sold(10), back(110)], { withholdingPercent: 15 });
    expect(withheld).toMatchObject({ withholding: -15, total: -121, payable: -106 });
  });

  test('count in what was invoiced and is owed, and what comes to less than 0 is given back and rectified like any other', async () => {
    const person = await buildTenant(app);
    await made(person, [sold(100)]);
    const below = await made(person, [sold(10), back(30)]);
    expect(await dashboardOf(person)).toEqual({ totalRevenue: '96.80', pendingRevenue: '96.80' });
    expect((await post(person, `/invoices/${below.id}/pay`)).body.invoice).toMatchObject({
      status: 'paid',
      payable: -24.2,
    });
    expect(await dashboardOf(person)).toEqual({ totalRevenue: '96.80', pendingRevenue: '121.00' });
    const credit = await post(person, `/invoices/${below.id}/rectify`, { kind: 'R1', cause: 'No lo devolvió' });
    expect(credit.body.invoice).toMatchObject({
      total: 24.2,
      warnings: expect.not.arrayContaining([expect.stringContaining('más de base')]),
      lines: [
        { quantity: -1, returned: false },
        { quantity: 1, price: 30, returned: false },
      ],
    });
    const twice = await post(person, `/invoices/${below.id}/rectify`, { kind: 'R1', cause: 'Otra vez' });
    expect(twice.body.invoice.warnings).toEqual(
      expect.arrayContaining([expect.stringContaining('se cargan 20,00 € más de base de lo que se abonó')]),
    );
    const other = await made(person, [sold(10), back(30)]);
    const replaced = await post(person, `/invoices/${other.id}/rectify`, {
      kind: 'R1',
      way: 'S',
      cause: 'Solo un envase',
      lines: [sold(10), { ...sold(10), description: 'Envases', quantity: -1 }],
    });
    expect(replaced.body.invoice).toMatchObject({ total: 0, rectification: { replaced: { subtotal: -20 } } });
    // What lowers the base alone is no way to raise it.
    const third = await made(person, [sold(10), back(30)]);
    const debt = await post(person, `/invoices/${third.id}/rectify`, { kind: 'R3', cause: 'No paga' });
    expect([debt.status, debt.body.fields]).toEqual([400, { lines: expect.stringContaining('solo baja la base') }]);
  });

  test('stand in the file of all invoices as they are', async () => {
    const person = await buildTenant(app);
    await made(person, [sold(10), back(30)]);
    const csv = (await app.rest('GET', '/invoices/export/csv', { token: person.token })).text;
    expect(csv).toContain('A-2026-0001;20/11/2026;B26304188;Bodegas Larrañaga, S.L.;-20,00;-4,20;');
  });
});
