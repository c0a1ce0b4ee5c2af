// What the testing library, the libraries and the client look for by a selector is nearly always a tag or an attribute.
// jsdom goes through the whole page for each alternative of each selector, by way of lists that are kept up to date: a
// tenth of the time of these tests. Here plain selectors are compared with tag and attributes on one way through the
// page, behind the objects that the page shows of it; all others are left to jsdom.

const PLAIN = /^(\*|[a-z][a-z\d-]*)?((?:\[[a-z-]+(?:~?="[^"\\]*")?\])*)$/;
const ATTRIBUTE = /\[([a-z-]+)(?:(~?)="([^"\\]*)")?\]/g;

const symbolOf = (of: object, name: string) =>
  Object.getOwnPropertySymbols(of).find(({ description }) => description === name)!;

/** jsdom's own node behind one of the page. */
const INSIDE = symbolOf(document, 'impl');
const inside = (node: Node) => (node as unknown as Record<symbol, Inside>)[INSIDE];
/** Another one after each change of the page. */
export const pageVersion = () => inside(document)._version;
export const isOfPage = (node: Node) => inside(node)._attached && node.ownerDocument === document;
/** What the page shows of it, and which nodes are beside and below it. */
const SHOWN = symbolOf(inside(document), 'wrapper');
const TREE = symbolOf(inside(document), 'DOM SymbolTree');
interface Around {
  firstChild: Inside | null;
  nextSibling: Inside | null;
}
interface Inside {
  /** Of elements only. */
  _attributesByNameMap?: Map<string, { _value: string }[]>;
  _localName: string;
  /** Of the page: grows with each change of its elements and their attributes. */
  _version: number;
  /** Whether it belongs to a page. */
  _attached: boolean;
  [symbol: symbol]: unknown;
}
type Predicate = (element: Inside) => boolean;

function plain(selector: string): Predicate | undefined {
  const [, tag, attributes] = PLAIN.exec(selector) ?? [];
  if (!tag && !attributes) return undefined;
  const name = tag === '*' ? undefined : tag;
  const wanted = [...attributes.matchAll(ATTRIBUTE)].map(([, key, word, value]) => ({ key, word, value }));
  return ({ _localName, _attributesByNameMap: has }) => {
    if (name !== undefined && _localName !== name) return false;
    for (const { key, word, value } of wanted) {
      const [attribute] = has!.get(key) ?? [];
      if (!attribute) return false;
      if (value === undefined) continue;
      if (word ? !attribute._value.split(/\s+/).includes(value) : attribute._value !== value) return false;
    }
    return true;
  };
}

const known = new Map<string, Predicate | undefined>();
function predicateOf(selector: string): Predicate | undefined {
  if (known.has(selector)) return known.get(selector);
  const parts = selector.split(',').map(part => plain(part.trim()));
  const quick = parts.filter(part => part !== undefined);
  let made: Predicate | undefined;
  if (quick.length === parts.length) made = quick.length === 1 ? quick[0] : one => quick.some(matches => matches(one));
  known.set(selector, made);
  return made;
}

/** In the order of the page; `take` says whether that is enough. */
function below(node: Inside, matches: Predicate, take: (element: Element) => boolean): boolean {
  let child = (node[TREE] as Around | undefined)?.firstChild;
  while (child) {
    if (child._attributesByNameMap) {
      if (matches(child) && take(child[SHOWN] as Element)) return true;
      if (below(child, matches, take)) return true;
    }
    child = (child[TREE] as Around).nextSibling;
  }
  return false;
}

/** As jsdom has them. */
export const jsdom = {
  all: Element.prototype.querySelectorAll,
  first: Element.prototype.querySelector,
  matches: Element.prototype.matches,
};

function quicken(prototype: ParentNode) {
  const { querySelector, querySelectorAll } = prototype;
  prototype.querySelectorAll = function (this: ParentNode, selector: string) {
    const matches = predicateOf(selector);
    if (!matches) return querySelectorAll.call(this, selector);
    const found: Element[] = [];
    below(inside(this), matches, element => found.push(element) === 0);
    return found;
  } as unknown as typeof querySelectorAll;
  prototype.querySelector = function (this: ParentNode, selector: string) {
    const matches = predicateOf(selector);
    if (!matches) return querySelector.call(this, selector);
    let found: Element | null = null;
    below(inside(this), matches, element => {
      found = element;
      return true;
    });
    return found;
  } as typeof querySelector;
}

quicken(Element.prototype);
quicken(Document.prototype);

Element.prototype.matches = function (this: Element, selector: string) {
  const matches = predicateOf(selector);
  return matches ? matches(inside(this)) : jsdom.matches.call(this, selector);
} as typeof jsdom.matches;
