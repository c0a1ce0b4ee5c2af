import { Box } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/Button';
import { Switch } from '../../../ui/form/Switch';
import { Kbd } from '../../../ui/layout/Kbd';

export interface FieldChoice {
  name: string;
  hint: string;
  on: boolean;
  /** Not possible for this invoice. */
  off?: boolean;
  /** Its key, where it is not the number of its place. */
  key?: string;
  /** A quote may have it too. */
  quoted?: true;
  turn(on: boolean): void;
}

interface FieldsMenuProps {
  open: boolean;
  title?: string;
  choices: readonly FieldChoice[];
  setOpen(open: boolean): void;
}

/** Its number, or the letter of its own. The tenth is under the key beside 9. */
const keyOf = ({ key }: FieldChoice, at: number): string => key ?? (at < 10 ? String((at + 1) % 10) : '');

/** Which fields this invoice has besides the usual ones: F4, then a number. */
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
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      // Back to the cell where one was writing, unless somewhere else was pressed. Hidden, it may have lost the focus already.
      const now = document.activeElement;
      const left = now === null || now === document.body || panel.current?.contains(now);
      if (!left) return;
      // Nowhere, or where is nothing by now: then at the button that opened it.
      const back = before !== document.body && before?.isConnected ? before : button.current;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [open, setOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const choice =
      event.ctrlKey || event.altKey || event.metaKey
        ? undefined
        : choices.find((each, at) => keyOf(each, at) === event.key.toUpperCase());
    if (event.key !== 'Escape' && !choice) return;
    if (!choice) setOpen(false);
    else if (!choice.off) choice.turn(!choice.on);
    event.preventDefault();
    event.stopPropagation();
  };
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
        width={{ lg: '392px' }}
        maxHeight={{ base: 'calc(100dvh - var(--foot-bar, 0px) - 72px)', lg: 'calc(100dvh - 148px)' }}
        overflowY="auto"
        bg="surface"
        borderWidth="1px"
        borderRadius="lg"
        boxShadow="pop"
        textAlign="start"
        onBlur={({ relatedTarget }) => relatedTarget && !root.current?.contains(relatedTarget) && setOpen(false)}
      >
        <Box id={`${id}-title`} textStyle="h2" paddingX="5" paddingTop="4" paddingBottom="2">
          {title}
        </Box>
        {open &&
          choices.map((choice, i) => (
            <FieldRow key={choice.name} id={`${id}-${i}`} letter={keyOf(choice, i)} choice={choice} />
          ))}
        <Box height="3" />
      </Box>
    </Box>
  );
});

interface FieldRowProps {
  id: string;
  letter: string;
  choice: FieldChoice;
}

function FieldRow({ id, letter, choice: { name, hint, on, off, turn } }: FieldRowProps) {
  return (
    <Box display="flex" alignItems="center" gap="3" paddingX="5" paddingY="2">
      <Box flex="1" minWidth="0">
        <Box id={id} textStyle="label">
          {name}
        </Box>
        <Box id={`${id}-hint`} textStyle="caption" color="muted">
          {hint}
        </Box>
      </Box>
      <Box hideBelow="lg">{letter && <Kbd aria-hidden>{letter}</Kbd>}</Box>
      <Switch on={on} off={off} onChange={turn} aria-labelledby={id} aria-describedby={`${id}-hint`} />
    </Box>
  );
}
