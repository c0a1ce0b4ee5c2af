import { randomUUID } from 'node:crypto';
import {
  chromium as playwright,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
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
  // A visit finds scripts compiled by the one before, in the same process.
  '--process-per-site',
  '--js-flags=--no-opt,--no-maglev,--single-threaded-gc,--max-lazy,--min-semi-space-size=32,--max-semi-space-size=32',
];

/** npm's Chromium, also where the machine has one. `CHROMIUM` names another, which then sees the machine's typefaces. */
export async function launch(more: string[] = []): Promise<Browser> {
  const { CHROMIUM } = process.env;
  const options = CHROMIUM ? { executablePath: CHROMIUM, args: ['--no-sandbox'] } : await npmChromium();
  return playwright.launch({ ...options, args: [...(options.args ?? []), ...more] });
}

/** Beside what a context of the browser takes. */
interface VisitOptions extends BrowserContextOptions {
  /** Of somebody who signed in. */
  token?: string;
  /** In a browser that has fetched nothing yet, and that may be taken off the network or killed. */
  fresh?: boolean;
}

/** In Spanish and in Madrid. */
const VISITOR: BrowserContextOptions = {
  viewport: DESKTOP,
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

/**
 * A context that one visit takes after another: what the product is made of has been fetched and compiled there, which
 * takes as long as all that most visits do with it.
 */
interface Shared {
  context: BrowserContext;
  /** The page that keeps the process with the compiled scripts between two visits. */
  keeper: Page;
  isTaken: boolean;
}
/** By browser, and by the address of the product. */
const shared = new WeakMap<Browser, Map<string, Shared[]>>();

async function takeShared(browser: Browser, url: string): Promise<Shared> {
  const products = shared.get(browser) ?? new Map<string, Shared[]>();
  shared.set(browser, products);
  const all = products.get(url) ?? [];
  products.set(url, all);
  const free = all.find(({ isTaken }) => !isTaken);
  if (free) {
    free.isTaken = true;
    await free.context.clearCookies();
    return free;
  }
  const context = await browser.newContext({ ...VISITOR, baseURL: url });
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const taken = { context, keeper, isTaken: true };
  all.push(taken);
  return taken;
}

/** Nothing of an earlier visit is remembered; before the first script of the first page. */
async function rememberOnly(page: Page | BrowserContext, origin: string, token: string | undefined): Promise<void> {
  await page.addInitScript(
    given => {
      if (window.origin !== given.origin || localStorage.getItem('visit') === given.visit) return;
      localStorage.clear();
      localStorage.setItem('visit', given.visit);
      if (given.token) localStorage.setItem('token', given.token);
    },
    { origin, token, visit: randomUUID() },
  );
}

/** A browser in which nothing is remembered but, with `token`, who signed in. Another visit may come to it afterwards. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { token, fresh = false, viewport, colorScheme, ...own } = options;
  if (fresh || Object.keys(own).length > 0) return visitFresh(browser, url, options);
  const taken = await takeShared(browser, url);
  const { context, keeper } = taken;
  const page = await context.newPage();
  await rememberOnly(page, new URL(url).origin, token);
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme) await page.emulateMedia({ colorScheme });
  const close = async () => {
    for (const each of context.pages()) if (each !== keeper) await each.close();
    taken.isTaken = false;
  };
  return { page, complaints: complaintsOf(page), close };
}

async function visitFresh(browser: Browser, url: string, given: VisitOptions): Promise<Visit> {
  const { token, fresh: _fresh, ...options } = given;
  const context = await browser.newContext({ ...VISITOR, baseURL: url, ...options });
  if (token) await rememberOnly(context, new URL(url).origin, token);
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

/** How many px the words in a field are wider than the room for them: its placeholder, or what is chosen in it. */
export const cutOff = (field: Locator): Promise<number> =>
  field.evaluate(each => {
    const { fontWeight, fontSize, fontFamily, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(each);
    const ink = document.createElement('canvas').getContext('2d')!;
    Object.assign(ink, { font: `${fontWeight} ${fontSize} ${fontFamily}`, letterSpacing });
    const words = each instanceof HTMLSelectElement ? each.selectedOptions[0]!.text : each.getAttribute('placeholder')!;
    const room = each.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.max(0, Math.ceil(ink.measureText(words).width - room));
  });
