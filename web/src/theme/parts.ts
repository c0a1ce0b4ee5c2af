import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { input } from './input';

/** Recipes of Chakra's small parts, under the keys that it looks up. Colours of a state are given where it is shown. */
export const badge = defineRecipe({
  className: 'folio-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '22px',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'captionStrong',
    whiteSpace: 'nowrap',
  },
});

export const skeleton = defineRecipe({
  className: 'folio-skeleton',
  base: { maxWidth: 'full', bg: 'skeleton', borderRadius: 'xs' },
});

export const alert = defineSlotRecipe({
  className: 'folio-alert',
  slots: ['root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      gap: '3',
      px: '4',
      py: '3',
      color: 'text',
      borderWidth: '1px',
      borderRadius: 'md',
    },
    indicator: {
      display: 'flex',
      flexShrink: 0,
      '& svg': { width: '18px', height: '18px', strokeWidth: 1.75 },
    },
    content: { flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
  },
});

/** The field looks like every other one; the arrow is beside its text. */
export const nativeSelect = defineSlotRecipe({
  className: 'folio-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: { ...input.base, ...input.variants!.size!.md, pe: '10', cursor: 'pointer' },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '0',
      bottom: '0',
      display: 'flex',
      alignItems: 'center',
      color: 'muted',
      pointerEvents: 'none',
      '& svg': { width: '16px', height: '16px' },
    },
  },
});

const cell = {
  px: '3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  _first: { ps: '5' },
  _last: { pe: '5' },
} as const;

/** Lists. The head stays in view below the bar; its hairline is a shadow, because a collapsed border does not move. */
export const table = defineSlotRecipe({
  className: 'folio-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
    columnHeader: {
      ...cell,
      height: 'head',
      textStyle: 'captionStrong',
      color: 'muted',
      whiteSpace: 'nowrap',
      position: 'sticky',
      top: 'calc({sizes.nav} + 1px)',
      zIndex: 2,
      bg: 'surface',
      boxShadow: 'inset 0 -1px 0 {colors.border}',
      borderTopRadius: 'md',
    },
    cell: { ...cell, height: 'row', py: '1' },
    row: {
      position: 'relative',
      borderTopWidth: '1px',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _first: { borderTopWidth: 0 },
      '&[data-target]:hover': { bg: 'subtle' },
      '&[data-selected]': { bg: 'brand.subtle' },
      // Buttons in a row are above the row's own target.
      '& td a, & td button, & td label': { zIndex: 1 },
      '& td .above': { position: 'relative', zIndex: 1 },
    },
  },
});
