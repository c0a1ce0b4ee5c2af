import { Box } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ComboboxRow } from '../../ui/combobox/ComboboxRow';
import { TextInput } from '../../ui/form/TextInput';
import { Modal } from '../../ui/overlay/Modal';
import { revealRow } from '../../ui/table/revealRow';
import { useEntries } from './useEntries';

interface PaletteProps {
  open: boolean;
  onClose(): void;
  /** Opens the list of keys. */
  allKeys(): void;
}

/** Types, and goes there: pages, actions, customers and invoices. */
export function Palette({ open: wanted, ...rest }: PaletteProps) {
  // It is drawn closed first: a modal that is born open does not find its field.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(wanted), [wanted]);
  return (
    <Modal open={open} title="Buscar e ir a…" size="lg" onClose={rest.onClose}>
      {open && <Finder {...rest} />}
    </Modal>
  );
}

function Finder({ onClose, allKeys }: Omit<PaletteProps, 'open'>) {
  const id = useId();
  const [text, setText] = useState('');
  const { entries, waiting, failed } = useEntries(text, allKeys);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => setActive(0), [text]);
  useEffect(() => revealRow(list.current), [active]);
  const at = Math.min(active, entries.length - 1);
  const go = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onClose();
    if (entry.to) void navigate(entry.to);
    else entry.press?.();
  };
  const said = () => {
    if (waiting) return 'Buscando...';
    if (failed) return 'No se ha podido buscar.';
    return entries.length === 0 ? `Nada coincide con «${text.trim()}».` : '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    // What a text finds on the server is waited for: Enter takes nothing that comes before it by chance.
    if (event.key === 'Enter') return waiting ? undefined : go(at);
    if (entries.length > 0) setActive((at + step + entries.length) % entries.length);
  };
  return (
    <Box display="grid" gap="2" paddingBottom="2" minHeight="min(420px, 60vh)" alignContent="start">
      <TextInput
        role="combobox"
        aria-label="Buscar facturas, presupuestos, clientes y páginas"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder="Número, cliente, NIF o página"
        lead={<Search size={16} />}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <Box
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Lo que se ha encontrado"
        aria-busy={waiting || undefined}
        tabIndex={-1}
        maxHeight="min(360px, 50vh)"
        overflowY="auto"
      >
        {entries.map((entry, index) => (
          <ComboboxRow
            key={entry.key}
            id={`${id}-${index}`}
            active={index === at}
            onHover={() => setActive(index)}
            onPress={() => go(index)}
            item={entry}
            query={text}
          />
        ))}
      </Box>
      <Box role="status" color="muted" paddingX="2.5" textStyle="small">
        {said()}
      </Box>
    </Box>
  );
}
