import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import type { Config } from '../platform/config/config';
import { filledPages } from './filled-pages';
import type { Values } from './fill';
import { pattern } from './screens';

const TEXTS = { '/sitemap.xml': 'sitemap.xml', '/robots.txt': 'robots.txt' };

interface PublicSite {
  /** The public pages at their addresses, robots.txt and sitemap.xml. */
  pages: RequestHandler;
  /** The page for an address that is none; passes on where the site was not built. */
  notFound: RequestHandler;
}

/** A path without the slashes at its end; step by step, since a pattern for them takes a second for a path of 8,000. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * The prerendered site: the build wrote its pages into `folder`, the configuration says who runs it, `more` what
 * changes meanwhile.
 */
export function publicSite(
  folder: string,
  config: Pick<Config, 'operator' | 'publicUrl'>,
  now: () => Date,
  more?: () => Promise<Values>,
): PublicSite {
  const table = join(folder, 'pages.json');
  const listed: { path: string | null; file: string }[] = existsSync(table)
    ? JSON.parse(readFileSync(table, 'utf8'))
    : [];
  const files = new Map<string | null, string>([
    ...listed.map(({ path, file }) => [path, file] as const),
    ...(listed.length ? Object.entries(TEXTS) : []),
  ]);
  const patterns = listed
    .filter(({ path }) => path?.includes(':'))
    .map(({ path, file }) => ({ at: pattern(path!), file }));
  const send = filledPages(folder, config, now, more);
  const asked = (req: Request) => req.method === 'GET' || req.method === 'HEAD';
  return {
    pages(req, res, next) {
      if (!asked(req)) return next();
      const file = files.get(req.path) ?? patterns.find(({ at }) => at.test(req.path))?.file;
      if (file) return send(req, res, file, 200);
      const bare = withoutSlashes(req.path);
      if (bare !== req.path && files.has(bare)) return res.redirect(308, bare + req.url.slice(req.path.length));
      return next();
    },
    notFound(req, res, next) {
      const file = files.get(null);
      if (!asked(req) || !file) return next();
      return send(req, res, file, 404);
    },
  };
}
