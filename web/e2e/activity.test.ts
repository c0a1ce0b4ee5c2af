import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { visit } from './browser';
import { buildCompany } from './company';
import type { Product } from './product';
import { openBrowser, openMailingProduct } from './shared';

interface Packed {
  name: string;
  text: Buffer;
  at: Date;
}
interface Reader {
  names: string[];
  bytes(name: string): AsyncIterable<Buffer>;
  close(): Promise<void>;
}
const { Unzip } = jest.requireActual<{ Unzip: { open(path: string): Promise<Reader> } }>(
  '../../api/platform/files/unzip',
);
const { zipOf } = jest.requireActual<{ zipOf(batches: AsyncIterable<Packed[]>): AsyncIterable<Buffer> }>(
  '../../api/platform/files/zip',
);

const INVOICE = {
  date: '2026-11-20',
  lines: [{ description: 'Taller', quantity: 1, price: 100, ivaRate: 21 }],
  customerManual: { name: 'Ñoño & Cía', nif: 'B26304188', address: null },
};
const folder = mkdtempSync(join(tmpdir(), 'folio-verifier-'));
const at = (name: string) => join(folder, name);

let product: Product;
let browser: Browser;
let token: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([openMailingProduct(), openBrowser()]);
  ({ token } = await buildCompany(product, 'auditoria'));
  const {
    representation: { hash },
  } = await product.rest('GET', '/verifactu/representation', undefined, token);
  await product.rest(
    'POST',
    '/verifactu/representation',
    { hash, name: 'Ana Roca', capacity: 'administrator', accepted: true },
    token,
  );
  for (let n = 0; n < 3; n += 1) await product.rest('POST', '/invoices', INVOICE, token);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an admin looks through the log, takes it away and has its chain computed', async () => {
  const { page, complaints, close } = await visit(browser, product.url, { token });
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'LOPD' }).click();
  await page.getByRole('link', { name: 'Auditoría' }).click();
  const table = page.getByRole('table', { name: 'Auditoría' });
  await table.getByText('Factura A-2026-0003 emitida').waitFor();
  await page.getByLabel('Acción').selectOption('Crear');
  await page.waitForURL('**/app/lopd/audit?action=create');
  await page.getByLabel('Riesgo').selectOption('Crítico');
  await page.getByText('Ninguna actividad coincide').waitFor();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await table.getByText('Empresa registrada').waitFor();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^auditoria_.*\.csv$/);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByText(/^Auditoría íntegra: /).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

/** The archive with one byte of one file's text turned. */
async function turned(path: string, name: string, file: string, find: string): Promise<string> {
  const archive = await Unzip.open(path);
  const files: Packed[] = [];
  for (const each of archive.names) {
    const text = await buffer(Readable.from(archive.bytes(each)));
    if (each === file) text[text.indexOf(find)]! ^= 1;
    files.push({ name: each, text, at: new Date() });
  }
  await archive.close();
  writeFileSync(
    at(name),
    await buffer(
      Readable.from(
        zipOf(
          (async function* all() {
            yield files;
          })(),
        ),
      ),
    ),
  );
  return at(name);
}

/** The same with a byte turned in the packed file, as a worn disk would. */
function worn(path: string, name: string, file: string): string {
  const zip = readFileSync(path);
  const place = zip.indexOf(file) + file.length + 40;
  zip[place]! ^= 1;
  writeFileSync(at(name), zip);
  return at(name);
}

async function verdict(page: Page, path: string, title: RegExp): Promise<void> {
  await page.getByLabel('Elegir el ZIP de la copia').setInputFiles(path);
  await page.getByRole('heading', { name: title }).waitFor();
}

test('everything is downloaded, and the page inside checks it without a network: green, and red at the record of which a byte was flipped', async () => {
  const { page, close } = await visit(browser, product.url, { token });
  await page.goto('/app/settings');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar todo' }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^folio_B98241573_.*\.zip$/);
  await zip.saveAs(at('copia.zip'));
  await page.getByText('Copia descargada').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await close();

  const archive = await Unzip.open(at('copia.zip'));
  writeFileSync(at('verificador.html'), await buffer(Readable.from(archive.bytes('verificador.html'))));
  const second = archive.names.find(name => name.startsWith('registros/000002-'))!;
  await archive.close();

  const {
    page: verifier,
    complaints,
    close: closeVerifier,
  } = await visit(browser, 'http://offline.invalid', { fresh: true });
  await verifier.context().setOffline(true);
  await verifier.goto(`file://${at('verificador.html')}`);
  await verdict(verifier, at('copia.zip'), /^Cadena íntegra: 3 registros$/);
  expect(await verifier.locator('#verdict').getAttribute('class')).toBe('good');
  expect(await verifier.getByRole('row').count()).toBe(4);
  expect(await axeFindings(verifier)).toEqual([]);

  const flips = [
    await turned(at('copia.zip'), 'total.zip', second, '121.00'),
    await turned(at('copia.zip'), 'name.zip', second, 'Ñoño'),
    await turned(at('copia.zip'), 'row.zip', 'datos/records.jsonl', 'Taller'),
    worn(at('copia.zip'), 'worn.zip', second),
  ];
  for (const [index, path] of flips.entries()) {
    // The row that is changed there is the first's.
    const place = index === 2 ? 1 : 2;
    await verdict(verifier, path, new RegExp(`^La cadena se rompe en el registro ${place}, A-2026-000${place}$`));
    expect(await verifier.locator('#verdict').getAttribute('class')).toBe('bad');
    expect(await verifier.locator('tr.broken').count()).toBe(1);
    expect(await verifier.locator('tr.broken td').first().textContent()).toBe(String(place));
  }
  expect(await axeFindings(verifier)).toEqual([]);
  await verdict(verifier, at('verificador.html'), /^Este archivo no se puede comprobar$/);
  expect(complaints).toEqual([]);
  await closeVerifier();
}, 180_000);
