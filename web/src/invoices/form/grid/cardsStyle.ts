import { defineRecipe } from '@chakra-ui/react';
import { ALERT } from './sheetStyle';

/** The lines below 992 px: the written ones folded, the current one open. */
export const cards = defineRecipe({
  className: 'folio-lines',
  base: {
    '& .folded': {
      display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr) auto', gap: '2', width: 'full', px: '4', py: '3', borderTopWidth: '1px', textAlign: 'start', cursor: 'pointer',
      '&[data-wrong]': { bg: 'danger.subtle' },
    },
    '& .open': { position: 'relative', display: 'grid', gap: '3', px: '4', py: '4', borderTopWidth: '1px', boxShadow: 'inset 3px 0 0 {colors.brand}' },
    '& .field': { display: 'grid', gap: '1.5', position: 'relative', minWidth: 0, textStyle: 'label' },
    '& .name': { display: 'block', textStyle: 'name', overflowWrap: 'anywhere' },
    '& .quiet': { display: 'block', textStyle: 'small', lineHeight: '20px', color: 'muted' },
    '& .figures': { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
    '& .three': { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)', gap: '2.5', alignItems: 'start' },
    '& input, & select': {
      width: 'full', minWidth: 0, height: 'controlLg', px: '3', bg: 'surface', color: 'text', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'sm',
      fontSize: '16px', fontWeight: 'normal', outline: 0, appearance: 'none',
      '&:focus': { borderColor: 'brand', boxShadow: '0 0 0 1px {colors.brand}' },
      '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: '0 0 0 1px {colors.danger}' },
    },
    '& .choice': { position: 'relative', '& select': { pe: '9', textOverflow: 'ellipsis' }, '& svg': { position: 'absolute', insetEnd: '3', top: '14px', color: 'muted', pointerEvents: 'none' } },
    '& .three input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& .error': {
      display: 'flex', gap: '1.5', color: 'danger', textStyle: 'caption',
      '&::before': { content: '""', flexShrink: 0, width: '14px', height: '14px', marginTop: '1px', bg: 'currentColor', maskImage: ALERT, maskSize: 'contain' },
    },
  },
});
