import type { Page } from 'playwright-core';
import { visit } from './browser';
import { openBrowser, openProduct } from './shared';

const remembered = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('draft')]);

test('whoever comes after a visit, in the same context, finds nothing of it; a visit keeps what it has, signed out too', async () => {
  const [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  const first = await visit(browser, product.url, { token: 'hers' });
  const context = first.page.context();
  await first.page.goto('/robots.txt');
  expect(await remembered(first.page)).toEqual(['hers', null]);
  await context.addCookies([{ name: 'hers', value: '1', url: product.url }]);
  await first.page.evaluate(() => localStorage.setItem('draft', 'half'));
  await first.page.evaluate(() => localStorage.removeItem('token'));
  await first.page.reload();
  expect(await remembered(first.page)).toEqual([null, 'half']);
  await first.close();

  const second = await visit(browser, product.url);
  expect(second.page.context()).toBe(context);
  await second.page.goto('/robots.txt');
  expect([await remembered(second.page), await context.cookies()]).toEqual([[null, null], []]);

  const beside = await visit(browser, product.url, { token: 'his' });
  expect(beside.page.context()).not.toBe(context);
  await beside.page.goto('/robots.txt');
  expect([await remembered(beside.page), await remembered(second.page)]).toEqual([
    ['his', null],
    [null, null],
  ]);
  await Promise.all([second.close(), beside.close()]);
});
