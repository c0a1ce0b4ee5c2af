import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launch, signedIn, visit } from './browser';
import { buildCompany } from './company';
import { keyboardOf, MOST_KEYS } from './keys';
import { startProduct, type Product } from './product';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
}, 180_000);
afterAll(() => Promise.all([browser?.close(), product?.end()]));

/**
 * Everything that only a hand on a mouse or a screen can send. A click by keyboard has no detail; moves are left out,
 * since Chromium sends one of its own where the page changed under a pointer that nobody holds.
 */
async function watchPointer(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('pointerSeen', (type: string) => {
    seen.push(type);
  });
  await page.addInitScript(() => {
    const report = (event: Event) => {
      if (event.type === 'click' && (event as MouseEvent).detail === 0) return;
      void (window as unknown as { pointerSeen(type: string): void }).pointerSeen(event.type);
    };
    for (const type of [
      'mousedown',
      'mouseup',
      'click',
      'dblclick',
      'contextmenu',
      'wheel',
      'pointerdown',
      'pointerup',
      'touchstart',
      'touchend',
    ])
      window.addEventListener(type, report, true);
  });
  return async () => seen;
}

test('by keyboard alone: a known customer, three saved products, issued, and its PDF', async () => {
  const { token } = await buildCompany(product, 'teclas');
  const { page, complaints, close } = await visit(browser, product.url, signedIn(product.url, token));
  const pointer = await watchPointer(page);
  const keys = keyboardOf(page);
  await page.goto('/app/invoices/new');
  await page
    .getByText(/^A-\d{4}-0001$/)
    .first()
    .waitFor();

  await keys.type('bodegas');
  await page.getByRole('option', { name: 'Bodegas Larrañaga' }).waitFor();
  await keys.press('Enter');
  await keys.press('Enter');
  for (const [words, name, quantity] of [
    ['ident', 'Identidad visual', '1'],
    ['cater', 'Catering', '12'],
    ['maq', 'Maquetación', '2,5'],
  ]) {
    await keys.type(words);
    await page.getByRole('listbox', { name: 'Productos guardados' }).getByRole('option', { name }).waitFor();
    await keys.press('Enter');
    if (quantity !== '1') await keys.type(quantity);
    for (const _ of ['quantity', 'price', 'rate']) await keys.press('Enter');
  }
  await page.getByText('5.782,43 €').first().waitFor();
  await keys.press('Control+Enter');
  await page.getByRole('alertdialog', { name: /^¿Emitir la factura A-\d{4}-0001\?$/ }).waitFor();
  await keys.press('Enter');
  await page.getByRole('heading', { name: /^Factura A-\d{4}-0001$/ }).waitFor();
  const toIssue = keys.count();

  const downloading = page.waitForEvent('download');
  const button = page.getByRole('button', { name: 'Descargar PDF' });
  while (!(await button.evaluate(found => found === document.activeElement))) {
    await keys.press('Tab');
    expect(keys.count()).toBeLessThan(toIssue + 40);
  }
  await keys.press('Enter');
  expect(
    readFileSync(await (await downloading).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  process.stdout.write(
    `by keyboard: ${toIssue} keys to an issued invoice, ${keys.count() - toIssue} more to its PDF\n`,
  );
  expect(toIssue).toBeLessThanOrEqual(MOST_KEYS);
  expect(await pointer()).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test("by keyboard alone: 'Me he equivocado' leads from the invoice to the rectifying one", async () => {
  const { token } = await buildCompany(product, 'equivocada');
  const { invoice } = await product.rest(
    'POST',
    '/invoices',
    {
      date: new Date().toISOString().slice(0, 10),
      customerManual: { name: 'Bar Paco', nif: 'B26304188', address: 'Calle de la Vega, 14' },
      lines: [{ description: 'Taller', quantity: 2, price: 100, ivaRate: 21 }],
    },
    token,
  );
  const { page, complaints, close } = await visit(browser, product.url, signedIn(product.url, token));
  const pointer = await watchPointer(page);
  await page.goto(`/app/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Más acciones' }).press('Enter');
  // Past the two copies.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('radiogroup', { name: '¿Qué está mal?' }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByRole('radiogroup', { name: /^¿La tiene/ }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Anula la factura' }).waitFor();
  // The browser's own way back undoes the answer.
  await page.goBack();
  await page.getByRole('radiogroup', { name: /^¿La tiene/ }).waitFor();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Precio bueno, línea 1' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('90,50');
  await page.getByRole('table', { name: 'Qué cambia' }).getByText('−22,99').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: /^Factura rectificativa R-\d{4}-0001$/ }).waitFor();
  expect(await pointer()).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);
