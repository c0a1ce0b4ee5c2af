import type { Browser } from 'playwright-core';
import { axeFindings } from './axe';
import { PHONE, visit } from './browser';
import { lettersTo } from './mailbox';
import { openBrowser, openMailingProduct, type MailingProduct } from './shared';

let product: MailingProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openMailingProduct(), openBrowser()]);
}, 180_000);

test('a quote is written and mailed by keyboard; its customer accepts it on a phone; half of it is asked for beforehand, and the invoice takes that off', async () => {
  const { token } = await product.rest('POST', '/auth/register', {
    email: 'marea@presupuestos.example',
    password: 'secreta-123',
    companyName: 'Estudio Marea, S.L.',
    companyNif: 'B98241573',
    name: 'Lucía',
  });
  const card = { name: 'Óptica Güell, S.A.', nif: 'A58402165', email: 'nuria@guell.example' };
  await product.rest('POST', '/customers', card, token);
  const found: Record<string, string[]> = {};
  const { page, close } = await visit(browser, product.url, { token });
  await page.goto('/app/quotes');
  await page.getByText('Aquí verás tus presupuestos').waitFor();
  found.empty = await axeFindings(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Buscar facturas/ }).waitFor();
  await page.keyboard.type('nuevo presu');
  await page.locator('[role=listbox]:not([aria-busy])').waitFor();
  await page.getByRole('option', { name: 'Nuevo presupuesto', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/quotes/new');
  await page.getByRole('combobox', { name: 'Cliente' }).focus();
  await page.keyboard.type('güell');
  await page.getByRole('option', { name: /Óptica Güell/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox', { name: 'Clientes' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rotulación de furgoneta');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('420');
  await page.keyboard.press('Enter');
  await page.getByLabel('Condiciones').fill('Mitad al aceptar, y mitad a la entrega.');
  found.form = await axeFindings(page);
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: /Presupuesto P-\d{4}-0001/ }).waitFor();
  await page.getByText('1.524,60').first().waitFor();
  found.draft = await axeFindings(page);

  await page.getByRole('button', { name: 'Enviar', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Enviar P-/ });
  await dialog.waitFor();
  expect(await dialog.getByLabel('Para').inputValue()).toBe('nuria@guell.example');
  // As it arrives: the words that are written, and the button that leads nowhere yet.
  const mail = dialog.frameLocator('iframe');
  await mail.getByText('1.524,60').first().waitFor();
  await dialog.getByLabel('Texto').press('Control+End');
  await page.keyboard.type(' Gracias por pensar en nosotros.');
  await mail.getByText(/Gracias por pensar en nosotros/).waitFor();
  expect(await mail.locator('[href]').count()).toBe(0);
  expect(await mail.locator('body').evaluate(each => each.scrollHeight - window.innerHeight)).toBe(0);
  found.send = await axeFindings(page);
  await dialog.getByLabel('Para').focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Enviado', { exact: true }).waitFor();
  const link = await page.getByText(/\/p\/[\w-]{43}/).textContent();
  const sent = page.getByText('Enviado a nuria@guell.example');
  for (let left = 40; left > 0 && !(await sent.isVisible()); left -= 1) {
    await page.reload();
    await page.getByText('Rotulación de furgoneta').waitFor();
  }
  await sent.waitFor();
  expect(lettersTo(product.dataDir, 'nuria@guell.example').length).toBe(1);

  const phone = await visit(browser, product.url, { viewport: PHONE });
  await phone.page.goto(new URL(link!.trim()).pathname);
  // As dark as the customer's own device is; axe looks at it in both modes.
  const ground = (colorScheme: 'light' | 'dark') =>
    phone.page
      .emulateMedia({ colorScheme })
      .then(() => phone.page.evaluate(() => getComputedStyle(document.body).color));
  expect([await ground('dark'), await ground('light')]).toEqual(['rgb(233, 237, 243)', 'rgb(20, 28, 43)']);
  await phone.page.getByLabel('Tu nombre').fill('Núria Güell');
  found.phone = await axeFindings(phone.page);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await phone.page.keyboard.press('Enter');
  await phone.page
    .getByText(/Aceptado por Núria Güell/)
    .first()
    .waitFor();
  found.accepted = await axeFindings(phone.page);

  await page.reload();
  await page.getByText('Aceptado por Núria Güell, por el enlace').waitFor();
  await page.getByRole('button', { name: 'Más acciones' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Facturar un anticipo' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Facturar un anticipo/ }).waitFor();
  found.prepay = await axeFindings(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/invoices/new?draft=*');
  const draft = new URL(page.url()).searchParams.get('draft')!;
  await product.rest('POST', `/invoices/${draft}/issue`, {}, token);

  await page.goto('/app/quotes');
  await page.getByRole('link', { name: /^P-\d{4}-0001$/ }).focus();
  found.list = await axeFindings(page);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Anticipo A-\d{4}-0001/ }).waitFor();
  await page.getByRole('button', { name: 'Facturar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/invoices/new?draft=*');
  await page.getByText('762,30').first().waitFor();
  await page.goto('/app/quotes?state=invoiced');
  await page.getByRole('link', { name: /^P-\d{4}-0001$/ }).waitFor();
  expect(Object.values(found).flat()).toEqual([]);
  await Promise.all([close(), phone.close()]);
}, 180_000);
