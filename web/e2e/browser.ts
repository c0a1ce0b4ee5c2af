import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { npmChromium } from './chromium';

/** What the page complained of: script errors, console errors, things that the content policy refused. */
export interface Visit {
  page: Page;
  complaints: string[];
  close(): Promise<void>;
}

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Pages that live for seconds: to make their scripts quicker takes more time than these then save, and so does to clear
 * what they throw away before there is much of it.
 */
export const SHORT_LIVED = [
  '--js-flags=--no-opt,--no-maglev,--single-threaded-gc,--max-lazy,--min-semi-space-size=32,--max-semi-space-size=32',
];

/** npm's Chromium, also where the machine has one. `CHROMIUM` names another, which then sees the machine's typefaces. */
export async function launch(more: string[] = []): Promise<Browser> {
  const { CHROMIUM } = process.env;
  const options = CHROMIUM ? { executablePath: CHROMIUM, args: ['--no-sandbox'] } : await npmChromium();
  return playwright.launch({ ...options, args: [...(options.args ?? []), ...more] });
}

/** A browser with nothing remembered, in Spanish and in Madrid. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: DESKTOP,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page), close: () => context.close() };
}

/** A refusal by the content policy is a console error too. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(`script: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    // What a change of screen no longer waits for is no failure.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  return complaints;
}

/** Before a page is opened: how far what was drawn moves afterwards, as the browser counts it, is kept for `shiftsOf`. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list =>
      list.getEntries().forEach(entry => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** What a browser remembers in which somebody signed in. */
export const signedIn = (url: string, token: string): Pick<BrowserContextOptions, 'storageState'> => ({
  storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] },
});
