import type { Browser } from 'playwright-core';
import { launch } from './browser';
import { startProduct, type Product } from './product';

// What the files of a group share (api/bin/test-groups.mjs); a file by itself has its own.
let browser: Promise<Browser> | undefined;
let product: Promise<Product> | undefined;

export const openBrowser = (): Promise<Browser> => (browser ??= launch());

/** For tests whose companies are their own, and which ask nothing of the product's settings. */
export const openProduct = (): Promise<Product> => (product ??= startProduct());

afterAll(async () => {
  await (await browser)?.close();
  await (await product)?.end();
});
