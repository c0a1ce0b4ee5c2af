// Which labels a field has is asked of every field that a test looks for by its label or its role. jsdom answers by
// asking each element of the page whether it is a label of that field, and each label walks through the page to find
// whose it is: up to a sixth of the time of these tests. Here it is worked out once for all fields of the page, and again
// after the page has changed.

const FIELDS = 'button, input:not([type="hidden" i]), meter, output, progress, select, textarea';

const fieldOf = (label: HTMLLabelElement): Element | null => {
  if (!label.hasAttribute('for')) return label.querySelector(FIELDS);
  const element = document.getElementById(label.htmlFor);
  return element?.matches(FIELDS) ? element : null;
};

let found: Map<Element, HTMLLabelElement[]> | undefined;
const changes = new MutationObserver(() => {
  found = undefined;
});
changes.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['for', 'id', 'type'],
});

function labelsOf(field: Element): HTMLLabelElement[] {
  if (changes.takeRecords().length > 0) found = undefined;
  if (!found) {
    found = new Map();
    for (const label of document.querySelectorAll('label')) {
      const of = fieldOf(label);
      if (of) found.set(of, [...(found.get(of) ?? []), label]);
    }
  }
  return found.get(field) ?? [];
}

type Labelled = HTMLElement & { type?: string; labels: ArrayLike<HTMLLabelElement> | null };
type Labels = (this: Element) => Labelled['labels'];
const whole = new Map<string, Labels>();

/** As jsdom has it. */
export const jsdomLabels = (field: Element) => whole.get(field.localName)!.call(field);

for (const kind of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  const name = kind.name.replace(/HTML|Element/g, '').toLowerCase();
  whole.set(name, Object.getOwnPropertyDescriptor(kind.prototype, 'labels')!.get as Labels);
  Object.defineProperty(kind.prototype, 'labels', {
    configurable: true,
    get(this: Labelled) {
      const isOfPage = this.isConnected && this.ownerDocument === document && this.type !== 'hidden';
      return isOfPage ? labelsOf(this) : jsdomLabels(this);
    },
  });
}

// What an element is named by (aria-labelledby) is looked for by a selector, each time through the whole page: here by
// the page's own list of ids.
const BY_ID = /^\[id="([^"\\]+)"\]$/;
const { querySelector } = Element.prototype;
Element.prototype.querySelector = function (this: Element, selector: string) {
  const [, id] = BY_ID.exec(selector) ?? [];
  const one = id && this.isConnected ? document.getElementById(id) : null;
  return one && one !== this && this.contains(one) ? one : querySelector.call(this, selector);
} as typeof querySelector;
