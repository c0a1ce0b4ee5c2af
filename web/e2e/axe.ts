import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];
/** What of a screen can change with the mode, beside contrast: everything else is the same, and was looked at in the first. */
const LINKS: RunOptions = { runOnly: { type: 'rule', values: ['link-in-text-block'] } };
/** Most of the time of axe: it finds out what lies behind each text, one after another. */
const CONTRAST = 'color-contrast';
const ALL_BUT_CONTRAST: RunOptions = { rules: { [CONTRAST]: { enabled: false } } };

/** By mode, how texts look whose contrast axe has computed already: the same look has the same contrast. */
const seen: Record<Mode, Set<string>> = { light: new Set(), dark: new Set() };

/** What the page keeps between two steps: axe itself, and the texts whose contrast is to be computed. */
interface Looked {
  axe: typeof axe;
  unseen: Element[];
}

/** Keeps one text of each look that is new, and returns these looks. Runs in the page. */
function findUnseen(known: string[]): string[] {
  const looks = new Set(known);
  const unseen: Element[] = [];
  const before = looks.size;
  const behind = new Map<Element | null, string>([[null, '']]);
  /** What an element's text stands on: everything around it that paints, fades or lies over something. */
  const groundOf = (element: Element | null): string => {
    let ground = behind.get(element);
    if (ground === undefined) {
      const style = getComputedStyle(element!);
      const { backgroundColor, backgroundImage, opacity, position, filter } = style;
      const own = [backgroundColor, backgroundImage, opacity, position, filter].join();
      const isPlain = own === 'rgba(0, 0, 0, 0),none,1,static,none' || own === 'rgba(0, 0, 0, 0),none,1,relative,none';
      ground = groundOf(element!.parentElement) + (isPlain ? '' : `${own}/`);
      behind.set(element, ground);
    }
    return ground;
  };
  const saysSomething = (element: Element) =>
    element.matches('input, textarea, select') ||
    Array.from(element.childNodes).some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  for (const element of document.querySelectorAll('body *')) {
    if (!saysSomething(element)) continue;
    const { color, fontSize, fontWeight, textShadow, visibility } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const look = [color, fontSize, fontWeight, textShadow, visibility, isDisabled, groundOf(element)].join();
    if (looks.has(look)) continue;
    looks.add(look);
    unseen.push(element);
  }
  (window as unknown as Looked).unseen = unseen;
  return [...looks].slice(before);
}

/** In the page itself: what carries results over to pages of their own takes longer than to look. */
async function run(page: Page, where: 'everywhere' | 'unseen', options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Our pages have no frames, and no rule looks into sheets. Only what is wrong is wanted.
  const only: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false, ...options };
  return page.evaluate(
    async ([place, given]) => {
      const { axe: there, unseen } = window as unknown as Looked;
      return (await there.run(place === 'unseen' ? { include: unseen } : document, given)).violations;
    },
    [where, only] as const,
  );
}

/** What axe finds of the contrast of texts that look as none did before in this mode. */
async function contrastOf(page: Page, mode: Mode): Promise<Result[]> {
  const looks = await page.evaluate(findUnseen, [...seen[mode]]);
  if (looks.length === 0) return [];
  const found = await run(page, 'unseen', { runOnly: { type: 'rule', values: [CONTRAST] } });
  // What is wrong stays unseen: whoever shows it again hears of it again.
  if (found.length === 0) for (const look of looks) seen[mode].add(look);
  return found;
}

/** What axe finds on the screen as it stands, in light and in dark: 'dark color-contrast: .cell, …'. */
export async function axeFindings(page: Page, modes: readonly Mode[] = MODES): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, colorScheme] of modes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      scheme => getComputedStyle(document.documentElement).colorScheme === scheme,
      colorScheme,
    );
    // A colour on its way is no colour to measure.
    await page.waitForFunction(() => document.getAnimations().every(animation => animation.playState !== 'running'));
    const violations = [
      ...(await run(page, 'everywhere', index > 0 ? LINKS : ALL_BUT_CONTRAST)),
      ...(await contrastOf(page, colorScheme)),
    ];
    for (const { id, nodes } of violations)
      findings.push(
        `${colorScheme} ${id}: ${nodes.map(node => `${node.target.join(' ')} (${node.any.map(each => each.message).join('; ')})`).join(', ')}`,
      );
  }
  await page.emulateMedia({ colorScheme: null });
  return findings;
}
