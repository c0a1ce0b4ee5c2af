import { defineRecipe } from '@chakra-ui/react';

export const button = defineRecipe({
  className: 'folio-button',
  base: {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '2', flexShrink: 0, maxWidth: 'full',
    borderRadius: 'sm', borderWidth: '1px', borderColor: 'transparent', fontWeight: 'medium', whiteSpace: 'nowrap',
    cursor: 'pointer', userSelect: 'none', textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, opacity', transitionDuration: 'fast', transitionTimingFunction: 'out',
    '& svg': { width: '16px', height: '16px', flexShrink: 0, strokeWidth: 1.75 },
    '&[aria-busy=true]': { bg: 'subtle', color: 'muted', borderColor: 'border', cursor: 'progress' },
    '&[aria-disabled=true]:not([aria-busy=true])': { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      accent: { bg: 'accent', color: 'accent.fg', _hover: { bg: 'accent.hover' } },
      brand: { bg: 'brand', color: 'brand.fg', _hover: { bg: 'brand.hover' } },
      outline: { bg: 'surface', color: 'text', borderColor: 'border', _hover: { bg: 'subtle' } },
      ghost: { color: 'muted', _hover: { bg: 'subtle', color: 'text' } },
      danger: { bg: 'surface', color: 'danger', borderColor: 'border', _hover: { bg: 'danger.subtle', borderColor: 'danger.border' } },
      dangerSolid: { bg: 'danger', color: { base: 'white', _dark: 'bg' }, _hover: { opacity: 0.9 } },
    },
    size: {
      sm: { minHeight: '30px', px: '2.5', textStyle: 'name' },
      md: { minHeight: { base: 'controlLg', lg: 'control' }, px: { base: '4', lg: '3.5' }, fontSize: { base: '16px', lg: '14px' }, lineHeight: '20px' },
      lg: { minHeight: { base: '48px', lg: 'controlLg' }, px: '5', textStyle: 'large' },
    },
    square: { true: { px: 0, aspectRatio: '1' } },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
