/** A row of a menu: a link or a button. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  height: 'control',
  px: '2.5',
  borderRadius: 'sm',
  color: 'text',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 0,
  _hover: { bg: 'subtle' },
  _focusVisible: { bg: 'brand.subtle', outline: '2px solid {colors.brand}', outlineOffset: '-2px' },
  _focus: { bg: 'brand.subtle' },
  '& svg': { width: '16px', height: '16px', color: 'muted', strokeWidth: 1.75 },
  '&[aria-current]': { fontWeight: 'medium', '& svg': { color: 'brand' } },
} as const;

/** The list below a button that opens, with such rows. */
export const menuList = {
  as: 'ul',
  listStyleType: 'none',
  position: 'absolute',
  top: 'calc(100% + 6px)',
  zIndex: 'dropdown',
  padding: '1.5',
  bg: 'surface',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'pop',
} as const;
