import { RULES } from '../../../../../schema/tax/territory';
import { typeRate } from './rate';

const typed = (keys: string, territory: keyof typeof RULES) => {
  let text = '';
  let rate: number | null = null;
  for (const key of keys) {
    const found = typeRate(text, key, RULES[territory].rates);
    text = found?.text ?? '';
    rate = found?.rate ?? null;
  }
  return rate;
};

test.each([
  ['0', 'peninsula', 0],
  ['1', 'peninsula', 10],
  ['10', 'peninsula', 10],
  ['2', 'peninsula', 21],
  ['21', 'peninsula', 21],
  ['4', 'peninsula', 4],
  ['14', 'peninsula', 4],
  ['7', 'peninsula', null],
  ['9', 'canarias', 9.5],
  ['9,5', 'canarias', 9.5],
  ['9.5', 'canarias', 9.5],
  ['15', 'canarias', 15],
  ['1', 'canarias', 15],
  ['5', 'canarias', 5],
  ['20', 'canarias', 20],
  ['7', 'canarias', 7],
  ['0', 'ceuta', 0],
  ['0,5', 'ceuta', 0.5],
  ['1', 'ceuta', 1],
  ['10', 'melilla', 10],
  ['x', 'melilla', null],
] as const)('%s in %s is %s', (keys, territory, rate) => expect(typed(keys, territory)).toBe(rate));
