import type { Assets } from './assets';
import { documentOf } from './document';
import { PAGES } from './pages';
export { drawings } from './drawings';
import { robots, sitemapOf } from './sitemap';
import { developersGround, ground, minify } from './styles';

/**
 * Every file of the site by its name: the pages, their table for the server, sitemap.xml, robots.txt, and the look of
 * the pages for who programs.
 */
export function writeSite(sheets: Record<string, string>, assets: Assets): [fileName: string, text: string][] {
  const css = (names: string[]) => minify(ground(assets) + ['base', ...names].map(name => sheets[name]).join(''));
  const table = PAGES.map(({ name, path }) => ({ path, file: `${name}.html` }));
  return [
    ...PAGES.map(page => [`${page.name}.html`, documentOf(page, { assets, css })] as [string, string]),
    ['pages.json', JSON.stringify(table)],
    ['sitemap.xml', sitemapOf(PAGES)],
    ['robots.txt', robots],
    ['look.css', developersGround(assets)],
  ];
}
