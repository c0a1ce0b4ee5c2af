import { Box } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Kbd } from '../../ui/layout/Kbd';
import { Sign } from '../../ui/layout/Key';
import { useDesktop, useMedia } from '../../ui/format/media';
import { useStable } from '../form/grid/useStable';
import type { Sending } from './useSend';

interface SendButtons {
  busy: Sending | null;
  issue(): void;
  save(): void;
}

/** The buttons in the column of totals, and those in the bar at the foot where no such column fits. */
export function useSendButtons({ busy, issue, save }: SendButtons): { inCard: ReactNode; atFoot: ReactNode } {
  const wide = useMedia('(min-width: 1280px)');
  const desktop = useDesktop();
  const onIssue = useStable(issue);
  const onSave = useStable(save);
  return useMemo(() => {
    const issueButton = (
      <Button
        key="issue"
        variant="accent"
        size={wide ? 'lg' : 'md'}
        full
        busy={busy === 'issue'}
        off={busy === 'draft'}
        busyLabel="Creando..."
        aria-keyshortcuts="Control+Enter"
        onClick={onIssue}
      >
        Emitir factura
        <Kbd on aria-hidden hideBelow="lg">
          <Box as="span" display="inline-flex" alignItems="center" gap="1">
            Ctrl <Sign of="↵" />
          </Box>
        </Kbd>
      </Button>
    );
    const saveButton = (
      <Button
        key="save"
        full
        busy={busy === 'draft'}
        off={busy === 'issue'}
        busyLabel="Guardando..."
        aria-keyshortcuts="Control+S"
        onClick={onSave}
      >
        Guardar borrador
      </Button>
    );
    const inCard = (
      <>
        {(wide || !desktop) && (
          <Box display="grid" gap="2" marginTop="5">
            {wide && issueButton}
            {saveButton}
          </Box>
        )}
        <Box textStyle="caption" color="muted" marginTop="3">
          Una factura emitida ya no se edita: un error pide una rectificativa.
        </Box>
      </>
    );
    return { inCard, atFoot: wide ? null : [desktop && saveButton, issueButton] };
  }, [busy, desktop, onIssue, onSave, wide]);
}
