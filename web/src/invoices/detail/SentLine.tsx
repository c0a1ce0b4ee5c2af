import { Box } from '@chakra-ui/react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { Card } from '../../ui/layout/Card';
import { Explained } from '../../verifactu/Explained';
import { SealAction } from '../seal/SealAction';
import { SendAlert } from '../seal/SendAlert';
import { isRefused, LOOKS, type SealState } from '../seal/sealState';
import type { SendVerifactu } from '../seal/useSendVerifactu';
import { IconDisc } from '../../ui/layout/IconDisc';

interface SentLineProps {
  invoice: InvoiceWholeFragment;
  standing: SealState;
  sending: SendVerifactu;
  onCorrect(): void;
}

const ANNULLED: SealState[] = ['annulled', 'annulmentRejected'];

/** Each state in a line, without the screens of the PRO plan. `by`: who sent it. */
function said(standing: SealState, by: string): string {
  switch (standing) {
    case 'accepted':
      return `Enviada a la AEAT${by}.`;
    case 'warned':
      return `Enviada a la AEAT${by}. La AEAT la ha aceptado con un aviso.`;
    case 'rejected':
      return 'La AEAT la ha rechazado.';
    case 'sent':
      return `Enviada a la AEAT${by}. La AEAT todavía no ha contestado.`;
    case 'annulled':
      return `Anulación enviada a la AEAT${by}.`;
    case 'annulmentRejected':
      return 'La AEAT ha rechazado su anulación.';
    case 'annulmentWaits':
      return 'Anulada. Su anulación espera a salir hacia la AEAT: va sola.';
    case 'neverThere':
      return 'Anulada. La AEAT no llegó a tenerla.';
    default:
      return 'Espera a salir hacia la AEAT: va sola.';
  }
}

/**
 * What became of an invoice that was sent by a company without the PRO plan; where its record was refused, what to do.
 */
export function SentLine({ invoice, standing, sending, onCorrect }: SentLineProps) {
  const { icon: Icon, tone } = LOOKS[standing];
  const shown = ANNULLED.includes(standing) ? invoice.verifactu?.annulment : invoice.verifactu;
  return (
    <Card
      as="section"
      aria-label="Envío a la AEAT"
      padding="5"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Box display="grid" gridTemplateColumns="36px minmax(0, 1fr)" gap="3" alignItems="center">
        <IconDisc icon={Icon} tone={tone} />
        <Box textStyle="name">{said(standing, shown?.byOperator ? ' por Folio' : '')}</Box>
      </Box>
      <SendAlert sending={sending} />
      {isRefused(standing) && shown && (
        <>
          <Explained explanation={shown.explanation} message={shown.errorMessage} />
          <SealAction invoice={invoice} standing={standing} sending={sending} onCorrect={onCorrect} />
        </>
      )}
    </Card>
  );
}
