import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { PHONE, visit } from './browser';
import { buildCompany } from './company';
import type { Product } from './product';
import { openBrowser, openProduct } from './shared';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

async function makeKey(token: string): Promise<string> {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { createApiKey(input: { name: "Tienda", scope: read }) { token } }' }),
  });
  return (await response.json()).data.createApiKey.token;
}

/** Requests of `what` wait until the answered function is called. */
async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route(what, async route => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

test('an API key put into the playground reads the schema and runs what is written there', async () => {
  const { token } = await buildCompany(product, 'consola');
  const customer = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' };
  await product.rest(
    'POST',
    '/invoices',
    { date: '2026-01-15', customerManual: customer, lines: [{ description: 'x', quantity: 1, price: 100 }] },
    token,
  );
  const key = await makeKey(token);
  const { page, complaints, close } = await visit(browser, product.url);
  const arrive = await holdBack(page, /codemirror/);
  await page.goto('/playground');
  await page.getByLabel('Token').fill(key);
  const execute = page.getByRole('button', { name: /Execute query/ });
  // What is clicked before the editors have come would be lost.
  await page.locator('.graphiql-execute-button').waitFor({ state: 'attached' });
  expect(await execute.isVisible()).toBe(false);
  arrive();
  await execute.click();
  const answer = page.getByRole('region', { name: 'Result Window' }).or(page.locator('.result-window'));
  await answer.getByText('A-2026-0001').waitFor();
  await answer.getByText('121.00').waitFor();
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).or(page.getByText('Root Types')).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Operación', { exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('.graphiql-query-editor .CodeMirror textarea')),
  ).toBeNull();
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test("the facade's page: on a phone, by keyboard, in light and dark, in our own face; every call with its fields and an example", async () => {
  const { page, complaints, close } = await visit(browser, product.url, { viewport: PHONE });
  await page.goto('/api/docs');
  const call = page.locator('#CreateCustomer');
  await call.locator('summary').focus();
  await page.keyboard.press('Enter');
  await call.getByText('postalCode', { exact: true }).waitFor();
  await call.getByText(/^POST \/api\/customers\s+Authorization: Bearer <token>[^]*"nif": "B26304188"/).waitFor();
  await call.getByText(/^201\s[^]*"customer": \{/).waitFor();
  expect(
    await page.evaluate(
      () => document.fonts.check("15px 'Geist Variable'") && document.fonts.check("13px 'Geist Mono Variable'"),
    ),
  ).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach(each => {
      each.open = true;
    }),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);
