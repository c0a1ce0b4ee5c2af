// Whether an element is hidden is asked of each element that a test looks at. jsdom answers by working out the whole
// style, all properties by all rules of all sheets, and there is a sheet for each look that a component ever had: a
// quarter of the time of these tests, and more the more of them share a page. Here one property is worked out, by the
// rules that set it; everything else is left to jsdom.

const INITIAL = { display: null, opacity: null, visibility: 'visible', 'pointer-events': 'auto' };
type Property = keyof typeof INITIAL;
const isQuick = (name: string): name is Property => name in INITIAL;
const nameOf = (key: string) => (key === 'pointerEvents' ? 'pointer-events' : key);

/** A rule that sets one of those, at its place among all. */
interface Setting {
  place: number;
  selector: string;
  value: string;
  /** What an element must have for the rule to be its own, as far as the selector says so plainly. */
  className: string | undefined;
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

function read(): Record<Property, Settings> {
  const found = {} as Record<Property, Settings>;
  const names = Object.keys(INITIAL) as Property[];
  for (const name of names) found[name] = { plain: new Map(), others: [] };
  let place = 0;
  const take = ({ selectorText: selector, style }: CSSStyleRule) => {
    place += 1;
    for (const name of names) {
      const value = style.getPropertyValue(name);
      if (value === '') continue;
      const [, plain] = PLAIN.exec(selector) ?? [];
      const [, className] = selector.includes(',') ? [] : (OF_LAST.exec(selector) ?? []);
      const setting = { place, selector, value, className };
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
  return INITIAL[name] === null ? style.getPropertyValue(name) : '';
}

function own(element: Element, name: Property): string {
  const inline = (element as Partial<HTMLElement>).style?.getPropertyValue(name);
  if (inline) return inline;
  const { plain, others } = current()[name];
  let best: Setting | undefined;
  for (const className of element.classList) {
    const setting = plain.get(className);
    if (setting && (!best || setting.place > best.place)) best = setting;
  }
  for (const other of others) {
    if (best && other.place < best.place) break;
    if (other.className && !element.classList.contains(other.className)) continue;
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

function valueOf(element: Element, name: Property): string {
  const initial = INITIAL[name];
  if (initial === null) return own(element, name);
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = own(at, name);
    if (value !== '') return value;
  }
  return initial;
}

/** Of the page that is shown. */
export function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || element.ownerDocument !== document) return whole(element, pseudo);
  const property = (name: string) => (isQuick(name) ? valueOf(element, name) : whole(element).getPropertyValue(name));
  return new Proxy({} as CSSStyleDeclaration, {
    get(_none, key: string) {
      if (key === 'getPropertyValue') return property;
      const name = nameOf(key);
      if (isQuick(name)) return valueOf(element, name);
      const style = whole(element);
      const value = Reflect.get(style, key, style) as unknown;
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });
}
