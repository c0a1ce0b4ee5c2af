import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { visit } from './browser';
import type { Demo } from './demo';
import { facesOf } from './faces';
import { openBrowser, openDemoProduct } from './shared';

let demo: Demo;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [demo, browser] = await Promise.all([openDemoProduct(), openBrowser()]);
  token = (await ask('POST', '/auth/login', { email: 'admin@demo.test', password: 'demo1234' })).token;
}, 180_000);

async function ask(method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(`${demo.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })).json();
}

const card = (page: Page) => page.getByRole('region', { name: 'Verifactu' });
const open = async (page: Page, path: string, heading: RegExp) => {
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
};

async function issue(page: Page): Promise<void> {
  await open(page, '/app/invoices/new', /Nueva factura/);
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Larrañaga');
  await page.getByRole('option', { name: /Bodegas Larrañaga/ }).click();
  await page.getByLabel('Descripción, línea 1').fill('Cartelería de otoño');
  await page.getByLabel('Cantidad, línea 1').fill('1');
  await page.getByLabel('Precio, línea 1').fill('100');
  await page.getByRole('button', { name: 'Emitir factura', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir factura' }).click();
  await page.getByRole('heading', { name: /^Factura A-\d{4}-\d{4}$/ }).waitFor();
}

test("the demo's admin issues an invoice, which goes by itself, and sees its CSV, QR and hash", async () => {
  const { page, complaints, close } = await visit(browser, demo.url, { token });
  await issue(page);
  await card(page)
    .getByRole('img', { name: /Código QR de la factura/ })
    .waitFor();
  await card(page).getByText('Aceptada por AEAT').waitFor({ timeout: 20_000 });
  await card(page)
    .getByText(/^SIM-[A-Z0-9]{12}$/)
    .waitFor();
  const hash = card(page).getByText(/[0-9A-F]{64}/);
  await hash.waitFor();
  expect(await facesOf(hash)).toEqual([
    expect.objectContaining({ familyName: 'Geist Mono', isCustomFont: true, glyphCount: 64 }),
  ]);
  await page.getByText('Entorno de pruebas').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test('sends one by hand that is from before the company sent', async () => {
  const { pagination } = await ask('GET', '/invoices?limit=1');
  const {
    invoices: [oldest],
  } = await ask('GET', `/invoices?limit=1&page=${pagination.total}`);
  const { page, complaints, close } = await visit(browser, demo.url, { token });
  await open(page, `/app/invoices/${oldest.id}`, /^Factura /);
  await card(page)
    .getByText(/Se emitió antes de que tu empresa enviara/)
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar Verifactu' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('¿Enviar esta factura a Verifactu/AEAT?').waitFor();
  await question.getByRole('button', { name: /Enviar/ }).click();
  await card(page).getByText('Aceptada por AEAT').waitFor({ timeout: 20_000 });
  await card(page)
    .getByRole('img', { name: /Código QR de la factura/ })
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test('sees a rejection explained, and corrects it', async () => {
  const {
    records: [rejected],
  } = await ask('GET', '/verifactu/records?status=rejected');
  const { page, complaints, close } = await visit(browser, demo.url, { token });
  await open(page, `/app/invoices/${rejected.invoiceId}`, /^Factura /);
  await card(page).getByText('Rechazada por AEAT').waitFor();
  await card(page)
    .getByText(/no está en el censo/)
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Reintentar' }).click();
  const dialog = page.getByRole('dialog', { name: /Corregir el registro/ });
  await dialog.getByRole('button', { name: 'Editar cliente' }).click();
  const customer = page.getByRole('dialog', { name: /cliente/i }).last();
  await customer.getByText('Cliente extranjero o no censado').click();
  await customer.getByLabel('Tipo de documento').selectOption('07');
  await customer.getByRole('button', { name: /Guardar/ }).click();
  await dialog.getByRole('cell', { name: 'No censado' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Corregir y enviar' }).click();
  await card(page).getByText('Aceptada por AEAT').waitFor({ timeout: 20_000 });
  await open(page, '/app/verifactu', /Registros/);
  await page
    .getByRole('button', { name: /[Cc]omprobar|Verificar/ })
    .first()
    .click();
  await page.getByText(/Cadena íntegra: \d+ registros/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);
