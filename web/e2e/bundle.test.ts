import type { Browser, Page } from 'playwright-core';
import { shiftsOf, visit, watchShifts } from './browser';
import { buildCompany } from './company';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

const LOGIN_BYTES = 60_000;
const LOGIN_REQUESTS = 4;
const LOGIN_SCRIPT_BYTES = 182_000;
const DASHBOARD_BYTES = 330_000;
const DASHBOARD_REQUESTS = 12;
const MOST_SHIFT = 0.05;
const SCREEN_BYTES = 400_000;
const SCREEN_REQUESTS = 12;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

interface Travelled {
  url: string;
  type: string;
  bytes: number;
}

/** What travels for a page, heads included, as the network carries it. */
async function listen(page: Page): Promise<Travelled[]> {
  const travelled = new Map<string, Travelled>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response, type }) =>
    travelled.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  const all: Travelled[] = [];
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = travelled.get(requestId);
    // A picture inside a style sheet is an address too.
    if (one && !one.url.startsWith('data:')) all.push({ ...one, bytes: encodedDataLength });
  });
  return all;
}

/** Who asks to save data gets what the screen needs and nothing for later. */
const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

const sum = (all: Travelled[]) => all.reduce((bytes, each) => bytes + each.bytes, 0);
const report = (what: string, all: Travelled[]) =>
  process.stdout.write(`${what}: ${(sum(all) / 1000).toFixed(1)} kB in ${all.length} requests\n`);

test('/login is there with under 60 kB in 4 requests; what it needs once somebody types is under 182 kB of JavaScript', async () => {
  const { page, close } = await visit(browser, product.url, { fresh: true });
  await savesData(page);
  const travelled = await listen(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  // What the browser fetches ahead, once the page stands, is nothing that it waits for.
  const first = travelled.filter(({ type }) => type !== 'Other');
  report('/login', first);
  expect(sum(first)).toBeLessThan(LOGIN_BYTES);
  expect(first.length).toBeLessThanOrEqual(LOGIN_REQUESTS);
  await page.keyboard.type('a');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(each => each.name.includes('/base-')));
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('Escribe tu contraseña.').waitFor();
  const scripts = travelled.filter(({ url }) => url.endsWith('.js'));
  report('/login, JavaScript', scripts);
  expect(scripts.length).toBeGreaterThan(1);
  expect(sum(scripts)).toBeLessThan(LOGIN_SCRIPT_BYTES);
  expect(travelled.length).toBeLessThanOrEqual(SCREEN_REQUESTS);
  await close();
});

test('the dashboard, opened first of all, asks for everything at once and once, in at most 12 requests and 330 kB, and nothing in it moves', async () => {
  const { token } = await buildCompany(product, 'pronta');
  const { page, complaints, close } = await visit(browser, product.url, { token, fresh: true });
  await savesData(page);
  await watchShifts(page);
  const travelled = await listen(page);
  const asked: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postDataJSON().operationName);
  });
  // Nothing waits for the account: what the screen shows is asked for beside it.
  let answer = () => {};
  const held = new Promise<void>(done => {
    answer = done;
  });
  await page.route('**/graphql', async route => {
    if (route.request().postDataJSON().operationName === 'Me') await held;
    await route.continue();
  });
  const [dashboard] = await Promise.all([
    page.waitForRequest(request => (request.postData() ?? '').includes('query Dashboard')),
    page.goto('/app/dashboard'),
  ]);
  expect(await dashboard.response()).not.toBeNull();
  await page.getByRole('status', { name: 'Cargando' }).waitFor();
  answer();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.waitForLoadState('networkidle');
  report('/app/dashboard', travelled);
  expect(asked.toSorted()).toEqual(['Dashboard', 'Me', 'Representation', 'VerifactuCertificate', 'VerifactuOverview']);
  expect(travelled.length).toBeLessThanOrEqual(DASHBOARD_REQUESTS);
  expect(sum(travelled)).toBeLessThan(DASHBOARD_BYTES);
  expect((await shiftsOf(page)).reduce((all, each) => all + each, 0)).toBeLessThan(MOST_SHIFT);
  expect(complaints).toEqual([]);
  await close();
});

test('a new invoice, opened first of all, takes at most 12 requests and 400 kB', async () => {
  const { token } = await buildCompany(product, 'ligera');
  const { page, close } = await visit(browser, product.url, { token, fresh: true });
  await savesData(page);
  const travelled = await listen(page);
  await page.goto('/app/invoices/new', { waitUntil: 'networkidle' });
  await page.getByLabel('Descripción, línea 1').waitFor();
  // What the form itself asks for is there: the number to come, and the customers to choose from.
  await page
    .getByText(/A-\d{4}-0001/)
    .first()
    .waitFor();
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
  const { page, close } = await visit(browser, product.url, { token, fresh: true });
  const loaded = (name: string) =>
    page.evaluate(part => performance.getEntriesByType('resource').some(each => each.name.includes(part)), name);
  const arrives = (name: string) =>
    page.waitForFunction(
      part => performance.getEntriesByType('resource').some(each => each.name.includes(part)),
      `/${name}-`,
    );
  await page.goto('/app/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  // The new invoice lies in it.
  await arrives('form');
  await arrives('InvoicePage');
  expect(await loaded('ChangePasswordPage')).toBe(false);
  await page
    .getByRole('button', { name: /Ana|adelantada/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Cambiar contraseña' }).hover();
  await arrives('ChangePasswordPage');
  await close();
});
