import { defineRecipe } from '@chakra-ui/react';

/** Text fields of every kind: one height, one border; focus and error are a ring, never another size. */
export const input = defineRecipe({
  className: 'folio-input',
  base: {
    width: 'full',
    minWidth: 0,
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    px: '3',
    fontSize: { base: '16px', lg: '14px' },
    lineHeight: '20px',
    outline: 0,
    appearance: 'none',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _focusVisible: { borderColor: 'brand', boxShadow: '0 0 0 1px {colors.brand}', outline: 0 },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: '0 0 0 1px {colors.danger}' },
    _disabled: { bg: 'subtle', color: 'muted', cursor: 'not-allowed' },
    _readOnly: { bg: 'subtle' },
  },
  variants: {
    size: {
      md: { height: { base: 'controlLg', lg: 'control' } },
      lg: { height: { base: '48px', lg: 'controlLg' }, fontSize: '16px' },
      text: { minHeight: '72px', py: '2', resize: 'vertical' },
    },
    figures: { true: { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' } },
    lead: { true: { ps: '9' } },
    trail: { true: { pe: '10' } },
  },
  defaultVariants: { size: 'md' },
});
