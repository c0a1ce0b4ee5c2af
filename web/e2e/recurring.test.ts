import type { Browser } from 'playwright-core';
import { axeFindings } from './axe';
import { PHONE, visit } from './browser';
import { watchPointer, write } from './keys';
import { lettersTo } from './mailbox';
import { openBrowser, openMailingProduct, type MailingProduct } from './shared';

let product: MailingProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openMailingProduct(), openBrowser()]);
}, 180_000);

test('by keyboard an invoice is repeated from its menu: today’s is issued and mailed by itself; what fails is shown, put right and tried again', async () => {
  const { token } = await product.rest('POST', '/auth/register', {
    email: 'marea@recurrentes.example',
    password: 'secreta-123',
    companyName: 'Estudio Marea, S.L.',
    companyNif: 'B98241573',
    name: 'Lucía',
  });
  const { customer } = await product.rest(
    'POST',
    '/customers',
    {
      name: 'Bodegas Larrañaga, S.L.',
      nif: 'B26304188',
      address: 'Calle de la Vega, 14',
      email: 'pagos@recurrentes.example',
    },
    token,
  );
  const { invoice } = await product.rest(
    'POST',
    '/invoices',
    {
      date: '2026-11-20',
      lines: [{ description: 'Mantenimiento de la web', quantity: 1, price: 180, ivaRate: 21 }],
      customerId: customer.id,
    },
    token,
  );
  const found: Record<string, string[]> = {};
  const desk = await visit(browser, product.url, { token });
  const { page } = desk;
  const pointer = await watchPointer(page);
  await page.goto('/app/invoices/recurring');
  await page.getByText('Aquí verás las facturas que se repiten').waitFor();
  found.empty = await axeFindings(page);

  await page.goto(`/app/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Más acciones' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Repetir', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Repetir la factura de Bodegas Larrañaga, S.L.' });
  await dialog.waitFor();
  const today = new Date().toLocaleDateString('es-ES', {
    timeZone: 'Europe/Madrid',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  await write(page, dialog.getByLabel('Primera factura'), today);
  await write(page, dialog.getByLabel('Descripción'), 'Mantenimiento de {mes} de {año}');
  await dialog.getByText('Cada mes, el día').waitFor();
  await dialog.getByLabel('Enviarla también al correo del cliente').focus();
  await page.keyboard.press('Space');
  found.dialog = await axeFindings(page);
  await dialog.getByLabel('Descripción').focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL('**/app/invoices/recurring');

  const made = page.getByRole('link', { name: /^A-\d{4}-\d{4}$/ });
  for (let left = 40; left > 0 && !(await made.isVisible()); left -= 1) {
    await page.reload();
    await page.getByText('Bodegas Larrañaga, S.L.').first().waitFor();
  }
  await made.waitFor();
  found.list = await axeFindings(page);
  await made.press('Enter');
  const month = new Date().toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid', month: 'long' });
  await page
    .getByText(new RegExp(`Mantenimiento de ${month} de \\d{4}`))
    .first()
    .waitFor();
  await page.getByText('Enviada a pagos@recurrentes.example').waitFor();
  expect(lettersTo(product.dataDir, 'pagos@recurrentes.example').length).toBe(1);

  // Its series is that of the tickets: a draft may say it, what is issued may not.
  const lines = [{ description: 'Cuota', quantity: 1, price: 50, ivaRate: 21 }];
  await product.rest('POST', '/invoices', { kind: 'F2', date: '2026-11-20', lines }, token);
  const other = await product.rest('POST', '/customers', { name: 'Óptica Güell', nif: 'A58402165' }, token);
  const rule = { customerId: other.customer.id, nextDate: today.split('/').reverse().join('-'), unit: 'month' };
  await product.rest('POST', '/recurring-invoices', { ...rule, template: { lines, series: 'T' } }, token);

  const phone = await visit(browser, product.url, { viewport: PHONE, token });
  const phonePointer = await watchPointer(phone.page);
  const problem = phone.page.getByText(/no se ha hecho: La serie T es la de tus facturas simplificadas/);
  await phone.page.goto('/app/invoices/recurring');
  for (let left = 40; left > 0 && !(await problem.isVisible()); left -= 1) {
    await phone.page.reload();
    await phone.page.getByText('Óptica Güell').first().waitFor();
  }
  await problem.waitFor();
  found.phone = await axeFindings(phone.page);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await phone.page.getByRole('button', { name: 'Reintentar la de Óptica Güell' }).press('Enter');
  await phone.page.getByText('Sigue sin poder hacerse').waitFor();
  await phone.page.getByRole('button', { name: 'Óptica Güell', exact: true }).press('Enter');
  const change = phone.page.getByRole('dialog', { name: 'Factura recurrente de Óptica Güell' });
  await write(phone.page, change.getByLabel('Serie'), 'A');
  found.change = await axeFindings(phone.page);
  await change.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
  await change.waitFor({ state: 'detached' });
  const second = phone.page.getByRole('link', { name: /^A-\d{4}-0003$/ });
  for (let left = 40; left > 0 && !(await second.isVisible()); left -= 1) {
    await phone.page.reload();
    await phone.page.getByText('Óptica Güell').first().waitFor();
  }
  await second.waitFor();
  await phone.page.getByRole('button', { name: 'Poner en pausa la de Óptica Güell' }).press('Enter');
  await phone.page.getByText('En pausa', { exact: true }).first().waitFor();
  expect([await pointer(), await phonePointer()]).toEqual([[], []]);
  expect(found).toEqual({ empty: [], dialog: [], list: [], phone: [], change: [] });
  await Promise.all([desk.close(), phone.close()]);
}, 180_000);
