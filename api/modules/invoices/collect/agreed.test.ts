import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import { sharedTestApp, type TestApp } from '../../../test/harness';
import { pdfText } from '../../../test/read/pdf-text';

let app: TestApp;
let ana: Person;
const COMPANY = { companyName: 'Nuria Vidal', companyNif: 'B98241573', companyAddress: 'Carrer del Trinquet, 7' };
const settings = (body: object) =>
  app.rest('PUT', '/settings', { token: ana.token, body: { ...COMPANY, ...body } as Record<string, unknown> });

beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
  const kept = await settings({ paymentTerms: '30', paymentMeans: 'transfer', iban: 'ES9121000418450200051332' });
  expect(kept.status).toBe(200);
});
afterAll(async () => {
  await app.close();
});

const send = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: ana.token, body });
const said = ({ dueDate, paymentTerms, paymentMeans, iban }: Record<string, unknown>) => [
  dueDate,
  paymentTerms,
  paymentMeans,
  iban,
];
const IBAN = 'ES9121000418450200051332';
const line = { description: 'Trabajo', quantity: 1, price: 100, ivaRate: 21 };
const paper = (id: string) => pdfText(app, ana, `/invoices/${id}/pdf`);

test('an invoice says when and how it is to be paid as is usual for the company, and its paper does too', async () => {
  const invoice = await buildInvoice(app, ana, { date: '2026-11-20' });
  expect(said(invoice)).toEqual(['2026-12-20', '30', 'transfer', IBAN]);
  const text = await paper(invoice.id);
  expect(text).toContain('Vencimiento 20 de diciembre de 2026 A 30 días');
  expect(text).toContain('Forma de pago Transferencia');
  expect(text).toContain('IBAN ES91 2100 0418 4502 0005 1332');
  expect(text).toContain(`Concepto ${invoice.fullNumber}`);
});

test("a customer's own terms come before the company's; what is written comes before both", async () => {
  const own = await buildCustomer(app, ana, { paymentTerms: 'M0', paymentMeans: 'direct_debit' });
  const of = { customerManual: undefined, customerId: own.id, date: '2026-11-20' };
  expect(said(await buildInvoice(app, ana, of))).toEqual(['2026-11-30', 'M0', 'direct_debit', null]);
  const written = await buildInvoice(app, ana, { ...of, dueDate: '2026-12-01', paymentMeans: 'transfer' });
  expect(said(written)).toEqual(['2026-12-01', null, 'transfer', IBAN]);
  expect(await paper(written.id)).not.toContain('A fin de mes');
});

test('a draft keeps what was written, and agrees on the rest when it is issued', async () => {
  const draft = await buildInvoice(app, ana, { status: 'draft', date: '2026-11-20', paymentMeans: 'cash' });
  expect(said(draft)).toEqual([null, null, 'cash', null]);
  const issued = (await send('POST', `/invoices/${draft.id}/issue`)).body.invoice;
  expect(said(issued)).toEqual(['2026-12-20', '30', 'cash', null]);
});

test('an issued invoice keeps what it says when company and customer say something else', async () => {
  const own = await buildCustomer(app, ana, { paymentTerms: '60' });
  const { id } = await buildInvoice(app, ana, { customerManual: undefined, customerId: own.id, date: '2026-11-20' });
  await send('PUT', `/customers/${own.id}`, { name: 'Otro', nif: 'B26304188', paymentTerms: '15' });
  await settings({ iban: 'DE89370400440532013000' });
  expect(said((await send('GET', `/invoices/${id}`)).body.invoice)).toEqual(['2027-01-19', '60', 'transfer', IBAN]);
  await settings({ iban: IBAN });
});

test('a simplified invoice, a prepayment and what rectifies say no due date of their own', async () => {
  const ticket = await send('POST', '/invoices', { kind: 'F2', date: '2026-11-20', lines: [line] });
  expect(said(ticket.body.invoice)).toEqual([null, null, null, null]);
  const prepaid = await buildInvoice(app, ana, { prepayment: true });
  expect(said(prepaid)).toEqual([null, null, null, null]);
  const { id } = await buildInvoice(app, ana);
  const input = { kind: 'R1', cause: 'Devolución', date: '2026-11-20' };
  const rectifying = (await send('POST', `/invoices/${id}/rectify`, input)).body.invoice;
  expect(said(rectifying)).toEqual([null, null, null, null]);
});

test.each([
  [{ dueDate: '2026-11-19' }, { dueDate: 'El vencimiento no puede ser anterior a la fecha de la factura' }],
  [{ dueDate: '2031-11-21' }, { dueDate: 'El vencimiento es, como mucho, 5 años posterior a la factura' }],
  [{ dueDate: '2026-02-30' }, { dueDate: 'Escribe una fecha que exista, con la forma AAAA-MM-DD' }],
  [
    { prepayment: true, dueDate: '2026-12-01' },
    { dueDate: 'Una factura de anticipo ya está cobrada: no lleva vencimiento' },
  ],
])('%j is refused on its field, and nothing is issued', async (part, fields) => {
  const before = (await send('GET', '/invoices')).body.pagination.total;
  const { status, body } = await send('POST', '/invoices', {
    date: '2026-11-20',
    customerManual: { name: 'Ana', nif: '48213960A' },
    lines: [line],
    ...part,
  });
  expect([status, body.fields]).toEqual([400, fields]);
  expect((await send('GET', '/invoices')).body.pagination.total).toBe(before);
});

test('the CSV says due date and means, and what is owed', async () => {
  const csv = (await send('GET', '/invoices/export/csv')).text.split('\r\n');
  expect(csv[0]).toContain(';Vencimiento;Forma de pago;Cobrado;Pendiente;');
  expect(csv.some(row => row.includes(';30/11/2026;Domiciliación bancaria;0,00;'))).toBe(true);
});

test('a company without terms issues as it always did, and is told from when it counts as overdue', async () => {
  const eva = await buildTenant(app);
  const { id, ...invoice } = await buildInvoice(app, eva, { date: '2026-11-01' });
  expect(said(invoice)).toEqual([null, null, null, null]);
  const { body } = await app.gql(
    'query($id: ID!) { invoice(id: $id) { dueDate dueOn } }',
    { id },
    { token: eva.token },
  );
  expect(body.data.invoice).toEqual({ dueDate: null, dueOn: '2026-12-01' });
});
