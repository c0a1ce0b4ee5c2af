import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';
import { today } from '../../../test/days';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const part = (price: number, more: object = {}) => ({
  description: 'Cocina',
  quantity: 1,
  price,
  ivaRate: 21,
  ...more,
});
const KITCHEN = part(1000);

const post = ({ token }: Person, path: string, body: object = {}) => app.rest('POST', path, { token, body });
const made = async (person: Person, path: string, body: object = {}): Promise<Body> => {
  const answer = await post(person, path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body.invoice;
};
const written = (more: object) => ({ date: today(), customerManual: BUYER, lines: [KITCHEN], ...more });
const prepay = (person: Person, price = 400, more: object = {}) =>
  buildInvoice(app, person, written({ prepayment: true, lines: [part(price)], ...more }));
const final = (person: Person, prepayments: Body[], more: object = {}) =>
  made(person, '/invoices', written({ prepayments: prepayments.map(({ id }) => id), ...more }));
const refused = async (person: Person, path: string, body: object = {}) => {
  const { status, body: answer } = await post(person, path, body);
  return [status, answer.fields ?? answer.error];
};
const refusedFinal = (person: Person, prepayments: Body[], more: object = {}) =>
  refused(person, '/invoices', written({ prepayments: prepayments.map(({ id }) => id), ...more }));
const correct = (person: Person, { id }: Body, more: object = {}) =>
  made(person, `/invoices/${id}/rectify`, { kind: 'R1', cause: 'Cambio', ...more });
const cancel = (person: Person, { id }: Body) => refused(person, `/invoices/${id}/cancel`);
const settler = async ({ token }: Person, { id }: Body) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice.settledBy?.fullNumber ?? null;
const open = async ({ token }: Person, nif = BUYER.nif) =>
  (await app.rest('GET', `/invoices/prepayments?nif=${nif}`, { token })).body.prepayments.map(
    ({ fullNumber }: Body) => fullNumber,
  );
const settledIn = (by: Body) => [409, { 'prepayments.0': expect.stringContaining(`liquidado en ${by.fullNumber}`) }];

test('credited whole, credited back and credited again: what is taken off once is never taken off twice', async () => {
  const person = await buildTenant(app);
  const paid = await prepay(person);
  const first = await final(person, [paid]);
  const credit = await correct(person, first);
  expect([await settler(person, paid), await open(person)]).toEqual([null, [paid.fullNumber]]);
  const back = await correct(person, credit);
  expect(back.warnings.join()).not.toContain('sin liquidar');
  expect([await settler(person, paid), await open(person)]).toEqual([first.fullNumber, []]);
  expect(await refusedFinal(person, [paid])).toEqual(settledIn(first));
  const again = await correct(person, back);
  expect(again.warnings.join()).toContain(`El anticipo ${paid.fullNumber} queda sin liquidar`);
  expect([await settler(person, paid), await open(person)]).toEqual([null, [paid.fullNumber]]);
});

test('what takes a prepayment off again is refused once it is settled anew or annulled, whether it is issued or annulled itself', async () => {
  const person = await buildTenant(app);
  const paid = await prepay(person);
  const first = await final(person, [paid]);
  const credit = await correct(person, first);
  const second = await final(person, [paid]);
  const body = { kind: 'R1', cause: 'Cambio' };
  const anew = [409, expect.stringContaining(`ya está liquidado de nuevo, en ${second.fullNumber}`)];
  expect(await refused(person, `/invoices/${credit.id}/rectify`, body)).toEqual(anew);
  expect(await cancel(person, credit)).toEqual(anew);
  await post(person, `/invoices/${second.id}/cancel`);
  await post(person, `/invoices/${paid.id}/cancel`);
  const gone = [409, expect.stringContaining(`El anticipo ${paid.fullNumber} está anulado`)];
  expect(await refused(person, `/invoices/${credit.id}/rectify`, body)).toEqual(gone);
  expect(await cancel(person, credit)).toEqual(gone);
  const { rectifiedBy } = (await app.rest('GET', `/invoices/${credit.id}`, { token: person.token })).body.invoice;
  expect(rectifiedBy).toEqual([]);
});

test('what replaces a settled prepayment is settled too', async () => {
  const person = await buildTenant(app);
  const paid = await prepay(person);
  const whole = await final(person, [paid]);
  const less = await correct(person, paid, { way: 'S', lines: [part(350)] });
  const least = await correct(person, less, { way: 'S', lines: [part(300)] });
  expect(least.warnings.join()).toContain(`liquidado en ${whole.fullNumber}, que lo resta: rectifica también esa`);
  expect([await settler(person, least), await open(person)]).toEqual([whole.fullNumber, []]);
  expect(await refusedFinal(person, [least])).toEqual(settledIn(whole));
  const credit = await correct(person, whole);
  const other = await final(person, [least]);
  expect(await settler(person, paid)).toBe(other.fullNumber);
  expect(await cancel(person, credit)).toEqual([409, expect.stringContaining('liquidado de nuevo')]);
});

test('what replaces a prepayment says what it is, and has no line that none can have', async () => {
  const person = await buildTenant(app);
  const paid = await prepay(person);
  const body = { kind: 'R1', cause: 'Cambio', way: 'S', lines: [part(10, { ivaRate: 0, ivaCause: 'E5' })] };
  expect(await refused(person, `/invoices/${paid.id}/rectify`, body)).toEqual([
    400,
    { 'lines.0.ivaCause': expect.stringContaining('intracomunitaria') },
  ]);
  const less = await correct(person, paid, { way: 'S', lines: [part(350)] });
  expect(less).toMatchObject({ prepayment: true, lines: [{ description: 'Anticipo: Cocina' }] });
});

describe('an invoice that is replaced', () => {
  const off = (of: Body, price = 400) => part(price, { description: of.lines[1].description, quantity: -1 });

  test('settles in what replaces it by the lines that say so, until that is credited whole', async () => {
    const person = await buildTenant(app);
    const paid = await prepay(person);
    const whole = await final(person, [paid]);
    const right = await correct(person, whole, { way: 'S', lines: [part(900), off(whole)] });
    expect(right.lines).toMatchObject([{ prepaymentId: null }, { prepaymentId: paid.id }]);
    expect(right.settles).toMatchObject([{ id: paid.id }]);
    expect([await settler(person, paid), await cancel(person, paid)]).toEqual([
      right.fullNumber,
      [409, expect.stringContaining(right.fullNumber)],
    ]);
    await correct(person, right);
    expect([await settler(person, paid), await open(person)]).toEqual([null, [paid.fullNumber]]);
  });

  test('settles no more what is not in those, unless they are annulled, which is refused once that was settled anew', async () => {
    const person = await buildTenant(app);
    const paid = await prepay(person);
    const whole = await final(person, [paid]);
    const without = await correct(person, whole, { way: 'S', lines: [part(600)] });
    expect(without.warnings.join()).toContain(`El anticipo ${paid.fullNumber} queda sin liquidar`);
    const other = await final(person, [paid]);
    expect(await settler(person, paid)).toBe(other.fullNumber);
    expect(await cancel(person, without)).toEqual([409, expect.stringContaining(`de nuevo, en ${other.fullNumber}`)]);
    await post(person, `/invoices/${other.id}/cancel`);
    expect((await post(person, `/invoices/${without.id}/cancel`)).status).toBe(200);
    expect(await settler(person, paid)).toBe(whole.fullNumber);
  });
});

test('two at once: credited back while it is settled anew, one of them alone takes the prepayment off', async () => {
  const person = await buildTenant(app);
  for (const undo of ['rectify', 'cancel']) {
    const paid = await prepay(person);
    await final(person, [paid]);
    const credit = await correct(person, (await settlerOf(person, paid))!);
    const answers = await Promise.all([
      post(person, `/invoices/${credit.id}/${undo}`, { kind: 'R1', cause: 'Cambio' }),
      post(person, '/invoices', written({ prepayments: [paid.id] })),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  }
});
const settlerOf = async ({ token }: Person, { id }: Body) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice.settledBy;

test('of which more was credited at a rate than it says is not offered, and says what is wrong', async () => {
  const person = await buildTenant(app);
  const paid = await prepay(person);
  await correct(person, paid, { lines: [part(-50, { ivaRate: 10 })] });
  expect(await open(person)).toEqual([]);
  expect(await refusedFinal(person, [paid])).toEqual([
    409,
    { 'prepayments.0': expect.stringContaining('más de lo que dice') },
  ]);
});

test('whose customer an R4 has corrected is the corrected one', async () => {
  const person = await buildTenant(app);
  const paid = await prepay(person, 400, { customerManual: { ...BUYER, nif: 'B26304189' } });
  await correct(person, paid, { kind: 'R4', dataOnly: true, customerManual: BUYER });
  expect(await open(person)).toEqual([paid.fullNumber]);
  expect(await final(person, [paid])).toMatchObject({ subtotal: 600, settles: [{ id: paid.id }] });
});

test('a number of separators is nobody, and one named twice is counted once, each refusal where it was sent', async () => {
  const person = await buildTenant(app);
  await prepay(person, 100, { kind: 'F2', customerManual: undefined });
  const { status, body } = await app.rest('GET', '/invoices/prepayments?nif=.-', { token: person.token });
  expect([status, body.fields]).toEqual([400, { nif: 'Escribe el NIF del cliente' }]);
  const [paid, draft] = [await prepay(person), await prepay(person, 100, { status: 'draft' })];
  const twice = [paid, { ...paid, id: paid.id.toUpperCase() }];
  expect(await refusedFinal(person, [...twice, draft])).toEqual([
    400,
    { 'prepayments.2': expect.stringContaining('borrador') },
  ]);
  const named = (ids: string[]) => [KITCHEN, ...ids.map(prepaymentId => part(1, { quantity: -1, prepaymentId }))];
  expect(await refusedFinal(person, [], { lines: named([paid.id, 'nada']) })).toEqual([
    400,
    { 'lines.2.prepaymentId': 'El identificador no es válido' },
  ]);
  const many = Array.from({ length: 51 }, (_, at) => paid.id.slice(0, -2) + String(10 + at));
  expect(await refusedFinal(person, [], { lines: named(many) })).toEqual([
    400,
    { prepayments: 'Una factura liquida como mucho 50 anticipos' },
  ]);
  expect((await final(person, twice, { lines: named([paid.id]) })).lines).toHaveLength(2);
});

test('under criterio de caja nothing of before is taken off, and nothing of then afterwards, new or of a draft', async () => {
  const person = await buildTenant(app);
  const { settings } = (await app.rest('GET', '/settings', { token: person.token })).body;
  const cash = (cashBasis: boolean) =>
    app.rest('PUT', '/settings', { token: person.token, body: { ...settings, cashBasis } });
  const check = async (paid: Body, draft: Body, text: string) => {
    const answer = [400, { 'prepayments.0': expect.stringContaining(text) }];
    expect(await refusedFinal(person, [paid])).toEqual(answer);
    expect(await refused(person, `/invoices/${draft.id}/issue`)).toEqual(answer);
  };
  const before = await prepay(person);
  const draft = await final(person, [before], { status: 'draft' });
  expect((await cash(true)).status).toBe(200);
  await check(before, draft, 'no va por el criterio de caja y esta factura sí');
  const under = await prepay(person);
  const other = await final(person, [under], { status: 'draft' });
  await cash(false);
  await check(under, other, 'va por el criterio de caja y esta factura no');
  expect(await final(person, [before])).toMatchObject({ subtotal: 600 });
});

test('an invoice of many rows takes many off, its own and another company’s kept apart', async () => {
  const person = await buildTenant(app);
  const paid: Body[] = [];
  for (let at = 0; at < 3; at += 1) paid.push(await prepay(person, 10.01 + at));
  const customer = await buildCustomer(app, person, { nif: BUYER.nif });
  const all = await final(person, paid, { customerManual: undefined, customerId: customer.id });
  expect(all).toMatchObject({ subtotal: 966.97, totalIva: 203.06, total: 1170.03 });
  const stranger = await buildTenant(app);
  expect(await refusedFinal(stranger, paid)).toEqual([404, 'Factura no encontrada']);
});
