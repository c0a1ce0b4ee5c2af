import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../e2e/browser';
import { startDemo } from '../e2e/demo';
import { example } from '../src/public/content/example';

// npm run shots: the pictures of the product on the public pages, taken from the demo and kept in the repository.
const SHOTS = resolve(__dirname, '../src/public/shots');

const LINES = [
  ['Diseño de identidad visual', '1', '1850', '21'],
  ['Maquetación de catálogo, por página', '32', '18,5', '21'],
  ['Catálogo impreso, 500 ejemplares', '500', '2,36', '4'],
  ['Catering de la presentación', '1', '260', '10'],
] as const;

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'admin@demo.test', password: 'demo1234' });
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()).token;
}

/** The text beside the pictures has this number: they show the same invoice a moment before it is issued. */
const WANTED = Number(example.number.slice(-4));

/** Issues invoices until the next one has the number of the example. Throws once the demo has more than that. */
async function reach(url: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const date = new Date().toISOString().slice(0, 10);
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const query = 'query NextNumber($date: Date!) { nextNumber(series: "A", date: $date) { number } }';
  for (;;) {
    const { data } = await ask('/graphql', { query, variables: { date } });
    if (data.nextNumber.number === WANTED) return;
    if (data.nextNumber.number > WANTED)
      throw new Error(
        `the demo is already at ${data.nextNumber.number}: give the example in content/example.ts a later number`,
      );
    await ask('/api/invoices', {
      date,
      lines: [{ description: 'Sesión', quantity: 1, price: 60, ivaRate: 21 }],
      customerManual: { name: 'Bar Paco', nif: 'B26304188', address: null },
    });
  }
}

async function chooseCustomer(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Larrañaga');
  await page.getByRole('option', { name: /Bodegas Larrañaga/ }).click();
}

/** Pasted as from a sheet, which both forms of the screen take. */
async function pasteLines(page: Page): Promise<void> {
  const first = page.getByLabel('Descripción, línea 1');
  await first.focus();
  await first.evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    LINES.map(line => line.join('\t')).join('\n'),
  );
}

interface Shot {
  name: string;
  width: number;
  height: number;
  scale: number;
  mode: 'light' | 'dark';
}

/** Chromium takes pictures as PNG and writes WebP only from a canvas. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async data => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.78 })).arrayBuffer(),
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}

async function take(
  browser: Browser,
  url: string,
  token: string,
  { name, width, height, scale, mode }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: mode,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] },
  });
  const page = await context.newPage();
  await page.goto('/app/invoices/new');
  await page
    .getByRole('heading', { name: /Nueva factura/ })
    .first()
    .waitFor();
  await chooseCustomer(page);
  await pasteLines(page);
  await page.getByText('4.468,02 €').first().waitFor();
  await page
    .getByText(new RegExp(`^A-\\d{4}-${String(WANTED).padStart(4, '0')}$`))
    .first()
    .waitFor();
  const toast = page.getByText('Líneas pegadas');
  await toast.waitFor();
  await toast.waitFor({ state: 'detached' });
  if (width >= 768) await page.getByLabel('Precio, línea 4').focus();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.fonts.ready.then(() => undefined);
  });
  const png = await page.screenshot();
  const blank = await context.newPage();
  writeFileSync(join(SHOTS, `${name}.webp`), await toWebp(blank, png));
  await context.close();
}

const desktop = { width: 1280, height: 724 };
const phone = { width: 358, height: 760 };

async function main(): Promise<void> {
  const [demo, browser] = await Promise.all([startDemo(), launch()]);
  try {
    const token = await signIn(demo.url);
    await reach(demo.url, token);
    for (const mode of ['light', 'dark'] as const) {
      const of = (name: string) => (mode === 'dark' ? `${name}-dark` : name);
      await take(browser, demo.url, token, { ...desktop, name: of('new-invoice'), scale: 1, mode });
      await take(browser, demo.url, token, { ...desktop, name: `${of('new-invoice')}-2x`, scale: 2, mode });
      await take(browser, demo.url, token, { ...phone, name: of('new-invoice-phone'), scale: 2, mode });
    }
  } finally {
    await Promise.all([browser.close(), demo.end()]);
  }
}

void main();
