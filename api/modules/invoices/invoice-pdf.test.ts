import { PdfReader } from '../../edges/pdf/read-back';
import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { scan } from '../../test/scan';
import type { AppError } from '../../platform/errors';
import { drawingPoints, pdfOf } from './invoice-pdf';

let app: TestApp;
let ana: Person;
beforeAll(async () => { app = await startTestApp(); ana = await buildTenant(app); });
afterAll(() => app.close());

const download = async (id: string) => {
  const response = await fetch(`${app.url}/api/invoices/${id}/pdf`, { headers: { authorization: `Bearer ${ana.token}` } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('an issued invoice downloads as a PDF under its number, the same bytes each time', async () => {
  const { id, fullNumber } = await buildInvoice(app, ana);
  const { response, bytes } = await download(id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="factura-${fullNumber}.pdf"`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF']);
  expect((await download(id)).bytes.equals(bytes)).toBe(true);
});

test('a draft has none, a cancelled one has', async () => {
  const draft = await buildInvoice(app, ana, { status: 'draft' });
  const refused = await app.rest('GET', `/invoices/${draft.id}/pdf`, { token: ana.token });
  expect([refused.status, refused.body]).toEqual([409, { error: 'Un borrador no tiene PDF: emite antes la factura', code: 'CONFLICT' }]);
  const { id } = await buildInvoice(app, ana);
  await app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
  expect((await download(id)).response.status).toBe(200);
});

test('its QR is the invoice\'s own, of its mode; a trial says so, and nothing is called verifiable that is not sent', async () => {
  const reader = new PdfReader();
  const { id } = await buildInvoice(app, ana);
  const { body } = await app.gql('query ($id: ID!) { invoice(id: $id) { mode qrUrl } }', { id }, { token: ana.token });
  const { pages, drawings } = await reader.read((await download(id)).bytes, true).finally(() => reader.close());
  expect(body.data.invoice.mode).toBe('NO_VERIFACTU');
  expect(scan(drawings[0])).toBe(body.data.invoice.qrUrl);
  expect(body.data.invoice.qrUrl).toMatch(/^https:\/\/prewww2\.aeat\.es\/wlpl\/TIKE-CONT\/ValidarQRNoVerifactu\?nif=/);
  expect(pages[0]).toMatch(/^QR tributario:$/m);
  expect(pages[0]).toMatch(/^Entorno de pruebas$/m);
  expect(pages[0]).not.toMatch(/VERI\*FACTU|verificable/);
});

test('a service to a business of the Union says «inversión del sujeto pasivo»; to one from elsewhere, or of no VAT number, not', async () => {
  const lines = [{ description: 'Servicio', quantity: 1, price: 10, ivaRate: 0, ivaCause: 'N2' }];
  const papers: Buffer[] = [];
  for (const customer of [{ nif: 'DE123456789', country: 'DE' }, { nif: '12-3456789', country: 'US' }, { nif: 'X1', country: 'DE', idKind: '03' }]) {
    papers.push((await download((await buildInvoice(app, ana, { customerManual: { name: 'Müller', ...customer }, lines })).id)).bytes);
  }
  const reader = new PdfReader();
  const said: boolean[] = [];
  for (const paper of papers) said.push((await reader.read(paper)).pages[0]!.includes('Inversión del sujeto pasivo'));
  await reader.close();
  expect(said).toEqual([true, false, false]);
});

test('is priced by its lines, and never beyond what a minute holds', () => {
  expect([[1, 0], [1, 249], [1, 250], [1, 1_000], [10, 100_000]].map(([papers, lines]) => drawingPoints(papers!, lines!))).toEqual([1, 1, 2, 5, 60]);
});

test('of one company a paper is not even read before its turn, whoever else reads meanwhile', async () => {
  const reads: string[] = [];
  let proceed!: () => void;
  const gate = new Promise<void>(resolve => { proceed = resolve; });
  const draft = (name: string, first?: Promise<void>) => async () => { reads.push(name); await first; return { status: 'draft', fullNumber: null }; };
  const { aeat } = app.services;
  const all = [pdfOf(draft('a', gate), 'one', aeat), pdfOf(draft('b'), 'one', aeat), pdfOf(draft('c'), 'another', aeat)].map(each => each.catch((error: AppError) => error.code));
  await all[2];
  expect(reads).toEqual(['a', 'c']);
  proceed();
  expect([await Promise.all(all), reads]).toEqual([['CONFLICT', 'CONFLICT', 'CONFLICT'], ['a', 'c', 'b']]);
});
