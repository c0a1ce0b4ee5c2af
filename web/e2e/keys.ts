import type { Page } from 'playwright-core';

/** So many keys an invoice takes at most, from the empty form to its number. */
export const MOST_KEYS = 110;

/** Counts every key that goes down: each letter, and in a chord its modifiers too. */
export function keyboardOf(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async press(key: string) {
      count += key.split('+').length;
      await page.keyboard.press(key);
    },
    async type(text: string) {
      count += text.length;
      await page.keyboard.type(text);
    },
  };
}
