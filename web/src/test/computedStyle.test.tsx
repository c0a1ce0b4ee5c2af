import { screen } from '@testing-library/react';
import { openApp } from './app';
import { quickStyle, whole } from './computedStyle';
import { serve } from './server';

const NAMES = ['display', 'visibility', 'opacity', 'pointer-events'];
const ofAll = (style: typeof quickStyle) =>
  [...document.querySelectorAll('*')].map(element => [
    element.outerHTML.slice(0, 80),
    ...NAMES.map(name => style(element).getPropertyValue(name)),
  ]);

test('what is hidden, faint or deaf is what jsdom says, also after more rules and elements have come', async () => {
  serve({});
  openApp('/login');
  const form = await screen.findByRole('button', { name: 'Iniciar sesión' });
  expect(ofAll(quickStyle)).toEqual(ofAll(whole));
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
  expect(ofAll(quickStyle)).toEqual(ofAll(whole));
  sheet!.insertRule('.late { visibility: visible; opacity: 0.5 }', sheet!.cssRules.length);
  form.lastElementChild!.className = 'late';
  expect(quickStyle(form.lastElementChild!).opacity).toBe('0.5');
  expect(ofAll(quickStyle)).toEqual(ofAll(whole));
  document.head.lastElementChild!.remove();
  expect(quickStyle(form).display).toBe(before);
  expect(quickStyle(form).color).toBe(whole(form).color);
});
