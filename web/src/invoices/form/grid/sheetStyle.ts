import { defineRecipe } from '@chakra-ui/react';

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'right' } as const;
const BIN = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2'/%3E%3C/svg%3E")`;
/** Lucide's circle-alert, to be laid over a colour. */
export const ALERT = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='12' cy='12' r='10'/%3E%3Cpath d='M12 8v4M12 16h.01'/%3E%3C/svg%3E")`;
const mark = (color: string, width: number) => ({
  outline: `${width}px solid {colors.${color}}`,
  outlineOffset: `-${width}px`,
});

/** One styled root: two hundred rows of plain elements are drawn much faster than as many styled ones. */
export const sheet = defineRecipe({
  className: 'folio-sheet',
  base: {
    outline: 0,
    // A column of its own where the lines say their day; else nothing stands there.
    '&[data-days]': { '--day': '104px' },
    '& .row': {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr) var(--day,) 88px 104px 76px 112px 112px',
      gridAutoRows: 'minmax({sizes.row}, auto)',
      borderTopWidth: '1px',
    },
    '&[data-discounts] .row': {
      gridTemplateColumns: '36px minmax(0, 1fr) var(--day,) 80px 112px 68px 68px 108px 108px',
    },
    '&[data-gross] .row': { gridTemplateColumns: '36px minmax(0, 1fr) var(--day,) 80px 132px 68px 108px 108px' },
    '&[data-discounts][data-gross] .row': {
      gridTemplateColumns: '36px minmax(0, 1fr) var(--day,) 72px 132px 64px 64px 104px 104px',
    },
    '&[data-margin] .row': {
      gridTemplateColumns: '36px minmax(0, 1fr) var(--day,) 72px 100px 100px 68px 104px 104px',
    },
    '&[data-margin][data-discounts] .row': {
      gridTemplateColumns: '36px minmax(0, 1fr) var(--day,) 64px 96px 96px 64px 64px 100px 100px',
    },
    // Rows out of view are neither laid out nor painted; but the list of products hangs out of its row.
    '& .row:not(.head):not([data-listing])': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 41px' },
    '& .head': { gridAutoRows: '{sizes.head}', textStyle: 'captionStrong', color: 'muted', bg: 'subtle' },
    // A place of its own is a layer to the browser: a thousand of them weigh on every paint.
    '& .row[data-listing] .cell, & .cause': { position: 'relative' },
    '& .cell': { minWidth: 0, borderInlineStartWidth: '1px', display: 'flex', alignItems: 'center' },
    '& .head .cell': { px: '2.5' },
    '& .number': { justifyContent: 'flex-end', ...figures },
    '& .gutter': {
      display: 'grid',
      placeItems: 'center',
      bg: 'subtle',
      color: 'muted',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-lit]': { bg: 'brand.subtle', color: 'brand', fontWeight: 'semibold' },
    '& input, & select': {
      width: 'full',
      height: 'full',
      minHeight: 'row',
      px: '2.5',
      bg: 'transparent',
      color: 'text',
      outline: 0,
      appearance: 'none',
      textOverflow: 'ellipsis',
    },
    '& .resting': {
      width: 'full',
      px: '2.5',
      lineHeight: '{sizes.row}',
      overflow: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'pre',
      cursor: 'text',
    },
    '& select': { cursor: 'pointer' },
    '& select option': { bg: 'surface', color: 'text' },
    '& .number input, & .number select': { ...figures, textAlignLast: 'right' },
    '& .editable:hover': { bg: 'subtle' },
    '& .editable:focus-within': mark('brand', 2),
    '& .editable[data-wrong]': {
      position: 'relative',
      bg: 'danger.subtle',
      ...mark('danger', 1),
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '13px',
        insetInlineEnd: '2',
        width: '14px',
        height: '14px',
        bg: 'danger',
        maskImage: ALERT,
        maskSize: 'contain',
        pointerEvents: 'none',
      },
      '&.number::after': { insetInlineEnd: 'auto', insetInlineStart: '2' },
      '&.cause::after': { insetInlineEnd: '9' },
      // The sign of what is wrong stands in its place.
      '& .tag': { display: 'none' },
    },
    '& .editable[data-wrong]:focus-within': mark('danger', 2),
    '& .calculated': { color: 'muted', px: '2.5', whiteSpace: 'nowrap' },
    '& .total': { color: 'text' },
    '& .cause': {
      gridColumn: '2 / -1',
      borderTopWidth: '1px',
      '& .causeName': { ps: '2.5', textStyle: 'caption', color: 'muted' },
    },
    '& .why': {
      flex: 1,
      minWidth: 0,
      height: 'full',
      minHeight: 'row',
      ps: '2.5',
      pe: '9',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textAlign: 'start',
      cursor: 'pointer',
      outline: 0,
      '& .said': { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .code': { textStyle: 'caption', color: 'muted', whiteSpace: 'nowrap' },
    },
    // The open line says nothing of a rate until somebody stands in it.
    '& .unsaid select': { opacity: 0 },
    '& .chevron': { position: 'absolute', insetEnd: '2.5', color: 'muted', pointerEvents: 'none' },
    '& .row[data-rows="2"] .gutter': { gridRow: 'span 2' },
    '& .row[data-rows="3"] .gutter': { gridRow: 'span 3' },
    '& .tag': {
      flexShrink: 0,
      marginStart: '1',
      paddingX: '1.5',
      borderWidth: '1px',
      borderRadius: 'xs',
      textStyle: 'caption',
      color: 'muted',
      whiteSpace: 'nowrap',
    },
    '& .tag + *': { ps: '1' },
    '& .note': {
      gridColumn: '2 / -1',
      borderTopWidth: '1px',
      borderInlineStartWidth: '1px',
      px: '2.5',
      py: '1.5',
      textStyle: 'caption',
      color: 'muted',
      '& .misfit': { color: 'danger' },
      '& .offer': { color: 'brand', fontWeight: 'medium', textDecoration: 'underline', cursor: 'pointer' },
    },
    '& .remove': {
      display: 'none',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      borderRadius: 'xs',
      color: 'danger',
      cursor: 'pointer',
      _hover: { bg: 'danger.subtle' },
    },
    // Drawn as a mask: two hundred drawings of five strokes each weigh more than all the fields.
    '& .remove::before': {
      content: '""',
      width: '14px',
      height: '14px',
      bg: 'currentColor',
      maskImage: BIN,
      maskSize: 'contain',
    },
    '@media (hover: hover)': {
      '& .row:hover .remove': { display: 'grid' },
      '& .row:hover .remove + .index': { display: 'none' },
    },
  },
});
