import { defineTokens } from '@chakra-ui/react';

const px = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { value: `${size}px` }]));

const space = px({
  0: 0,
  0.5: 2,
  1: 4,
  1.5: 6,
  2: 8,
  2.5: 10,
  3: 12,
  3.5: 14,
  4: 16,
  5: 20,
  6: 24,
  7: 28,
  8: 32,
  9: 36,
  10: 40,
  11: 44,
  12: 48,
  16: 64,
  20: 80,
  24: 96,
});

/** What does not change with the colour mode. */
export const tokens = defineTokens({
  fonts: {
    body: { value: '"Geist Variable", system-ui, -apple-system, "Segoe UI", sans-serif' },
    heading: { value: '"Geist Variable", system-ui, -apple-system, "Segoe UI", sans-serif' },
    mono: { value: '"Geist Mono Variable", ui-monospace, SFMono-Regular, Menlo, monospace' },
  },
  fontSizes: px({ '2xs': 11, xs: 12, sm: 13, md: 14, lg: 16, xl: 18, '2xl': 22, '3xl': 28, '4xl': 40, '5xl': 60 }),
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
  spacing: space,
  sizes: {
    ...space,
    ...px({ nav: 56, row: 40, head: 36, control: 36, controlLg: 44, page: 1216, form: 400 }),
    full: { value: '100%' },
  },
  radii: px({ none: 0, xs: 4, sm: 6, md: 10, lg: 14, full: 999 }),
  zIndex: {
    base: { value: 0 },
    sticky: { value: 10 },
    nav: { value: 20 },
    dropdown: { value: 30 },
    popover: { value: 40 },
    toast: { value: 60 },
    skipNav: { value: 70 },
  },
  durations: { fast: { value: '120ms' } },
  easings: { out: { value: 'cubic-bezier(.2,0,0,1)' } },
});
