// Lets the product's frame open without a connection, so that it can say so itself. It keeps files of the build and the
// page that loads them, which are the same for everybody. Answers with anybody's data never pass through here.
const CACHE = 'folio-1';
const SHELL = '/app';
const BESIDE = ['/before-paint.js', '/favicon.svg'];
const ASSETS = '/assets/';
/** About three builds. */
const MOST = 250;

const assetsIn = html => [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path))];

/** The page that loads the build; written down after all that it names is here, so that the one kept before serves until then. */
async function keepShell(shell) {
  if (!shell.ok || shell.redirected) throw new Error(`the shell answered ${shell.status}`);
  const cache = await caches.open(CACHE);
  const named = assetsIn(await shell.clone().text());
  const missing = await Promise.all(named.map(async path => ((await cache.match(path)) ? null : path)));
  await cache.addAll([...BESIDE, ...missing.filter(Boolean)]);
  await cache.put(SHELL, shell);
}

const fetchShell = () => fetch(SHELL, { cache: 'no-cache', credentials: 'omit' });

/** Keeps what an open page uses. What goes is the oldest of the rest: never what that page uses or the kept shell names. */
async function keepAssets(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths)
    if (path.startsWith(ASSETS) && !(await cache.match(path))) await cache.add(path).catch(() => undefined);
  const shell = await cache.match(SHELL);
  const used = new Set([...paths, ...(shell ? assetsIn(await shell.text()) : [])]);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(path => path.startsWith(ASSETS));
  const others = kept.filter(path => !used.has(path));
  await Promise.all(others.slice(0, Math.max(0, kept.length - MOST)).map(old => cache.delete(old)));
}

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreVary: true });
}

/** Named by its content: what is kept is right. */
async function asset(request) {
  const kept = await fromCache(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Every build has another shell, while this file stays the same: each page that comes is the one kept from then on. */
async function page(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keepShell(answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const kept = await fromCache(SHELL);
    if (kept) return kept;
    throw error;
  }
}

async function beside(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await fromCache(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', event =>
  event.waitUntil(
    fetchShell()
      .then(keepShell)
      .then(() => self.skipWaiting()),
  ),
);

self.addEventListener('activate', event =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  ),
);

// What the first page had loaded before anybody listened here.
self.addEventListener('message', event => {
  if (Array.isArray(event.data?.assets))
    event.waitUntil(keepAssets(event.data.assets.filter(path => typeof path === 'string').slice(0, MOST)));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && (pathname === SHELL || pathname.startsWith(`${SHELL}/`)))
    event.respondWith(page(event));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (BESIDE.includes(pathname)) event.respondWith(beside(request));
});
