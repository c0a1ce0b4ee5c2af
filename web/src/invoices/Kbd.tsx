import { chakra } from '@chakra-ui/react';

/** A key. On a filled button it is only an outline in the button's own colour. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-grid', placeItems: 'center', minWidth: '20px', height: '20px', px: '1.5', borderWidth: '1px', borderRadius: 'xs',
    fontFamily: 'body', textStyle: 'micro', whiteSpace: 'nowrap',
  },
  variants: {
    on: {
      paper: { bg: 'surface', color: 'muted', borderBottomWidth: '2px' },
      button: { borderColor: 'currentColor', opacity: 0.85 },
    },
  },
  defaultVariants: { on: 'paper' },
});
