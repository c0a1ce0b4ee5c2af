import { Box } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../../ui/Button';
import { matches } from '../../../../ui/combobox/match';
import { Switch } from '../../../../ui/form/Switch';
import { TextInput } from '../../../../ui/form/TextInput';
import { Kbd } from '../../../../ui/layout/Kbd';

/** The headings, as they stand in two columns of the same height; keys go by the order of the choices. */
export const GROUPS = [
  'Importes y fecha',
  'Quién la expide y cómo se paga',
  'Clase de factura',
  'IVA sobre lo que ganas',
] as const;

export interface FieldChoice {
  name: string;
  group: (typeof GROUPS)[number];
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

/** Those that are searched for under their headings, each with the key of its place among all. */
function groupsOf(choices: readonly FieldChoice[], query: string) {
  const rows = choices
    .map((choice, at) => ({ choice, letter: keyOf(choice, at) }))
    .filter(({ choice: { name, hint } }) => !query.trim() || matches(`${name} ${hint}`, query));
  const groups = GROUPS.map(name => ({ name, rows: rows.filter(({ choice }) => choice.group === name) }));
  return groups.filter(group => group.rows.length > 0);
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
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => {
      setQuery('');
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
  const groups = groupsOf(choices, query);
  /** The first that is found is turned, and the keys are those of the fields again. */
  const turnFirst = () => {
    const first = groups[0]?.rows.find(({ choice }) => !choice.off)?.choice;
    if (!first || !query.trim()) return;
    first.turn(!first.on);
    setQuery('');
    panel.current?.focus({ preventScroll: true });
  };
  /** What was typed is done by the key beside a field, else it is a word to look for. */
  const typed = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    const choice = choices.find((each, at) => keyOf(each, at) === key.toUpperCase());
    if (choice && !choice.off) choice.turn(!choice.on);
    if (choice) return true;
    if (!/^\p{L}$/u.test(key)) return false;
    setQuery(key);
    search.current?.focus({ preventScroll: true });
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const searching = event.target === search.current;
    if (event.key === 'Escape' && searching && query) {
      setQuery('');
      panel.current?.focus({ preventScroll: true });
    } else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && searching) turnFirst();
    else if (searching || !typed(event)) return;
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
        width={{ lg: '760px' }}
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
        {open && (
          <>
            <Box paddingX="5" paddingBottom="2">
              <TextInput
                ref={search}
                value={query}
                onChange={setQuery}
                aria-label="Buscar un campo"
                placeholder="Busca: tique, IRPF, anticipo…"
                autoComplete="off"
              />
            </Box>
            <Box columnCount={{ lg: groups.length > 1 ? 2 : 1 }} columnGap="0">
              {groups.map(group => (
                <Box as="section" key={group.name} aria-label={group.name} breakInside="avoid">
                  <Box textStyle="captionStrong" color="muted" paddingX="5" paddingTop="2">
                    {group.name}
                  </Box>
                  {group.rows.map(({ letter, choice }) => (
                    <FieldRow
                      key={choice.name}
                      id={`${id}-${choices.indexOf(choice)}`}
                      letter={letter}
                      choice={choice}
                    />
                  ))}
                </Box>
              ))}
            </Box>
            {groups.length === 0 && (
              <Box paddingX="5" color="muted" role="status">
                No hay ningún campo con «{query.trim()}».
              </Box>
            )}
          </>
        )}
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
      <Switch
        on={on}
        off={off}
        onChange={turn}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        aria-keyshortcuts={letter || undefined}
      />
    </Box>
  );
}
