import { Box, chakra } from '@chakra-ui/react';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../Button';
import { menuList, menuRow } from './menuRow';
import { useDropdown } from './useDropdown';

const RowLink = chakra(Link, { base: menuRow });
const RowButton = chakra('button', {
  base: { ...menuRow, '&[data-danger]': { color: 'danger', '& svg': { color: 'danger' } } },
});

interface Shared {
  label: string;
  icon: LucideIcon;
  danger?: boolean;
}
export type MoreAction = Shared & ({ to: string } | { press(): void });

/** '⋯': what is done rarely or cannot be undone, away from what is pressed every day. */
export function MoreMenu({
  label = 'Más acciones',
  actions,
  busy,
}: {
  label?: string;
  actions: MoreAction[];
  busy?: boolean;
}) {
  const id = useId();
  const { open, root, list, toggle, close, onKeyDown, onBlur } = useDropdown();
  const press = (act: () => void) => () => {
    close();
    // A hidden row cannot have the focus: the button gets it, and gets it back after a question.
    root.current?.querySelector('button')?.focus();
    act();
  };
  return (
    <Box ref={root} position="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        off={busy}
        onClick={toggle}
        icon={<Ellipsis />}
        paddingX="2.5"
        width={{ base: 'full', lg: 'auto' }}
      />
      <Box {...menuList} id={id} ref={list} hidden={!open} aria-label={label} insetEnd="0" minWidth="176px">
        {actions.map(action => (
          <li key={action.label}>
            {'to' in action ? (
              <RowLink to={action.to}>
                <action.icon aria-hidden />
                {action.label}
              </RowLink>
            ) : (
              <RowButton type="button" data-danger={action.danger ? '' : undefined} onClick={press(action.press)}>
                <action.icon aria-hidden />
                {action.label}
              </RowButton>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
