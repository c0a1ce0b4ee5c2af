import { jsdom } from './selectors';

const SELECTORS = [
  '*',
  'label',
  'p, b,label',
  '[aria-label]',
  '[aria-label][hidden]',
  '*[role~="button"],button,input[type="button"]',
  '[role="dialog"], [role="alertdialog"]',
  'input[name=""]',
  'linearGradient',
  'main > p',
  'p.eins',
  'input:not([type])',
];

const page = `<main id="main"><p class="eins" aria-label="x">a <b hidden aria-label="">b</b></p>
  <div role="link button"><svg><title>t</title><linearGradient id="g" /></svg></div><p role="buttons"></p>
  <div role="dialog"><button>ok</button><input type="button" name=""><input type="text"><input></div></main>
  <label>y</label>`;

const html = (found: ArrayLike<Element>) => Array.from(found, element => element.outerHTML);

beforeEach(() => {
  document.body.innerHTML = page;
});
// Other files show their pages in the same document.
afterEach(() => {
  document.body.innerHTML = '';
});

it.each(SELECTORS)('what %s finds in the page, below an element and beside the page is what jsdom finds', selector => {
  const main = document.querySelector('main')!;
  const apart = document.createElement('div');
  apart.innerHTML = page;
  for (const root of [document.body, main, apart]) {
    const found = html(jsdom.all.call(root, selector));
    expect(html(root.querySelectorAll(selector))).toEqual(found);
    expect(root.querySelector(selector)?.outerHTML).toBe(found[0]);
    for (const element of jsdom.all.call(root, '*'))
      expect(element.matches(selector)).toBe(jsdom.matches.call(element, selector));
  }
  expect(html(document.querySelectorAll(selector)).length).toBeGreaterThanOrEqual(
    html(document.body.querySelectorAll(selector)).length,
  );
});

it('what comes, goes and changes is seen at once', () => {
  expect(document.querySelectorAll('em')).toHaveLength(0);
  const one = document.body.appendChild(document.createElement('em'));
  expect(document.querySelectorAll('em')).toHaveLength(1);
  expect(document.querySelectorAll('em[title="a"]')).toHaveLength(0);
  one.title = 'a';
  expect(document.querySelector('em[title="a"]')).toBe(one);
  one.remove();
  expect(document.querySelector('em')).toBeNull();
});
