import { FILLED } from '../content/site';
import type { PublicPage } from './pages';

export const sitemapOf = (pages: PublicPage[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ path }) => path !== null)
  .map(({ path }) => `  <url><loc>${FILLED.url}${path}</loc></url>`)
  .join('\n')}
</urlset>
`;

/** The product behind the sign-in is only for its users. */
export const robots = `User-agent: *
Disallow: /app
Disallow: /api
Disallow: /graphql
Disallow: /reset-password
Disallow: /verify-email
Sitemap: ${FILLED.url}/sitemap.xml
`;
