import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

/** What the page complained of: script errors, console errors, things that the content policy refused. */
export interface Visit { page: Page; complaints: string[]; close(): Promise<void> }

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Prints where npm's Chromium was unpacked. In a process of its own, since jest's `process.env` is a copy that `os.tmpdir()` does not read. */
const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium'); chromium.setGraphicsMode = false; process.stdout.write(await chromium.executablePath());`;

/** Headless Chromium: the machine's own where one is installed, else the one from npm. */
export async function launch(): Promise<Browser> {
  if (INSTALLED) return playwright.launch({ executablePath: INSTALLED, args: ['--no-sandbox'] });
  // Unpacked once per user: what root unpacked nobody else may run.
  const own = join(tmpdir(), `folio-chromium-${userInfo().uid}`);
  mkdirSync(own, { recursive: true });
  const env = { ...process.env, TMPDIR: own, FONTCONFIG_PATH: join(own, 'fonts') } as Record<string, string>;
  const executablePath = execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], { cwd: join(__dirname, '../..'), env, encoding: 'utf8' });
  const { default: chromium } = await import('@sparticuz/chromium');
  // In one process with everything else a page that is killed takes the browser along.
  const args = chromium.args.filter(arg => !['--single-process', '--no-zygote'].includes(arg));
  return playwright.launch({ executablePath, args, env });
}

/** A browser with nothing remembered, in Spanish and in Madrid. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, viewport: DESKTOP, locale: 'es-ES', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page), close: () => context.close() };
}

/** A refusal by the content policy is a console error too. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(`script: ${error.message}`));
  page.on('console', message => { if (message.type() === 'error') complaints.push(`console: ${message.text()}`); });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    // What a change of screen no longer waits for is no failure.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  return complaints;
}

/** What a browser remembers in which somebody signed in. */
export const signedIn = (url: string, token: string): Pick<BrowserContextOptions, 'storageState'> => (
  { storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] } });
