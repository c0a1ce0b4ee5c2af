import type { Route } from 'playwright-core';
import { launch, visit } from './browser';
import { measured, press, watchKeys } from './interaction';

/** The most that the API gives at once; the client shows fifty. */
const ROWS = 200;
const [url = '', token = ''] = process.argv.slice(2);

const withMoreRows = (route: Route) =>
  route.continue({ postData: route.request().postData()?.replace('"limit":50', `"limit":${ROWS}`) });

measured(async () => {
  const browser = await launch();
  try {
    const { page } = await visit(browser, url, { token, fresh: true });
    await page.route('**/graphql', withMoreRows);
    await page.goto('/app/invoices');
    await page
      .locator('[data-row]')
      .nth(ROWS - 1)
      .waitFor();
    await page.waitForTimeout(1500);
    await watchKeys(page);
    const words = [await press(page, 'siguiente fila (J)', 'j', 300), await press(page, 'marcar (X)', 'x', 300, 'x')];
    await page.getByRole('textbox', { name: 'Buscar facturas' }).focus();
    // What is found comes later; a letter is to stand at once.
    return [...words, await press(page, 'escribir en el buscador', '1', 600, 'Backspace')];
  } finally {
    await browser.close();
  }
});
