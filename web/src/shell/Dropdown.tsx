import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { NavLink as RouterLink } from 'react-router-dom';
import type { NavLink } from './nav';
import { steadyWidth } from './steadyWidth';
import { menuList, menuRow } from '../ui/overlay/menuRow';
import { useDropdown } from '../ui/overlay/useDropdown';

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: 'control',
    px: '2.5',
    mx: '-2.5',
    borderRadius: 'sm',
    color: 'muted',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '&[aria-expanded=true]': { bg: 'subtle', color: 'text' },
    '&[data-current]': { color: 'text', fontWeight: 'medium' },
    ...steadyWidth,
    // The line of the current page stays on the bar's edge while the button is only 36 high.
    '&[data-current]::after': {
      content: '""',
      position: 'absolute',
      insetX: 0,
      bottom: '-11px',
      height: '2px',
      bg: 'brand',
    },
  },
});

const RowLink = chakra(RouterLink, { base: menuRow });

interface DropdownProps {
  label: string;
  /** In the label's place, for the eye. */
  face?: ReactNode;
  current?: boolean;
  alignEnd?: boolean;
  children: ReactNode;
}

/** A button that opens a list of links below it, on click. */
export function Dropdown({ label, face, current, alignEnd, children }: DropdownProps) {
  const id = useId();
  const { open, root, list, toggle, onKeyDown, onBlur, close } = useDropdown();
  return (
    <Box ref={root} position="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Trigger
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-current={current ? '' : undefined}
        onClick={toggle}
      >
        {face ?? <span data-label={label}>{label}</span>}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Trigger>
      <Box
        {...menuList}
        id={id}
        ref={list}
        hidden={!open}
        aria-label={label}
        insetStart={alignEnd ? undefined : '-10px'}
        insetEnd={alignEnd ? '-10px' : undefined}
        minWidth="208px"
        onClick={close}
      >
        {children}
      </Box>
    </Box>
  );
}

export function DropdownLink({ label, to, icon: Icon, end }: NavLink) {
  return (
    <li>
      <RowLink to={to} end={end}>
        <Icon aria-hidden />
        {label}
      </RowLink>
    </li>
  );
}
