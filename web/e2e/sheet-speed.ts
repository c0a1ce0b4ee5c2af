import type { CDPSession, Page } from 'playwright-core';
import { launch, signedIn, visit } from './browser';

/** How much slower the page's processor is made: a laptop of ten years ago. */
const SLOWER = 4;
const TIMES = 15;

// Chromium's own measure of an interaction: from the key to the next paint.
const WATCH = `
  window.taken = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') window.taken.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** Milliseconds from the key to the paint, one a time; values of 16 and less are all the same. */
async function press(page: Page, key: string, restMs: number, after?: string): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    await page.evaluate('window.taken.length = 0');
    await page.keyboard.press(key);
    await page.waitForTimeout(restMs);
    all.push(Math.max(16, ...(await page.evaluate<number[]>('window.taken'))));
    if (after) {
      await page.keyboard.press(after);
      await page.waitForTimeout(restMs);
    }
  }
  return all.sort((a, b) => a - b);
}

const words = (name: string, all: number[]) =>
  `${name} ${all[all.length >> 1]} (p90 ${all[Math.floor(all.length * 0.9)]})`;

async function measure(page: Page, cdp: CDPSession): Promise<string[]> {
  await page.evaluate(WATCH);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.getByRole('row').nth(101).getByRole('gridcell').nth(1).click();
  await page.waitForTimeout(1000);
  return [
    words('escribir', await press(page, '7', 300)),
    words('flecha', await press(page, 'ArrowDown', 300)),
    words('Ctrl+Supr', await press(page, 'Control+Delete', 600)),
    words('Ctrl+Supr con el aviso ya ido', await press(page, 'Control+Delete', 5000)),
    words('preguntar si se emite', await press(page, 'Control+Enter', 600, 'Escape')),
  ];
}

async function run(url: string, token: string, draft: string): Promise<void> {
  const browser = await launch();
  try {
    const { page } = await visit(browser, url, signedIn(url, token));
    await page.goto(`/app/invoices/new?draft=${draft}`);
    await page.getByRole('grid').waitFor();
    await page.waitForTimeout(1500);
    process.stdout.write((await measure(page, await page.context().newCDPSession(page))).join('; '));
  } finally {
    await browser.close();
  }
}

const [url = '', token = '', draft = ''] = process.argv.slice(2);
run(url, token, draft).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
