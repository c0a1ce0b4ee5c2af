// Whether an element is hidden is asked of each element that a test looks at. jsdom answers by working out the whole
// style, all properties by all rules of all sheets, and there is a sheet for each look that a component ever had: a
// quarter of the time of these tests, and more the more of them share a page. Here one property is worked out, by the
// rules that set it, and remembered until the page or its rules change; everything else is left to jsdom.
import { isOfPage, pageVersion } from './selectors';

/** What an element begins with where nothing is set: of those that it has from the one around it. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
/** And those that the library's dialogs, menus and lists look at whenever they open, close and scroll. */
const OWN = [
  'display',
  'opacity',
  'z-index',
  'animation-name',
  'overflow',
  'overflow-x',
  'overflow-y',
  'scrollbar-gutter',
] as const;
type Property = keyof typeof INHERITED | (typeof OWN)[number];
export const QUICK = [...OWN, ...Object.keys(INHERITED)] as Property[];
const names = new Map<string, Property>(
  QUICK.flatMap(name => [
    [name, name],
    [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), name],
  ]),
);
const initialOf = (name: Property): string | undefined => INHERITED[name as keyof typeof INHERITED];

/** A rule that sets one of those, at its place among all. */
interface Setting {
  place: number;
  selector: string;
  value: string;
  /** What an element must have for the rule to be its own, as far as the selector says so plainly. */
  className: string | undefined;
  /** Whether it may be the element's own by now and not a moment later, though the page is the same. */
  passing: boolean;
}
interface Settings {
  /** By class, the last of those whose selector is that class alone. */
  plain: Map<string, Setting>;
  /** All others, the last first. */
  others: Setting[];
}

const PLAIN = /^\.([\w-]+)$/;
/** The class of the element itself in a selector without lists and descendants' conditions. */
const OF_LAST = /\.(css-[\w-]+)(?:[:[][^\s>+~,()]*)?$/;
/** Where the focus and the pointer are, and what is ticked or written, are no part of the page. */
const PASSING = /:(?!not\(|is\(|where\(|first-|last-|nth-|only-|empty|root)/;

function read(): Record<Property, Settings> {
  const found = {} as Record<Property, Settings>;
  for (const name of QUICK) found[name] = { plain: new Map(), others: [] };
  let place = 0;
  const take = ({ selectorText: selector, style }: CSSStyleRule) => {
    place += 1;
    for (const name of QUICK) {
      const value = style.getPropertyValue(name);
      if (value === '') continue;
      const [, plain] = PLAIN.exec(selector) ?? [];
      const [, className] = selector.includes(',') ? [] : (OF_LAST.exec(selector) ?? []);
      const setting = { place, selector, value, className, passing: PASSING.test(selector) };
      if (plain) found[name].plain.set(plain, setting);
      else found[name].others.unshift(setting);
    }
  };
  for (const sheet of sheets)
    for (const rule of sheet.cssRules) {
      // As jsdom has it: of a page of no width only what is for all screens counts.
      const { media } = rule as CSSMediaRule;
      if (media === undefined) {
        if ('style' in rule && 'selectorText' in rule) take(rule as CSSStyleRule);
      } else if (Array.from(media).includes('screen')) {
        for (const inner of (rule as CSSMediaRule).cssRules) take(inner as CSSStyleRule);
      }
    }
  return found;
}

let sheets: CSSStyleSheet[] = [];
let rules = -1;
let settings: Record<Property, Settings>;
/** What was worked out of the page as it is. */
const values = new Map<Property, Map<Element, string>>();
let version = -1;
/** Sheets and rules come as components are first shown. */
function current(): Record<Property, Settings> {
  const { styleSheets } = document;
  const { length } = styleSheets;
  if (length !== sheets.length || styleSheets[length - 1] !== sheets[length - 1]) {
    sheets = [...styleSheets];
    rules = -1;
  }
  const now = sheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
  if (now !== rules) {
    rules = now;
    settings = read();
    values.clear();
  }
  return settings;
}

/** As jsdom has it. */
export const whole = window.getComputedStyle.bind(window);

/** What an element of its kind has in a page without sheets. */
const bare = document.implementation.createHTMLDocument();
const defaults = new Map<string, CSSStyleDeclaration>();
const KIND = ['hidden', 'type', 'open', 'dir'];
function byKind(element: Element, name: Property): string {
  const kind = [element.namespaceURI, element.localName, ...KIND.map(key => element.getAttribute(key))].join(' ');
  let style = defaults.get(kind);
  if (!style) {
    const like = bare.createElementNS(element.namespaceURI, element.localName);
    for (const key of KIND) if (element.hasAttribute(key)) like.setAttribute(key, element.getAttribute(key)!);
    style = whole(bare.body.appendChild(like));
    like.remove();
    defaults.set(kind, style);
  }
  return initialOf(name) === undefined ? style.getPropertyValue(name) : '';
}

/** Whether the value that was worked out last may be remembered. */
let lasts = true;
function own(element: Element, name: Property, { plain, others }: Settings): string {
  const inline = (element as Partial<HTMLElement>).style?.getPropertyValue(name);
  if (inline) return inline;
  let best: Setting | undefined;
  for (const className of element.classList) {
    const setting = plain.get(className);
    if (setting && (!best || setting.place > best.place)) best = setting;
  }
  for (const other of others) {
    if (best && other.place < best.place) break;
    if (other.className && !element.classList.contains(other.className)) continue;
    if (other.passing) lasts = false;
    if (matches(element, other.selector)) return other.value;
  }
  return best?.value ?? byKind(element, name);
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function workOut(element: Element, name: Property, by: Settings): string {
  const value = own(element, name, by);
  const initial = initialOf(name);
  if (value !== '' || initial === undefined) return value;
  return element.parentElement ? known(element.parentElement, name, by) : initial;
}

function known(element: Element, name: Property, by: Settings): string {
  const of = values.get(name);
  const before = of?.get(element);
  if (before !== undefined) return before;
  const value = workOut(element, name, by);
  if (lasts && isOfPage(element)) of?.set(element, value);
  return value;
}

function valueOf(element: Element, name: Property): string {
  const by = current()[name];
  if (version !== pageVersion()) {
    version = pageVersion();
    values.clear();
  }
  if (!values.has(name)) values.set(name, new Map());
  lasts = true;
  return known(element, name, by);
}

/** Of the page that is shown. */
export function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || element.ownerDocument !== document) return whole(element, pseudo);
  const property = (key: string) => {
    const name = names.get(key);
    return name && name === key ? valueOf(element, name) : whole(element).getPropertyValue(key);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_none, key: string) {
      if (key === 'getPropertyValue') return property;
      const name = names.get(key);
      if (name) return valueOf(element, name);
      const style = whole(element);
      const value = Reflect.get(style, key, style) as unknown;
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });
}
