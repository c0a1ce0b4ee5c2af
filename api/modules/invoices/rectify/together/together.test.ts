import { EntityManager } from 'typeorm';
import { schemaErrors, testWithSchemas } from '../../../../test/aeat-schema';
import {
  buildCustomer,
  buildInvoice,
  buildPrepayment,
  buildTenant,
  buildTicket,
  type Person,
} from '../../../../test/build';
import type { TestApp } from '../../../../test/harness';
import { expectSameLedger, type AeatKit } from '../../../../test/servers/aeat';
import { withSharedAeat } from '../../../../test/servers/with-aeat';
import { wholeInvoice } from '../../../../test/read/whole-invoice';
import { InvoiceLine } from '../../invoice-line.entity';
import { sentBodies } from '../../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

interface Made {
  id: string;
  fullNumber: string;
}
const NO_ADDRESS = expect.stringContaining('Falta la dirección de tu empresa');
const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const line = (price: number, ivaRate = 21, more: object = {}) => ({
  description: 'Vajilla',
  quantity: 1,
  price,
  ivaRate,
  ...more,
});
const sold = (person: Person, lines: object[], more: object = {}) =>
  buildInvoice(app, person, { customerManual: BUYER, lines, ...more }) as Promise<Made>;
const post = ({ token }: Person, path: string, body: object = {}) => app.rest('POST', path, { token, body });
const together = (person: Person, originals: object[], more: object = {}) =>
  post(person, '/invoices/rectify', { kind: 'R1', cause: 'Por acuerdo', originals, ...more });
const read = async ({ token }: Person, { id }: Made) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice;
const idOf = ({ id }: Made) => ({ id });

describe('several invoices of one customer', () => {
  test('are rectified by one document, each by its part, which says so everywhere; the AEAT accepts it', async () => {
    const person = await aeat.buildSender();
    const first = await sold(person, [line(200), line(50, 10)]);
    const second = await sold(person, [line(100)], { date: '2026-11-21' });
    const { status, body } = await together(person, [idOf(second), { id: first.id, lines: [line(-40)] }]);
    expect([status, body.error]).toEqual([201, undefined]);
    const made = body.invoice;
    expect(made).toMatchObject({
      ...{ kind: 'R1', fullNumber: `R-${made.date.slice(0, 4)}-0001`, subtotal: -140, totalIva: -29.4, total: -169.4 },
      operationDate: '2026-11-21',
      lines: [
        { description: `Abono de la ${second.fullNumber}, del 21/11/2026`, quantity: -1, price: 100 },
        { description: `${first.fullNumber}: Vajilla`, price: -40, total: -48.4 },
      ],
      rectification: { way: 'I', replaced: null, invoices: [{ id: first.id }, { id: second.id }] },
    });
    expect(made.warnings).toEqual([NO_ADDRESS]);
    expect(await read(person, first)).toMatchObject({
      rectifiedBy: [{ id: made.id, fullNumber: made.fullNumber, total: -48.4 }],
      remaining: [
        { ivaRate: 21, base: 160, quota: 33.6 },
        { ivaRate: 10, base: 50, quota: 5 },
      ],
    });
    expect(await read(person, second)).toMatchObject({
      rectifiedBy: [{ id: made.id, total: -121 }],
      remaining: [{ ivaRate: 21, base: 0, quota: 0 }],
    });
    await aeat.drain(person);
    await expectSameLedger(aeat, person);
    const { record, text } = await wholeInvoice({ app, aeat }, person, made);
    expect(record.match(/<IDFacturaRectificada>/g)).toHaveLength(2);
    for (const field of ['<TipoRectificativa>I<', '<BaseImponibleOimporteNoSujeto>-140.00<', '<ImporteTotal>-169.40<'])
      expect(record).toContain(field);
    for (const phrase of [
      'Factura rectificativa',
      `${first.fullNumber}, del 20 de noviembre de 2026; ${second.fullNumber}, del 21 de noviembre de 2026`,
      'Causa: Por acuerdo',
      '−169,40 €',
    ])
      expect(text).toContain(phrase);
    const csv = (await app.rest('GET', '/invoices/export/csv', { token: person.token })).text;
    expect(csv).toMatch(new RegExp(`${made.fullNumber};.*;"?${first.fullNumber}, ${second.fullNumber}"?;0,00;R1;`));
    const { correlativity } = (await app.rest('GET', '/invoices/correlativity', { token: person.token })).body;
    expect(correlativity).toMatchObject({ invoices: 3, gaps: 0, duplicates: 0, chain: { intact: true } });
  });

  testWithSchemas('have a record that keeps to the official schema', async () => {
    const bodies = await sentBodies(aeat);
    expect(bodies.join('')).toContain('IDFacturaRectificada>');
    expect(await schemaErrors(bodies)).toEqual([]);
  });

  test('are credited to the cent, whatever else is in the document; 100 of them, and by the other door', async () => {
    const person = await buildTenant(app);
    const originals: Made[] = [];
    // 0.63 cents of VAT, so a cent: together 63 cents of their base, and 100 of themselves.
    for (let i = 0; i < 100; i += 1) originals.push(await sold(person, [line(0.03)]));
    const { data } = (
      await app.gql(
        'mutation ($input: RectifyTogetherInput!) { rectifyInvoices(input: $input) { total totalIva warnings } }',
        { input: { kind: 'R1', cause: 'Anulado', originals: originals.map(idOf) } },
        { token: person.token },
      )
    ).body;
    expect(data.rectifyInvoices).toEqual({ total: '-4.00', totalIva: '-1.00', warnings: [NO_ADDRESS] });
    expect((await read(person, originals[57]!)).remaining).toMatchObject([{ base: 0, quota: 0 }]);
  }, 120_000);

  test('warn of each that is credited beyond what it said, at its rate; a replayed call says it again', async () => {
    const person = await buildTenant(app);
    const [first, second] = [await sold(person, [line(100)]), await sold(person, [line(100), line(10, 4)])];
    await post(person, `/invoices/${first.id}/rectify`, { kind: 'R1', cause: 'Parte', lines: [line(-70)] });
    const body = {
      ...{ kind: 'R1', cause: 'Resto' },
      originals: [
        { id: first.id, lines: [line(-40)] },
        { id: second.id, lines: [line(-90), line(-15, 4)] },
      ],
    };
    const call = () =>
      app.rest('POST', '/invoices/rectify', { token: person.token, body, headers: { 'Idempotency-Key': 'abc' } });
    const [once, again] = [await call(), await call()];
    expect(once.body.invoice.warnings).toEqual([
      expect.stringContaining(`10,00 € más de base de lo que se facturó en ${first.fullNumber}`),
      expect.stringContaining(`Al 4 % se abonan 5,00 € más de base de lo que se facturó en ${second.fullNumber}`),
      NO_ADDRESS,
    ]);
    expect(again.body.invoice).toMatchObject({ id: once.body.invoice.id, warnings: once.body.invoice.warnings });
  });

  test('come back when it is annulled, and are not annulled before', async () => {
    const person = await buildTenant(app);
    const originals = [await sold(person, [line(100)]), await sold(person, [line(50)])];
    const made = (await together(person, originals.map(idOf))).body.invoice;
    expect((await post(person, `/invoices/${originals[0]!.id}/cancel`)).status).toBe(409);
    expect((await post(person, `/invoices/${made.id}/cancel`)).status).toBe(200);
    expect((await read(person, originals[0]!)).remaining).toBeNull();
    expect((await post(person, `/invoices/${originals[0]!.id}/cancel`)).status).toBe(200);
  });

  test('have their data corrected by one R4, without amounts', async () => {
    const person = await buildTenant(app);
    const originals = [await sold(person, [line(100)]), await sold(person, [line(50, 10)])];
    const right = { name: 'Larrañaga Hermanos, S.L.', nif: 'B26304188', address: 'Calle Nueva, 2' };
    const { body } = await together(person, originals.map(idOf), {
      ...{ kind: 'R4', dataOnly: true, customerManual: right },
    });
    expect(body.invoice).toMatchObject({ total: 0, customerName: right.name, lines: [{ price: 0 }, { price: 0 }] });
    expect((await read(person, originals[1]!)).remaining).toMatchObject([{ ivaRate: 10, base: 50, quota: 5 }]);
    const written = await together(person, [{ id: originals[0]!.id, lines: [line(-1)] }, idOf(originals[1]!)], {
      ...{ kind: 'R4', dataOnly: true },
    });
    expect(written.body.fields).toEqual({ 'originals.0.lines': expect.stringContaining('no lleva líneas') });
  });

  test('of a retailer and of who withholds give back both; of simplified ones it is an R5', async () => {
    const person = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, person, { nif: '12345678Z', recargo: true });
    const retail = () => sold(person, [line(100)], { customerManual: null, customerId });
    const both = await together(person, [idOf(await retail()), idOf(await retail())]);
    expect(both.body.invoice).toMatchObject({ subtotal: -200, totalIva: -42, recargo: -10.4, total: -252.4 });
    const withheld = () => sold(person, [line(100)], { withholdingPercent: 15 });
    const first = await withheld();
    const paid = await together(person, [{ id: first.id, lines: [line(-10)] }, idOf(await withheld())]);
    expect(paid.body.invoice).toMatchObject({ total: -133.1, withholding: -16.5, payable: -116.6 });
    const tickets = [await buildTicket(app, person), await buildTicket(app, person)] as Made[];
    const back = await together(person, tickets.map(idOf), { kind: 'R5' });
    expect(back.body.invoice).toMatchObject({ kind: 'R5', total: -242 });
    // What stands in the place of a simplified one is one.
    const ticket = (await buildTicket(app, person)) as Made;
    const instead = await post(person, `/invoices/${ticket.id}/rectify`, {
      ...{ kind: 'R5', cause: 'Otro precio', way: 'S', lines: [line(50)] },
    });
    const mixed = [instead.body.invoice as Made, (await buildTicket(app, person)) as Made];
    const both5 = await together(person, mixed.map(idOf), { kind: 'R5' });
    expect([both5.body.error, both5.body.invoice?.total]).toEqual([undefined, -181.5]);
  });

  test('of more than 10,000 lines together are refused before a line is read', async () => {
    const person = await buildTenant(app);
    const many = (count: number) => sold(person, Array<object>(count).fill(line(0.01)));
    const originals: Made[] = [];
    for (let i = 0; i < 10; i += 1) originals.push(await many(1000));
    const one = await many(1);
    const reading = jest.spyOn(EntityManager.prototype, 'find');
    const linesRead = () => reading.mock.calls.filter(([entity]) => entity === InvoiceLine).length;
    const { status, body } = await together(person, [...originals, one].map(idOf));
    expect([status, body.fields, linesRead()]).toEqual([
      400,
      { originals: expect.stringContaining('10.000 líneas') },
      0,
    ]);
    const most = await together(person, originals.map(idOf));
    expect([most.status, most.body.invoice?.number, linesRead()]).toEqual([201, 1, 10]);
    reading.mockRestore();
  }, 60_000);

  test('are refused on the one that is to blame, and no number is taken', async () => {
    const person = await buildTenant(app);
    const good = idOf(await sold(person, [line(100)]));
    const of = async (lines: object[], more: object) => idOf(await sold(person, lines, more));
    const cancelled = await sold(person, [line(1)]);
    await post(person, `/invoices/${cancelled.id}/cancel`);
    const replaced = await sold(person, [line(1)]);
    await post(person, `/invoices/${replaced.id}/rectify`, { kind: 'R1', cause: 'x', way: 'S', lines: [line(2)] });
    const settled = (await buildPrepayment(app, person, { lines: [line(5)] })).id;
    const suplidos = [{ description: 'Tasa', amount: 5 }];
    const partly = await sold(person, [line(1000)]);
    await post(person, `/invoices/${partly.id}/collections`, { amount: 500 });
    const other = { name: 'Ana Pérez', nif: '48213960A', address: null };
    const cases: [originals: object[], more: object, status: number, field: string, text: string][] = [
      [[good, good], {}, 400, 'originals.1.id', 'ya está entre'],
      [[good], {}, 400, 'originals', 'de 2 a 100'],
      [[good, await of([line(1)], {})], { way: 'S' }, 400, 'way', 'por diferencias'],
      [[good, await of([line(1)], { customerManual: other })], {}, 400, 'originals.1.id', 'otro cliente'],
      [[good, await of([line(1)], { withholdingPercent: 15 })], {}, 400, 'originals.1.id', 'misma retención'],
      [[good, await of([line(1)], { status: 'draft' })], {}, 409, 'originals.1.id', 'borrador'],
      [[good, idOf(cancelled)], {}, 409, 'originals.1.id', 'anulada'],
      [[good, idOf(replaced)], {}, 409, 'originals.1.id', 'sustituye'],
      [[good, await of([line(10)], { prepayments: [settled] })], {}, 409, 'originals.1.id', 'anticipos'],
      [[good, await of([line(10)], { suplidos })], {}, 409, 'originals.1.id', 'suplidos'],
      [[good, { ...(await of([line(9)], {})), lines: [line(3)] }], { kind: 'R3' }, 400, 'originals.1.lines', 'baja'],
      [[good, { ...(await of([line(9)], {})), lines: [line(3, 7)] }], {}, 400, 'originals.1.lines.0.ivaRate', ''],
      [[good, idOf(partly)], { kind: 'R3', because: { wrong: 'unpaid' } }, 409, 'originals.1.id', 'aún te deben'],
      [[good, await of([line(1)], {})], { kind: 'R5' }, 400, 'kind', 'simplificadas'],
      [[good, await of([line(1)], {})], { date: '2026-11-19' }, 400, 'date', 'anterior'],
    ];
    const rows = (causes: string[], regime?: string) =>
      causes.map(ivaCause => line(1, 0, { ivaCause, ...(regime && { ivaRegime: regime }) }));
    const taxed = [21, 10, 4].map(ivaRate => line(1, ivaRate));
    const [few, others] = [
      await of([...taxed, line(1, 0), ...rows(['E1', 'E2', 'E3'])], {}),
      await of([...rows(['E4', 'E6', 'N1', 'N2', 'S1']), ...rows(['N2'], '08')], {}),
    ];
    const large = { lines: Array(501).fill(line(-0.01)) };
    const huge = () => of([line(600_000_000, 0, { ivaCause: 'E1' })], {});
    cases.push(
      [[few, others], {}, 400, 'originals', '12 combinaciones'],
      [
        [
          { ...(await of([line(9)], {})), ...large },
          { ...(await of([line(9)], {})), ...large },
        ],
        {},
        400,
        'originals',
        'como mucho 1.000 líneas',
      ],
      [[await huge(), await huge()], {}, 400, 'originals', '999.999.999,99 €'],
    );
    for (const [originals, more, status, field, text] of cases) {
      const { status: got, body } = await together(person, originals, more);
      expect([field, got, body.fields]).toEqual([field, status, { [field]: expect.stringContaining(text) }]);
    }
    const stranger = await buildTenant(app);
    expect((await together(stranger, [good, idOf(await sold(stranger, [line(1)]))])).status).toBe(404);
    const made = await together(person, [good, await of([line(1)], {})]);
    expect(made.body.invoice.number).toBe(2);
  });
});
