import { randomUUID } from 'node:crypto';
import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import { refusedByBoth } from '../../../test/doors';
import type { TestApp } from '../../../test/harness';
import { expectSameLedger, type AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { pdfText } from '../../../test/read/pdf-text';
import { inDays, today } from '../../../test/days';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const daysAgo = (days: number) => inDays(-days);
const spanish = (date: string) => date.split('-').reverse().join('/');
const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const KITCHEN = { description: 'Cocina a medida', quantity: 1, price: 1000, ivaRate: 21 };
const part = (price: number, more: object = {}) => ({
  description: 'Cocina',
  quantity: 1,
  price,
  ivaRate: 21,
  ...more,
});

const invoiceOf = (person: Person, more: object) =>
  app.rest('POST', '/invoices', {
    token: person.token,
    body: { date: today(), customerManual: BUYER, lines: [KITCHEN], ...more },
  });
const prepay = (person: Person, price = 400, more: object = {}) =>
  buildInvoice(app, person, {
    date: today(),
    customerManual: BUYER,
    prepayment: true,
    lines: [part(price)],
    ...more,
  });
const post = ({ token }: Person, path: string, body: object = {}) => app.rest('POST', path, { token, body });
const read = async ({ token }: Person, id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice;
const all = async ({ token }: Person) => (await app.rest('GET', '/invoices', { token })).body.invoices;
const open = async ({ token }: Person, query: string) =>
  (await app.rest('GET', `/invoices/prepayments?${query}`, { token })).body.prepayments;
const said = (answer: { status: number; body: { fields?: object; error?: string; message?: string } }) => [
  answer.status,
  answer.body.fields,
];
const paperOf = (by: Person, id: string) => pdfText(app, by, `/invoices/${id}/pdf`);

describe('a prepayment', () => {
  test('is an invoice of its own, paid on the day on which it was received, and says what it is', async () => {
    const person = await aeat.buildSender();
    const made = await prepay(person, 400, { operationDate: daysAgo(3) });
    expect(made).toMatchObject({
      kind: 'F1',
      prepayment: true,
      status: 'paid',
      operationDate: daysAgo(3),
      total: 484,
      lines: [{ description: 'Anticipo: Cocina', quantity: 1, prepaymentId: null }],
      settles: [],
    });
    expect(await read(person, made.id)).toMatchObject({
      settledBy: null,
      collections: [{ date: daysAgo(3), amount: 484 }],
    });
    await aeat.drain(person);
    expect((await aeat.statuses(person)).map(each => each.status)).toEqual(['accepted']);
    const paper = await paperOf(person, made.id);
    expect(paper).toContain('Factura de anticipo');
    const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    expect(paper).toContain(`Cobrado: ${new Date(daysAgo(3)).toLocaleDateString('es-ES', day)}`);
  });

  test('keeps the words of who says by themselves what it is', async () => {
    const person = await buildTenant(app);
    const lines = ['Señal del 40 % de la cocina', 'Anticipo de la cocina', 'Pago a cuenta'].map(description =>
      part(10, { description }),
    );
    const made = await prepay(person, 0, { lines: [...lines, part(10, { description: 'Señalización' })] });
    expect(made.lines.map((line: { description: string }) => line.description)).toEqual([
      'Señal del 40 % de la cocina',
      'Anticipo de la cocina',
      'Pago a cuenta',
      'Anticipo: Señalización',
    ]);
  });

  test('has no lines whose VAT does not accrue with the money, and settles none', async () => {
    const person = await buildTenant(app);
    const refused = await invoiceOf(person, {
      prepayment: true,
      customerManual: { name: 'Durand', nif: 'FR40303265045', country: 'FR', idKind: '02', address: null },
      lines: [part(10), part(10, { ivaRate: 0, ivaCause: 'E5' })],
    });
    expect(said(refused)).toEqual([400, { 'lines.1.ivaCause': expect.stringContaining('intracomunitaria') }]);
    for (const ivaRegime of ['14', '15']) {
      const lines = [part(10, { ivaRegime })];
      const customerManual = { name: 'Ayuntamiento de Haro', nif: 'P2607100A', address: 'Plaza de la Paz, 1' };
      const pending = { prepayment: true, operationDate: inDays(30), customerManual, lines };
      expect(said(await invoiceOf(person, pending))).toEqual([
        400,
        { 'lines.0.ivaRegime': expect.stringContaining(`no lleva la clave ${ivaRegime}`) },
      ]);
    }
    const other = await prepay(person);
    expect(said(await invoiceOf(person, { prepayment: true, prepayments: [other.id] }))).toEqual([
      400,
      { prepayments: expect.stringContaining('no liquida otros') },
    ]);
  });
});

describe('the invoice that settles prepayments', () => {
  test('takes each off at its rate, citing it, adds up to the rest, and the AEAT accepts it', async () => {
    const person = await aeat.buildSender();
    const first = await prepay(person, 400, { lines: [part(300), part(100, { ivaRate: 10 })] });
    const second = await prepay(person, 150.5);
    const { status, body } = await invoiceOf(person, {
      lines: [KITCHEN, part(200, { ivaRate: 10 })],
      prepayments: [first.id, second.id],
    });
    const cites = (made: { fullNumber: string }) => `Anticipo ${made.fullNumber}, del ${spanish(today())}`;
    expect([status, body.invoice]).toMatchObject([
      201,
      {
        status: 'issued',
        prepayment: false,
        lines: [
          { description: 'Cocina a medida', prepaymentId: null },
          { description: 'Cocina', prepaymentId: null },
          { description: cites(first), quantity: -1, price: 300, ivaRate: 21, subtotal: -300, prepaymentId: first.id },
          { description: cites(first), quantity: -1, price: 100, ivaRate: 10, subtotal: -100, prepaymentId: first.id },
          { description: cites(second), quantity: -1, price: 150.5, ivaRate: 21, subtotal: -150.5 },
        ],
        subtotal: 649.5,
        totalIva: 125.4,
        total: 774.9,
        settles: [
          { id: first.id, fullNumber: first.fullNumber },
          { id: second.id, fullNumber: second.fullNumber },
        ],
      },
    ]);
    expect((await read(person, first.id)).settledBy).toMatchObject({ id: body.invoice.id });
    await aeat.drain(person);
    expect((await aeat.statuses(person)).map(each => each.status)).toEqual(Array(3).fill('accepted'));
    await expectSameLedger(aeat, person);
    const paper = await paperOf(person, body.invoice.id);
    expect(paper).toContain(cites(second));
    expect(paper).toContain('−150,50');
  });

  test('of what was paid whole comes to nothing', async () => {
    const person = await aeat.buildSender();
    const { id } = await prepay(person, 1000);
    const { body } = await invoiceOf(person, { prepayments: [id] });
    expect(body.invoice).toMatchObject({ subtotal: 0, totalIva: 0, total: 0, settles: [{ id }] });
    await aeat.drain(person);
    expect((await aeat.statuses(person)).map(each => each.status)).toEqual(['accepted', 'accepted']);
  });

  test('shares its discount, its agreed total and its withholding out over its own lines', async () => {
    const person = await buildTenant(app);
    const one = await prepay(person, 100);
    const discounted = (await invoiceOf(person, { prepayments: [one.id], discountPercent: '10' })).body.invoice;
    expect(discounted).toMatchObject({ discount: 100, subtotal: 800, total: 968 });
    expect(discounted.lines.map((line: { subtotal: number }) => line.subtotal)).toEqual([900, -100]);
    const two = await prepay(person, 330.58);
    const agreed = (await invoiceOf(person, { prepayments: [two.id], agreedTotal: '1000' })).body.invoice;
    expect(agreed).toMatchObject({ lines: [{ total: 1000 }, { total: -400 }], total: 600 });
    const three = await prepay(person, 400, { withholdingPercent: '15' });
    const withheld = (await invoiceOf(person, { prepayments: [three.id], withholdingPercent: '15' })).body.invoice;
    expect([three, withheld].map(each => each.withholding)).toEqual([60, 90]);
  });

  test('names its own prepayments alone: each wrong one is refused on its field, and nothing is issued', async () => {
    const person = await buildTenant(app);
    const stranger = await prepay(await buildTenant(app));
    const draft = await prepay(person, 400, { status: 'draft' });
    const plain = await buildInvoice(app, person, { customerManual: BUYER });
    const others = await prepay(person, 400, { customerManual: { name: 'Ana', nif: '48213960A', address: null } });
    const right = await prepay(person);
    const before = (await all(person)).length;
    const refused = async (prepayments: string[], more: object = {}) => {
      const input = { date: today(), customerManual: BUYER, lines: [KITCHEN], prepayments, ...more };
      return refusedByBoth(app, person, 'createInvoice', { input });
    };
    expect(await refused([right.id, draft.id])).toEqual([
      400,
      { 'prepayments.1': expect.stringContaining('borrador') },
    ]);
    expect(await refused([plain.id])).toEqual([
      400,
      { 'prepayments.0': expect.stringContaining('no es una factura de') },
    ]);
    expect(await refused([others.id])).toEqual([400, { 'prepayments.0': expect.stringContaining('otro cliente') }]);
    expect(await refused(['nada'])).toEqual([400, { 'prepayments.0': 'El identificador no es válido' }]);
    for (const id of [stranger.id, randomUUID()]) expect(await refused([id])).toEqual([404, undefined]);
    expect(await refused([right.id], { date: daysAgo(2) })).toEqual([
      400,
      { date: expect.stringContaining('anterior') },
    ]);
    expect(await refused([right.id], { lines: [part(399.99)] })).toEqual([
      400,
      { prepayments: expect.stringContaining('suman más que esta factura') },
    ]);
    expect(await refused([right.id], { lines: [part(900, { ivaRate: 10 })] })).toEqual([
      400,
      { prepayments: expect.stringContaining('Al 21 %') },
    ]);
    expect(said(await invoiceOf(person, { lines: [KITCHEN, part(400, { quantity: -1 })] }))).toEqual([
      400,
      { 'lines.1.quantity': 'Escribe una cantidad mayor que 0' },
    ]);
    expect(await all(person)).toHaveLength(before);
  });

  test('has room for what takes prepayments off, within the 1,000 lines of an invoice', async () => {
    const person = await buildTenant(app);
    const { id } = await prepay(person, 10);
    const of = (count: number) => invoiceOf(person, { lines: Array(count).fill(part(1)), prepayments: [id] });
    expect(said(await of(1000))).toEqual([400, { lines: expect.stringContaining('como mucho 1.000 líneas') }]);
    expect((await of(999)).body.invoice.lines).toHaveLength(1000);
  });

  test('takes a prepayment off once: of two at once one is refused', async () => {
    const person = await buildTenant(app);
    const { id, fullNumber } = await prepay(person);
    const answers = await Promise.all([1, 2].map(() => invoiceOf(person, { prepayments: [id] })));
    expect(answers.map(each => each.status).sort()).toEqual([201, 409]);
    const made = answers.find(each => each.status === 201)!.body.invoice;
    expect(said(answers.find(each => each.status === 409)!)).toEqual([
      409,
      { 'prepayments.0': `El anticipo ${fullNumber} ya está liquidado en ${made.fullNumber}` },
    ]);
    expect((await invoiceOf(person, { prepayments: [id], status: 'draft' })).status).toBe(409);
  });

  test('is for the saved customer with the same card or number, and for whom a simplified prepayment did not name', async () => {
    const person = await buildTenant(app);
    const customer = await buildCustomer(app, person, { nif: BUYER.nif });
    const byHand = await prepay(person, 100);
    const saved = await prepay(person, 100, { customerManual: undefined, customerId: customer.id });
    const nobody = await prepay(person, 100, { kind: 'F2', customerManual: undefined });
    await app.rest('PUT', `/customers/${customer.id}`, {
      token: person.token,
      body: { name: customer.name, nif: 'A58402165' },
    });
    expect((await open(person, `customerId=${customer.id}`)).map((each: { id: string }) => each.id)).toEqual([
      saved.id,
    ]);
    expect((await open(person, `nif=${BUYER.nif}`)).map((each: { id: string }) => each.id)).toEqual([
      byHand.id,
      saved.id,
    ]);
    const more = { customerManual: undefined, customerId: customer.id };
    expect(said(await invoiceOf(person, { ...more, prepayments: [byHand.id] }))[0]).toBe(400);
    expect((await invoiceOf(person, { ...more, prepayments: [saved.id, nobody.id] })).body.invoice.total).toBe(968);
  });

  test('of recargo de equivalencia takes off what carries it, and of another tax nothing', async () => {
    const person = await buildTenant(app);
    const shop = await buildCustomer(app, person, { nif: '48213960A', recargo: true });
    const more = { customerManual: undefined, customerId: shop.id };
    const paid = await prepay(person, 400, more);
    const without = await prepay(person, 100, { ...more, recargo: false });
    expect(said(await invoiceOf(person, { ...more, prepayments: [without.id] }))).toEqual([
      400,
      { 'prepayments.0': expect.stringContaining('recargo de equivalencia') },
    ]);
    const made = (await invoiceOf(person, { ...more, prepayments: [paid.id] })).body.invoice;
    expect(made).toMatchObject({ subtotal: 600, totalIva: 126, recargo: 31.2, total: 757.2 });
  });
});

describe('a draft that settles', () => {
  const save = async (person: Person, ids: string[], more: object = {}) =>
    (await invoiceOf(person, { prepayments: ids, status: 'draft', ...more })).body.invoice;

  test('keeps the lines, is changed with others, and takes them off when it is issued', async () => {
    const person = await buildTenant(app);
    const [one, two] = [await prepay(person, 100), await prepay(person, 200)];
    const draft = await save(person, [one.id, two.id]);
    expect(draft).toMatchObject({ subtotal: 700, settles: [{ id: one.id }, { id: two.id }] });
    expect((await read(person, one.id)).settledBy).toBeNull();
    const changed = await app.rest('PUT', `/invoices/${draft.id}`, {
      token: person.token,
      body: { date: today(), customerManual: BUYER, lines: [KITCHEN], prepayments: [two.id] },
    });
    expect(changed.body.invoice).toMatchObject({ subtotal: 800, settles: [{ id: two.id }] });
    const issued = (await post(person, `/invoices/${draft.id}/issue`)).body.invoice;
    expect(issued).toMatchObject({ status: 'issued', total: 968, settles: [{ id: two.id }] });
    expect((await read(person, two.id)).settledBy).toMatchObject({ id: draft.id });
    expect((await open(person, `nif=${BUYER.nif}`)).map((each: { id: string }) => each.id)).toEqual([one.id]);
  });

  test('is refused once its prepayment was settled, changed or annulled meanwhile', async () => {
    const person = await buildTenant(app);
    const [settled, changed, gone] = [await prepay(person, 100), await prepay(person, 100), await prepay(person, 100)];
    const drafts = [await save(person, [settled.id]), await save(person, [changed.id]), await save(person, [gone.id])];
    const by = (await invoiceOf(person, { prepayments: [settled.id] })).body.invoice;
    await post(person, `/invoices/${changed.id}/rectify`, { kind: 'R1', cause: 'Menos', lines: [part(-30)] });
    await post(person, `/invoices/${gone.id}/cancel`);
    const issue = async (draft: { id: string }) => {
      const { status, body } = await post(person, `/invoices/${draft.id}/issue`);
      return [status, body.error ?? body.message];
    };
    expect(await issue(drafts[0]!)).toEqual([409, expect.stringContaining(`ya está liquidado en ${by.fullNumber}`)]);
    expect(await issue(drafts[1]!)).toEqual([409, expect.stringContaining('anticipos han cambiado')]);
    expect(await issue(drafts[2]!)).toEqual([409, expect.stringContaining('está anulada')]);
    expect((await read(person, drafts[0]!.id)).status).toBe('draft');
  });

  test('of a prepayment is paid once it is issued', async () => {
    const person = await buildTenant(app);
    const draft = await prepay(person, 100, { status: 'draft', operationDate: daysAgo(1) });
    expect(draft).toMatchObject({ status: 'draft', prepayment: true });
    expect((await post(person, `/invoices/${draft.id}/issue`)).body.invoice).toMatchObject({ status: 'paid' });
  });
});

describe('what is put right', () => {
  const r1 = (person: Person, id: string, more: object = {}) =>
    post(person, `/invoices/${id}/rectify`, { kind: 'R1', cause: 'Cambio', ...more });

  test('a prepayment that was credited in part is taken off by what is left of it, and one credited whole not at all', async () => {
    const person = await buildTenant(app);
    const made = await prepay(person);
    await r1(person, made.id, { lines: [part(-150)] });
    expect(await open(person, `nif=${BUYER.nif}`)).toMatchObject([
      { id: made.id, total: 302.5, rates: [{ base: 250 }] },
    ]);
    expect((await invoiceOf(person, { prepayments: [made.id] })).body.invoice.subtotal).toBe(750);
    const whole = await prepay(person);
    await r1(person, whole.id);
    expect(said(await invoiceOf(person, { prepayments: [whole.id] }))).toEqual([
      409,
      { 'prepayments.0': expect.stringContaining('no queda nada que restar') },
    ]);
    expect(await open(person, `nif=${BUYER.nif}`)).toEqual([]);
  });

  test('a prepayment that was credited in part since its total was seen takes nothing off unseen, at both doors', async () => {
    const person = await buildTenant(app);
    const made = await prepay(person);
    const seen = { prepayments: [made.id], expectedTotal: 726 };
    const draft = (await invoiceOf(person, { ...seen, status: 'draft' })).body.invoice;
    expect(draft.total).toBe(726);
    await r1(person, made.id, { lines: [part(-150)] });
    const [before, draftBefore] = [(await all(person)).length, await read(person, draft.id)];
    const refused = [
      409,
      { prepayments: expect.stringContaining('El total es de 907,50 €, no los 726,00 € que viste') },
    ];
    expect(said(await invoiceOf(person, seen))).toEqual(refused);
    const body = { date: today(), customerManual: BUYER, lines: [KITCHEN], ...seen };
    expect(said(await app.rest('PUT', `/invoices/${draft.id}`, { token: person.token, body }))).toEqual(refused);
    const { errors } = (
      await app.gql(
        'mutation($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
        { input: body },
        { token: person.token },
      )
    ).body;
    expect(errors[0].extensions).toMatchObject({ code: 'CONFLICT', fields: refused[1] });
    expect([(await all(person)).length, await read(person, draft.id)]).toEqual([before, draftBefore]);
    expect((await invoiceOf(person, { ...seen, expectedTotal: '907.5' })).body.invoice.total).toBe(907.5);
    expect(said(await invoiceOf(person, { expectedTotal: 1 }))).toEqual([
      409,
      { expectedTotal: 'El total es de 1.210,00 €, no los 1,00 € que viste' },
    ]);
    expect(said(await invoiceOf(person, { expectedTotal: '1210.001' }))).toEqual([
      400,
      { expectedTotal: 'Escribe como mucho 2 decimales' },
    ]);
  });

  test('what replaces a prepayment is taken off in its stead', async () => {
    const person = await buildTenant(app);
    const made = await prepay(person);
    const right = (await r1(person, made.id, { way: 'S', lines: [part(350)] })).body.invoice;
    expect(right.prepayment).toBe(true);
    expect(said(await invoiceOf(person, { prepayments: [made.id] }))).toEqual([
      409,
      {
        'prepayments.0': `Al anticipo ${made.fullNumber} lo sustituye ${right.fullNumber}: resta esa, que es la que vale`,
      },
    ]);
    expect((await open(person, `nif=${BUYER.nif}`)).map((each: { id: string }) => each.id)).toEqual([right.id]);
    expect((await invoiceOf(person, { prepayments: [right.id] })).body.invoice.subtotal).toBe(650);
  });

  test('a settled prepayment is not annulled, and who rectifies it is told of the invoice that takes it off', async () => {
    const person = await buildTenant(app);
    const made = await prepay(person);
    const final = (await invoiceOf(person, { prepayments: [made.id] })).body.invoice;
    const { status, body } = await post(person, `/invoices/${made.id}/cancel`);
    expect([status, body.error ?? body.message]).toEqual([409, expect.stringContaining(final.fullNumber)]);
    expect((await read(person, made.id)).status).toBe('paid');
    const less = (await r1(person, made.id, { lines: [part(-10)] })).body.invoice;
    expect(less.warnings).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`liquidado en ${final.fullNumber}, que lo resta: rectifica también`),
      ]),
    );
  });

  test('an invoice that is annulled or credited whole leaves its prepayments to be settled anew, until that is undone', async () => {
    const person = await buildTenant(app);
    const { id, fullNumber } = await prepay(person);
    const first = (await invoiceOf(person, { prepayments: [id] })).body.invoice;
    await post(person, `/invoices/${first.id}/cancel`);
    const second = (await invoiceOf(person, { prepayments: [id] })).body.invoice;
    expect((await read(person, id)).settledBy).toMatchObject({ id: second.id });
    const credit = (await r1(person, second.id)).body.invoice;
    expect(credit).toMatchObject({ subtotal: -600, lines: [{ quantity: -1 }, { quantity: 1, prepaymentId: id }] });
    expect(credit.warnings).toEqual(
      expect.arrayContaining([expect.stringContaining(`El anticipo ${fullNumber} queda sin liquidar`)]),
    );
    expect(credit.settles).toEqual([]);
    expect((await read(person, id)).settledBy).toBeNull();
    const third = (await invoiceOf(person, { prepayments: [id] })).body.invoice;
    const { status, body } = await post(person, `/invoices/${credit.id}/cancel`);
    expect([status, body.error ?? body.message]).toEqual([409, expect.stringContaining('liquidado de nuevo')]);
    await post(person, `/invoices/${third.id}/cancel`);
    expect((await post(person, `/invoices/${credit.id}/cancel`)).status).toBe(200);
    expect((await read(person, id)).settledBy).toMatchObject({ id: second.id });
  });

  test('who says what is wrong with a settled prepayment is told the same', async () => {
    const person = await buildTenant(app);
    const { id } = await prepay(person);
    const final = (await invoiceOf(person, { prepayments: [id] })).body.invoice;
    const { status, body } = await post(person, `/invoices/${id}/cancel`, {
      because: { wrong: 'text', happened: 'yes', handedOver: false },
    });
    expect([status, body.error ?? body.message]).toEqual([
      409,
      expect.stringContaining(
        `Este anticipo ya no se anula: otra factura lo abona. Está liquidado en ${final.fullNumber}`,
      ),
    ]);
  });

  test('an invoice that is credited in part goes on settling', async () => {
    const person = await buildTenant(app);
    const { id } = await prepay(person);
    const final = (await invoiceOf(person, { prepayments: [id] })).body.invoice;
    await r1(person, final.id, { lines: [part(-600)] });
    expect((await read(person, id)).settledBy).toMatchObject({ id: final.id });
  });
});

test('open prepayments are asked for one customer, saved or by number', async () => {
  const person = await buildTenant(app);
  const ask = async (query: string) =>
    said(await app.rest('GET', `/invoices/prepayments?${query}`, { token: person.token }));
  expect(await ask('')).toEqual([400, { customerId: expect.stringContaining('de qué cliente') }]);
  expect(await ask(`customerId=${randomUUID()}`)).toEqual([404, undefined]);
  expect(await ask('customerId=nada')).toEqual([400, { customerId: 'El identificador no es válido' }]);
  expect(await ask('nif=B26304188')).toEqual([200, undefined]);
});
