import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const BOTH = ['light', 'dark'] as const;
/** What of a screen can change with the mode: everything else is the same, and was looked at in the first. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Half a megabyte of script, read once by each page. */
const isThere = (page: Page) => page.evaluate(() => 'axe' in window);

/** What axe finds on the screen as it stands, in light and in dark: 'dark color-contrast: .cell, …'. */
export async function axeFindings(page: Page, modes: readonly ('light' | 'dark')[] = BOTH): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, colorScheme] of modes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      scheme => getComputedStyle(document.documentElement).colorScheme === scheme,
      colorScheme,
    );
    // A colour on its way is no colour to measure.
    await page.waitForFunction(() => document.getAnimations().every(animation => animation.playState !== 'running'));
    // All in the page itself, which has no frames: otherwise axe repeats the result in a page of its own, which takes as
    // long again. Only what is wrong is told: to carry over all that is right takes longer than to look.
    const { violations } = await new AxeBuilder({ page, ...((await isThere(page)) && { axeSource: 'window.axe' }) })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'], ...(index > 0 && { runOnly: { type: 'rule', values: OF_COLOURS } }) })
      .analyze();
    for (const { id, nodes } of violations)
      findings.push(
        `${colorScheme} ${id}: ${nodes.map(node => `${node.target.join(' ')} (${node.any.map(each => each.message).join('; ')})`).join(', ')}`,
      );
  }
  await page.emulateMedia({ colorScheme: null });
  return findings;
}
