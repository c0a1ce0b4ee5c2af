import type { Browser } from 'playwright-core';
import { readPdf } from '../../api/edges/pdf/read-back';
import { png } from '../../api/edges/pictures/specimen';
import { axeFindings } from './axe';
import { DESKTOP, PHONE, visit } from './browser';
import { buildCompany } from './company';
import { tabTo, watchPointer, write } from './keys';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

test('by keyboard terms, IBAN, logo, colour and the text of mails are said once, and the next invoice, its link and its mail show them', async () => {
  const { token } = await buildCompany(product, 'cobro');
  const found: Record<string, string[]> = {};
  const { page, complaints, close } = await visit(browser, product.url, {
    viewport: DESKTOP,
    token,
  });
  await page.goto('/app/settings?tab=cobro');
  await page.getByLabel(/^Plazo de pago/).focus();
  await page.keyboard.type('A 30');
  await page.getByLabel(/^Forma de pago/).focus();
  await page.keyboard.type('Transf');
  const iban = page.getByLabel(/^IBAN/);
  await iban.focus();
  await page.keyboard.type('ES00 2100 0418 4502 0005 1332');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid=true]').waitFor();
  found.wrong = await axeFindings(page);
  const saved = page.getByText('Configuración guardada correctamente');
  await iban.fill('ES91 2100 0418 4502 0005 1332');
  await iban.press('Enter');
  await saved.waitFor();
  found.terms = await axeFindings(page);

  await page.goto('/app/settings?tab=papeles');
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByLabel(/^Logotipo/)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const buffer = png({ width: 300, height: 80 });
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('textbox', { name: /^Color/ }).focus();
  await page.keyboard.type('#0f5e66');
  await page.keyboard.press('Enter');
  await saved.waitFor();
  found.face = await axeFindings(page);

  await page.goto('/app/settings?tab=correos');
  await page.getByLabel(/^Texto/).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Buenos días:\n\nAhí va la ');
  await page.getByRole('button', { name: /^Poner el campo numero/ }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await page.keyboard.type('.');
  await page
    .frameLocator('iframe')
    .getByText(/^Ahí va la A-\d{4}-0001\.$/)
    .waitFor();
  found.letters = await axeFindings(page);
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await page.getByText('Texto guardado').waitFor();

  const { customers } = await product.rest('GET', '/customers', undefined, token);
  const { invoice } = await product.rest(
    'POST',
    '/invoices',
    { date: '2026-11-20', customerId: customers[0].id, lines: [{ description: 'Rótulo', quantity: 1, price: 100 }] },
    token,
  );
  await page.goto(`/app/invoices/${invoice.id}`);
  await page.getByText('ES91 2100 0418 4502 0005 1332').first().waitFor();
  await page.getByText('20/12/2026 · A 30 días').waitFor();
  const proposed = await product.rest('GET', `/invoices/${invoice.id}/delivery`, undefined, token);
  expect(proposed.delivery.text).toBe('Buenos días:\n\nAhí va la {numero}.');
  const { delivery } = await product.rest('POST', `/invoices/${invoice.id}/link`, {}, token);
  const phone = await visit(browser, product.url, { viewport: PHONE });
  await phone.page.goto(new URL(delivery.link.url).pathname);
  await phone.page.getByText('ES91 2100 0418 4502 0005 1332').first().waitFor();
  const button = phone.page.locator('a.button').first();
  expect(await button.evaluate(each => getComputedStyle(each).backgroundColor)).toBe('rgb(15, 94, 102)');
  expect(await phone.page.locator('img.logo').evaluate(each => (each as HTMLImageElement).naturalWidth)).toBe(300);
  found.link = await axeFindings(phone.page);
  await phone.close();
  expect([found, complaints]).toEqual([{ wrong: [], terms: [], face: [], letters: [], link: [] }, []]);
  await close();
}, 180_000);

test('by keyboard the paper of an invoice is seen while it is written, and nothing is kept of it', async () => {
  const { token } = await buildCompany(product, 'vista');
  const { page, complaints, close } = await visit(browser, product.url, {
    viewport: DESKTOP,
    token,
  });
  await page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = given => {
      Object.assign(window, { shown: given });
      return make(given);
    };
  });
  await page.goto('/app/invoices/new');
  await page.getByRole('combobox', { name: 'Cliente' }).focus();
  await page.keyboard.type('a');
  await page.getByRole('listbox', { name: 'Clientes' }).getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox', { name: 'Clientes' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  for (const typed of ['Rotulación de furgoneta', '3', '420']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('F8');
  await tab;
  await page.waitForFunction(() => 'shown' in window);
  const bytes = await page.evaluate(async () => {
    const { shown } = window as unknown as { shown: Blob };
    return [...new Uint8Array(await shown.arrayBuffer())];
  });
  const { pages } = await readPdf(Buffer.from(bytes));
  expect(pages.join(' ')).toMatch(/BORRADOR[^]*Rotulación de furgoneta[^]*1\.524,60/);
  expect((await product.rest('GET', '/invoices', undefined, token)).invoices).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test('by keyboard two invoices are ticked, marked as paid at once, and that is taken back', async () => {
  const { token } = await buildCompany(product, 'juntas');
  const { customers } = await product.rest('GET', '/customers', undefined, token);
  for (const description of ['Rótulo', 'Vinilo'])
    await product.rest(
      'POST',
      '/invoices',
      { date: '2026-11-20', customerId: customers[0].id, lines: [{ description, quantity: 1, price: 100 }] },
      token,
    );
  const states = async () => {
    const { invoices } = await product.rest('GET', '/invoices', undefined, token);
    return invoices.map(({ status }: { status: string }) => status);
  };
  const { page, complaints, close } = await visit(browser, product.url, {
    viewport: DESKTOP,
    token,
  });
  await page.goto('/app/invoices');
  await page.locator('[data-row]').nth(1).waitFor();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await page.getByText('2 seleccionadas').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Marcar como pagadas' }).press('Enter');
  await page.getByText('2 facturas marcadas como pagadas').waitFor();
  expect(await states()).toEqual(['paid', 'paid']);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Enter');
  await page.getByText('2 cobros deshechos').waitFor();
  expect(await states()).toEqual(['issued', 'issued']);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test('by keyboard alone: what another admin saved meanwhile of a mail and of the reminders is read before it is replaced', async () => {
  const { token } = await buildCompany(product, 'adosada');
  const found: Record<string, string[]> = {};
  const { page, complaints, close } = await visit(browser, product.url, { token });
  const pointer = await watchPointer(page);
  const save = async () => {
    await tabTo(page, page.getByRole('button', { name: 'Guardar' }));
    await page.keyboard.press('Enter');
  };
  await page.goto('/app/settings?tab=correos');
  await write(page, page.getByLabel(/^Texto/), 'Lo mío: ');
  await product.rest('PUT', '/settings/letter-texts/invoice/es', { text: 'Lo suyo: {numero}.' }, token);
  await save();
  const theirs = page.getByRole('region', { name: 'Lo que dice ahora' });
  await theirs.getByText('Lo suyo: {numero}.').waitFor();
  found.letters = await axeFindings(page);
  expect(await page.getByLabel(/^Texto/).inputValue()).toBe('Lo mío: ');
  await tabTo(page, theirs.getByRole('button', { name: 'Cargar el más reciente' }));
  await page.keyboard.press('Enter');
  await theirs.waitFor({ state: 'detached' });
  expect(await page.getByLabel(/^Texto/).inputValue()).toBe('Lo suyo: {numero}.');

  await page.goto('/app/settings?tab=recordatorios');
  await write(page, page.getByLabel('Días después de vencer: Recordatorio'), '5');
  await product.rest('PUT', '/settings/letter-texts/reminder1/es', { text: 'Lo suyo: {facturas}.' }, token);
  await save();
  await page.getByRole('region', { name: 'Cómo están ahora' }).getByText('«Lo suyo: {facturas}.»').waitFor();
  found.reminders = await axeFindings(page);
  await save();
  await page.getByText('Recordatorios guardados').waitFor();
  expect([found, await pointer(), complaints]).toEqual([{ letters: [], reminders: [] }, [], []]);
  await close();
}, 180_000);
