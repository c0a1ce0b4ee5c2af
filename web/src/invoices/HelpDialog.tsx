import { Box, chakra, Heading, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../ui/IconButton';
import { Kbd } from '../ui/Kbd';

const GROUPS: { title: string; rows: [keys: string[], does: string][] }[] = [
  { title: 'Moverse', rows: [[['Enter'], 'Celda siguiente'], [['↑', '↓'], 'Línea anterior o siguiente'], [['←', '→'], 'Celda vecina, al borde del texto'], [['Tab'], 'Celda siguiente; en una línea vacía, salir']] },
  { title: 'Líneas', rows: [[['Enter'], 'En la última celda: añade la línea'], [['Ctrl', 'D'], 'Copiar la línea de arriba'], [['Ctrl', 'Supr'], 'Eliminar la línea'], [['Ctrl', 'V'], 'Pegar filas de una hoja']] },
  { title: 'Escribir', rows: [[['0–9'], 'Coma o punto, los dos valen'], [['0', '4', '1', '2'], 'En IVA: 0, 4, 10 o 21 %'], [['Esc'], 'Vaciar la celda y, otra vez, salir']] },
  { title: 'Factura', rows: [[['Ctrl', 'S'], 'Guardar borrador'], [['Ctrl', 'Enter'], 'Emitir factura'], [['F1'], 'Abrir y cerrar esta ayuda']] },
];

const Dim = chakra('div', {
  base: { position: 'fixed', inset: 0, zIndex: 'popover', display: 'grid', placeItems: 'center', padding: '4', overflowY: 'auto', bg: 'overlay', '&[hidden]': { display: 'none' } },
});

/**
 * The keys, laid over the page. No modal of the library: that one makes the page inert, and with two hundred lines below
 * the browser works out every style anew, on opening and on closing. It is always there, so that its own are known by then.
 */
export const HelpDialog = memo(function HelpDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onClose();
    // There is one thing to stop at; the page below is out of reach.
    panel.current?.querySelector('button')?.focus();
  };
  return (
    <Portal>
      <Dim hidden={!open} onMouseDown={event => event.target === event.currentTarget && onClose()} onKeyDown={onKeyDown}>
        <Box
          ref={panel} role="dialog" aria-modal="true" aria-labelledby="help-title" data-state={open ? 'open' : 'closed'} tabIndex={-1} outline="0" width="full" maxWidth="760px"
          bg="surface" borderRadius="lg" borderWidth="1px" boxShadow="pop" overflow="hidden"
        >
          <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" paddingX="6" paddingY="4" borderBottomWidth="1px">
            <Heading as="h2" id="help-title" textStyle="h3">Teclas del modo Excel</Heading>
            <IconButton label="Cerrar" icon={<X />} onClick={onClose} />
          </Box>
          <Keys />
          <Box bg="subtle" borderTopWidth="1px" paddingX="6" paddingY="4" color="muted" textStyle="small">
            Al escribir en Descripción aparecen tus productos guardados. <Kbd>Esc</Kbd> cierra esta ayuda y vuelves a la misma celda.
          </Box>
        </Box>
      </Dim>
    </Portal>
  );
});

function Keys() {
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8" rowGap="5" paddingX="6" paddingY="5">
      {GROUPS.map(({ title, rows }) => (
        <section key={title}>
          <Heading as="h3" textStyle="label" color="muted" marginBottom="2">{title}</Heading>
          {rows.map(([keys, does]) => (
            <Box key={does} display="grid" gridTemplateColumns="112px 1fr" gap="3" alignItems="center" minHeight="9">
              <Box display="flex" gap="1">{keys.map(key => <Kbd key={key}>{key}</Kbd>)}</Box>
              <Box>{does}</Box>
            </Box>
          ))}
        </section>
      ))}
    </Box>
  );
}
