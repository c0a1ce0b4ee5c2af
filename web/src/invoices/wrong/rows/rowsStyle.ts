import { chakra } from '@chakra-ui/react';

/** A field in a row: as tall as the row, and a field of its own on a phone. */
export const Cell = chakra('input', {
  base: {
    width: 'full',
    minWidth: '0',
    height: { base: '44px', lg: 'row' },
    paddingX: '3',
    bg: 'surface',
    color: 'text',
    borderWidth: { base: '1px', lg: '0' },
    borderColor: 'border.strong',
    borderRadius: { base: 'sm', lg: '0' },
    textAlign: { base: 'start', lg: 'end' },
    fontVariantNumeric: 'tabular-nums',
    fontSize: { base: '16px', lg: '14px' },
    '&:focus': { outline: '2px solid {colors.brand}', outlineOffset: '-2px' },
    '&[aria-invalid]': { outline: '2px solid {colors.danger}', outlineOffset: '-2px' },
  },
});

export const Grid = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': {
      borderTopWidth: '1px',
      borderInlineStartWidth: '1px',
      paddingX: '2',
      height: 'row',
      textAlign: 'end',
    },
    '& thead th': { height: 'head', bg: 'subtle', color: 'muted', textStyle: 'captionStrong' },
    '& thead th.now': { bg: 'brand.subtle', color: 'brand' },
    '& td.bare': { padding: '0' },
    '& td': { layerStyle: 'figures' },
    '& :is(th, td).text': { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere', paddingX: '3' },
    '& :is(th, td):first-of-type': { borderInlineStartWidth: '0' },
    '& th[scope=row]': { textAlign: 'center', bg: 'subtle', color: 'muted', textStyle: 'caption' },
    '& .was': { color: 'muted' },
    '& .changed': { fontWeight: 'semibold' },
  },
});
