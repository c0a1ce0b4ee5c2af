import type { Browser } from 'playwright-core';
import { axeFindings } from './axe';
import { DESKTOP, PHONE, visit } from './browser';
import { buildCompany } from './company';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

/** A quarter in which nothing can have been paid, as nobody had invoiced anything by then. */
const EMPTY = '/app/criterio-de-caja?year=2020&quarter=1';

test('by keyboard, from the list of invoices: what was paid accrues in its quarter, and another quarter is empty', async () => {
  const { token } = await buildCompany(product, 'caja');
  const company = { companyName: 'Estudio Marea, S.L.', companyNif: 'B98241573', cashBasis: true };
  await product.rest('PUT', '/settings', company, token);
  const { customers } = await product.rest('GET', '/customers', undefined, token);
  const { invoice } = await product.rest(
    'POST',
    '/invoices',
    {
      date: new Date().toISOString().slice(0, 10),
      customerId: customers[0].id,
      lines: [{ description: 'Trabajo', quantity: 1, price: 1000, ivaRate: 21 }],
    },
    token,
  );
  await product.rest('POST', `/invoices/${invoice.id}/collections`, { amount: 605, means: 'transfer' }, token);

  const found: Record<string, string[]> = {};
  const { page, complaints, close } = await visit(browser, product.url, {
    viewport: DESKTOP,
    token,
  });
  await page.goto('/app/invoices');
  await page.getByRole('link', { name: 'Criterio de caja, por trimestres' }).focus();
  await page.keyboard.press('Enter');
  const rates = page.getByRole('table', { name: 'Lo que se devenga, por tipo' });
  await rates.getByRole('cell', { name: 'IVA 21' }).waitFor();
  const entries = page.getByRole('table', { name: 'Lo que se devenga, cobro a cobro' });
  await entries.getByText('Cobro · Transferencia').waitFor();
  expect((await entries.getByRole('row').nth(1).innerText()).replaceAll('\u00a0', ' ')).toMatch(
    /605,00 €[\s\S]*500,00 €[\s\S]*105,00 €/,
  );
  found.full = await axeFindings(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).focus();
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^criterio-de-caja_\d{4}-T[1-4]\.csv$/);

  // The year by its keys, as a list of choices has them.
  await page.getByLabel('Año').focus();
  await page.keyboard.type('2020');
  await page.getByText('En este trimestre no se devenga nada').waitFor();
  expect(page.url()).toContain('year=2020');
  found.empty = await axeFindings(page);

  const phone = await visit(browser, product.url, { viewport: PHONE, token });
  await phone.page.goto('/app/criterio-de-caja');
  await phone.page.getByText('Cobro · Transferencia').waitFor();
  found.phone = await axeFindings(phone.page);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await phone.close();
  expect([found, complaints]).toEqual([{ full: [], empty: [], phone: [] }, []]);
  await close();
}, 180_000);

test.each([DESKTOP, PHONE])(
  'while it loads, where it fails and of another company at $width px',
  async viewport => {
    const { token } = await buildCompany(product, `sin-caja-${viewport.width}`);
    const found: Record<string, string[]> = {};
    const { page, close } = await visit(browser, product.url, { viewport, token });
    let answer: 'wait' | 'fail' | 'pass' = 'wait';
    let go = () => {};
    await page.route('**/graphql', async route => {
      if (!route.request().postData()?.includes('CashAccrual') || answer === 'pass') return route.continue();
      if (answer === 'fail') return route.fulfill({ status: 503, body: '' });
      await new Promise<void>(done => {
        go = done;
      });
      return route.continue().catch(() => undefined);
    });
    await page.goto(EMPTY);
    await page.getByRole('heading', { name: 'Criterio de caja', exact: true }).waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor();
    found.loading = await axeFindings(page);
    answer = 'fail';
    go();
    await page.goto(EMPTY);
    const again = page.getByRole('button', { name: 'Reintentar' });
    await again.waitFor();
    found.failed = await axeFindings(page);
    answer = 'pass';
    await again.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Tu empresa no está en el criterio de caja').waitFor();
    found.other = await axeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await close();
    expect(found).toEqual({ loading: [], failed: [], other: [] });
  },
  180_000,
);
