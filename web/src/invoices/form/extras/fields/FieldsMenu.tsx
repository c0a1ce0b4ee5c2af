import { Box } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import { Button } from '../../../../ui/Button';
import { Kbd } from '../../../../ui/layout/Kbd';
import { FieldsFound } from './FieldsFound';
import type { FieldChoice } from './fields';
import { useFieldSearch } from './useFieldSearch';
import { usePanelFocus } from './usePanelFocus';

interface FieldsMenuProps {
  open: boolean;
  title?: string;
  choices: readonly FieldChoice[];
  setOpen(open: boolean): void;
}

/** Which fields this invoice has besides the usual ones: F4, then the key beside one, or a word of it. */
export const FieldsMenu = memo(function FieldsMenu({
  open,
  title = 'Campos de esta factura',
  choices,
  setOpen,
}: FieldsMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  usePanelFocus({ open, close, root, panel, button });
  const { query, setQuery, groups, onKeyDown } = useFieldSearch({ open, choices, close, panel, search });
  return (
    <Box ref={root} position="relative" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        icon={<SlidersHorizontal />}
        aria-keyshortcuts="F4"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Campos
        <Kbd aria-hidden hideBelow="lg">
          F4
        </Kbd>
      </Button>
      <Box
        ref={panel}
        id={id}
        hidden={!open}
        role="dialog"
        aria-labelledby={`${id}-title`}
        data-state={open ? 'open' : 'closed'}
        tabIndex={-1}
        outline="0"
        position={{ base: 'fixed', lg: 'absolute' }}
        insetEnd={{ base: '4', lg: '0' }}
        insetStart={{ base: '4', lg: 'auto' }}
        bottom={{ base: 'calc(var(--foot-bar, 0px) + 16px)', lg: 'auto' }}
        top={{ lg: 'calc(100% + 6px)' }}
        zIndex="dropdown"
        width={{ lg: '760px' }}
        maxHeight={{ base: 'calc(100dvh - var(--foot-bar, 0px) - 72px)', lg: 'calc(100dvh - 148px)' }}
        overflowY="auto"
        bg="surface"
        borderWidth="1px"
        borderRadius="lg"
        boxShadow="pop"
        textAlign="start"
        onBlur={({ relatedTarget }) => relatedTarget && !root.current?.contains(relatedTarget) && close()}
      >
        <Box id={`${id}-title`} textStyle="h2" paddingX="5" paddingTop="4" paddingBottom="2">
          {title}
        </Box>
        {open && <FieldsFound {...{ id, search, query, setQuery, groups, choices }} />}
        <Box height="3" />
      </Box>
    </Box>
  );
});
