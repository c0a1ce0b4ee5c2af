import { Box, Heading } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../ui/IconButton';
import { Kbd } from '../../ui/layout/Kbd';
import { KEYS } from '../../ui/keys/keys';
import { Key } from '../../ui/layout/Key';
import { Overlay } from '../../ui/overlay/Overlay';
import { here, taxHere } from '../../ui/format/here';
import { rateText } from '../../../../schema/tax/territory';

/** In IVA one key a rate; where they are more, or have decimals, they are typed. */
const rateKeys = (): [keys: string[], does: string] =>
  here().rates.length === 4
    ? [['0', '4', '1', '2'], `En ${taxHere()}: 0, 4, 10 o 21 %`]
    : [
        ['0–9', ','],
        `En ${taxHere()}: el tipo, ${rateText(here().rates.find(rate => !Number.isInteger(rate))!)} por ejemplo`,
      ];

const groups = (quoted: boolean): { title: string; rows: [keys: readonly string[], does: string][] }[] => [
  {
    title: 'Moverse',
    rows: [
      [['Enter'], 'Celda siguiente'],
      [['↑', '↓'], 'Línea anterior o siguiente'],
      [['←', '→'], 'Celda vecina, al borde del texto'],
      [['Tab'], 'Celda siguiente; en una línea vacía, salir'],
    ],
  },
  {
    title: 'Líneas',
    rows: [
      [['Enter'], 'En la última celda: añade la línea'],
      [['Ctrl', 'D'], 'Copiar la línea de arriba'],
      [['Ctrl', 'Supr'], 'Eliminar la línea'],
      [['Ctrl', 'V'], 'Pegar filas de una hoja'],
    ],
  },
  {
    title: 'Escribir',
    rows: [
      [['0–9'], 'Coma o punto, los dos valen'],
      rateKeys(),
      [['I'], `En Precio: con el ${taxHere()} incluido, o sin él`],
      [['Esc'], 'Vaciar la celda y, otra vez, salir'],
    ],
  },
  {
    title: quoted ? 'Documento' : 'Factura',
    rows: [
      [KEYS.formSave.keys, quoted ? 'Guardar' : KEYS.formSave.does],
      ...(quoted ? [] : ([[KEYS.formIssue.keys, KEYS.formIssue.does]] as [readonly string[], string][])),
      ...(quoted ? [] : ([[KEYS.formPreview.keys, KEYS.formPreview.does]] as [readonly string[], string][])),
      [KEYS.formFields.keys, `Más campos: descuentos, ${taxHere()} incluido, IRPF`],
      [KEYS.formHelp.keys, 'Abrir y cerrar esta ayuda'],
    ],
  },
];

interface HelpDialogProps {
  open: boolean;
  /** What is written is no invoice: it is not issued. */
  quoted?: boolean;
  onClose(): void;
}

/** The keys, laid over the page. */
export const HelpDialog = memo(function HelpDialog({ open, quoted = false, onClose }: HelpDialogProps) {
  return (
    <Overlay open={open} role="dialog" labelledBy="help-title" maxWidth="760px" onClose={onClose}>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        paddingX="6"
        paddingY="4"
        borderBottomWidth="1px"
      >
        <Heading as="h2" id="help-title" textStyle="h3">
          Teclas del modo Excel
        </Heading>
        <IconButton label="Cerrar" icon={<X />} onClick={onClose} />
      </Box>
      <Keys quoted={quoted} />
      <Box bg="subtle" borderTopWidth="1px" paddingX="6" paddingY="4" color="muted" textStyle="small">
        Al escribir en Descripción aparecen tus productos guardados. <Kbd>Esc</Kbd> cierra esta ayuda y vuelves a la
        misma celda.
      </Box>
    </Overlay>
  );
});

function Keys({ quoted }: { quoted: boolean }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      columnGap="8"
      rowGap="5"
      paddingX="6"
      paddingY="5"
    >
      {groups(quoted).map(({ title, rows }) => (
        <section key={title}>
          <Heading as="h3" textStyle="label" color="muted" marginBottom="2">
            {title}
          </Heading>
          {rows.map(([keys, does]) => (
            <Box key={does} display="grid" gridTemplateColumns="112px 1fr" gap="3" alignItems="center" minHeight="9">
              <Box display="flex" gap="1">
                {keys.map(key => (
                  <Key key={key} name={key} />
                ))}
              </Box>
              <Box>{does}</Box>
            </Box>
          ))}
        </section>
      ))}
    </Box>
  );
}
