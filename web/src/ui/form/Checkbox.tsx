import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

const tick = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const Native = chakra('input', {
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: '16px',
    height: '16px',
    flexShrink: 0,
    margin: 0,
    cursor: 'pointer',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'xs',
    verticalAlign: 'middle',
    '&:checked, &:indeterminate': { bg: 'brand', borderColor: 'brand' },
    // The tick is a mask, so that it takes the brand's own text colour in both modes.
    '&:checked::after, &:indeterminate::after': {
      content: '""',
      width: '14px',
      height: '14px',
      bg: 'brand.fg',
      maskSize: 'contain',
    },
    '&:checked::after': { maskImage: tick('M3.5 8.5l3 3 6-7') },
    '&:indeterminate::after': { maskImage: tick('M4 8h8') },
  },
});

interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'onChange' | 'checked'> {
  checked: boolean;
  /** Some of the rows that it stands for are checked. */
  half?: boolean;
  onChange(checked: boolean): void;
}

export function Checkbox({ half = false, onChange, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = half;
  }, [half]);
  return <Native ref={box} type="checkbox" {...rest} onChange={event => onChange(event.currentTarget.checked)} />;
}
