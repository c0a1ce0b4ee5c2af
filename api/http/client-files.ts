import type { Request, RequestHandler, Response } from 'express';
import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { SendPage } from './filled-pages';
import { screensOf } from './screens';

/** Made by the build beside each file that is worth it (`api/bin/compress.mjs`). */
const ENCODINGS: Record<string, string> = { br: '.br', gzip: '.gz' };
/** What only the product has below it: who is signed in learns within it that an address is none. */
const INSIDE = /^\/app\/[^.]*$/i;
/** Named by their content. */
const ASSETS = '/assets/';
/** The page of every screen: it says where help is. */
const INDEX = '/index.html';

/** Paths from the root of the site, as the build left them; what begins with a point is not for the world. */
function filesOf(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && !entry.name.startsWith('.'),
  );
  return new Set(entries.map(entry => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')));
}

/**
 * The built client: its files, a page for each of its screens, and `notFound` for every other address that somebody
 * opens; where that passes on, and below /app, the client's own page of what was not found. Nothing else is looked for
 * on the disk.
 */
export function clientFiles(folder: string, notFound: RequestHandler, sendFilled: SendPage): RequestHandler {
  const files = filesOf(folder);
  const isScreen = screensOf(folder);

  const send = (req: Request, res: Response, file: string, status = 200) => {
    if (file === INDEX) return sendFilled(req, res, file, status);
    // The smaller first, whatever the order of the header.
    const encoding = Object.keys(ENCODINGS).find(
      each => files.has(file + ENCODINGS[each]) && req.acceptsEncodings(each),
    );
    res.status(status).type(extname(file)).vary('Accept-Encoding');
    res.set('Cache-Control', file.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (encoding) res.set('Content-Encoding', encoding);
    res.sendFile(encoding ? file + ENCODINGS[encoding] : file, {
      root: folder,
      cacheControl: false,
      acceptRanges: false,
    });
  };

  /** A page of the site that the build wrote down lies at its address with '.html'. */
  const fileFor = (path: string) => [path, `${path}.html`, join(path, 'index.html')].find(each => files.has(each));

  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const file = fileFor(req.path);
    if (file) return send(req, res, file);
    if (!files.has(INDEX)) return next();
    // Of what is named by its content only the exact name is right: a page would hide that the build is another.
    if (req.path.startsWith(ASSETS)) return next();
    if (isScreen(req.path)) return send(req, res, INDEX);
    if (INSIDE.test(req.path)) return send(req, res, INDEX, 404);
    return notFound(req, res, () => send(req, res, INDEX, 404));
  };
}
