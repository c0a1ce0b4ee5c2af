import { buildInvoice, buildPrepayment, buildTenant, type Person } from '../../../../test/build';
import { asSuperuser } from '../../../../test/superuser';
import { sharedTestApp, type Body, type TestApp } from '../../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
}, 60_000);
afterAll(() => app.close());

const LINES = [{ description: 'Catálogo', quantity: 2, price: 100, ivaRate: 21 }];
const CUSTOMER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const LESS = {
  kind: 'R1',
  cause: 'Descuento posterior',
  lines: [{ description: 'Descuento', quantity: 1, price: -20, ivaRate: 21 }],
};
const DRAFT = { ...LESS, status: 'draft', form: '{"rows":["1"]}' };

const sold = () => buildInvoice(app, ana, { customerManual: CUSTOMER, lines: LINES });
const rectify = (id: string, body: object, { who = ana, key }: { who?: Person; key?: string } = {}) =>
  app.rest('POST', `/invoices/${id}/rectify`, {
    token: who.token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });
const read = async (id: string): Promise<Body> => app.rest('GET', `/invoices/${id}`, { token: ana.token });
const issue = (id: string, body: object = {}) => app.rest('POST', `/invoices/${id}/issue`, { token: ana.token, body });
const drafts = async () => (await app.rest('GET', '/invoices?status=draft', { token: ana.token })).body.invoices.length;

describe('a rectifying invoice as a draft', () => {
  test('has no number, changes nothing of its original, and is issued under its own id as it would be made then', async () => {
    const original = await sold();
    const { status, body } = await rectify(original.id, DRAFT);
    const draft = body.invoice;
    expect([status, draft]).toMatchObject([
      201,
      {
        ...{ status: 'draft', kind: 'R1', fullNumber: null, total: -24.2, warnings: [] },
        rectification: {
          ...{ way: 'I', cause: LESS.cause, form: DRAFT.form, because: null, left: null },
          invoices: [{ id: original.id }],
        },
      },
    ]);
    expect((await read(draft.id)).body.invoice.rectification).toEqual(draft.rectification);
    expect((await read(original.id)).body.invoice).toMatchObject({ rectifiedBy: [], remaining: null, owed: 242 });
    const issued = await issue(draft.id);
    expect([issued.status, issued.body.invoice]).toMatchObject([
      200,
      { id: draft.id, status: 'issued', fullNumber: expect.stringMatching(/^R-\d{4}-0001$/), total: -24.2 },
    ]);
    expect((await read(draft.id)).body.invoice.rectification).toMatchObject({
      form: null,
      left: [{ base: 180 }],
    });
    expect((await read(original.id)).body.invoice.rectifiedBy).toMatchObject([{ id: draft.id }]);
    expect((await issue(draft.id)).status).toBe(409);
  });

  test('goes on as another draft or is issued in its place; who held the one before is refused', async () => {
    const original = await sold();
    const before = await drafts();
    const first = (await rectify(original.id, DRAFT)).body.invoice;
    const more = { ...DRAFT, cause: 'Otro motivo', form: null, draftId: first.id };
    const second = (await rectify(original.id, more)).body.invoice;
    expect(second.rectification).toMatchObject({ cause: 'Otro motivo', form: null });
    expect([(await read(first.id)).status, await drafts()]).toEqual([404, before + 1]);
    const gone = await rectify(original.id, { ...LESS, draftId: first.id });
    expect([gone.status, gone.body.error]).toEqual([404, expect.stringContaining('El borrador ya no está')]);
    const wrong = await rectify(original.id, { ...LESS, draftId: 'nada' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['draftId']]);
    // Of another original it is no draft.
    expect((await rectify((await sold()).id, { ...LESS, draftId: second.id })).status).toBe(409);
    const issued = await rectify(original.id, { ...LESS, status: 'issued', draftId: second.id });
    expect([issued.status, issued.body.invoice.status, await drafts()]).toEqual([201, 'issued', before]);
    expect((await read(second.id)).status).toBe(404);
  });

  test('is kept once with one Idempotency-Key, and of two that issue it at once one does', async () => {
    const original = await sold();
    const before = await drafts();
    const [a, b] = [await rectify(original.id, DRAFT, { key: 'k1' }), await rectify(original.id, DRAFT, { key: 'k1' })];
    expect([b.status, b.body.invoice.id, await drafts()]).toEqual([201, a.body.invoice.id, before + 1]);
    const { id } = a.body.invoice;
    const both = await Promise.all([issue(id), issue(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(original.id)).body.invoice.rectifiedBy).toHaveLength(1);
  });

  test('is deleted with what it kept, and is no draft that the form of an invoice changes', async () => {
    const { id } = (await rectify((await sold()).id, DRAFT)).body.invoice;
    const body = { lines: LINES, date: '2026-11-20', customerManual: CUSTOMER };
    const changed = await app.rest('PUT', `/invoices/${id}`, { token: ana.token, body });
    expect([changed.status, changed.body.error]).toEqual([409, expect.stringContaining('Me he equivocado')]);
    expect((await app.rest('DELETE', `/invoices/${id}`, { token: ana.token })).status).toBe(200);
    const kept = 'SELECT 1 FROM app.rectifying_drafts WHERE invoice_id = $1';
    expect(await asSuperuser(app.database, client => client.query(kept, [id]))).toMatchObject({ rows: [] });
  });

  test('is refused as it would be if it was issued, with nothing kept', async () => {
    const original = await sold();
    const before = await drafts();
    const refused: [object, number, string?][] = [
      [{ ...DRAFT, because: { wrong: 'amount', happened: 'no', handedOver: false } }, 409],
      [{ ...DRAFT, kind: 'R3', because: { wrong: 'unpaid' }, lines: LINES }, 400, 'lines'],
      [{ ...DRAFT, status: 'paid' }, 400, 'status'],
      [{ ...DRAFT, cause: '' }, 400, 'cause'],
      [{ ...DRAFT, form: 'x'.repeat(100_001) }, 400, 'form'],
    ];
    for (const [body, status, field] of refused) {
      const answer = await rectify(original.id, body);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, field ? [field] : []]);
    }
    expect(await drafts()).toBe(before);
    expect((await rectify(original.id, { ...DRAFT, form: 'x'.repeat(100_000) })).status).toBe(201);
  });

  test('is not issued once something else is right: the original was annulled, or nothing is left of it', async () => {
    const annulled = await sold();
    const draft = (await rectify(annulled.id, DRAFT)).body.invoice;
    await app.rest('POST', `/invoices/${annulled.id}/cancel`, { token: ana.token });
    const answer = await issue(draft.id);
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('anulada')]);
    expect((await read(draft.id)).body.invoice.status).toBe('draft');
    const whole = await sold();
    const because = { wrong: 'returned', happened: 'yes', handedOver: true };
    const all = { kind: 'R1', cause: 'Todo devuelto', because };
    const kept = (await rectify(whole.id, { ...all, status: 'draft' })).body.invoice;
    expect(kept.rectification.because).toEqual(because);
    expect((await rectify(whole.id, LESS)).status).toBe(201);
    const late = await issue(kept.id);
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('restaría dos veces')]);
  });

  test('of two that together take back more than there was, the second is not issued unseen', async () => {
    const original = await sold();
    const part = { ...DRAFT, lines: [{ description: 'Parte', quantity: 1, price: -120, ivaRate: 21 }] };
    const [first, second] = [
      (await rectify(original.id, part)).body.invoice,
      (await rectify(original.id, part)).body.invoice,
    ];
    expect((await issue(first.id)).status).toBe(200);
    const late = await issue(second.id);
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('Queda: 80,00 € de base al 21 %')]);
    expect((await read(second.id)).body.invoice.status).toBe('draft');
    expect((await read(original.id)).body.invoice.rectifiedBy).toHaveLength(1);
    // Who saw what is left says it in the draft's place, and is warned as any other.
    const seen = await rectify(original.id, { ...part, status: 'issued', form: null, draftId: second.id });
    expect([seen.status, seen.body.invoice.warnings[0]]).toEqual([201, expect.stringContaining('más de base')]);
  });

  test('of another company does not exist, nor is anything drafted of its invoices', async () => {
    const eve = await buildTenant(app);
    const original = await sold();
    const { id } = (await rectify(original.id, DRAFT)).body.invoice;
    expect((await rectify(original.id, DRAFT, { who: eve })).status).toBe(404);
    const own = await buildInvoice(app, eve, { lines: LINES });
    const theirs = await rectify(own.id, { ...LESS, draftId: id }, { who: eve });
    expect([theirs.status, (await read(id)).status]).toEqual([404, 200]);
    const answer = await app.rest('POST', `/invoices/${id}/issue`, { token: eve.token, body: {} });
    expect(answer.status).toBe(404);
  });

  test('that replaces what takes a prepayment off takes it off once it is issued, and not before', async () => {
    const customerManual = CUSTOMER;
    const prepayment = await buildPrepayment(app, ana, { customerManual, lines: [{ ...LINES[0], price: 10 }] });
    const prepayments = [prepayment.id];
    const final = await buildInvoice(app, ana, { customerManual, lines: LINES, prepayments });
    const right = { kind: 'R4', cause: 'El nombre', way: 'S', dataOnly: true, customerManual: CUSTOMER };
    const { status, body } = await rectify(final.id, { ...right, status: 'draft' });
    expect([status, body.invoice.rectification.replaced.total]).toEqual([201, final.total]);
    const settledBy = async () => (await read(prepayment.id)).body.invoice.settledBy.id;
    expect(await settledBy()).toBe(final.id);
    expect((await issue(body.invoice.id)).body.invoice).toMatchObject({ total: final.total, status: 'issued' });
    expect(await settledBy()).toBe(body.invoice.id);
  });
});
