import type { Browser, Page } from 'playwright-core';
import { launch, signedIn, visit } from './browser';
import { buildCompany } from './company';
import { startProduct, type Product } from './product';

const LOGIN_SCRIPT_BYTES = 180_000;
const SCREEN_BYTES = 400_000;
const SCREEN_REQUESTS = 12;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
}, 60_000);
afterAll(() => Promise.all([browser?.close(), product?.end()]));

interface Travelled { url: string; type: string; bytes: number }

/** What travels for a page, heads included, as the network carries it. */
async function listen(page: Page): Promise<Travelled[]> {
  const travelled = new Map<string, Travelled>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => travelled.set(requestId, { url: response.url, type, bytes: 0 }));
  const all: Travelled[] = [];
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = travelled.get(requestId);
    // A picture inside a style sheet is an address too.
    if (one && !one.url.startsWith('data:')) all.push({ ...one, bytes: encodedDataLength });
  });
  return all;
}

/** Who asks to save data gets what the screen needs and nothing for later. */
const savesData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

const sum = (all: Travelled[]) => all.reduce((bytes, each) => bytes + each.bytes, 0);
const report = (what: string, all: Travelled[]) => process.stdout.write(`${what}: ${(sum(all) / 1000).toFixed(1)} kB in ${all.length} requests\n`);

test('the JavaScript that /login loads is under 180 kB on the way', async () => {
  const { page, close } = await visit(browser, product.url);
  await savesData(page);
  const travelled = await listen(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  const scripts = travelled.filter(({ type }) => type === 'Script');
  report('/login, JavaScript', scripts);
  expect(scripts.length).toBeGreaterThan(1);
  expect(sum(scripts)).toBeLessThan(LOGIN_SCRIPT_BYTES);
  expect(travelled.length).toBeLessThanOrEqual(SCREEN_REQUESTS);
  await close();
});

test('a new invoice, opened first of all, takes at most 12 requests and 400 kB', async () => {
  const { token } = await buildCompany(product, 'ligera');
  const { page, close } = await visit(browser, product.url, signedIn(product.url, token));
  await savesData(page);
  const travelled = await listen(page);
  await page.goto('/app/invoices/new', { waitUntil: 'networkidle' });
  await page.getByLabel('Descripción, línea 1').waitFor();
  // What the form itself asks for is there: the number to come, and the customers to choose from.
  await page.getByText(/A-\d{4}-0001/).first().waitFor();
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  await page.getByRole('option', { name: /Bodegas Larrañaga/ }).waitFor();
  report('/app/invoices/new', travelled);

  expect(travelled.length).toBeGreaterThan(5);
  expect(travelled.length).toBeLessThanOrEqual(SCREEN_REQUESTS);
  expect(sum(travelled)).toBeLessThan(SCREEN_BYTES);
  await close();
});

test('the likely next screens are loaded when nothing else is to be done, and any other when the pointer comes to its link', async () => {
  const { token } = await buildCompany(product, 'adelantada');
  const { page, close } = await visit(browser, product.url, signedIn(product.url, token));
  const loaded = (name: string) => page.evaluate(part => performance.getEntriesByType('resource').some(each => each.name.includes(part)), name);
  const arrives = (name: string) => page.waitForFunction(part => performance.getEntriesByType('resource').some(each => each.name.includes(part)), `/${name}-`);
  await page.goto('/app/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await arrives('NewInvoicePage');
  await arrives('InvoicePage');
  expect(await loaded('ChangePasswordPage')).toBe(false);
  await page.getByRole('button', { name: /Ana|adelantada/ }).first().click();
  await page.getByRole('link', { name: 'Cambiar contraseña' }).hover();
  await arrives('ChangePasswordPage');
  await close();
});
