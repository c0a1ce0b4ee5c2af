import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { n43Of } from '../../schema/bank/specimen';
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

test('by keyboard a Norma 43 is uploaded, what is sure is confirmed, and the invoice is paid', async () => {
  const { token } = await buildCompany(product, 'extracto');
  const { customers } = await product.rest('GET', '/customers', undefined, token);
  const issue = async (price: number) =>
    (
      await product.rest(
        'POST',
        '/invoices',
        {
          date: '2026-11-02',
          customerId: customers[0].id,
          lines: [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }],
        },
        token,
      )
    ).invoice;
  const [one, two] = [await issue(100), await issue(50)];
  const file = join(tmpdir(), `extracto-${process.pid}.n43`);
  const day = '2026-11-18';
  const movements = [
    { date: day, amount: '121.00', text: `TRANSFERENCIA A SU FAVOR FRA ${one.fullNumber}` },
    { date: day, amount: '60.50', text: 'TRANSF BODEGAS LARRANAGA SL' },
    { date: day, amount: '7.00', text: 'INTERESES' },
    { date: day, amount: '-42.10', text: 'RECIBO DE LA LUZ' },
  ];
  writeFileSync(file, n43Of([{ code: '210004180200051332', movements }]), 'latin1');

  const found: Record<string, string[]> = {};
  const { page, complaints, close } = await visit(browser, product.url, {
    viewport: DESKTOP,
    token,
  });
  await page.goto('/app/invoices?due=open');
  await page.getByRole('link', { name: 'Casar con el banco' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('No hay nada por casar').waitFor();
  found.empty = await axeFindings(page);
  await page.getByLabel('Extracto del banco').setInputFiles(file);
  await page
    .getByText('ES91 2100 0418 4502 0005 1332 · 18/11/2026 · 4 movimientos · entran 188,50 € · salen 42,10 €')
    .waitFor();
  await page.getByText('INTERESES').waitFor();
  found.list = await axeFindings(page);

  // The one without a proposal is set aside, by its letter.
  await page.getByRole('button', { name: /^Elegir factura de 7,00/ }).focus();
  await page.keyboard.press('a');
  await page.getByText('Movimiento apartado: no es un cobro').waitFor();
  await page.getByText('INTERESES').waitFor({ state: 'detached' });
  // Arrows lead to the next, Enter confirms it.
  const first = page.getByRole('button', { name: /^Confirmar 60,50/ });
  await page.getByRole('button', { name: /^Confirmar 121,00/ }).focus();
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowUp'])
    if (!(await first.evaluate(button => button === document.activeElement))) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await page.getByText('Cobro de 60,50 € anotado').waitFor();
  await page.getByText('TRANSF BODEGAS').waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  const question = page.getByRole('alertdialog');
  await question.getByText(/121,00/).waitFor();
  found.question = await axeFindings(page);
  await page.keyboard.press('Enter');
  await page.getByText('Cobro de 121,00 € anotado').waitFor();
  for (const { id } of [one, two]) {
    await page.goto(`/app/invoices/${id}`);
    await page.getByText('Pagada', { exact: true }).first().waitFor();
  }
  await page.getByText(/TRANSF BODEGAS LARRANAGA SL/).waitFor();

  const phone = await visit(browser, product.url, { viewport: PHONE, token });
  await phone.page.goto('/app/bank?state=matched');
  await phone.page.getByRole('button', { name: /^Deshacer 121,00/ }).waitFor();
  found.phone = await axeFindings(phone.page);
  // The last of the tabs is beyond the edge of a narrow screen: whoever is there sees that it is the current one.
  await phone.page.goto('/app/bank?state=statements');
  const current = phone.page.getByRole('navigation', { name: 'Movimientos' }).locator('[aria-current]');
  await current.waitFor();
  await phone.page.getByRole('link', { name: /^Por casar 0$/ }).waitFor();
  const { x, width } = (await current.boundingBox())!;
  expect([await current.innerText(), x >= 0 && x + width <= PHONE.width]).toEqual(['Extractos', true]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect([found, complaints]).toEqual([{ empty: [], list: [], question: [], phone: [] }, []]);
  await Promise.all([close(), phone.close()]);
}, 180_000);

test('by keyboard alone a table is uploaded, its account said, a movement confirmed and undone, and the statement withdrawn', async () => {
  const { token } = await buildCompany(product, 'retirado');
  const { customers } = await product.rest('GET', '/customers', undefined, token);
  const lines = [{ description: 'Trabajo', quantity: 1, price: 100, ivaRate: 21 }];
  const { invoice } = await product.rest(
    'POST',
    '/invoices',
    { date: '2026-11-02', customerId: customers[0].id, lines },
    token,
  );
  const file = join(tmpdir(), `extracto-${process.pid}.csv`);
  writeFileSync(
    file,
    `Fecha;Concepto;Importe\n18/11/2026;TRANSFERENCIA FRA ${invoice.fullNumber};121,00\n19/11/2026;INTERESES;7,00\n`,
  );
  const found: Record<string, string[]> = {};
  const { page, complaints, close } = await visit(browser, product.url, {
    viewport: DESKTOP,
    token,
  });
  const press = async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
    const target = page.getByRole(role, { name }).first();
    await target.waitFor();
    // Only Tab: whatever cannot be reached with it is not found.
    for (let tabs = 0; tabs < 120; tabs += 1) {
      if (await target.evaluate(each => each === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    expect(await target.evaluate(each => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
  };
  await page.goto('/app/bank');
  await page.getByText('No hay nada por casar').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Extracto del banco').focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await page.getByRole('textbox', { name: '¿De qué cuenta es este extracto?' }).waitFor();
  found.account = await axeFindings(page);
  await page.keyboard.type('Caja Rural');
  await page.keyboard.press('Enter');
  await page.getByText('Caja Rural · del 18/11/2026 al 19/11/2026 · 2 movimientos').waitFor();

  await press(/^Confirmar 121,00/);
  await page.getByText('Cobro de 121,00 € anotado').waitFor();
  await press('Casados', 'link');
  await press(/^Deshacer 121,00/);
  await page.getByText('Cobro deshecho').waitFor();
  await press(/^Por casar/, 'link');
  await press(/^Confirmar 121,00/);
  await page.getByText('TRANSFERENCIA FRA').waitFor({ state: 'detached' });

  await press('Extractos', 'link');
  await press(/^Retirar el extracto de Caja Rural/);
  const dialog = page.getByRole('dialog', { name: '¿Retirar este extracto?' });
  await dialog.getByText('Se quita 1 y se queda 1 casado, con sus cobros como están.').waitFor();
  found.withdraw = await axeFindings(page);
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: 'Retirar' }).waitFor();
  // A page that just became narrow is drawn anew a moment later.
  await page.waitForFunction(
    width =>
      [document.documentElement, document.querySelector('[role=dialog]')!].every(each => each.scrollWidth <= width),
    PHONE.width,
  );
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('ArrowDown');
  await press('Retirar');
  await page.getByText('Extracto retirado: 2 movimientos quitados, 1 cobro deshecho').waitFor();
  await page.getByText('No hay ningún extracto').waitFor();
  found.none = await axeFindings(page);
  const { invoice: after } = await product.rest('GET', `/invoices/${invoice.id}`, undefined, token);
  // The money is undone by entries of the opposite sign, and the first ones stay.
  expect([after.collected, after.collections.length]).toEqual([0, 4]);
  expect(found).toEqual({ account: [], withdraw: [], none: [] });
  // That the account is asked for is a refusal of the first try, and the console names it.
  expect(complaints).toEqual([expect.stringMatching(/status of 400/)]);
  await close();
}, 180_000);
