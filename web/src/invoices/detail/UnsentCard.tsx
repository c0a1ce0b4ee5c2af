import { Box, Heading } from '@chakra-ui/react';
import { Card } from '../../ui/layout/Card';
import { HowToBegin } from '../../verifactu/HowToBegin';
import { useRepresentation } from '../../verifactu/representation/useRepresentation';
import { useObligation, useOverview } from '../../verifactu/useOverview';
import { SendAlert } from '../seal/SendAlert';
import { LOOKS } from '../seal/sealState';
import type { SendVerifactu } from '../seal/useSendVerifactu';
import { IconDisc } from '../../ui/layout/IconDisc';

/**
 * Of an invoice without a record: why it has none, and what can be done about it. The button stands at the head of the
 * page.
 */
export function UnsentCard({ sending }: { sending: SendVerifactu }) {
  const overview = useOverview();
  const obligation = useObligation();
  const representation = useRepresentation();
  const { icon: Icon, tone, title } = LOOKS.unsent;
  return (
    <Card as="section" aria-label="Verifactu" padding="5" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Box display="grid" gridTemplateColumns="36px 1fr" gap="3" alignItems="center">
        <IconDisc icon={Icon} tone={tone} />
        <Heading as="h2" textStyle="h2">
          {title}
        </Heading>
      </Box>
      <SendAlert sending={sending} />
      {overview &&
        (overview.active ? (
          <p>
            Se emitió antes de que tu empresa enviara sus facturas. Puedes enviarla ahora: su PDF llevará entonces el
            QR.
          </p>
        ) : (
          <p>
            {obligation?.said?.choice === 'excluded'
              ? obligation.words
              : (representation?.lapsedBecause ?? 'Tu empresa todavía no envía sus facturas a la AEAT.')}{' '}
            <HowToBegin />
          </p>
        ))}
    </Card>
  );
}
