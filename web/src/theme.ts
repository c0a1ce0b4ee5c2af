import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { colors } from './theme/colors';
import { dialog } from './theme/dialog';
import { alert, badge, nativeSelect, skeleton, table } from './theme/parts';
import { textStyles } from './theme/textStyles';
import { remember } from './theme/remember';
import { tokens } from './theme/tokens';

const figures = 'tabular-nums lining-nums';

const config = defineConfig({
  cssVarsPrefix: 'folio',
  preflight: true,
  globalCss: {
    body: { bg: 'bg', color: 'text', fontFamily: 'body', textStyle: 'body' },
    '*, *::before, *::after': { borderColor: 'border' },
    '::selection': { bg: 'brand.border' },
    '::placeholder': { color: 'muted', opacity: 1 },
    ':focus-visible': { outline: '2px solid {colors.brand}', outlineOffset: '2px' },
  },
  theme: {
    // 992 px is where the bar opens out and tables replace cards.
    breakpoints: { sm: '480px', md: '768px', lg: '992px', xl: '1280px' },
    tokens,
    semanticTokens: {
      colors,
      shadows: {
        pop: {
          value: {
            base: '0 8px 24px -6px rgba(20,28,43,.16), 0 2px 6px -2px rgba(20,28,43,.08)',
            _dark: '0 10px 28px -6px rgba(0,0,0,.6), 0 2px 6px rgba(0,0,0,.4)',
          },
        },
      },
    },
    textStyles,
    keyframes: {
      appear: { from: { opacity: 0 } },
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { opacity: 0, transform: 'translateY(4px)' } },
    },
    layerStyles: { figures: { value: { fontVariantNumeric: figures, whiteSpace: 'nowrap' } } },
    recipes: { badge, skeleton },
    slotRecipes: { alert, dialog, nativeSelect, table },
  },
});

let made: SystemContext | undefined;

/** What everything looks like. Made when first wanted: it takes long, and a first screen has a moment for it. */
export const system = (): SystemContext => (made ??= remember(createSystem(defaultBaseConfig, config)));
