import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Track = chakra('button', {
  base: {
    position: 'relative',
    width: '36px',
    height: '20px',
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'border.strong',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    '&[aria-checked=true]': { bg: 'brand' },
    '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
    '& span': {
      position: 'absolute',
      top: '2px',
      insetStart: '2px',
      width: '16px',
      height: '16px',
      borderRadius: 'full',
      bg: 'surface',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
    },
    '&[aria-checked=true] span': { transform: 'translateX(16px)' },
    // Small to look at, large to hit.
    _after: { content: '""', position: 'absolute', inset: '-12px -4px' },
  },
});

interface SwitchProps extends Omit<HTMLChakraProps<'button'>, 'onChange'> {
  on: boolean;
  /** Not possible now. */
  off?: boolean;
  onChange(on: boolean): void;
}

/** Named by `aria-labelledby` or `aria-label`. */
export function Switch({ on, off, onChange, ...rest }: SwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={on}
      aria-disabled={off || undefined}
      onClick={() => !off && onChange(!on)}
      {...rest}
    >
      <span />
    </Track>
  );
}
