// npm run bench:lighthouse: starts the demo from the compiled server and looks at every public page and the dashboard
// with Lighthouse (mobile, simulated throttling), 5 times each after one that warms up; prints medians and ends with 1
// where a bound below is not held. RUNS=1 looks once; PAGES=/,/faq looks at those alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';

const ROOT = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
require('../../api/bin/typescript.cjs');
const { npmChromium } = require('../../web/e2e/chromium.ts');

const RUNS = Number(process.env.RUNS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const INDEXED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Not meant to be found by search engines. */
const HIDDEN = { performance: 95, accessibility: 100, 'best-practices': 100 };
const PAGES = {
  ...Object.fromEntries(
    ['/', '/features', '/pricing', '/about', '/faq', '/contact', '/que-me-obliga', '/lopd/request', '/privacidad'].map(
      path => [path, INDEXED],
    ),
  ),
  '/login': HIDDEN,
  '/register': HIDDEN,
  '/forgot-password': HIDDEN,
  '/reset-password/un-enlace': HIDDEN,
  '/declaracion-responsable': HIDDEN,
  '/app/dashboard': { ...HIDDEN, performance: 90 },
};
const chosen = process.env.PAGES?.split(',') ?? Object.keys(PAGES);

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function startDemo(dir) {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/api/server.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dir,
      DEMO: '1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
  });
  const exit = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exit.then(([code]) => {
      throw new Error(`the demo ended with ${code}`);
    }),
  ]);
  return {
    url: `http://localhost:${port}`,
    end: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function tokenOf(url) {
  const body = JSON.stringify({ email: 'admin@demo.test', password: 'demo1234' });
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await answer.json()).token;
}

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function look(url, port) {
  const { lhr } = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    logLevel: 'error',
    output: 'json',
  });
  const failed = Object.values(lhr.audits).filter(
    audit => audit.score !== null && audit.score < 0.9 && ['binary', 'numeric'].includes(audit.scoreDisplayMode),
  );
  return {
    scores: CATEGORIES.map(name => Math.round(lhr.categories[name].score * 100)),
    failed: failed.map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim()),
  };
}

async function main(dir) {
  const demo = await startDemo(join(dir, 'data'));
  const port = await freePort();
  const options = await npmChromium();
  const context = await chromium.launchPersistentContext(join(dir, 'profile'), {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  let broken = 0;
  try {
    const [page] = context.pages();
    await page.goto(demo.url);
    const token = await tokenOf(demo.url);
    console.log(`${'page'.padEnd(20)}${CATEGORIES.map(name => name.padStart(16)).join('')}`);
    for (const path of chosen) {
      await page.goto(demo.url);
      await page.evaluate(
        value => (value ? localStorage.setItem('token', value) : localStorage.removeItem('token')),
        path.startsWith('/app') ? token : '',
      );
      if (RUNS > 1) await look(demo.url + path, port);
      const seen = [];
      for (let run = 0; run < RUNS; run += 1) seen.push(await look(demo.url + path, port));
      const scores = CATEGORIES.map((_name, i) => median(seen.map(each => each.scores[i])));
      const under = CATEGORIES.filter((name, i) => scores[i] < (PAGES[path]?.[name] ?? 0));
      broken += under.length;
      console.log(
        `${path.padEnd(20)}${scores.map(score => String(score).padStart(16)).join('')}${under.length ? `   under: ${under.join(', ')} (${seen.at(-1).failed.join('; ')})` : ''}`,
      );
    }
  } finally {
    await context.close();
    await demo.end();
  }
  return broken;
}

const dir = mkdtempSync(join(tmpdir(), 'folio-lighthouse-'));
try {
  process.exitCode = (await main(dir)) ? 1 : 0;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
