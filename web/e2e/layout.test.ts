import type { Browser, Page } from 'playwright-core';
import { cutOff, PHONE, visit } from './browser';
import { buildCompany } from './company';
import { madridDay } from './days';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

let product: Product;
let browser: Browser;
let token: string;

const LINE = { description: 'Taller', quantity: 1, price: 100, ivaRate: 21 };
const draft = (name: string) =>
  product.rest(
    'POST',
    '/invoices',
    {
      date: madridDay(),
      status: 'draft',
      customerManual: { name, nif: 'B26304188', address: 'Calle de la Vega, 14' },
      lines: [LINE],
    },
    token,
  );

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  ({ token } = await buildCompany(product, 'medidas'));
  for (let i = 0; i < 24; i++) await draft('Bodegas y Viñedos de la Sierra, S.L.');
}, 180_000);

const box = async (page: Page, role: 'link' | 'button' | 'heading' | 'columnheader', name: string | RegExp) =>
  (await page.getByRole(role, { name }).first().boundingBox())!;

test('at 1024 px the customer can be read, and the heads of the table stay below the bar', async () => {
  const { page, close } = await visit(browser, product.url, {
    viewport: { width: 1024, height: 700 },
    token,
  });
  await page.goto('/app/invoices');
  await page.getByRole('row').nth(20).waitFor();
  expect((await box(page, 'columnheader', 'Cliente')).width).toBeGreaterThan(180);
  await page.evaluate(() => window.scrollTo(0, 600));
  const head = await box(page, 'columnheader', 'Cliente');
  const bar = (await page.getByRole('banner').boundingBox())!;
  expect(head.y).toBeCloseTo(bar.height, -0.5);
  // The bar has most in it with PRO, for somebody who gave no name.
  await page.route('**/graphql', async route => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text())
        .replaceAll('"plan":"basic"', '"plan":"pro"')
        .replaceAll('"Ana Roca"', '"administracion.general@medidas.example"'),
    });
  });
  await page.reload();
  await page.getByRole('link', { name: 'Registros' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  expect((await box(page, 'link', 'Mis Afiliados')).height).toBe((await box(page, 'link', 'Usuarios')).height);
  // An answer that is still on its way must not come to a page that is closed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
}, 180_000);

test('nothing moves under the pointer: the bar from screen to screen, the buttons when an invoice is issued and paid', async () => {
  const { page, close } = await visit(browser, product.url, { token });
  const { invoice } = await draft('Bar Paco');
  await page.goto('/app/dashboard');
  const last = () => box(page, 'link', 'Usuarios');
  const before = (await last()).x;
  const table = page.getByRole('table', { name: 'Últimas facturas' });
  const [head, first] = [
    (await table.getByRole('columnheader').first().boundingBox())!,
    (await table.getByRole('row').nth(1).boundingBox())!,
  ];
  expect(head.y + head.height).toBeLessThanOrEqual(first.y + 1);
  await page.getByRole('link', { name: 'Facturas', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Facturas', exact: true }).waitFor();
  expect((await last()).x).toBe(before);

  await page.goto(`/app/invoices/${invoice.id}`);
  const right = async (name: string) => {
    const { x, width } = await box(page, 'button', name);
    return Math.round(x + width);
  };
  const places = async (name: string) => [await right(name), (await right('Más acciones')) - (await right(name))];
  const [edge] = await places('Emitir');
  await page.getByRole('button', { name: 'Emitir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir factura' }).click();
  await page.getByRole('button', { name: 'Descargar PDF' }).waitFor();
  const issued = await places('Descargar PDF');
  expect(issued[0]).toBe(edge);
  expect(await page.getByRole('button', { name: 'Anular' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Marcar como pagada' }).click();
  await page.getByRole('button', { name: 'Deshacer pago' }).waitFor();
  expect(await places('Descargar PDF')).toEqual(issued);

  await page.getByRole('button', { name: 'Más acciones' }).press('Enter');
  // What cannot be undone comes last, and the arrows go round.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: /^¿Anular la factura/ }).waitFor();
  await page.keyboard.press('Escape');
  expect(
    await page.getByRole('button', { name: 'Más acciones' }).evaluate(button => button === document.activeElement),
  ).toBe(true);
  await close();
}, 180_000);

test('at 390 px total and customer stand under the title, and a toast over no field', async () => {
  const { page, close } = await visit(browser, product.url, { viewport: PHONE, token });
  const { invoice } = await draft('Bar Paco');
  await page.goto(`/app/invoices/${invoice.id}`);
  const title = await box(page, 'heading', 'Borrador de factura');
  const essence = (await page.getByText('121,00 € · Bar Paco').boundingBox())!;
  expect(essence.y - title.y - title.height).toBeLessThan(12);

  await product.rest('POST', `/invoices/${invoice.id}/issue`, {}, token);
  const made = await product.rest(
    'POST',
    `/invoices/${invoice.id}/rectify`,
    { kind: 'R1', cause: 'Devolución' },
    token,
  );
  await page.goto(`/app/invoices/${made.invoice.id}`);
  const heading = await box(page, 'heading', `Factura rectificativa ${made.invoice.fullNumber}`);
  const number = (await page.getByRole('heading', { level: 1 }).getByText(made.invoice.fullNumber).boundingBox())!;
  // The title takes two lines, and the number is on one of them.
  expect(heading.height).toBeCloseTo(2 * number.height, -0.5);

  for (const answers of ['what=customer&wrong=customer', 'what=amount&wrong=amount', 'what=vat&wrong=vat']) {
    await page.goto(`/app/invoices/${invoice.id}/wrong?${answers}&happened=yes&handedOver=yes`);
    await page.getByRole('button', { name: 'Emitir rectificativa' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }

  await page.goto('/app/invoices/new');
  await page.getByLabel('Descripción, línea 1').fill('Taller');
  await page.getByRole('button', { name: 'Emitir factura' }).click();
  const toast = page.getByRole('region', { name: /Errores y avisos/ }).getByRole('listitem');
  await toast.waitFor();
  // It comes in moving, and the page scrolls to the field that it is about.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await page.waitForFunction(async () => {
    const before = window.scrollY;
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return window.scrollY === before;
  });
  const over = (await toast.boundingBox())!;
  // What has been scrolled up lies below the bar, where nobody sees it.
  const bar = (await page.getByRole('banner').boundingBox())!;
  const fields = await page.locator('main').locator('input, select, textarea').all();
  for (const field of fields) {
    const place = await field.boundingBox();
    if (place && place.y + place.height > bar.y + bar.height)
      expect(place.y >= over.y + over.height || place.y + place.height <= over.y).toBe(true);
  }
  expect(fields.length).toBeGreaterThan(3);
  await close();
}, 180_000);

test('at 390 px what is chosen in the settings of getting paid is read whole', async () => {
  const { page, close } = await visit(browser, product.url, { viewport: PHONE, token });
  await page.goto('/app/settings?tab=cobro');
  const terms = page.getByLabel(/^Plazo de pago/);
  await terms.waitFor();
  expect([await cutOff(terms), await cutOff(page.getByLabel(/^Forma de pago/))]).toEqual([0, 0]);
  await close();
});
