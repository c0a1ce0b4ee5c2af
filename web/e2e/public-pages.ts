import type { Page } from 'playwright-core';

/** The public pages, and one that there is not. */
export const PAGES = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/faq',
  '/contact',
  '/que-me-obliga',
  '/lopd/request',
  '/privacidad',
  '/no-hay-nada',
];

interface Asked {
  url: string;
  type: string;
  encoded: number;
}

/** What the page asks for, with the bytes of its body on the wire. */
export async function requestsOf(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  page.on(
    'response',
    response =>
      void (async () => {
        const { responseBodySize } = await response.request().sizes();
        asked.push({ url: response.url(), type: response.request().resourceType(), encoded: responseBodySize });
      })().catch(() => undefined),
  );
  return asked;
}
