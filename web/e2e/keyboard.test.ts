import { readFileSync } from 'node:fs';
import type { Browser, Download } from 'playwright-core';
import { axeFindings } from './axe';
import { visit } from './browser';
import { buildCompany } from './company';
import { madridDay } from './days';
import { keyboardOf, MOST_KEYS, watchPointer } from './keys';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

/** Styles of whatever stands behind whatever: for one of them the browser restyles all lines whenever one goes. */
function siblingStyles(): string[] {
  const of = (rules: CSSRuleList): string[] =>
    [...rules].flatMap(rule => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? of(rule.cssRules as CSSRuleList) : []),
    ]);
  const found = [...document.styleSheets].flatMap(sheet => of(sheet.cssRules));
  return found.filter(selector => /(?:^|[\s>+~])(?:\*|:not\([^)]*\))\s*[+~]\s*(?:\*|:not)/.test(selector));
}

test('by keyboard alone: a known customer, three saved products, issued, and its PDF', async () => {
  const { token } = await buildCompany(product, 'teclas');
  const { page, complaints, close } = await visit(browser, product.url, { token });
  const pointer = await watchPointer(page);
  const keys = keyboardOf(page);
  await page.goto('/app/invoices/new');
  await page.getByRole('grid').waitFor();
  expect(await page.evaluate(siblingStyles)).toEqual([]);
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
  // Its paper, in a tab of its own; what is written stays.
  // A browser without a window has nothing that shows a PDF: it saves it, for the tab or for the page that opened it.
  const saving = new Promise<Download>(resolve => {
    page.once('download', resolve);
    page.once('popup', paper => paper.once('download', resolve));
  });
  await page.keyboard.press('F8');
  const saved = await saving;
  expect(
    readFileSync(await saved.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
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
      date: madridDay(),
      customerManual: { name: 'Bar Paco', nif: 'B26304188', address: 'Calle de la Vega, 14' },
      lines: [{ description: 'Taller', quantity: 2, price: 100, ivaRate: 21 }],
    },
    token,
  );
  const { page, complaints, close } = await visit(browser, product.url, { token });
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

/** A company to which three invoices are owed, one of them overdue. */
async function buildOwed(name: string) {
  const { token } = await buildCompany(product, name);
  const { customers } = await product.rest('GET', '/customers', undefined, token);
  for (const [price, due] of [
    [100, -3],
    [300, 2],
    [200, 40],
  ] as const)
    await product.rest(
      'POST',
      '/invoices',
      {
        date: madridDay(-10),
        dueDate: madridDay(due),
        customerId: customers[0].id,
        lines: [{ description: 'Taller', quantity: 1, price, ivaRate: 21 }],
      },
      token,
    );
  return { token, customer: customers[0].id as string };
}

test('by keyboard alone: from what is overdue on the dashboard to a sorted list of one customer, kept as a view', async () => {
  const { token } = await buildOwed('vencida');
  const { page, complaints, close } = await visit(browser, product.url, { token });
  const pointer = await watchPointer(page);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Vencido', exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Vencido', exact: true }).press('Enter');
  await page.getByRole('region', { name: 'Suma de lo que se ve' }).getByText('Pendiente 121,00 €').waitFor();
  await page.getByRole('link', { name: 'Por cobrar 3' }).press('Enter');
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('link').press('Enter');
  await page.locator('th[aria-sort=descending]', { hasText: 'Total' }).waitFor();
  const totals = page.locator('tbody tr td:last-child');
  await totals.first().getByText('363,00 €').waitFor();
  expect((await totals.allTextContents()).map(parseFloat)).toEqual([363, 242, 121]);
  await page.getByRole('combobox', { name: 'Cliente' }).focus();
  await page.keyboard.type('bodegas');
  await page.getByRole('option', { name: /Bodegas Larrañaga/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/customer=/);
  await page.getByRole('button', { name: 'Guardar esta vista' }).press('Enter');
  await page.getByRole('dialog', { name: 'Guardar esta vista' }).getByLabel('Nombre').waitFor();
  await page.keyboard.type('Bodegas, lo que deben');
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'Bodegas, lo que deben' });
  await view.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^Todas/ }).press('Enter');
  await page.waitForURL(url => url.search === '');
  await page.reload();
  await view.press('Enter');
  await page.waitForURL(/customer=.*due=open.*sort=totalDesc/);
  expect(await pointer()).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test('by keyboard alone: Ctrl+K to a customer, a note, N for an invoice to them, a line taken back, and a payment undone', async () => {
  const { token } = await buildOwed('paleta');
  const { page, complaints, close } = await visit(browser, product.url, { token });
  const pointer = await watchPointer(page);
  await page.goto('/app/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Todas las teclas' }).getByText('Guardar borrador').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Buscar facturas/ }).waitFor();
  await page.keyboard.type('bodegas');
  await page.getByRole('option', { name: /Cliente · B26304188/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bodegas Larrañaga, S.L.' }).waitFor();
  await page.getByRole('list', { name: 'Cifras' }).getByText('Desde hace 3 días').waitFor();
  await page.getByRole('button', { name: 'Escribir una nota' }).press('Enter');
  await page.getByRole('dialog', { name: 'Notas' }).getByRole('textbox').waitFor();
  await page.keyboard.type('Elena, por la mañana');
  await page.getByRole('button', { name: 'Guardar notas' }).press('Enter');
  await page.getByRole('region', { name: 'Notas' }).getByText('Elena, por la mañana').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('n');
  await page.waitForURL(/invoices\/new\?customer=/);
  const line = page.getByLabel('Descripción, línea 1');
  await line.focus();
  await page.keyboard.type('Taller');
  await page.keyboard.press('Control+Delete');
  await page.getByText('Línea eliminada').waitFor();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[aria-label="Descripción, línea 1"]')?.value === 'Taller',
  );

  await page.goto('/app/invoices?due=overdue');
  await page.locator('tbody').getByRole('link').press('Enter');
  await page.getByRole('button', { name: 'Marcar como pagada' }).press('Enter');
  await page.getByText('Factura marcada como pagada').waitFor();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Enter');
  await page.getByText('Cobro deshecho').waitFor();
  await page.getByRole('region', { name: 'Cobros' }).getByText('Pendiente').waitFor();
  expect(await pointer()).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);
