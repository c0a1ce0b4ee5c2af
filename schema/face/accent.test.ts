import { colourOf, contrastOnWhite, darkened, isReadable } from './accent';

test.each([
  ['#1e3a78', '#1E3A78'],
  [' 1E3A78 ', '#1E3A78'],
  ['#abc', '#AABBCC'],
  ['#abcd', null],
  ['red', null],
  ['', null],
  ['#12345678', null],
  [`${' '.repeat(20)}#1E3A78`, null],
])('%j is kept as %s', (text, kept) => {
  expect(colourOf(text)).toBe(kept);
});

test('contrast is the one of WCAG, with the last grey that can be read and the first that cannot', () => {
  expect(contrastOnWhite('#000000')).toBeCloseTo(21, 5);
  expect(contrastOnWhite('#FFFFFF')).toBeCloseTo(1, 5);
  expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
  expect(isReadable('#767676')).toBe(true);
  expect(isReadable('#777777')).toBe(false);
});

test.each(['#FFFFFF', '#FFD400', '#00FFFF', '#777777'])(
  '%s is darkened until it can be read, and no further',
  colour => {
    const dark = darkened(colour);
    expect(isReadable(dark)).toBe(true);
    expect(contrastOnWhite(dark)).toBeLessThan(4.8);
  },
);

test('what can be read stays as it is', () => expect(darkened('#1E6B52')).toBe('#1E6B52'));
