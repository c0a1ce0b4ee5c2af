import type { Locator, Page } from 'playwright-core';

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

/** As far as somebody tabs who looks for something on a page. */
const MOST_TABS = 60;

export async function tabTo(page: Page, found: Locator): Promise<void> {
  await found.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await found.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} tabs do not lead to ${found}`);
}

/**
 * Everything that only a hand on a mouse or a screen can send. A click by keyboard has no detail; moves are left out,
 * since Chromium sends one of its own where the page changed under a pointer that nobody holds.
 */
export async function watchPointer(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('pointerSeen', (type: string) => {
    seen.push(type);
  });
  await page.addInitScript(() => {
    const report = (event: Event) => {
      if (event.type === 'click' && (event as MouseEvent).detail === 0) return;
      void (window as unknown as { pointerSeen(type: string): void }).pointerSeen(event.type);
    };
    for (const type of [
      'mousedown',
      'mouseup',
      'click',
      'dblclick',
      'contextmenu',
      'wheel',
      'pointerdown',
      'pointerup',
      'touchstart',
      'touchend',
    ])
      window.addEventListener(type, report, true);
  });
  return async () => seen;
}

/** What is typed takes the place of what a field holds. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
