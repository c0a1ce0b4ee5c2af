import { withEmotionCache, type EmotionCache } from '@emotion/react';
import { render } from '@testing-library/react';
import { splitTags, StyleTags } from './StyleTags';

let shared: EmotionCache['sheet'];
const Probe = withEmotionCache<object, unknown>((_props, cache) => {
  shared = cache.sheet;
  return null;
});

test('rules with @ stand in style sheets of their own, in the order in which they came', () => {
  render(
    <StyleTags>
      <Probe />
    </StyleTags>,
  );
  const Sheet = shared.constructor as new (options: object) => EmotionCache['sheet'];
  const sheet = new Sheet({ key: 'css', container: document.head, speedy: true });
  splitTags(sheet);
  splitTags(sheet);
  const rules = [
    '.a{color:red}',
    '.b{color:red}',
    '@media print{.a{color:blue}}',
    '@layer recipes{.c{color:red}}',
    '.d{color:red}',
  ];
  rules.forEach(rule => sheet.insert(rule));
  expect(sheet.tags.map(tag => tag.sheet?.cssRules.length)).toEqual([2, 1, 2]);
});
