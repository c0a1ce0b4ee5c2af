import { colorOf, type ColorName } from './colors';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const states = ['success', 'info', 'warning', 'danger', 'neutral'] as const;

const text: [ColorName, ColorName][] = [
  ...(['surface', 'bg', 'subtle'] as const).flatMap(
    on =>
      [
        ['text', on],
        ['muted', on],
      ] as [ColorName, ColorName][],
  ),
  ['brand', 'surface'],
  ['brand', 'bg'],
  ['brand', 'brandSubtle'],
  ['text', 'brandSubtle'],
  ['muted', 'brandSubtle'],
  ['brandFg', 'brand'],
  ['brandFg', 'brandHover'],
  ['accentFg', 'accent'],
  ['accentFg', 'accentHover'],
  ['danger', 'surface'],
  ...states.flatMap(
    state =>
      [
        [state, `${state}Subtle`],
        ['text', `${state}Subtle`],
      ] as [ColorName, ColorName][],
  ),
];

// Borders of inputs, pictures and figures that mean something: 3 to 1.
const graphics: [ColorName, ColorName][] = [
  ['borderStrong', 'surface'],
  ['accent', 'surface'],
  ['chartRest', 'surface'],
  ['gold', 'surface'],
  ['silver', 'surface'],
  ['bronze', 'surface'],
];

describe.each(['light', 'dark'] as const)('in %s mode', mode => {
  test.each(text)('%s can be read on %s', (front, back) => {
    expect(contrast(colorOf(front, mode), colorOf(back, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphics)('%s stands out from %s', (front, back) => {
    expect(contrast(colorOf(front, mode), colorOf(back, mode))).toBeGreaterThanOrEqual(3);
  });

  test('the red button can be read', () => {
    expect(
      contrast(colorOf('danger', mode), mode === 'light' ? '#FFFFFF' : colorOf('bg', 'dark')),
    ).toBeGreaterThanOrEqual(4.5);
  });
});
