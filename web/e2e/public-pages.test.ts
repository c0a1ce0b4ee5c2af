import type { Browser } from 'playwright-core';
import { cutOff, PHONE, shiftsOf, visit, watchShifts } from './browser';
import type { Product } from './product';
import { PAGES, requestsOf } from './public-pages';
import { openBrowser, openProduct } from './shared';

const MARKETING = [...PAGES.slice(0, 6), '/no-hay-nada'];
const MOST_SCRIPT = 60_000;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
}, 180_000);

const own = (complaints: string[]) => complaints.filter(each => !/status of 404/.test(each));

test.each(PAGES)('%s asks nobody else, sets no cookie, breaks no policy, and nothing in it moves', async path => {
  const { page, complaints, close } = await visit(browser, product.url, { viewport: PHONE, fresh: true });
  const asked = await requestsOf(page);
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked.map(({ url }) => url).filter(url => new URL(url).origin !== new URL(product.url).origin)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  expect(own(complaints)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  if (MARKETING.includes(path)) {
    const scripts = asked.filter(({ type }) => type === 'script');
    const total = scripts.reduce((sum, { encoded }) => sum + encoded, 0);
    process.stdout.write(`${path}: ${(total / 1000).toFixed(1)} kB of JavaScript in ${scripts.length} files\n`);
    expect(total).toBeLessThan(MOST_SCRIPT);
    expect(
      scripts.map(({ url }) => new URL(url).pathname).filter(file => !/before-paint|\.entry-|\/hydrate-/.test(file)),
    ).toEqual([]);
  }
  await close();
});

test('nothing moves where the typeface comes after the page has been drawn', async () => {
  const { page, close } = await visit(browser, product.url, { viewport: PHONE, fresh: true });
  await watchShifts(page);
  let say = () => {};
  const drawn = new Promise<void>(resolve => (say = resolve));
  await page.exposeFunction('drawn', () => say());
  await page.addInitScript(() =>
    new PerformanceObserver(() => (window as unknown as { drawn(): void }).drawn()).observe({
      type: 'paint',
      buffered: true,
    }),
  );
  await page.route('**/*.woff2', async route => {
    await drawn;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Geist Variable')))).toBe(
    true,
  );
  expect(await shiftsOf(page)).toEqual([]);
  await close();
});

const TABLET = { width: 768, height: 900 };

test.each(['with', 'without'])(
  'on a tablet the four figures stand in line in the width of the page, %s the typeface',
  async face => {
    const { page, close } = await visit(browser, product.url, { viewport: TABLET, fresh: true });
    if (face === 'without') await page.route('**/*.woff2', route => route.abort());
    for (const width of [TABLET.width, 991, 992, 1024]) {
      await page.setViewportSize({ width, height: TABLET.height });
      await page.goto('/about', { waitUntil: 'networkidle' });
      const figures = await page.locator('.figures.boxed dd').evaluateAll(all =>
        all.map(each => {
          const { top, height } = each.getBoundingClientRect();
          return { top: Math.round(top), lines: Math.round(height / parseFloat(getComputedStyle(each).lineHeight)) };
        }),
      );
      const rows = new Set(figures.map(({ top }) => top)).size;
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      expect([width, rows, figures.map(({ lines }) => lines)]).toEqual([width, width < 992 ? 2 : 1, [1, 1, 1, 1]]);
    }
    await close();
  },
);

test.each([TABLET, PHONE])('at $width px what the menu offers begins where the page does', async viewport => {
  const { page, close } = await visit(browser, product.url, { viewport });
  await page.goto('/about');
  await page.locator('.menu summary').click();
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x;
  expect([await left('.menu nav a'), await left('.menu .ways a')]).toEqual([await left('h1'), await left('h1')]);
  await close();
});

test.each(['with', 'without'])(
  'on a phone the search of the FAQ says whole what to type, %s the typeface',
  async face => {
    const { page, close } = await visit(browser, product.url, { viewport: PHONE, fresh: true });
    if (face === 'without') await page.route('**/*.woff2', route => route.abort());
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(await cutOff(page.getByRole('searchbox'))).toBe(0);
    await close();
  },
);
