import { Box, Heading } from '@chakra-ui/react';
import { Kbd } from '../ui/Kbd';
import { Modal } from '../ui/Modal';

const GROUPS: { title: string; rows: [keys: string[], does: string][] }[] = [
  { title: 'Moverse', rows: [[['Enter'], 'Celda siguiente'], [['↑', '↓'], 'Línea anterior o siguiente'], [['←', '→'], 'Celda vecina, al borde del texto'], [['Tab'], 'Salir de la cuadrícula']] },
  { title: 'Líneas', rows: [[['Enter'], 'En la última celda: añade la línea'], [['Ctrl', 'D'], 'Copiar la línea de arriba'], [['Ctrl', 'Supr'], 'Eliminar la línea']] },
  { title: 'Escribir', rows: [[['0–9'], 'Coma o punto, los dos valen'], [['0', '4', '1', '2'], 'En IVA: 0, 4, 10 o 21 %'], [['Esc'], 'Vaciar la celda y, otra vez, salir']] },
  { title: 'Factura', rows: [[['Ctrl', 'S'], 'Guardar borrador'], [['Ctrl', 'Enter'], 'Emitir factura'], [['F1'], 'Abrir y cerrar esta ayuda']] },
];

export function HelpDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const foot = (
    <Box flex="1" color="muted" textStyle="small">
      Al escribir en Descripción aparecen tus productos guardados. <Kbd>Esc</Kbd> cierra esta ayuda y vuelves a la misma celda.
    </Box>
  );
  return (
    <Modal open={open} onClose={onClose} title="Teclas del modo Excel" size="lg" footer={() => foot}>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8" rowGap="6" paddingTop="2">
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
    </Modal>
  );
}
