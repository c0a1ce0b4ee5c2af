import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { PHONE, visit } from './browser';
import { buildCompany } from './company';
import { madridDay } from './days';
import { tabTo } from './keys';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

async function make(token: string, part: object): Promise<string> {
  const lines = [{ description: 'Taller', quantity: 1, price: 100, ivaRate: 10 }];
  return (await product.rest('POST', '/invoices', { date: madridDay(), lines, ...part }, token)).invoice.id;
}

/** 'Me he equivocado' of an invoice, with the keys of its answers. */
async function say(page: Page, id: string, what: string, more: string[] = []): Promise<void> {
  await page.goto(`/app/invoices/${id}/wrong`);
  await page.getByRole('radiogroup', { name: '¿Qué está mal?' }).waitFor();
  for (const key of [what, 'Enter']) await page.keyboard.press(key);
  await page.getByRole('link', { name: 'Volver', exact: true }).waitFor();
  for (const key of [...more, 'Enter']) await page.keyboard.press(key);
}

test("by keyboard alone: what each answer of 'Me he equivocado' leads to, down to the document", async () => {
  const { token } = await buildCompany(product, 'errores');
  const { customers } = await product.rest('GET', '/customers', undefined, token);
  const saved = { customerId: customers[0].id as string };
  const person = { customerManual: { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' } };
  const { page, complaints, close } = await visit(browser, product.url, { token });
  const { keyboard } = page;
  const issued = (name: RegExp) => page.getByRole('heading', { name }).waitFor();

  // An error raises no VAT of who bought as a consumer.
  await say(page, await make(token, person), '2');
  await page.getByRole('combobox', { name: 'IVA bueno, línea 1' }).waitFor();
  await keyboard.type('21');
  const bought = page.getByRole('radiogroup', { name: '¿Compró como particular?' });
  await tabTo(page, bought.getByRole('radio', { name: /^No:/ }));
  await keyboard.press('ArrowDown');
  await page.getByText(/^A un particular no se le sube el IVA por un error/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await keyboard.press('ArrowUp');
  await keyboard.press('Control+Enter');
  await issued(/^Factura rectificativa R-\d{4}-0001$/);

  // The customer's card is put right in place.
  await say(page, await make(token, saved), '3');
  await page.getByRole('heading', { name: /que sustituye a la original$/ }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Editar cliente' }));
  await keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await tabTo(page, card.getByLabel('Dirección', { exact: true }));
  await keyboard.press('Control+a');
  await keyboard.type('Calle Nueva, 3');
  await keyboard.press('Enter');
  await card.waitFor({ state: 'detached' });
  await page.getByRole('table', { name: 'Datos del cliente' }).getByText('Calle Nueva, 3').waitFor();
  await keyboard.press('Control+Enter');
  await issued(/^Factura rectificativa R-\d{4}-0002$/);

  // Somebody else's: credited whole, and a copy opens for the right one.
  await say(page, await make(token, saved), '4');
  await page.getByRole('heading', { name: /que la abona entera$/ }).waitFor();
  await keyboard.press('Control+Enter');
  await page.waitForURL(/invoices\/new\?copy=/);

  // What never left the house is annulled; notes need nothing.
  await say(page, await make(token, saved), '7', ['3', 'n']);
  await tabTo(page, page.getByRole('button', { name: 'Anular factura' }));
  await keyboard.press('Enter');
  await page.getByText('Factura anulada').first().waitFor();
  await say(page, await make(token, saved), '5', ['2']);
  await tabTo(page, page.getByRole('link', { name: 'Volver a la factura' }));
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test('by keyboard alone, on a phone: a ticket that nobody pays is no credit', async () => {
  const { token } = await buildCompany(product, 'impago');
  const { page, complaints, close } = await visit(browser, product.url, {
    token,
    viewport: PHONE,
  });
  await say(page, await make(token, { kind: 'F2' }), '4', ['2']);
  await page.getByRole('heading', { name: /que recupera su IVA$/ }).waitFor();
  await page.getByText('Te sigue debiendo').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: /^Factura rectificativa RT-\d{4}-0001$/ }).waitFor();
  await page.getByText('Deuda incobrable').waitFor();
  expect(await page.getByRole('button', { name: /Marcar como pagada|Anotar devolución/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
}, 120_000);

test('by keyboard alone: a payment is written down, its invoice annulled, and the copy that waited as a draft asks for it', async () => {
  const { token } = await buildCompany(product, 'cobrada');
  const { customers } = await product.rest('GET', '/customers', undefined, token);
  const id = await make(token, { customerId: customers[0].id });
  const { page, complaints, close } = await visit(browser, product.url, { token });
  const { keyboard } = page;
  await page.goto(`/app/invoices/${id}`);
  const collect = page.getByRole('button', { name: 'Anotar cobro' });
  await tabTo(page, collect);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Anotar cobro de/ });
  await tabTo(page, dialog.getByLabel(/^Importe/));
  await keyboard.press('Control+a');
  await keyboard.type('50');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Cobro parcial').first().waitFor();

  await say(page, id, '1', ['n']);
  await tabTo(page, page.getByRole('button', { name: 'Anular y hacer la buena' }));
  await keyboard.press('Enter');
  await page.waitForURL(/invoices\/new\?copy=/);
  await page.getByLabel('Descripción, línea 1').waitFor();
  await keyboard.press('Control+s');
  await page.waitForURL(/invoices\/new\?draft=/);
  // Some other day, from the list.
  await page.goto('/app/invoices?status=draft');
  await tabTo(page, page.locator('tbody').getByRole('link'));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Emitir', exact: true }));
  await keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await keyboard.press('Enter');
  await page.getByText(/^El \d\d\/\d\d\/\d{4} cobraste 50,00\s€ por la A-\d{4}-0001, que has anulado/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, collect.first());
  await keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, dialog.getByRole('button', { name: 'Anotar cobro' }));
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Cobro parcial').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test('by keyboard alone: a rectifying invoice waits as a draft, goes on from the list another day, and is issued', async () => {
  const { token } = await buildCompany(product, 'borrador');
  const { customers } = await product.rest('GET', '/customers', undefined, token);
  const id = await make(token, { customerId: customers[0].id });
  const { page, complaints, close } = await visit(browser, product.url, { token });
  const { keyboard } = page;
  const price = page.getByLabel('Precio bueno, línea 1');
  const write = async (text: string) => {
    await tabTo(page, price);
    await keyboard.press('Control+a');
    await keyboard.type(text);
  };
  await say(page, id, '1', ['1', 's']);
  await write('90');
  await keyboard.press('Control+s');
  await page.getByText('Borrador guardado').waitFor();
  await page.waitForURL(/[?&]draft=/);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/app/invoices?status=draft');
  await tabTo(page, page.locator('tbody').getByRole('link'));
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Borrador de rectificativa/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, page.getByRole('link', { name: 'Editar', exact: true }));
  await keyboard.press('Enter');
  await price.waitFor();
  expect(await price.inputValue()).toBe('90');
  await write('80');
  await keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: /^Factura rectificativa R-\d{4}-0001$/ }).waitFor();
  await page
    .getByRole('table', { name: /^Cómo queda la factura/ })
    .getByText('80,00', { exact: false })
    .first()
    .waitFor();
  const left = await product.rest('GET', '/invoices?status=draft', undefined, token);
  expect([left.invoices, complaints]).toEqual([[], []]);
  await close();
}, 180_000);
