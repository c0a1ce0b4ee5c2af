import type { Page } from 'playwright-core';

/** How much slower the page's processor is made: a laptop of ten years ago. */
const SLOWER = 4;
const TIMES = 15;

// Chromium's own measure of an interaction: from the key to the next paint.
const WATCH = `
  window.taken = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') window.taken.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** Begins to measure on the page as it is, on a slower processor. */
export async function watchKeys(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(WATCH);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/**
 * In words: milliseconds from the key to the paint, median and p90; values of 16 and less are all the same. `after`: a
 * key that undoes it, before the next time.
 */
export async function press(page: Page, name: string, key: string, restMs: number, after?: string): Promise<string> {
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
  all.sort((a, b) => a - b);
  return `${name} ${all[all.length >> 1]} (p90 ${all[Math.floor(all.length * 0.9)]})`;
}

/** Runs what is measured as its own process: its words on stdout. */
export function measured(run: () => Promise<string[]>): void {
  run().then(
    words => process.stdout.write(words.join('; ')),
    (error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      process.exitCode = 1;
    },
  );
}
