import { randomUUID } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { readPdf } from '../../../edges/pdf/read-back';
import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import { refusedByBoth } from '../../../test/doors';
import type { TestApp } from '../../../test/harness';
import { scan } from '../../../test/house/scan';
import { expectSameLedger, type AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { InvoiceLine } from '../invoice-line.entity';
import { today } from '../../../test/days';
import { asSuperuser } from '../../../test/superuser';
import { sentBodies } from '../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const BUYER = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' };
/** Of three such tickets the VAT is 3 × 0,09 €, where the sum of their bases would come to 0,28 €. */
const CENTS = { description: 'Postal', quantity: 1, price: 0.45, ivaRate: 21 };
const PEN = { description: 'Pluma estilográfica', quantity: 1, price: 48.6, ivaRate: 21 };
const ticket = (person: Person, lines: object[] = [PEN], more: object = {}) =>
  buildInvoice(app, person, { kind: 'F2', customerManual: null, lines, ...more });
const post = async ({ token }: Person, path: string, body: object = {}, key?: string) =>
  app.rest('POST', path, { token, body, headers: key ? { 'idempotency-key': key } : {} });
const exchange = (person: Person, ids: string[], more: object = {}) =>
  post(person, '/invoices/exchange', { ids, customerManual: BUYER, ...more });
const takeBack = (person: Person, id: string) => post(person, `/invoices/${id}/take-back`);
const r5 = async (person: Person, id: string, price: number) =>
  post(person, `/invoices/${id}/rectify`, {
    kind: 'R5',
    cause: 'Devolución',
    lines: [{ description: 'Devolución', quantity: 1, price, ivaRate: 21 }],
  });
const substitute = async (person: Person, id: string, price: number) =>
  post(person, `/invoices/${id}/rectify`, {
    kind: 'R5',
    way: 'S',
    cause: 'Otro precio',
    lines: [{ description: 'Pluma', quantity: 1, price, ivaRate: 21 }],
  });
const read = async ({ token }: Person, id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice;
const all = async ({ token }: Person) => (await app.rest('GET', '/invoices', { token })).body.invoices;
const figures = async ({ token }: Person) => (await app.rest('GET', '/dashboard', { token })).body;
const paperOf = async ({ token }: Person, id: string) => {
  const answer = await fetch(`${app.url}/api/invoices/${id}/pdf`, { headers: { authorization: `Bearer ${token}` } });
  const { pages, drawings } = await readPdf(Buffer.from(await answer.arrayBuffer()), true);
  return { text: pages.join(' ').replace(/\s+/g, ' '), drawing: drawings[0]! };
};

describe('a complete invoice for simplified ones', () => {
  test('has their sums to the cent, is taken by the AEAT, and both show each other', async () => {
    const shop = await aeat.buildSender();
    const tickets = [
      await ticket(shop, [CENTS]),
      await ticket(shop, [CENTS]),
      await ticket(shop, [CENTS]),
      await ticket(shop),
    ];
    const { status, body } = await exchange(
      shop,
      tickets.map(({ id }) => id),
    );
    const named = tickets.map(({ id, fullNumber, date, total }) => ({ id, fullNumber, date, total, status: 'issued' }));
    expect([status, body.invoice]).toMatchObject([
      201,
      {
        kind: 'F3',
        fullNumber: expect.stringMatching(/^A-\d{4}-0001$/),
        customerNif: BUYER.nif,
        status: 'issued',
        subtotal: 49.95,
        totalIva: 10.48,
        total: 60.43,
        operationDate: today() === tickets[0]!.date ? null : tickets[0]!.date,
        lines: [CENTS, CENTS, CENTS, PEN].map(({ description, price }) => ({ description, price })),
        exchange: { invoices: named, takesBack: null, takenBackBy: null },
        warnings: [expect.stringContaining('dirección de tu empresa')],
      },
    ]);
    expect((await read(shop, tickets[1]!.id)).exchangedBy).toMatchObject({
      id: body.invoice.id,
      fullNumber: body.invoice.fullNumber,
    });
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(Array(5).fill('accepted'));
    await expectSameLedger(aeat, shop);
  });

  test('a wrong one is taken back by one of the opposite sign, and its tickets are exchanged anew', async () => {
    const shop = await aeat.buildSender();
    const { id } = await ticket(shop);
    const wrong = (await exchange(shop, [id])).body.invoice;
    const { status, body } = await takeBack(shop, wrong.id);
    expect([status, body.invoice]).toMatchObject([
      201,
      {
        kind: 'F3',
        customerNif: BUYER.nif,
        subtotal: -48.6,
        totalIva: -10.21,
        total: -58.81,
        exchange: { invoices: [{ id }], takesBack: { id: wrong.id, fullNumber: wrong.fullNumber } },
      },
    ]);
    expect((await read(shop, wrong.id)).exchange.takenBackBy).toMatchObject({ id: body.invoice.id });
    expect((await read(shop, id)).exchangedBy).toBeNull();
    const right = (await exchange(shop, [id], { customerManual: { ...BUYER, nif: 'B26304188' } })).body.invoice;
    expect(right).toMatchObject({ kind: 'F3', total: 58.81, customerNif: 'B26304188' });
    const refused = async (path: string) => {
      const answer = await post(shop, path);
      return [answer.status, answer.body.error ?? answer.body.message];
    };
    const said = (text: string) => [409, expect.stringContaining(text)];
    expect(await refused(`/invoices/${wrong.id}/take-back`)).toEqual(said('ya está sin efecto'));
    expect(await refused(`/invoices/${body.invoice.id}/take-back`)).toEqual(said('ya deja sin efecto'));
    expect(await refused(`/invoices/${wrong.id}/cancel`)).toEqual(said('ya está sin efecto'));
    expect(await refused(`/invoices/${body.invoice.id}/cancel`)).toEqual(said('canjeadas de nuevo'));
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(Array(4).fill('accepted'));
  });

  test('says what was taken off its tickets: of a line by itself, of the whole in one sum; taken back with its sign', async () => {
    const shop = await aeat.buildSender();
    const { id } = await ticket(shop, [{ ...PEN, discountAmount: 8.6 }], { discountPercent: 10 });
    const other = await ticket(shop, [PEN], { discountAmount: 6 });
    const of = ({ lines, subtotal, discount, discountPercent, discountAmount }: Record<string, unknown>) => ({
      ...{ subtotal, discount, discountPercent, discountAmount },
      lines: (lines as { discountAmount: number | null }[]).map(each => each.discountAmount),
    });
    const both = (await exchange(shop, [id, other.id])).body.invoice;
    const whole = { subtotal: 78.6, discount: 18.6, discountPercent: null, discountAmount: 10 };
    expect(of(both)).toEqual({ ...whole, lines: [8.6, null] });
    expect((await paperOf(shop, both.id)).text).toMatch(/Suma 88,60 € .*Descuento −10,00 € Base imponible 78,60 €/);
    const back = (await takeBack(shop, both.id)).body.invoice;
    const turned = { subtotal: -78.6, discount: -18.6, discountPercent: null, discountAmount: -10 };
    expect(of(back)).toEqual({ ...turned, lines: [-8.6, null] });
    // Of one alone it is the percentage that its ticket says.
    const one = { subtotal: 36, discount: 12.6, discountPercent: 10, discountAmount: null };
    expect(of((await exchange(shop, [id])).body.invoice)).toEqual({ ...one, lines: [8.6] });
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(Array(5).fill('accepted'));
  });

  test('of a ticket with a return that stands warns of it, and not of one that was annulled', async () => {
    const shop = await buildTenant(app);
    const [kept, dropped] = [await ticket(shop), await ticket(shop)];
    const back = (await r5(shop, kept.id, -10)).body.invoice;
    const annulled = (await r5(shop, dropped.id, -10)).body.invoice;
    expect((await post(shop, `/invoices/${annulled.id}/cancel`)).status).toBe(200);
    // Nor is one in the place of which another stood, once that is annulled.
    const { id } = (await substitute(shop, dropped.id, 40)).body.invoice;
    expect((await exchange(shop, [dropped.id])).status).toBe(400);
    expect((await post(shop, `/invoices/${id}/cancel`)).status).toBe(200);
    const { warnings } = (await exchange(shop, [kept.id, dropped.id])).body.invoice;
    expect(warnings.filter((text: string) => text.includes('rectificativa'))).toEqual([
      expect.stringContaining(`tiene una rectificativa, ${back.fullNumber}`),
    ]);
  });

  test('a return is an R5 of the ticket, exchanged in its turn (FAQ 27, cases 2 and 3)', async () => {
    const shop = await aeat.buildSender();
    const { id, fullNumber } = await ticket(shop);
    const whole = (await exchange(shop, [id])).body.invoice;
    const back = (await r5(shop, id, -10)).body.invoice;
    expect(back.warnings).toEqual([expect.stringContaining(`${fullNumber} está canjeada por ${whole.fullNumber}`)]);
    const { status, body } = await exchange(shop, [back.id]);
    expect([status, body.invoice]).toMatchObject([
      201,
      { kind: 'F3', total: -12.1, exchange: { invoices: [{ fullNumber: back.fullNumber }] } },
    ]);
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(Array(4).fill('accepted'));
  });

  test('a return goes to who has what it is of, and to nobody else', async () => {
    const shop = await aeat.buildSender();
    const { id } = await ticket(shop);
    const whole = (await exchange(shop, [id])).body.invoice;
    const back = (await r5(shop, id, -10)).body.invoice;
    const customerManual = { name: 'Luis Gil', nif: '12345678Z', address: 'Calle Mayor, 2' };
    const wrong = await exchange(shop, [back.id], { customerManual });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { 'ids.0': expect.stringContaining(`tiene en la ${whole.fullNumber}: canjéala para ese mismo cliente`) },
    ]);
    expect((await exchange(shop, [back.id])).status).toBe(201);
  });

  test('what replaces a ticket is exchanged in its stead, after its exchange was taken back', async () => {
    const shop = await aeat.buildSender();
    const { id } = await ticket(shop);
    const first = (await exchange(shop, [id])).body.invoice;
    const right = (await substitute(shop, id, 40)).body.invoice;
    expect(right.warnings.at(-1)).toContain('deja sin efecto ese canje');
    const early = await exchange(shop, [right.id]);
    expect(early.body.fields).toEqual({ 'ids.0': expect.stringContaining('deja antes sin efecto su canje') });
    await takeBack(shop, first.id);
    expect((await exchange(shop, [id])).body.fields).toEqual({ 'ids.0': expect.stringContaining('la sustituye') });
    expect((await exchange(shop, [right.id])).body.invoice).toMatchObject({ kind: 'F3', total: 48.4 });
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(Array(5).fill('accepted'));
  });

  testWithSchemas('its records keep to the official schema, and name whom it is for and what it replaces', async () => {
    const bodies = await sentBodies(aeat);
    const records = bodies.join('').match(/TipoFactura>F3<.*?<\/(?:\w+:)?RegistroAlta>/gs) ?? [];
    expect(records.length).toBeGreaterThan(10);
    for (const each of records) expect(each).toMatch(/FacturasSustituidas>.*Destinatarios>/s);
    expect(await schemaErrors(bodies)).toEqual([]);
  });

  test('its paper is complete, with the numbers and dates of the tickets, and its QR says its total', async () => {
    const shop = await aeat.buildSender();
    const tickets = [await ticket(shop), await ticket(shop, [CENTS])];
    const { id } = (
      await exchange(
        shop,
        tickets.map(each => each.id),
        { notes: 'Gracias' },
      )
    ).body.invoice;
    const { text, drawing } = await paperOf(shop, id);
    for (const said of ['Ana Pérez', 'Calle Mayor, 1', 'Sustituye a', 'Facturas simplificadas', 'Gracias', '59,35 €'])
      expect(text).toContain(said);
    for (const { fullNumber } of tickets) expect(text).toContain(`${fullNumber}, del 20 de noviembre de 2026`);
    expect(text).not.toContain('Factura simplificada');
    const { qrUrl } = (await app.gql('query ($id: ID!) { invoice(id: $id) { qrUrl } }', { id }, { token: shop.token }))
      .body.data.invoice;
    expect([scan(drawing), new URL(qrUrl).searchParams.get('importe')]).toEqual([qrUrl, '59.35']);
    const back = (await takeBack(shop, id)).body.invoice;
    expect((await paperOf(shop, back.id)).text).toContain('Deja sin efecto');
  });

  test('is no income of its own, and is paid when its tickets are', async () => {
    const shop = await buildTenant(app);
    const tickets = [await ticket(shop), await ticket(shop, [CENTS])];
    const before = await figures(shop);
    const { id } = (
      await exchange(
        shop,
        tickets.map(each => each.id),
      )
    ).body.invoice;
    const { recentInvoices: _was, ...then } = before;
    const { recentInvoices: _is, ...now } = await figures(shop);
    expect(now).toEqual(then);
    const states = async () =>
      Promise.all([id, ...tickets.map(each => each.id)].map(async each => (await read(shop, each)).status));
    await post(shop, `/invoices/${tickets[0]!.id}/pay`);
    expect(await states()).toEqual(['issued', 'paid', 'issued']);
    await post(shop, '/invoices/pay', { ids: [tickets[1]!.id] });
    expect(await states()).toEqual(['paid', 'paid', 'paid']);
    expect((await post(shop, `/invoices/${id}/issue`)).status).toBe(200);
    expect(await states()).toEqual(['issued', 'paid', 'issued']);
    await post(shop, `/invoices/${id}/pay`, { date: '2026-11-20' });
    expect(await states()).toEqual(['paid', 'paid', 'paid']);
    await post(shop, `/invoices/${tickets[0]!.id}/issue`);
    expect(await states()).toEqual(['issued', 'issued', 'paid']);
    const paid = await ticket(shop);
    await post(shop, `/invoices/${paid.id}/pay`, { date: '2026-11-21' });
    expect((await exchange(shop, [paid.id])).body.invoice.status).toBe('paid');
  });

  test('keeps the tax of its tickets where the company has moved since, and takes those of one tax alone', async () => {
    const shop = await aeat.buildSender();
    const move = async (territory: string) => {
      const { token } = shop;
      const { companyName, companyNif, companyAddress } = (await app.rest('GET', '/settings', { token })).body.settings;
      const body = { companyName, companyNif, companyAddress, territory };
      expect((await app.rest('PUT', '/settings', { token, body })).status).toBe(200);
    };
    await move('canarias');
    const igic = await ticket(shop, [{ ...PEN, ivaRate: 7 }]);
    await move('peninsula');
    const iva = await ticket(shop);
    const { status, body } = await exchange(shop, [igic.id, iva.id]);
    expect([status, body.fields]).toEqual([
      400,
      { ids: expect.stringContaining('Unas llevan un impuesto y otras otro') },
    ]);
    const made = (await exchange(shop, [igic.id])).body.invoice;
    expect(made).toMatchObject({ kind: 'F3', totalIva: 3.4, total: 52 });
    expect((await paperOf(shop, made.id)).text).toContain('IGIC');
    expect((await takeBack(shop, made.id)).body.invoice).toMatchObject({ kind: 'F3', total: -52 });
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(Array(4).fill('accepted'));
    await expectSameLedger(aeat, shop);
  });

  test('of what is not a ticket that stands is refused on it, and nothing is changed', async () => {
    const shop = await buildTenant(app);
    const good = await ticket(shop);
    const draft = await ticket(shop, [PEN], { status: 'draft' });
    const full = await buildInvoice(app, shop);
    const qualified = await ticket(shop, [PEN], { qualified: true, customerManual: BUYER });
    const cancelled = await ticket(shop);
    await post(shop, `/invoices/${cancelled.id}/cancel`);
    const exchanged = await ticket(shop);
    await exchange(shop, [exchanged.id]);
    const open = await ticket(shop);
    const back = (await r5(shop, open.id, -1)).body.invoice;
    const count = (await all(shop)).length;
    const cases: [string, string][] = [
      [draft.id, 'Un borrador no se canjea'],
      [full.id, 'Solo se canjean facturas simplificadas'],
      [qualified.id, 'Solo se canjean facturas simplificadas'],
      [cancelled.id, 'está anulada'],
      [exchanged.id, 'ya está canjeada por A-'],
      [back.id, `rectifica ${open.fullNumber}, que no está canjeada`],
    ];
    for (const [id, text] of cases) {
      const input = { ids: [good.id, good.id.toUpperCase(), id], customerManual: BUYER };
      const refused = [400, { 'ids.2': expect.stringContaining(text) }];
      expect(await refusedByBoth(app, shop, 'exchangeInvoices', { input })).toEqual(refused);
    }
    expect((await all(shop)).length).toBe(count);
    const both = await exchange(shop, [open.id, back.id]);
    expect(both.body.invoice).toMatchObject({ total: 57.6, warnings: [expect.stringContaining('de tu empresa')] });
  });

  test('to nobody, before its tickets, of others, or of too many is refused on its field', async () => {
    const shop = await buildTenant(app);
    const { id, date } = await ticket(shop);
    const count = (await all(shop)).length;
    const customerId = (await buildCustomer(app, shop)).id;
    const other = await buildTenant(app);
    const theirs = await ticket(other);
    const cases: [object, Record<string, unknown>][] = [
      [{ customerManual: null }, { customerId: 'Elige el cliente que pide la factura completa' }],
      [{ customerId }, { customerManual: expect.stringContaining('no los dos') }],
      [{ customerManual: { ...BUYER, nif: ' ' } }, { 'customerManual.nif': expect.any(String) }],
      [{ date: '2026-11-19' }, { date: expect.stringContaining('anterior a las simplificadas') }],
      [{ date: '2999-01-01' }, { date: expect.any(String) }],
      [{ ids: [] }, { ids: 'Elige de 1 a 1.000 facturas simplificadas' }],
      [{ ids: Array.from({ length: 1001 }, () => randomUUID()) }, { ids: expect.stringContaining('1.000') }],
      [{ series: 'T' }, { series: expect.stringContaining('simplificadas') }],
    ];
    expect(date).toBe('2026-11-20');
    for (const [more, fields] of cases) {
      const input = { ids: [id], customerManual: BUYER, ...more };
      expect(await refusedByBoth(app, shop, 'exchangeInvoices', { input })).toEqual([400, fields]);
    }
    // As many as the record holds are looked for.
    const most = await exchange(
      shop,
      Array.from({ length: 1000 }, () => randomUUID()),
    );
    expect(most.status).toBe(404);
    for (const more of [
      { ids: [theirs.id] },
      { customerManual: null, customerId: (await buildCustomer(app, other)).id },
    ])
      expect((await exchange(shop, [id], more)).status).toBe(404);
    expect((await all(shop)).length).toBe(count);
    const noAddress = await exchange(shop, [id], { customerManual: { ...BUYER, address: null } });
    expect(noAddress.body.invoice.warnings.at(-1)).toContain('Falta la dirección de Ana Pérez');
  });

  test('of more than 1,000 lines together, or of drafts, is refused before a line is read', async () => {
    const shop = await buildTenant(app);
    const many = (count: number, more: object = {}) =>
      ticket(shop, Array<object>(count).fill({ ...CENTS, price: 0.1 }), more);
    const [most, one, draft] = [await many(1000), await many(1), await many(1000, { status: 'draft' })];
    const reading = jest.spyOn(EntityManager.prototype, 'find');
    const linesRead = () => reading.mock.calls.filter(([entity]) => entity === InvoiceLine).length;
    const tooMany = await exchange(shop, [most.id, one.id]);
    expect([tooMany.status, tooMany.body.fields]).toEqual([400, { ids: expect.stringContaining('1.000 líneas') }]);
    expect((await exchange(shop, [most.id, draft.id])).status).toBe(400);
    expect(linesRead()).toBe(0);
    expect((await exchange(shop, [most.id])).body.invoice.lines).toHaveLength(1000);
    reading.mockRestore();
  }, 60_000);

  test('is never rectified, and what it stands for is never annulled', async () => {
    const shop = await buildTenant(app);
    const { id } = await ticket(shop);
    const made = (await exchange(shop, [id])).body.invoice;
    const rectified = await post(shop, `/invoices/${made.id}/rectify`, { kind: 'R1', cause: 'Otro precio' });
    expect([rectified.status, rectified.text]).toEqual([409, expect.stringContaining('no se rectifica')]);
    const because = { wrong: 'other_customer', happened: 'yes', handedOver: true };
    const advised = await post(shop, `/invoices/${made.id}/cancel`, { because });
    expect([advised.status, advised.text]).toEqual([409, expect.stringContaining('deshaz el canje')]);
    const sale = await post(shop, `/invoices/${id}/cancel`, {
      because: { ...because, wrong: 'whole', happened: 'no' },
    });
    expect([sale.status, sale.text]).toEqual([409, expect.stringContaining('canjeas también esa rectificativa')]);
    const annulled = await post(shop, `/invoices/${id}/cancel`);
    expect([annulled.status, annulled.text]).toEqual([409, expect.stringContaining(`canjeada por ${made.fullNumber}`)]);
    expect((await read(shop, id)).status).toBe('issued');
    // One that never left is annulled, and its ticket is free again.
    expect((await post(shop, `/invoices/${made.id}/cancel`)).status).toBe(200);
    const undone = await takeBack(shop, made.id);
    expect([undone.status, undone.text]).toEqual([409, expect.stringContaining('está anulada')]);
    expect((await read(shop, id)).exchangedBy).toBeNull();
    expect((await exchange(shop, [id])).status).toBe(201);
    const plain = await takeBack(shop, (await buildInvoice(app, shop)).id);
    expect([plain.status, plain.text]).toEqual([409, expect.stringContaining('no es el canje')]);
  });

  test('is not taken back once the data of its customer were erased', async () => {
    const shop = await buildTenant(app);
    const made = (await exchange(shop, [(await ticket(shop)).id])).body.invoice;
    await asSuperuser(app.database, client =>
      client.query("UPDATE app.invoices SET customer_nif = 'SUPRIMIDO-1' WHERE id = $1", [made.id]),
    );
    const { status, text } = await takeBack(shop, made.id);
    expect([status, text]).toEqual([409, expect.stringContaining('se suprimieron')]);
    expect(await all(shop)).toHaveLength(2);
  });

  test('is made once of two at the same time, and once for a key', async () => {
    const shop = await buildTenant(app);
    const { id } = await ticket(shop);
    const answers = await Promise.all([exchange(shop, [id]), exchange(shop, [id])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const next = await ticket(shop);
    await r5(shop, next.id, -1);
    const body = { ids: [next.id], customerManual: BUYER };
    const first = await post(shop, '/invoices/exchange', body, 'k-exchange-1');
    const again = await post(shop, '/invoices/exchange', body, 'k-exchange-1');
    const { id: made, warnings } = first.body.invoice;
    expect([first.status, again.body.invoice.id, again.body.invoice.warnings]).toEqual([201, made, warnings]);
    expect(warnings[0]).toContain('tiene una rectificativa');
  });
});
