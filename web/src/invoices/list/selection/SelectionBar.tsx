import { Box } from '@chakra-ui/react';
import { Check, Download, FileDiff, FileUser, Sheet, X } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { dialogOpen } from '../../../ui/keys/keys';
import { ticketOf } from '../../exchange/ticket';
import { useStable } from '../../form/grid/useStable';
import { mayRectifyTogether } from '../../together/originals';
import { useBulkActions } from './useBulkActions';
import { useCsv } from '../useCsv';
import { mayBeSent, mayExchangeAll, mayPay, mayPrint, type Selection } from './useSelection';

/** Takes the filters' place while rows are ticked. */
export function SelectionBar({ selection, desktop }: { selection: Selection; desktop: boolean }) {
  const { chosen, elsewhere, clear } = selection;
  const leave = useStable(clear);
  useEscape(leave);
  return (
    <Box
      role="region"
      data-selection
      aria-label="Selección"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      minHeight="44px"
      // As high as one line of filters with what is around it.
      marginTop={{ lg: '-1' }}
      marginBottom="3"
      paddingInlineStart={{ base: '4', lg: '5' }}
      paddingInlineEnd="2"
      paddingY="1.5"
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.border"
      borderRadius="md"
      pointerEvents="auto"
      boxShadow="0 -9px 0 {colors.bg}"
    >
      <Box aria-live="polite" textStyle="name" marginEnd="3" fontVariantNumeric="tabular-nums">
        {chosen.length === 1 ? '1 seleccionada' : `${chosen.length} seleccionadas`}
        {elsewhere > 0 && (
          <Box as="span" color="muted" fontWeight="normal">
            {elsewhere === 1 ? ', 1 en otra página' : `, ${elsewhere} en otras páginas`}
          </Box>
        )}
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        gap="2"
        order={{ base: 1, lg: 0 }}
        width={{ base: 'full', lg: 'auto' }}
        paddingInlineEnd={{ base: '2', lg: 0 }}
        paddingBottom={{ base: '2', lg: 0 }}
      >
        <SelectionButtons selection={selection} desktop={desktop} />
      </Box>
      <Box marginInlineStart="auto">
        <IconButton label="Quitar la selección" icon={<X />} onClick={leave} />
      </Box>
    </Box>
  );
}

/** What may be done with all that is ticked. */
function SelectionButtons({ selection, desktop }: { selection: Selection; desktop: boolean }) {
  const { chosen } = selection;
  const ids = chosen.map(({ id }) => id);
  const { pay, print, busy: acting } = useBulkActions(selection);
  const { fetchCsv, done } = useCsv({ ids }, chosen.length);
  const busy = done === null ? acting : 'csv';
  const wired = (action: typeof busy) => ({ busy: busy === action, off: busy !== null && busy !== action });
  const navigate = useNavigate();
  const looks = desktop ? ({ size: 'sm' } as const) : { flexGrow: 1 };
  const wide = { ...looks, flexBasis: { base: 'full', lg: 'auto' } };
  return (
    <>
      {mayPay(chosen) && (
        <Button {...wide} icon={<Check />} {...wired('pay')} busyLabel="Guardando..." onClick={pay}>
          Marcar como pagadas
        </Button>
      )}
      {mayExchangeAll(chosen) && (
        <Button
          {...wide}
          icon={<FileUser />}
          off={busy !== null}
          onClick={() => void navigate(paths.exchange, { state: { tickets: chosen.map(ticketOf) } })}
        >
          Canjear por factura completa
        </Button>
      )}
      {mayRectifyTogether(chosen) && (
        <Button {...wide} icon={<FileDiff />} off={busy !== null} onClick={() => void navigate(paths.together(ids))}>
          Rectificar juntas
        </Button>
      )}
      {mayPrint(chosen) && (
        <Button
          {...looks}
          icon={<Download />}
          {...wired('print')}
          busyLabel="Generando..."
          onClick={print}
          aria-label="Descargar PDF"
        >
          {desktop ? 'Descargar PDF' : 'PDF'}
        </Button>
      )}
      {mayBeSent(chosen) ? (
        <Button
          {...looks}
          icon={<Sheet />}
          {...wired('csv')}
          busyLabel="Exportando..."
          onClick={fetchCsv}
          aria-label="Descargar CSV"
        >
          {desktop ? 'Descargar CSV' : 'CSV'}
        </Button>
      ) : (
        <Box alignSelf="center" color="muted" textStyle="small">
          Se pagan, descargan y exportan hasta 100 a la vez
        </Box>
      )}
    </>
  );
}

/** Escape, wherever the focus is, as long as no dialog lies above. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !dialogOpen()) leave();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [leave]);
}
