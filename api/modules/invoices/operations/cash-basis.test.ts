import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { buildTenant, type Person } from '../../../test/build';
import type { TestApp } from '../../../test/harness';
import { expectSameLedger, type AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { wholeInvoice } from '../../../test/read/whole-invoice';
import { pdfText } from '../../../test/read/pdf-text';
import { inDays, today } from '../../../test/days';
import { breakdownOf, sentBodies } from '../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const SPANISH = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14, Haro' };
const COUNCIL = { name: 'Ayuntamiento de Haro', nif: 'P2607100A', address: 'Plaza de la Paz, 1, Haro' };

const line = (part: object = {}) => ({ description: 'Servicio', quantity: 1, price: 100, ivaRate: 0, ...part });
const create = ({ token }: Person, lines: object[], part: object = {}) =>
  app.rest('POST', '/invoices', { token, body: { date: today(), customerManual: SPANISH, lines, ...part } });
const made = async (by: Person, lines: object[], part: object = {}) => {
  const answer = await create(by, lines, part);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.invoice;
};

const paperOf = (by: Person, id: string) => pdfText(app, by, `/invoices/${id}/pdf`);

describe('criterio de caja', () => {
  const turn = async ({ token }: Person, cashBasis: boolean) => {
    const { settings } = (await app.rest('GET', '/settings', { token })).body;
    const { companyName, companyNif, companyAddress } = settings;
    const body = { companyName, companyNif, companyAddress, cashBasis };
    return (await app.rest('PUT', '/settings', { token, body })).body.settings.cashBasis;
  };

  test('of the company is on all that goes by it, with its phrase; the rest goes under its own regime', async () => {
    const own = await aeat.buildSender();
    expect(await turn(own, true)).toBe(true);
    const lines = [
      line({ ivaRate: 21 }),
      line({ ivaCause: 'E1' }),
      line({ ivaCause: 'N1' }),
      line({ ivaRate: 21, ivaRegime: '11' }),
    ];
    const invoice = await made(own, lines, { series: 'CAJA' });
    expect(invoice.lines.map((each: { ivaRegime: string | null }) => each.ivaRegime)).toEqual(['07', '07', null, '11']);
    const paper = await paperOf(own, invoice.id);
    for (const said of [
      'Régimen especial del criterio de caja (artículo 163 decies de la Ley 37/1992).',
      'Operación exenta de IVA: artículo 20 ',
      '21 % (alquiler de local) 100,00 €',
    ])
      expect(paper).toContain(said);
    const rectify = async (body: object) =>
      app.rest('POST', `/invoices/${invoice.id}/rectify`, {
        token: own.token,
        body: { kind: 'R1', cause: 'Cambio de precio', series: 'RCAJA', ...body },
      });
    // The company has left it since; what it had invoiced is still corrected under it.
    expect(await turn(own, false)).toBe(false);
    const { invoice: part } = (await rectify({ lines: [line({ price: -10, ivaRate: 21 })] })).body;
    expect(part.lines).toMatchObject([{ ivaRegime: '07' }]);
    expect((await made(own, [line({ ivaRate: 21 })])).lines).toMatchObject([{ ivaRegime: null }]);
    await aeat.drain(own);
    expect((await aeat.statuses(own)).map(({ status }) => status)).toEqual(Array(3).fill('accepted'));
    expect((await breakdownOf(aeat, invoice.fullNumber)).match(/ClaveRegimen>\d\d/g)).toEqual(
      ['07', '11', '07', '01'].map(clave => `ClaveRegimen>${clave}`),
    );
    for (const each of [invoice, part]) {
      const { text } = await wholeInvoice({ app, aeat }, own, each);
      expect(text).toContain('Régimen especial del criterio de caja');
    }
  });

  test('is no line’s own: where the original has none, what rectifies it has none', async () => {
    const own = await buildTenant(app);
    const { id } = await made(own, [line({ ivaRate: 21 })]);
    const { status, body } = await app.rest('POST', `/invoices/${id}/rectify`, {
      token: own.token,
      body: { kind: 'R1', cause: 'Precio', lines: [line({ price: -1, ivaRate: 21, ivaRegime: '07' })] },
    });
    expect([status, body.fields]).toEqual([400, { 'lines.0.ivaRegime': expect.stringContaining('criterio de caja') }]);
  });

  test('is said of what goes under a regime of its own as well (03, 05, 11), also where it is rectified or exchanged', async () => {
    const own = await aeat.buildSender();
    await turn(own, true);
    const CASH = 'Régimen especial del criterio de caja (artículo 163 decies de la Ley 37/1992).';
    const says = async (invoice: { id: string; fullNumber: string }, clave: string) => {
      const { text, record } = await wholeInvoice({ app, aeat }, own, invoice);
      expect([record.match(/ClaveRegimen>\d\d/g), text.includes(CASH)]).toEqual([[`ClaveRegimen>${clave}`], true]);
      return text;
    };
    const used = line({ ivaRate: 21, ivaRegime: '03', cost: 40 });
    const trip = line({ ivaRate: 21, ivaRegime: '05', cost: 40 });
    const rent = line({ ivaRate: 21, ivaRegime: '11' });
    const nobody = { kind: 'F2', customerManual: undefined };
    const [a, b, c, ticket] = [
      await made(own, [used]),
      await made(own, [trip]),
      await made(own, [rent]),
      await made(own, [used], nobody),
    ];
    // It has left it since: what is corrected of them, and what stands for one, goes by them.
    await turn(own, false);
    const call = (path: string, body: object) => app.rest('POST', `/invoices/${path}`, { token: own.token, body });
    const rectify = async (id: string, body: object = {}) =>
      (await call(`${id}/rectify`, { kind: 'R1', cause: 'Precio', ...body })).body.invoice;
    const whole = await rectify(a.id);
    const part = await rectify(c.id, { lines: [line({ price: -10, ivaRate: 21, ivaRegime: '11' })] });
    const exchange = { ids: [ticket.id], customerManual: SPANISH };
    const complete = (await call('exchange', exchange)).body.invoice;
    const since = await made(own, [rent]);
    await aeat.drain(own);
    expect((await aeat.statuses(own)).map(({ status }) => status)).toEqual(Array(8).fill('accepted'));
    expect(await says(a, '03')).toContain('Régimen especial de los bienes usados.');
    expect(await says(b, '05')).toContain('Régimen especial de las agencias de viajes.');
    for (const [invoice, clave] of [
      [c, '11'],
      [ticket, '03'],
      [whole, '03'],
      [part, '11'],
      [complete, '03'],
    ] as const)
      await says(invoice, clave);
    expect(await paperOf(own, since.id)).not.toContain(CASH);
    await expectSameLedger(aeat, own);
  });

  test('has no VAT that is pending (14, 15), as it accrues as it is paid: by both doors, and as a draft is issued', async () => {
    const own = await aeat.buildSender();
    const pending = (ivaRegime: string) => [line({ ivaRate: 21, ivaRegime })];
    const part = { customerManual: COUNCIL, operationDate: inDays(30) };
    const drafts = [];
    for (const clave of ['14', '15']) drafts.push(await made(own, pending(clave), { ...part, status: 'draft' }));
    await turn(own, true);
    const refused = (clave: string) => ({
      'lines.0.ivaRegime': expect.stringContaining(`quita la clave ${clave} y la fecha`),
    });
    for (const [at, clave] of ['14', '15'].entries()) {
      const { status, body } = await create(own, pending(clave), part);
      expect([status, body.fields]).toEqual([400, refused(clave)]);
      const draft = await create(own, pending(clave), { ...part, status: 'draft' });
      expect([draft.status, draft.body.fields]).toEqual([400, refused(clave)]);
      const input = { date: today(), ...part, lines: pending(clave) };
      const other = await app.gql(
        'mutation($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
        { input },
        { token: own.token },
      );
      expect(other.body.errors[0].extensions.fields).toEqual(refused(clave));
      const issue = await app.rest('POST', `/invoices/${drafts[at].id}/issue`, { token: own.token });
      expect([issue.status, issue.body.fields]).toEqual([400, refused(clave)]);
    }
    expect((await app.rest('GET', '/invoices', { token: own.token })).body.pagination.total).toBe(2);
    // Without them both are invoices of the day.
    expect((await made(own, pending('07'), { customerManual: COUNCIL })).lines).toMatchObject([{ ivaRegime: '07' }]);
    await turn(own, false);
    const issued = await app.rest('POST', `/invoices/${drafts[1].id}/issue`, { token: own.token });
    expect(issued.body.invoice.lines).toMatchObject([{ ivaRegime: '15' }]);
    // What was invoiced so before is rectified as it was.
    await turn(own, true);
    const credit = await app.rest('POST', `/invoices/${drafts[1].id}/rectify`, {
      token: own.token,
      body: { kind: 'R1', cause: 'Precio' },
    });
    expect(credit.body.invoice.lines).toMatchObject([{ ivaRegime: '15' }]);
    await aeat.drain(own);
    expect((await aeat.statuses(own)).map(({ status }) => status)).toEqual(Array(3).fill('accepted'));
  });

  test('is not shared by a prepayment of rent from before it', async () => {
    const own = await buildTenant(app);
    const rent = [line({ ivaRate: 21, ivaRegime: '11' })];
    const [before, final] = [
      await made(own, rent, { prepayment: true }),
      [line({ ivaRate: 21, ivaRegime: '11', price: 300 })],
    ];
    await turn(own, true);
    const mixed = await create(own, final, { prepayments: [before.id] });
    expect([mixed.status, mixed.body.fields]).toEqual([
      400,
      { 'prepayments.0': expect.stringContaining('no va por el criterio de caja') },
    ]);
    const under = await made(own, rent, { prepayment: true });
    expect(await paperOf(own, (await made(own, final, { prepayments: [under.id] })).id)).toContain('criterio de caja');
  });

  test('of a draft is the company’s on the day that it is issued', async () => {
    const own = await aeat.buildSender();
    const draft = async () =>
      (await made(own, [line({ ivaRate: 21 })], { series: 'PASO', status: 'draft' })).id as string;
    const issue = async (id: string) =>
      (await app.rest('POST', `/invoices/${id}/issue`, { token: own.token })).body.invoice;
    const before = await draft();
    await turn(own, true);
    const issued = await issue(before);
    expect(issued.lines).toMatchObject([{ ivaRegime: '07' }]);
    const kept = await draft();
    await turn(own, false);
    const after = await issue(kept);
    expect(after.lines).toMatchObject([{ ivaRegime: null }]);
    await aeat.drain(own);
    for (const [{ fullNumber }, clave] of [
      [issued, '07'],
      [after, '01'],
    ])
      expect(await breakdownOf(aeat, fullNumber)).toContain(`ClaveRegimen>${clave}<`);
  });

  test('of a draft stays when it is put back as it was read', async () => {
    const own = await buildTenant(app);
    await turn(own, true);
    const draft = await made(own, [line({ ivaRate: 21 })], { status: 'draft' });
    const lines = draft.lines.map(({ subtotal: _, total: __, ...each }: Record<string, unknown>) => each);
    const { body } = await app.rest('PUT', `/invoices/${draft.id}`, {
      token: own.token,
      body: { date: today(), customerManual: SPANISH, lines, status: 'draft' },
    });
    expect(body.invoice.lines).toMatchObject([{ ivaRegime: '07' }]);
  });
});

testWithSchemas('the records of all of them keep to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.length).toBeGreaterThan(1);
  expect(await schemaErrors(bodies)).toEqual([]);
});
