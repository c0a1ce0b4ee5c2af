import { Box } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import type { Tax } from '../../../../schema/tax/territory';
import { Button } from '../../ui/Button';
import { formatMoney } from '../../ui/format/amounts';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Kbd } from '../../ui/layout/Kbd';
import { Sign } from '../../ui/layout/Key';
import { useKeys } from '../../ui/keys/useKeys';
import { useOverview } from '../../verifactu/useOverview';
import { StickyFoot } from '../../ui/StickyFoot';

/** A rectifying invoice that is made ready: its number to come, and what keeps it from being issued. */
interface Ready {
  number?: string;
  off: string | null;
  /** Which of both is under way; true: it is issued. */
  busy: 'issued' | 'draft' | boolean | null;
  failure: { text: string; more?: string } | null;
  issue(): Promise<void>;
  /** Keeps it as a draft, where it can be. */
  save?(): Promise<void>;
}

/** Ctrl+Enter issues and Ctrl+S keeps a draft, wherever the focus is; under a dialog they rest. */
export const useRectifyingKeys = ({ issue, save }: Pick<Ready, 'issue' | 'save'>): void =>
  useKeys({ formIssue: () => void issue(), ...(save && { formSave: () => void save() }) });

function IssueButton({ ready: { off, busy, issue }, keys }: { ready: Ready; keys?: boolean }) {
  return (
    <Button
      variant="accent"
      size="lg"
      width="full"
      off={off !== null || busy === 'draft'}
      busy={busy === true || busy === 'issued'}
      busyLabel="Creando..."
      onClick={() => void issue()}
      aria-keyshortcuts="Control+Enter"
    >
      Emitir rectificativa
      {keys && (
        <Kbd on aria-hidden display="inline-flex" gap="1">
          Ctrl
          <Sign of="↵" />
        </Kbd>
      )}
    </Button>
  );
}

function SaveButton({ ready: { off, busy, save } }: { ready: Ready }) {
  if (!save) return null;
  return (
    <Button
      full
      off={off !== null || busy === 'issued'}
      busy={busy === 'draft'}
      busyLabel="Guardando..."
      onClick={() => void save()}
      aria-keyshortcuts="Control+S"
    >
      Guardar borrador
    </Button>
  );
}

function Failure({ ready: { failure } }: { ready: Ready }) {
  if (!failure) return null;
  return (
    <Box marginTop={{ lg: '3' }}>
      <Banner kind="danger">
        {failure.text}
        {failure.more && <Box>{failure.more}</Box>}
      </Banner>
    </Box>
  );
}

interface RectifyingSummaryProps {
  ready: Ready;
  desktop: boolean;
  money: ReactNode;
  /** What to know of it, once nothing keeps it from being issued; null: nothing. */
  note: string | null;
}

/** The number it will get, its money, and the one button. */
export function RectifyingSummary({ ready, desktop, money, note: declared }: RectifyingSummaryProps) {
  const { number, off } = ready;
  const overview = useOverview();
  const note = [overview?.active && 'Se envía a la AEAT al emitirla.', declared].filter(Boolean).join(' ');
  return (
    <Card as="section" aria-label="La rectificativa">
      {desktop && (
        <Box padding="5" borderBottomWidth="1px">
          <Box textStyle="label" color="muted">
            Recibirá el número
          </Box>
          <Box textStyle="h1" layerStyle="figures">
            {number ?? '—'}
          </Box>
          <Box textStyle="small" color="muted" minHeight="18px">
            {number && `Serie ${number.split('-')[0]}, la de las rectificativas`}
          </Box>
        </Box>
      )}
      <Box padding="5">
        {money}
        {!desktop && note && (
          <Box color="muted" textStyle="small" marginTop="3">
            {note}
          </Box>
        )}
        {desktop && (
          <Box marginTop="4" display="grid" gap="2">
            <IssueButton ready={ready} keys />
            <SaveButton ready={ready} />
            <Box color="muted" textStyle="small" minHeight="18px" aria-live="polite">
              {off ?? note}
            </Box>
          </Box>
        )}
        {desktop && <Failure ready={ready} />}
      </Box>
    </Card>
  );
}

interface RectifyingFootProps {
  ready: Ready;
  tax: Tax;
  change: { subtotal: string; totalIva: string; payable: string };
}

/** The same on a phone, always in view; so is what failed, beside the button that was pressed. */
export function RectifyingFoot({ ready, tax, change }: RectifyingFootProps) {
  return (
    <StickyFoot gap="2">
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Box minWidth="0" color="muted" textStyle="small" fontVariantNumeric="tabular-nums">
          <Box>{ready.number ?? '—'}</Box>
          <Box>{ready.off ?? `Base ${formatMoney(change.subtotal)} · ${tax} ${formatMoney(change.totalIva)}`}</Box>
        </Box>
        <Box textStyle="h1" layerStyle="figures">
          {formatMoney(change.payable)}
        </Box>
      </Box>
      <Failure ready={ready} />
      <Box display="grid" gap="2" gridAutoFlow="column" gridTemplateColumns="minmax(0, 1fr)" gridAutoColumns="auto">
        <IssueButton ready={ready} />
        <SaveButton ready={ready} />
      </Box>
    </StickyFoot>
  );
}
