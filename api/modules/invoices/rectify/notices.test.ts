import { buildInvoice, buildTenant, type Person } from '../../../test/build';
import { sharedTestApp, type TestApp } from '../../../test/harness';
import { today } from '../../../test/days';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 60_000);
afterAll(() => app.close());

const yearsAgo = (years: number, days = 0) => {
  const day = new Date(today());
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};
const LINES = [{ description: 'Obra', quantity: 1, price: 100, ivaRate: 10 }];
const PERSON = { name: 'Ana Pérez', nif: '12345678Z', address: 'Calle Mayor, 1' };
const COMPANY = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };

const change = (price: number, ivaRate = 10) => ({
  kind: 'R1',
  cause: 'Otro precio',
  lines: [{ ...LINES[0], price, ivaRate }],
});
async function warnings({ token }: Person, id: string, body: object, key?: string): Promise<string[]> {
  const answer = await app.rest('POST', `/invoices/${id}/rectify`, {
    token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.invoice.warnings;
}
const LATE = expect.stringContaining('más de cuatro años');
const RISE = expect.stringContaining('artículo 89.Tres');

test('what is older than four years is warned of: only a later reason lets it be rectified (LIVA 89.Uno)', async () => {
  const ana = await buildTenant(app);
  const made = async (operationDate: string) =>
    (await buildInvoice(app, ana, { lines: LINES, operationDate, customerManual: COMPANY })).id as string;
  expect(await warnings(ana, await made(yearsAgo(4, -1)), change(-10))).toContainEqual(LATE);
  expect(await warnings(ana, await made(yearsAgo(4)), change(-10))).not.toContainEqual(LATE);
});

test('more VAT of a person or of nobody is warned of, by both ways (LIVA 89.Tres)', async () => {
  const ana = await buildTenant(app);
  const made = async (part: object) => (await buildInvoice(app, ana, { lines: LINES, ...part })).id as string;
  const person = { customerManual: PERSON };
  expect(await warnings(ana, await made(person), change(10))).toContainEqual(RISE);
  expect(await warnings(ana, await made(person), { ...change(100, 21), way: 'S' })).toContainEqual(RISE);
  expect(await warnings(ana, await made(person), { ...change(90), way: 'S' })).not.toContainEqual(RISE);
  expect(await warnings(ana, await made(person), change(-10))).not.toContainEqual(RISE);
  expect(await warnings(ana, await made({ customerManual: COMPANY }), change(10))).not.toContainEqual(RISE);
  const ticket = await made({ kind: 'F2', customerManual: undefined });
  expect(await warnings(ana, ticket, { ...change(10), kind: 'R5' })).toContainEqual(RISE);
});

test('an error raises no VAT of a consumer: who says what is wrong says whether the customer is one, by both doors', async () => {
  const ana = await buildTenant(app);
  const { token } = ana;
  const made = async (part: object = {}) =>
    (await buildInvoice(app, ana, { lines: LINES, customerManual: PERSON, ...part })).id as string;
  const because = (wrong: string) => ({ wrong, happened: 'yes', handedOver: true });
  const vat = { ...change(100, 21), way: 'S', because: because('vat') };
  const sum = { ...change(10), kind: 'R4', because: because('amount') };
  const ticket = { kind: 'F2', customerManual: undefined };
  const refused = async (id: string, input: object) => {
    const { status, body } = await app.rest('POST', `/invoices/${id}/rectify`, { token, body: input });
    const other = await app.gql(
      'mutation ($id: ID!, $input: RectifyInput!) { rectifyInvoice(id: $id, input: $input) { id } }',
      { id, input },
      { token },
    );
    expect(other.body.errors[0].extensions.fields).toEqual(body.fields);
    expect((await app.rest('GET', `/invoices/${id}`, { token })).body.invoice.rectifiedBy).toEqual([]);
    return [status, body.fields];
  };
  const said = (text: string) => [400, { consumer: expect.stringContaining(text) }];
  for (const [part, input] of [
    [{}, vat],
    [{}, sum],
    [ticket, { ...vat, kind: 'R5' }],
  ] as const) {
    const id = await made(part);
    expect(await refused(id, input)).toEqual(said('di si tu cliente compró como particular'));
    expect(await refused(id, { ...input, consumer: true })).toEqual(said('no se le sube el IVA por un error'));
    expect(await warnings(ana, id, { ...input, consumer: false })).not.toContainEqual(RISE);
  }
  // An error is an R4 whoever says nothing of what is wrong.
  expect(await refused(await made(), { ...sum, because: undefined, consumer: true })).toEqual(said('89.Tres'));
  // Several at once: each of them is asked.
  const originals = [];
  for (const _ of [1, 2]) originals.push({ id: await made(), lines: change(10).lines });
  const together = { ...{ kind: 'R4', cause: 'Precio', originals }, because: because('amount') };
  for (const consumer of [undefined, true]) {
    const body = { ...together, consumer };
    const { status, body: answer } = await app.rest('POST', '/invoices/rectify', { token, body });
    expect([status, Object.keys(answer.fields)]).toEqual([400, ['consumer']]);
  }
  const business = await app.rest('POST', '/invoices/rectify', { token, body: { ...together, consumer: false } });
  expect([business.status, business.body.invoice.warnings]).toEqual([201, expect.not.arrayContaining([RISE])]);
  // A price that was changed afterwards may be higher (art. 80), and what goes down, or a company pays, is not asked.
  expect(await warnings(ana, await made(), { ...change(10), because: because('amount') })).toContainEqual(RISE);
  await warnings(ana, await made(), { ...change(90, 4), way: 'S', because: because('vat') });
  await warnings(ana, await made({ customerManual: COMPANY }), vat);
});

test('a debt asks for a notice to the AEAT within a month, and a replayed call says so again (RIVA 24)', async () => {
  const ana = await buildTenant(app);
  const made = async () => (await buildInvoice(app, ana, { lines: LINES, customerManual: COMPANY })).id as string;
  expect(await warnings(ana, await made(), { kind: 'R2', cause: 'Concurso' })).toContainEqual(
    expect.stringMatching(/plazo de un mes, y manda copia a la administración concursal/),
  );
  const [id, key] = [await made(), crypto.randomUUID()];
  const first = await warnings(ana, id, { kind: 'R3', cause: 'Impagada' }, key);
  expect(first).toContainEqual(expect.stringMatching(/plazo de un mes \(artículo 24/));
  expect(await warnings(ana, id, { kind: 'R3', cause: 'Impagada' }, key)).toEqual(first);
});

test('a debt is rectified in its term (LIVA 80.Cuatro): of a company or a person, and of a ticket, sooner or too little is warned of', async () => {
  const ana = await buildTenant(app);
  const SOON = expect.stringContaining('Es pronto');
  const LITTLE = expect.stringContaining('tiene que pasar de 50 €');
  const unpaid = { kind: 'R3', cause: 'No se paga', because: { wrong: 'unpaid' } };
  const said = async (part: object, body: object = unpaid) =>
    warnings(ana, (await buildInvoice(app, ana, { lines: LINES, ...part })).id, body);
  const company = { customerManual: COMPANY };
  expect(await said(company)).toContainEqual(SOON);
  const past = await said({ ...company, operationDate: yearsAgo(1) });
  for (const each of [SOON, LITTLE]) expect(past).not.toContainEqual(each);
  expect(await said({ ...company, operationDate: yearsAgo(2) })).toContainEqual(expect.stringContaining('Es tarde'));
  const little = { lines: [{ ...LINES[0], price: 50 }] };
  expect(await said({ ...little, customerManual: PERSON })).toContainEqual(LITTLE);
  expect(await said({ ...little, ...company })).not.toContainEqual(LITTLE);
  const ticket = await said({ ...little, kind: 'F2', customerManual: undefined }, { ...unpaid, kind: 'R5' });
  expect(ticket).toEqual(expect.arrayContaining([SOON, LITTLE]));
  const insolvent = { ...unpaid, kind: 'R2', because: { wrong: 'insolvent' } };
  expect(await said(company, insolvent)).not.toContainEqual(SOON);
});
