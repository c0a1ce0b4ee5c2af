import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Without comments it is less than half as long to carry into a page, and to read there. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];
/** What of a screen can change with the mode, beside contrast: everything else is the same, and is looked at in one. */
const LINKS = 'link-in-text-block';
/** Most of the time of axe: it finds out what lies behind each text, one after another. */
const CONTRAST = 'color-contrast';
const ALL_BUT_COLOURS: RunOptions = { rules: { [CONTRAST]: { enabled: false }, [LINKS]: { enabled: false } } };

/** By mode, how texts look whose contrast axe has computed already: the same look has the same contrast. */
const seen: Record<Mode, Set<string>> = { light: new Set(), dark: new Set() };

/** What the page keeps between two steps: axe itself, the texts whose contrast is to be computed, links amid text. */
interface Looked {
  axe: typeof axe;
  unseen: Element[];
  links: Element[];
}

interface Found {
  looks: string[];
  links: number;
}

/** Keeps one text of each look that is new, and the links amid text; returns these looks. Runs in the page. */
function findUnseen(known: string[]): Found {
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
    // What nobody sees axe computes nothing of: it is new when it shows.
    if (!saysSomething(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // Of the size axe asks only whether a text is large, in points and rounded as it does.
    const isLarge = Math.ceil(parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18);
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const look = [color, isLarge, textShadow, isDisabled, groundOf(element)].join();
    if (looks.has(look)) continue;
    looks.add(look);
    unseen.push(element);
  }
  const isWithin = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const isAmidText = (link: Element) => {
    if (!isWithin(link)) return false;
    let block = link.parentElement!;
    while (block.parentElement && isWithin(block)) block = block.parentElement;
    const ofLinks = Array.from(block.querySelectorAll('a[href]'), each => each.textContent).join('');
    return block.textContent.replace(/\s/g, '') !== ofLinks.replace(/\s/g, '');
  };
  const links = [...document.querySelectorAll('a[href]')].filter(isAmidText);
  Object.assign(window, { unseen, links });
  return { looks: [...looks].slice(before), links: links.length };
}

/** When the page has this mode, and nothing in it moves: a colour on its way is no colour to measure. In the page. */
async function settled(scheme: string): Promise<void> {
  const isThere = () =>
    getComputedStyle(document.documentElement).colorScheme === scheme &&
    document.getAnimations().every(animation => animation.playState !== 'running');
  while (!isThere()) await new Promise(requestAnimationFrame);
}

/** In the page itself: what carries results over to pages of their own takes longer than to look. */
async function run(page: Page, where: 'everywhere' | 'unseen' | 'links', options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Our pages have no frames, and no rule looks into sheets. Only what is wrong is wanted.
  const only: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false, ...options };
  return page.evaluate(
    async ([place, given]) => {
      const looked = window as unknown as Looked;
      return (await looked.axe.run(place === 'everywhere' ? document : { include: looked[place] }, given)).violations;
    },
    [where, only] as const,
  );
}

const rule = (id: string): RunOptions => ({ runOnly: { type: 'rule', values: [id] } });

/** What axe finds of links amid text in this mode, and of the contrast of texts that look as none did before in it. */
async function coloursOf(page: Page, mode: Mode): Promise<Result[]> {
  const { looks, links } = await page.evaluate(findUnseen, [...seen[mode]]);
  const amid = links > 0 ? await run(page, 'links', rule(LINKS)) : [];
  if (looks.length === 0) return amid;
  const found = await run(page, 'unseen', rule(CONTRAST));
  // What is wrong stays unseen: whoever shows it again hears of it again.
  if (found.length === 0) for (const look of looks) seen[mode].add(look);
  return [...amid, ...found];
}

/** In each mode once, beginning with that in which the page is: to change it is to style and paint all of it anew. */
async function orderOf(page: Page, modes: readonly Mode[]): Promise<readonly Mode[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? modes.toReversed() : modes;
}

/**
 * What axe finds on the screen as it stands, in light and in dark: 'dark color-contrast: .cell, …'. The page stays in
 * the mode that came last.
 */
export async function axeFindings(page: Page, modes: readonly Mode[] = MODES): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, colorScheme] of (await orderOf(page, modes)).entries()) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settled, colorScheme);
    const violations = [
      ...(index > 0 ? [] : await run(page, 'everywhere', ALL_BUT_COLOURS)),
      ...(await coloursOf(page, colorScheme)),
    ];
    for (const { id, nodes } of violations)
      findings.push(
        `${colorScheme} ${id}: ${nodes.map(node => `${node.target.join(' ')} (${node.any.map(each => each.message).join('; ')})`).join(', ')}`,
      );
  }
  // Light first, whichever mode came first.
  return findings.toSorted((one, other) => Number(other.startsWith('light')) - Number(one.startsWith('light')));
}
