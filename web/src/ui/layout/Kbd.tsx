import { chakra } from '@chakra-ui/react';

/** A key. `on` says that it lies on a filled button, whose own text colour it takes. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '20px',
    height: '20px',
    px: '1',
    borderRadius: 'xs',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    fontFamily: 'body',
    textStyle: 'micro',
    lineHeight: '1',
    color: 'muted',
    bg: 'surface',
  },
  variants: {
    on: {
      true: {
        bg: 'transparent',
        color: 'inherit',
        borderColor: 'currentColor',
        borderBottomWidth: '1px',
        opacity: 0.9,
      },
    },
  },
});
