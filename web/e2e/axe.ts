import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const BOTH = ['light', 'dark'] as const;
/** What of a screen can change with the mode: everything else is the same, and was looked at in the first. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

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
    // All in the page itself, which has no frames: otherwise axe repeats the result in a page of its own, which takes as long
    // again.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (index === 0 ? axe : axe.withRules(OF_COLOURS)).analyze();
    for (const { id, nodes } of violations)
      findings.push(
        `${colorScheme} ${id}: ${nodes.map(node => `${node.target.join(' ')} (${node.any.map(each => each.message).join('; ')})`).join(', ')}`,
      );
  }
  await page.emulateMedia({ colorScheme: null });
  return findings;
}
