import { launch, visit } from './browser';
import { measured, press, watchKeys } from './interaction';

const [url = '', token = '', draft = ''] = process.argv.slice(2);

measured(async () => {
  const browser = await launch();
  try {
    const { page } = await visit(browser, url, { token, fresh: true });
    await page.goto(`/app/invoices/new?draft=${draft}`);
    await page.getByRole('grid').waitFor();
    await page.waitForTimeout(1500);
    await watchKeys(page);
    await page.getByRole('row').nth(101).getByRole('gridcell').nth(1).click();
    await page.waitForTimeout(1000);
    return [
      await press(page, 'escribir', '7', 300),
      await press(page, 'flecha', 'ArrowDown', 300),
      await press(page, 'Ctrl+Supr', 'Control+Delete', 600),
      await press(page, 'Ctrl+Supr con el aviso ya ido', 'Control+Delete', 5000),
      await press(page, 'preguntar si se emite', 'Control+Enter', 600, 'Escape'),
    ];
  } finally {
    await browser.close();
  }
});
