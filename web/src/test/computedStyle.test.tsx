import { screen } from '@testing-library/react';
import { openApp } from './app';
import { QUICK, quickStyle, whole } from './computedStyle';
import { serve } from './server';

const valuesOf = (element: Element, style: CSSStyleDeclaration) => [
  element.outerHTML.slice(0, 80),
  ...QUICK.map(name => style.getPropertyValue(name)),
];
/** Of each look that a component ever had there is a sheet in the head, alike all: the first and the last stand for them. */
const elements = () => [
  ...document.querySelectorAll('html, head, head > :not(style), style:first-of-type, style:last-of-type'),
  ...document.body.querySelectorAll('*'),
];
// What jsdom works out is dear: once per element, and of those alone which a change can touch.
function compare(changed = elements()) {
  expect(changed.map(element => valuesOf(element, quickStyle(element)))).toEqual(
    changed.map(element => valuesOf(element, whole(element))),
  );
}

test('what is hidden, faint or deaf is what jsdom says, also after more rules and elements have come', async () => {
  serve({});
  openApp('/login');
  const form = await screen.findByRole('button', { name: 'Iniciar sesión' });
  compare();
  const before = quickStyle(form).display;
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: `@media print { button { display: none } } button[type=submit], .x { display: grid; visibility: hidden }
        * { pointer-events: none } form .late { opacity: 0 } .late { display: contents }`,
    }),
  );
  const { sheet } = document.head.lastElementChild as HTMLStyleElement;
  form.insertAdjacentHTML(
    'beforeend',
    '<b class="late"><i hidden>x</i></b><i style="visibility: visible" class="x"></i>',
  );
  expect(quickStyle(form).display).not.toBe(before);
  compare();
  sheet!.insertRule('.late { visibility: visible; opacity: 0.5 }', sheet!.cssRules.length);
  form.lastElementChild!.className = 'late';
  expect(quickStyle(form.lastElementChild!).opacity).toBe('0.5');
  compare([form, ...form.querySelectorAll('*'), document.body]);
  // Rules alone, and the page alone.
  sheet!.insertRule('.late { opacity: 0.4 }', sheet!.cssRules.length);
  expect(quickStyle(form.lastElementChild!).opacity).toBe('0.4');
  form.lastElementChild!.className = '';
  expect(quickStyle(form.lastElementChild!).opacity).toBe('');
  form.lastElementChild!.className = 'late';
  sheet!.insertRule('button:focus { opacity: 0.3; z-index: 7 }', sheet!.cssRules.length);
  expect([quickStyle(form).opacity, quickStyle(form).zIndex]).toEqual(['', '']);
  form.focus();
  expect([quickStyle(form).opacity, quickStyle(form).zIndex]).toEqual(['0.3', '7']);
  // jsdom looks again only once something of the page has changed.
  form.title = 'x';
  sheet!.insertRule(
    '.late { z-index: var(--z-index); overflow: hidden auto; animation: fade 1s; scrollbar-gutter: stable }',
    sheet!.cssRules.length,
  );
  sheet!.insertRule('.late { animation-name: fade; overflow-x: clip }', sheet!.cssRules.length);
  form.parentElement!.style.visibility = 'collapse';
  compare([form.parentElement!, form, ...form.querySelectorAll('*')]);
  document.head.lastElementChild!.remove();
  expect(quickStyle(form).display).toBe(before);
  expect(quickStyle(form).color).toBe(whole(form).color);
});
