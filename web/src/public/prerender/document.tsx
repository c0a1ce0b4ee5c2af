import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from '../parts/Frame';
import { headOf, type Built } from './head';
import type { PublicPage } from './pages';

/** The whole page as the server sends it, but for what its configuration fills in. */
export function documentOf(page: PublicPage, built: Built): string {
  const body = renderToStaticMarkup(<Frame path={page.path ?? ''}>{page.body(built.assets)}</Frame>);
  return `<!doctype html><html lang="es"><head>${headOf(page, built)}</head><body>${body}</body></html>`;
}
