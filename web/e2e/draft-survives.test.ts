import type { Browser, Page } from 'playwright-core';
import { visit } from './browser';
import { buildCompany, type Company } from './company';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

const inField = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

async function halfWrite(page: Page) {
  await page.goto('/app/invoices/new');
  await page.getByRole('combobox', { name: 'Cliente' }).fill('bodegas');
  await page.getByRole('option', { name: 'Bodegas Larrañaga' }).click();
  await page.getByLabel('Descripción, línea 1').fill('Diseño a medio escribir');
  await page.getByLabel('Precio, línea 1').fill('1850,5');
  await page.getByLabel('Notas').fill('Pago a 30 días.');
  await page.getByText(/^Guardado en este equipo/).waitFor();
}

async function expectHalfWritten(page: Page) {
  await page.getByLabel('Descripción, línea 1').waitFor();
  expect({
    customer: await page.getByRole('combobox', { name: 'Cliente' }).inputValue(),
    description: await inField(page, 'Descripción, línea 1'),
    price: await inField(page, 'Precio, línea 1'),
    notes: await inField(page, 'Notas (opcional)'),
  }).toEqual({
    customer: 'Bodegas Larrañaga, S.L.',
    description: 'Diseño a medio escribir',
    price: '1.850,50',
    notes: 'Pago a 30 días.',
  });
}

async function signIn(page: Page, { email, password }: Company) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test('a half-typed invoice survives a reload and a page that was killed', async () => {
  const { token } = await buildCompany(product, 'recarga');
  const { page, close } = await visit(browser, product.url, { token, fresh: true });
  await halfWrite(page);
  await page.reload();
  await expectHalfWritten(page);

  await page.getByLabel('Notas').fill('Pago a 60 días.');
  await page.waitForFunction(() => Object.values(localStorage).some(value => String(value).includes('60 días')));
  await page.getByLabel('Notas').fill('Pago a 30 días.');
  await page.waitForFunction(() => Object.values(localStorage).every(value => !String(value).includes('60 días')));
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await page.context().newPage();
  await next.goto('/app/invoices/new');
  await expectHalfWritten(next);
  await close();
}, 180_000);

test('a half-typed invoice survives an expired session, and the way back is remembered', async () => {
  const company = await buildCompany(product, 'caduca');
  const { page, close } = await visit(browser, product.url, { token: company.token });
  await halfWrite(page);
  await page.getByLabel('Cantidad, línea 1').fill('2');
  await product.rest('POST', '/auth/logout', undefined, company.token);
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/login');
  await signIn(page, company);
  await page.waitForURL('**/app/invoices/new');
  await expectHalfWritten(page);
  expect(await inField(page, 'Cantidad, línea 1')).toBe('2');
  await page.keyboard.press('Control+s');
  await page.getByText('Borrador guardado').first().waitFor();
  await close();
}, 180_000);
