import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { css as serialize, type SerializedStyles } from '@emotion/react';
import { remember } from './remember';

const plain = createSystem(defaultBaseConfig, {
  theme: {
    tokens: { colors: { ink: { value: '#123' } } },
    recipes: { box: { base: { color: 'ink' }, variants: { size: { small: { p: '1' }, large: { p: '4' } } } } },
  },
});
const remembered = remember(plain);

type Asked = Parameters<SystemContext['css']>;
const written = (...asked: Asked) => serialize(plain.css(...asked) as Parameters<typeof serialize>[0]).styles;
const given = (...asked: Asked) => (remembered.css(...asked) as unknown as SerializedStyles).styles;

test('styles are those of Chakra, however often and in whatever order they are asked', () => {
  const recipe = { color: 'ink', _hover: { color: 'red' } };
  const asked: Asked[] = [
    [recipe, {}],
    [recipe, { color: 'blue' }],
    [recipe, { color: 'blue' }, { p: '2' }],
    [recipe, { p: '2' }, { color: 'blue' }],
    [recipe, { m: 1 }],
    [recipe, { m: '1' }],
    [recipe, { display: { base: 'none', md: 'flex' }, '& > a': { color: 'ink !important' } }],
    [{}, { color: 'blue' }],
  ];
  for (const each of [...asked, ...asked.toReversed()]) expect(given(...each)).toBe(written(...each));
  expect(given(recipe, { color: 'blue' })).not.toBe(given(recipe, { color: 'green' }));
});

test('what was asked before is neither written nor hashed again', () => {
  const recipe = { base: { color: 'ink' } };
  expect(remembered.css(recipe.base, { p: '2' })).toBe(remembered.css(recipe.base, { p: '2' }));
  expect(remembered.cva(recipe)).toBe(remembered.cva(recipe));
});
