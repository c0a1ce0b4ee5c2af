import type { QueryRunner } from 'typeorm';
import { MarkOlderDebts1763899200000 } from '../../../../migrations/1763899200000-mark-older-debts';
import { buildInvoice, buildTenant, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';
import { pdfText } from '../../../test/read/pdf-text';
import { asSuperuser } from '../../../test/superuser';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
}, 60_000);
afterAll(() => app.close());

const LINES = [{ description: 'Pluma', quantity: 1, price: 40, ivaRate: 21 }];
const CUSTOMER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const made = async (part: object): Promise<string> => (await buildInvoice(app, ana, { lines: LINES, ...part })).id;
const ticket = () => made({ kind: 'F2', customerManual: undefined });
const rectify = (id: string, body: object) =>
  app.rest('POST', `/invoices/${id}/rectify`, { token: ana.token, body: { cause: 'No se paga', ...body } });

const textOf = ({ id }: Body) => pdfText(app, ana, `/invoices/${id}/pdf`);

test.each([
  ['unpaid', 'R5', /en el plazo de un mes \(artículo 24/],
  ['insolvent', 'R5', /manda copia a la administración concursal/],
  ['unpaid', 'R3', /en el plazo de un mes \(artículo 24/],
])(
  'of a debt (%s) an %s says on its paper that it is no credit, and asks for the notice',
  async (wrong, kind, notice) => {
    const id = kind === 'R5' ? await ticket() : await made({ customerManual: CUSTOMER });
    const { status, body } = await rectify(id, { kind, because: { wrong } });
    expect([status, body.invoice.rectification.debt]).toEqual([201, true]);
    expect(body.invoice.warnings).toContainEqual(expect.stringMatching(notice));
    const text = await textOf(body.invoice);
    expect(text).toContain('Modifica la base imponible por una deuda que no se ha pagado: no es un abono');
    expect(text).not.toContain('Se modifican los importes');
  },
);

test('an R3 of all of an invoice takes back its base, its IVA and its withholding, and none of its suplidos', async () => {
  const id = await made({
    customerManual: CUSTOMER,
    withholdingPercent: 15,
    suplidos: [{ description: 'Tasa del Registro', amount: 30 }],
  });
  const debt = (await rectify(id, { kind: 'R3', because: { wrong: 'unpaid' } })).body.invoice;
  expect(debt).toMatchObject({ subtotal: -40, totalIva: -8.4, total: -48.4, withholding: -6, payable: -42.4 });
  expect(debt.suplidos).toEqual([]);
  expect(await textOf(debt)).not.toContain('Suplidos');
  // A credit takes back all of it.
  const other = await made({ customerManual: CUSTOMER, suplidos: [{ description: 'Tasa', amount: 30 }] });
  const credit = (await rectify(other, { kind: 'R1', cause: 'Devolución' })).body.invoice;
  expect([credit.suplidos, credit.payable]).toEqual([[{ description: 'Tasa', amount: -30 }], -78.4]);
});

test('what was given back for a credit of several makes no debt of another of them: only what is unpaid is one', async () => {
  const lines = [{ description: 'Pluma', quantity: 1, price: 100, ivaRate: 21 }];
  const [part, whole] = [
    await made({ customerManual: CUSTOMER, lines }),
    await made({ customerManual: CUSTOMER, lines }),
  ];
  const post = async (path: string, body: object, status = 201): Promise<Body> => {
    const answer = await app.rest('POST', path, { token: ana.token, body });
    expect([answer.status, answer.body.error]).toEqual([status, undefined]);
    return answer.body.invoice;
  };
  const off = (price: number) => [{ description: 'Rebaja', quantity: 1, price, ivaRate: 21 }];
  const originals = [
    { id: part, lines: off(-10) },
    { id: whole, lines: off(-20) },
  ];
  const both = await post('/invoices/rectify', { kind: 'R1', cause: 'Precio', originals });
  await post(`/invoices/${part}/collections`, { amount: 60.5 });
  await post(`/invoices/${whole}/pay`, {}, 200);
  await post(`/invoices/${both.id}/collections`, { amount: -24.2 });
  const came = async (id: string) => {
    const document = 'query($id: ID!) { invoice(id: $id) { collectedInAll } }';
    return (await app.gql(document, { id }, { token: ana.token })).body.data.invoice.collectedInAll;
  };
  expect([await came(part), await came(whole)]).toEqual(['60.50', '96.80']);
  const debt = { kind: 'R3', because: { wrong: 'unpaid' } };
  const tooMuch = await rectify(part, { ...debt, lines: off(-45) });
  expect([tooMuch.status, tooMuch.body.error]).toEqual([409, expect.stringContaining('aún te deben 48,40')]);
  expect((await rectify(part, { ...debt, lines: off(-40) })).status).toBe(201);
});

test('an R5 of anything else is of no debt, and one of a debt only goes down', async () => {
  const returned = await rectify(await ticket(), { kind: 'R5', because: { wrong: 'returned' } });
  expect([returned.status, returned.body.invoice.rectification.debt]).toEqual([201, false]);
  expect(await textOf(returned.body.invoice)).toContain('Se modifican los importes de la original');
  const up = await rectify(await ticket(), { kind: 'R5', because: { wrong: 'unpaid' }, lines: LINES });
  expect([up.status, Object.keys(up.body.fields)]).toEqual([400, ['lines']]);
});

test('tickets that nobody pays are rectified together as a debt', async () => {
  const originals = [{ id: await ticket() }, { id: await ticket() }];
  const body = { kind: 'R5', cause: 'No se pagan', because: { wrong: 'unpaid' }, originals };
  const { status, body: answer } = await app.rest('POST', '/invoices/rectify', { token: ana.token, body });
  expect([status, answer.invoice.rectification.debt]).toEqual([201, true]);
});

test('one that was issued before R5 kept its debt is known by the cause that is proposed for it, and no other is', async () => {
  const cause = 'Crédito incobrable (artículo 80.Cuatro de la Ley 37/1992).';
  const made: [body: object, debt: boolean][] = [
    [{ because: { wrong: 'unpaid' }, cause }, true],
    [{ because: { wrong: 'insolvent' }, cause: 'Concurso del destinatario.' }, true],
    [{ because: { wrong: 'unpaid' }, cause: 'No paga' }, false],
    [{ because: { wrong: 'returned' }, cause: 'Devolución' }, false],
    [{ cause, lines: LINES }, false],
  ];
  const issued: { id: string; debt: boolean }[] = [];
  for (const [body, debt] of made) {
    const { status, body: answer } = await rectify(await ticket(), { kind: 'R5', ...body });
    expect(status).toBe(201);
    issued.push({ id: answer.invoice.id, debt });
  }
  const ids = issued.map(({ id }) => id);
  await asSuperuser(app.database, async client => {
    await client.query('UPDATE app.invoices SET rectified_debt = NULL WHERE id = ANY ($1)', [ids]);
    const runner = { query: (sql: string) => client.query(sql) } as unknown as QueryRunner;
    for (let n = 0; n < 2; n += 1) await new MarkOlderDebts1763899200000().up(runner);
  });
  for (const { id, debt } of issued) {
    const { body } = await app.rest('GET', `/invoices/${id}`, { token: ana.token });
    expect(body.invoice.rectification.debt).toBe(debt);
  }
});
