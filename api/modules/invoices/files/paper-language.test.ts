import { readPdf } from '../../../edges/pdf/read-back';
import { buildInvoice, buildTenant, type Person } from '../../../test/build';
import { formAsk } from '../../../test/forms';
import { sharedTestApp, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(async () => {
  await app.close();
});

const usual = async (language: string, { token } = ana) =>
  app.rest('POST', '/settings/face', { token, ...(await formAsk({ language })) });
const customer = async (paperLanguage: string | null, { token } = ana) =>
  app.rest('POST', '/customers', {
    token,
    body: { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14', paperLanguage },
  });
const bytesOf = async (id: string, { token } = ana) => {
  const answer = await fetch(`${app.url}/api/invoices/${id}/pdf`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const paperOf = async (id: string, person = ana) => readPdf(await bytesOf(id, person));
const EXEMPT = [{ description: 'Curso', quantity: 1, price: 1234.5, ivaRate: 0, ivaCause: 'E1' }];
const SPANISH = 'Operación exenta de IVA: artículo 20 de la Ley 37/1992 (operaciones interiores).';

test.each([
  ['ca', 'ca-ES', ['Venciment', 'Base imposable', 'Operació exempta d’IVA.', '1.234,50 €']],
  ['gl', 'gl-ES', ['Vencemento', 'Base impoñible', 'Operación exenta de IVE.', '1.234,50 €']],
  ['eu', 'eu-ES', ['Faktura', 'Zerga-oinarria', 'BEZ ordaintzetik salbuetsitako eragiketa.', '1.234,50 €']],
  ['en', 'en-GB', ['Invoice', 'Taxable amount', 'Supply exempt from VAT.', '€1,234.50']],
])(
  'a customer who reads %s gets their invoice so, with the phrases of the law in Spanish too',
  async (language, tag, words) => {
    const { body, status } = await customer(language);
    expect([status, body.customer.paperLanguage]).toEqual([201, language]);
    const { id } = await buildInvoice(app, ana, {
      customerId: body.customer.id,
      customerManual: null,
      dueDate: '2026-12-31',
      lines: EXEMPT,
    });
    const paper = await paperOf(id);
    const text = paper.pages.join(' ').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    expect(paper.language).toBe(tag);
    for (const word of [...words, SPANISH]) expect(text).toContain(word);
  },
);

test('what was issued stays as it was, whatever the card and the company say by now', async () => {
  const eva = await buildTenant(app);
  const { body } = await customer(null, eva);
  const at = { customerId: body.customer.id, customerManual: null };
  const before = await buildInvoice(app, eva, at);
  const bytes = await bytesOf(before.id, eva);
  expect((await usual('ca', eva)).body.face.language).toBe('ca');
  expect((await bytesOf(before.id, eva)).equals(bytes)).toBe(true);
  const after = await buildInvoice(app, eva, at);
  expect((await paperOf(after.id, eva)).language).toBe('ca-ES');
});

test('a language that there is not is refused at both doors, and nothing changes', async () => {
  expect((await customer('fr')).status).toBe(400);
  const byGraph = await app.gql(
    'mutation ($input: CustomerInput!) { createCustomer(input: $input) { id } }',
    { input: { name: 'Paco', nif: 'B26304188', paperLanguage: 'fr' } },
    { token: ana.token },
  );
  expect(byGraph.body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect((await usual('fr')).status).toBe(400);
  const { body } = await app.rest('GET', '/settings/face', { token: ana.token });
  expect(body.face.language).toBe('es');
});

test('a card that says no language any more is read in the company’s', async () => {
  const eva = await buildTenant(app);
  const { body } = await customer('eu', eva);
  const { id, name, nif, address } = body.customer;
  const put = (paperLanguage?: string | null) =>
    app.rest('PUT', `/customers/${id}`, { token: eva.token, body: { name, nif, address, paperLanguage } });
  expect((await put(null)).body.customer.paperLanguage).toBeNull();
  await usual('gl', eva);
  const made = await buildInvoice(app, eva, { customerId: id, customerManual: null });
  expect((await paperOf(made.id, eva)).language).toBe('gl-ES');
});
