import { chakra } from '@chakra-ui/react';

/** The dot of one answer among several. */
export const Radio = chakra('input', {
  base: {
    appearance: 'none',
    width: '16px',
    height: '16px',
    flexShrink: 0,
    margin: 0,
    marginTop: '2px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'surface',
    cursor: 'pointer',
    '&:checked': { borderWidth: '5px', borderColor: 'brand' },
  },
});
