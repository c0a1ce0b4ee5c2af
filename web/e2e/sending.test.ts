import type { Browser } from 'playwright-core';
import { png } from '../../api/edges/pictures/specimen';
import { axeFindings } from './axe';
import { PHONE, visit } from './browser';
import { tabTo, watchPointer } from './keys';
import { lettersTo, mailedLink } from './mailbox';
import { openBrowser, openMailingProduct, type MailingProduct } from './shared';

let product: MailingProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openMailingProduct(), openBrowser()]);
}, 180_000);

test('an invoice is sent to two addresses by keyboard; its link, opened without a session on a phone, says by keyboard that there is an error, and the invoice shows it', async () => {
  const { token } = await product.rest('POST', '/auth/register', {
    email: 'marea@envios.example',
    password: 'secreta-123',
    companyName: 'Estudio Marea, S.L.',
    companyNif: 'B98241573',
    name: 'Lucía',
  });
  const face = new FormData();
  face.append('logo', new Blob([new Uint8Array(png({ width: 300, height: 80 }))]), 'logo.png');
  face.append('accent', '#0f5e66');
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${product.url}/api/settings/face`, { method: 'POST', headers, body: face })).status).toBe(200);
  const { invoice } = await product.rest(
    'POST',
    '/invoices',
    {
      date: '2026-11-20',
      lines: [{ description: 'Diseño de identidad visual', quantity: 1, price: 1850, ivaRate: 21 }],
      customerManual: { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' },
    },
    token,
  );
  const desk = await visit(browser, product.url, { token });
  const { page } = desk;
  const pointer = await watchPointer(page);
  const found: Record<string, string[]> = {};
  await page.goto(`/app/invoices/${invoice.id}`);

  const card = page.getByRole('region', { name: 'Envíos' });
  await card.waitFor();
  await page.getByRole('button', { name: 'Enviar por correo' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Enviar la factura ${invoice.fullNumber}` });
  await dialog.waitFor();
  await page.keyboard.type('pagos@envios.example, ana@envios.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  // The mail with the company's face, as it arrives: its logo is drawn and its button has the colour, within our policy.
  const mail = dialog.frameLocator('iframe');
  const button = mail.getByText('Ver la factura', { exact: true });
  await button.waitFor();
  expect(await button.evaluate(each => getComputedStyle(each).backgroundColor)).toBe('rgb(15, 94, 102)');
  expect(await mail.locator('img').evaluate(each => (each as HTMLImageElement).naturalWidth)).toBe(300);
  expect(await mail.locator('body').evaluate(each => each.scrollHeight - window.innerHeight)).toBe(0);
  await page.keyboard.type(' Un saludo.');
  await mail
    .getByText(/Un saludo\./)
    .last()
    .waitFor();
  found.dialog = await axeFindings(page);
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await card.getByText('Enviada a pagos@envios.example').waitFor();
  await card.getByText('Enviada a ana@envios.example').waitFor();
  found.card = await axeFindings(page);
  const link = await mailedLink(product.dataDir, 'ana@envios.example', { path: '/f/' });
  expect(lettersTo(product.dataDir, 'pagos@envios.example').map(({ subject }) => subject)).toEqual([
    `Factura ${invoice.fullNumber} de Estudio Marea, S.L.`,
  ]);

  const customer = await visit(browser, product.url, { viewport: PHONE });
  const customerPointer = await watchPointer(customer.page);
  await customer.page.goto(new URL(link).pathname);
  await customer.page.getByRole('heading', { name: `Factura ${invoice.fullNumber}` }).waitFor();
  expect(await customer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await tabTo(customer.page, customer.page.getByText('Hay un error', { exact: true }));
  await customer.page.keyboard.press('Enter');
  await tabTo(customer.page, customer.page.getByLabel('Qué está mal'));
  await customer.page.keyboard.type('El NIF no es el nuestro');
  found.link = await axeFindings(customer.page);
  await tabTo(customer.page, customer.page.getByRole('button', { name: 'Avisar del error' }));
  await customer.page.keyboard.press('Enter');
  await customer.page.getByText(/Avisaste de un error el/).waitFor();
  found.said = await axeFindings(customer.page);

  await page.reload();
  await card.getByText('Dicen que hay un error').waitFor();
  await card.getByText('«El NIF no es el nuestro»').waitFor();
  expect(found).toEqual({ dialog: [], card: [], link: [], said: [] });
  expect([await pointer(), await customerPointer()]).toEqual([[], []]);
  expect([desk.complaints, customer.complaints]).toEqual([[], []]);
  await Promise.all([desk.close(), customer.close()]);
}, 120_000);
