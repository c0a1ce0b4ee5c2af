import { readPdf } from '../../../edges/pdf/read-back';
import { buildCustomer, buildInvoice, buildTenant, leaveRepresentation, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(async () => {
  await app.close();
});

const preview = (body: object, { token } = ana) => app.rest('POST', '/invoices/preview', { token, body });
const written = (over: object = {}): Body => ({
  date: '2026-11-20',
  dueDate: '2026-12-20',
  customerManual: { name: 'Bar Paco', nif: 'B26304188', address: 'Mayor, 1' },
  lines: [
    { description: 'Diseño', quantity: 2, price: 100, ivaRate: 21, discountPercent: 10 },
    { description: 'Catálogo', quantity: 1, price: 50, ivaRate: 4 },
  ],
  notes: 'Gracias',
  ...over,
});
const pageOf = async (pdf: string) => (await readPdf(Buffer.from(pdf, 'base64'))).pages[0]!;
/** But for number, record and what says that it is none. */
const plain = (page: string, number: string) =>
  page
    .replaceAll(number, 'N')
    .replaceAll('BORRADOR', '')
    .replace(
      /QR tributario:|VERI\*FACTU|Entorno de pruebas|Factura verificable en la sede electrónica de la AEAT\./g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();

test('it is the paper that issuing gives, but for number and record, and says that it is a draft', async () => {
  await leaveRepresentation(app, ana);
  const { status, body } = await preview(written());
  expect([status, Object.keys(body)]).toEqual([200, ['preview']]);
  const page = await pageOf(body.preview.pdf);
  expect(page).toMatch(/Factura\s+Borrador/);
  expect(page).toContain('BORRADOR');
  expect(page).not.toMatch(/VERI\*FACTU|QR tributario/);
  const issued = await buildInvoice(app, ana, written());
  const response = await fetch(`${app.url}/api/invoices/${issued.id}/pdf`, {
    headers: { authorization: `Bearer ${ana.token}` },
  });
  const paper = (await readPdf(Buffer.from(await response.arrayBuffer()))).pages[0]!;
  const words = (text: string) => text.split(' ').sort();
  expect(words(plain(page, 'Borrador'))).toEqual(words(plain(paper, issued.fullNumber)));
});

test.each([
  ['es', 'Factura', 'Borrador'],
  ['ca', 'Factura', 'Esborrany'],
  ['eu', 'Faktura', 'Zirriborroa'],
  ['en', 'Invoice', 'Draft'],
])(
  'in %s what stands for its number is in that language, and nobody is asked to write it beside a transfer',
  async (paperLanguage, title, draft) => {
    const eva = await buildTenant(app);
    const { companyName, companyNif, companyAddress } = (await app.rest('GET', '/settings', { token: eva.token })).body
      .settings;
    const body = {
      companyName,
      companyNif,
      companyAddress,
      paymentMeans: 'transfer',
      iban: 'ES9121000418450200051332',
    };
    expect((await app.rest('PUT', '/settings', { token: eva.token, body })).status).toBe(200);
    const customer = await buildCustomer(app, eva, { paperLanguage });
    const shown = await preview(written({ customerManual: undefined, customerId: customer.id }), eva);
    const page = await pageOf(shown.body.preview.pdf);
    expect(page).toMatch(new RegExp(`${title}[^]*${draft}`));
    expect(page).toContain('ES91 2100 0418 4502 0005 1332');
    // It stands above and below, and not beside the account.
    expect(page.split(/ES91 2100|Gracias/)[1]).not.toContain(draft);
  },
);

test('nothing is kept and no number is taken', async () => {
  const eva = await buildTenant(app);
  const everything = async () =>
    app.services.db.read(eva.tenantId, async em => [
      await em.query('SELECT count(*)::int AS n FROM invoices'),
      await em.query('SELECT count(*)::int AS n FROM counters'),
      await em.query('SELECT count(*)::int AS n FROM series'),
      await em.query('SELECT count(*)::int AS n FROM activities'),
      await em.query('SELECT default_cause FROM tenants'),
    ]);
  const before = await everything();
  const exempt = [{ description: 'Clase', quantity: 1, price: 10, ivaRate: 0, ivaCause: 'E1' }];
  expect((await preview(written({ lines: exempt, series: 'CLASES' }), eva)).status).toBe(200);
  expect(await everything()).toEqual(before);
  expect((await buildInvoice(app, eva, written())).fullNumber).toBe('A-2026-0001');
});

test('what a draft could not say is refused on its field', async () => {
  const line = { description: 'Diseño', quantity: 1, price: 1, ivaRate: 21 };
  for (const [over, field] of [
    [{ lines: [] }, 'lines'],
    [{ lines: Array.from({ length: 1_001 }, () => line) }, 'lines'],
    [{ lines: [{ ...line, ivaRate: 7 }] }, 'lines.0.ivaRate'],
    [{ customerManual: { name: 'Bar', nif: ' ', address: null } }, 'customerManual.nif'],
    [{ dueDate: '2026-11-01' }, 'dueDate'],
  ] as const) {
    const { status, body } = await preview(written(over));
    expect([over, status, body.code, Object.keys(body.fields ?? {})]).toEqual([over, 400, 'BAD_USER_INPUT', [field]]);
  }
  const stranger = await buildTenant(app);
  const customer = await buildCustomer(app, stranger);
  const foreign = await preview(written({ customerManual: undefined, customerId: customer.id }));
  expect(foreign.status).toBe(404);
});
