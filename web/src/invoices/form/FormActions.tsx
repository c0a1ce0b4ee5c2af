import { Box } from '@chakra-ui/react';
import { Check, Eye, Keyboard } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useConfirm } from '../../ui/overlay/confirm';
import { formatTime } from '../../ui/format/dates';
import { Kbd } from '../../ui/layout/Kbd';

interface FormActionsProps {
  /** When the browser last kept what is written; '' where there is nothing to keep. */
  keptAt: string;
  /** When the server last got the draft. */
  savedAt: string;
  openHelp(): void;
  /** Absent: there is none to see. */
  showPaper?(): void;
  discard(): void;
  fields: ReactNode;
}

export const FormActions = memo(function FormActions({
  keptAt,
  savedAt,
  openHelp,
  showPaper,
  discard,
  fields,
}: FormActionsProps) {
  const confirm = useConfirm();
  const ask = async () => {
    if (
      await confirm({
        title: '¿Descartar lo escrito?',
        question: 'Lo que no has guardado se perderá.',
        action: 'Descartar',
        danger: true,
      })
    )
      discard();
  };
  return (
    <>
      {(keptAt || savedAt) && (
        <Box display="flex" alignItems="center" gap="2" color="muted" textStyle="small" layerStyle="figures">
          <Box as={Check} aria-hidden width="16px" height="16px" color="success" />
          <Box hideBelow="lg">
            {keptAt ? `Guardado en este equipo, ${formatTime(keptAt)}` : `Borrador guardado, ${formatTime(savedAt)}`}
          </Box>
          <Box hideFrom="lg">Guardado</Box>
        </Box>
      )}
      {keptAt && (
        <Button variant="ghost" onClick={ask}>
          Descartar
        </Button>
      )}
      {fields}
      {showPaper && (
        <Button icon={<Eye />} onClick={showPaper} aria-keyshortcuts="F8">
          Vista previa
          <Kbd hideBelow="lg" aria-hidden>
            F8
          </Kbd>
        </Button>
      )}
      <Button hideBelow="lg" icon={<Keyboard />} onClick={openHelp} aria-keyshortcuts="F1">
        Ayuda<Kbd aria-hidden>F1</Kbd>
      </Button>
    </>
  );
});
