import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch, SHORT_LIVED } from './browser';
import { startDemo, type Demo } from './demo';
import { startProduct, type Product } from './product';

/** A product that mails, to `outbox` in its folder, and whose operator has a name. */
export type MailingProduct = Product & { dataDir: string };

// What the files of a group share (api/bin/test-groups.mjs); a file by itself has its own.
let browser: Promise<Browser> | undefined;
let product: Promise<Product> | undefined;
let mailing: Promise<MailingProduct> | undefined;
let demo: Promise<Demo> | undefined;

/** The operator's name, as only its pages say it, and as nobody may read it as HTML. */
const OPERATOR = {
  OPERATOR: '1',
  PLATFORM_NAME: 'Hijos & <b>Nietos</b>, S.L.',
  PLATFORM_NIF: 'B12345674',
  PLATFORM_EMAIL: 'legal@gestora.es',
  SUPPORT_EMAIL: 'ayuda@gestora.es',
};

async function startMailing(): Promise<MailingProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-e2e-mail-'));
  return { ...(await startProduct({ ...OPERATOR, WORKERS: '1', DATA_DIR: dataDir })), dataDir };
}

export const openBrowser = (): Promise<Browser> => (browser ??= launch(SHORT_LIVED));

/** For tests whose companies are their own, and which ask nothing of the product's settings. */
export const openProduct = (): Promise<Product> => (product ??= startProduct());

/** Likewise, and whose addresses nobody else writes to. Its operator has a name, and companies may let it send. */
export const openMailingProduct = (): Promise<MailingProduct> => (mailing ??= startMailing());

/** The demo, whose own companies are verifactu.test.ts's. */
export const openDemoProduct = (): Promise<Demo> => (demo ??= startDemo());

afterAll(async () => {
  await (await browser)?.close();
  await (await product)?.end();
  await (await demo)?.end();
  const mails = await mailing;
  await mails?.end();
  if (mails) rmSync(mails.dataDir, { recursive: true, force: true });
});
