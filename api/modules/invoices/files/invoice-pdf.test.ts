import { readPdf } from '../../../edges/pdf/read-back';
import { buildInvoice, buildTenant, leaveRepresentation, type Person } from '../../../test/build';
import { sharedTestApp, type TestApp } from '../../../test/harness';
import { scan } from '../../../test/house/scan';
import type { AppError } from '../../../platform/errors';
import { asSuperuser } from '../../../test/superuser';
import { drawingPoints, pdfOf } from './invoice-pdf';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const download = async (id: string, { token } = ana) => {
  const response = await fetch(`${app.url}/api/invoices/${id}/pdf`, { headers: { authorization: `Bearer ${token}` } });
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

describe('a duplicate (RD 1619/2012, art. 14)', () => {
  const ask = async (id: string, copy: string, { token } = ana) => {
    const response = await fetch(`${app.url}/api/invoices/${id}/pdf?copy=${copy}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('is the same paper, which says on each page that it is one, the same bytes each time', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => ({ description: `Línea ${i}`, quantity: 1, price: 10 }));
    const { id, fullNumber } = await buildInvoice(app, ana, { lines });
    const original = await download(id);
    const duplicate = await ask(id, 'duplicate');
    expect(duplicate.response.status).toBe(200);
    expect(duplicate.response.headers.get('content-disposition')).toBe(
      `attachment; filename="factura-${fullNumber}-duplicado.pdf"`,
    );
    expect((await ask(id, 'duplicate')).bytes.equals(duplicate.bytes)).toBe(true);
    expect((await ask(id, 'original')).bytes.equals(original.bytes)).toBe(true);
    const plain = (await readPdf(original.bytes)).pages;
    const marked = (await readPdf(duplicate.bytes)).pages;
    expect(marked.length).toBeGreaterThan(1);
    expect(marked.every(page => page.includes('DUPLICADO'))).toBe(true);
    expect(plain.some(page => page.includes('DUPLICADO'))).toBe(false);
    // A line more in the head may turn the pages elsewhere.
    const without = (pages: string[]) =>
      pages
        .join(' ')
        .replace(/\s+/g, ' ')
        .replaceAll('DUPLICADO ', '')
        .replace(/Suma y sigue \S+ € /g, '')
        .replace(/Suma anterior \S+ € /g, '')
        .replace(/Empresa \d+, S\.L\. · NIF \S+ \S+ Página \d de \d ?/g, '')
        .replace(/Empresa \d+, S\.L\. Factura \S+ · 20 de noviembre de 2026 Descripción .*? Importe sin IVA /g, '');
    expect(without(marked)).toBe(without(plain));
  });

  test('of a cancelled one says both; of a draft, of another company, and of no such copy there is none', async () => {
    const { id } = await buildInvoice(app, ana);
    await app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
    const [page] = (await readPdf((await ask(id, 'duplicate')).bytes)).pages;
    expect(page).toMatch(/DUPLICADO[^]*ANULADA/);
    const refused = async (of: string, copy: string, token = ana.token) => {
      const { status, body } = await app.rest('GET', `/invoices/${of}/pdf?copy=${copy}`, { token });
      return [status, body.code, Object.keys(body.fields ?? {})];
    };
    const draft = await buildInvoice(app, ana, { status: 'draft' });
    expect(await refused(draft.id, 'duplicate')).toEqual([409, 'CONFLICT', []]);
    for (const copy of ['duplicado', 'DUPLICATE', '1'])
      expect([copy, await refused(id, copy)]).toEqual([copy, [400, 'BAD_USER_INPUT', ['copy']]]);
    expect(await refused(id, 'duplicate', (await buildTenant(app)).token)).toEqual([404, 'NOT_FOUND', []]);
  });
});

test('a draft has none, a cancelled one has', async () => {
  const draft = await buildInvoice(app, ana, { status: 'draft' });
  const refused = await app.rest('GET', `/invoices/${draft.id}/pdf`, { token: ana.token });
  expect([refused.status, refused.body]).toEqual([
    409,
    { error: 'Un borrador no tiene PDF: emite antes la factura', code: 'CONFLICT' },
  ]);
  const { id } = await buildInvoice(app, ana);
  await app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
  expect((await download(id)).response.status).toBe(200);
});

test('a service to a business of the Union says «inversión del sujeto pasivo»; to one from elsewhere, or of no VAT number, not', async () => {
  const lines = [{ description: 'Servicio', quantity: 1, price: 10, ivaRate: 0, ivaCause: 'N2' }];
  const papers: Buffer[] = [];
  for (const customer of [
    { nif: 'DE123456789', country: 'DE' },
    { nif: '12-3456789', country: 'US' },
    { nif: 'X1', country: 'DE', idKind: '03' },
  ]) {
    papers.push(
      (await download((await buildInvoice(app, ana, { customerManual: { name: 'Müller', ...customer }, lines })).id))
        .bytes,
    );
  }
  const said: boolean[] = [];
  for (const paper of papers) said.push((await readPdf(paper)).pages[0]!.includes('Inversión del sujeto pasivo'));
  expect(said).toEqual([true, false, false]);
});

test("says the customer's country where it is another, saved or written by hand", async () => {
  const weber = { name: 'Weber GmbH', nif: 'DE136695976', country: 'DE', address: 'Torstraße 140', city: 'Berlin' };
  const saved = await app.rest('POST', '/customers', { token: ana.token, body: weber });
  const { city, ...byHand } = weber;
  const lines = [{ description: 'Servicio', quantity: 1, price: 10, ivaRate: 0, ivaCause: 'N2' }];
  const textOf = async (customer: object) =>
    (await readPdf((await download((await buildInvoice(app, ana, { ...customer, lines })).id)).bytes)).pages[0];
  const whose = [
    await textOf({ customerManual: undefined, customerId: saved.body.customer.id }),
    await textOf({ customerManual: byHand }),
    await textOf({ customerManual: { name: 'Ana', nif: '12345678Z', country: 'ES', address: 'Mayor, 1' } }),
    await textOf({ customerManual: { name: 'Vine, LLC', nif: '47-3120986', country: 'US', address: 'Atlantic, 8' } }),
  ];
  expect(whose[0]).toContain(`Torstraße 140 · ${city} · Alemania`);
  expect(whose.map(page => /(NIF-IVA|NIF) (DE136695976|12345678Z)/.exec(page!)?.[1])).toEqual([
    ...['NIF-IVA', 'NIF-IVA', 'NIF', undefined],
  ]);
  expect(whose[3]).toContain('Identificación fiscal 473120986');
  expect(whose[1]).toContain('Torstraße 140 · Alemania');
  expect(whose[2]).not.toContain('España');
});

test('is priced by its lines, and never beyond what a minute holds', () => {
  expect(
    [
      [1, 0],
      [1, 249],
      [1, 250],
      [1, 1_000],
      [10, 100_000],
    ].map(([papers, lines]) => drawingPoints(papers!, lines!)),
  ).toEqual([1, 1, 2, 5, 60]);
});

test('of one company a paper is not even read before its turn, also when others read', async () => {
  const reads: string[] = [];
  let proceed!: () => void;
  const gate = new Promise<void>(resolve => {
    proceed = resolve;
  });
  const draft = (name: string, first?: Promise<void>) => async () => {
    reads.push(name);
    await first;
    return null;
  };
  const all = [pdfOf(draft('a', gate), 'one'), pdfOf(draft('b'), 'one'), pdfOf(draft('c'), 'another')].map(each =>
    each.catch((error: AppError) => error.code),
  );
  await all[2];
  expect(reads).toEqual(['a', 'c']);
  proceed();
  expect([await Promise.all(all), reads]).toEqual([
    ['CONFLICT', 'CONFLICT', 'CONFLICT'],
    ['a', 'c', 'b'],
  ]);
});

// Last: looking for codes in pictures blocks the loop for seconds, in which kept connections end.
test("without a record it has no QR and no legend; with one its QR is the invoice's own, and a trial says so; one for the true agency leads there", async () => {
  const eva = await buildTenant(app);
  const read = async (id: string) => readPdf((await download(id, eva)).bytes, true);
  const plain = await buildInvoice(app, eva);
  await leaveRepresentation(app, eva);
  const [{ id }, real] = [await buildInvoice(app, eva), await buildInvoice(app, eva)];
  await asSuperuser(app.database, client =>
    client.query(
      `UPDATE app.records SET environment = 'production'
     WHERE invoice_id = $1`,
      [real.id],
    ),
  );
  const { qrUrl } = (await app.gql('query ($id: ID!) { invoice(id: $id) { qrUrl } }', { id }, { token: eva.token }))
    .body.data.invoice;
  const [before, after, production] = [await read(plain.id), await read(id), await read(real.id)];
  expect(before.pages[0]).not.toMatch(/QR tributario|VERI\*FACTU|verificable|Entorno de pruebas/);
  expect(scan(after.drawings[0])).toBe(qrUrl);
  expect(qrUrl).toMatch(/^https:\/\/prewww2\.aeat\.es\/wlpl\/TIKE-CONT\/ValidarQR\?nif=/);
  for (const words of [
    /^QR tributario:$/m,
    /^VERI\*FACTU$/m,
    /^Entorno de pruebas$/m,
    /^Factura verificable en la sede electrónica de la AEAT\.$/m,
  ])
    expect(after.pages[0]).toMatch(words);
  expect(scan(production.drawings[0])).toMatch(
    /^https:\/\/www2\.agenciatributaria\.gob\.es\/wlpl\/TIKE-CONT\/ValidarQR\?nif=/,
  );
  expect(production.pages[0]).not.toMatch(/Entorno de pruebas/);
});
