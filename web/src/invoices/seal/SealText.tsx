import { Box } from '@chakra-ui/react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatInstant, formatTime } from '../../ui/format/dates';
import { Explained } from '../../verifactu/Explained';
import { useOverview } from '../../verifactu/useOverview';
import type { SealState } from './sealState';

type Record = NonNullable<InvoiceWholeFragment['verifactu']>;

const at = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** The line below the title: when it came to be so. */
export function whenOf({ generatedAt, sentAt, answeredAt, status }: Record, standing: SealState): string {
  if (
    standing === 'annulled' ||
    standing === 'annulmentRejected' ||
    standing === 'annulmentWaits' ||
    standing === 'neverThere'
  )
    return 'Factura anulada';
  if (answeredAt && (status === 'accepted' || status === 'rejected')) return at(answeredAt);
  if (standing === 'sent' && sentAt) return `Enviada el ${at(sentAt)}`;
  return standing === 'pending' ? `En cola desde el ${at(generatedAt)}` : `Sellada el ${at(generatedAt)}`;
}

/** What the state means, in plain words. */
export function SealText({ invoice: { verifactu }, standing }: { invoice: InvoiceWholeFragment; standing: SealState }) {
  const overview = useOverview();
  if (!verifactu) return null;
  switch (standing) {
    case 'accepted':
      return null;
    case 'warned':
      return (
        <Box padding="3" bg="warning.subtle" borderWidth="1px" borderColor="warning.border" borderRadius="sm">
          <Answered of={verifactu} />
        </Box>
      );
    case 'rejected':
      return <Answered of={verifactu} />;
    case 'annulmentRejected':
      return verifactu.annulment && <Answered of={verifactu.annulment} />;
    case 'annulled':
      return <p>La AEAT sabe que esta factura está anulada.</p>;
    case 'annulmentWaits':
      return <p>La factura ya está anulada y sellada. Falta que la AEAT conteste a su anulación: se envía sola.</p>;
    case 'neverThere':
      return <p>La AEAT no llegó a tener esta factura, así que allí no hay nada que anular.</p>;
    case 'sent':
      return (
        <p>
          La AEAT todavía no ha contestado. Se reintenta sola; también puedes volver a enviarla ya: no se registra dos
          veces.
        </p>
      );
    case 'pending':
      return <p>{whenItGoes(overview)}</p>;
    // Has no record to speak of: see UnsentCard.
    case 'unsent':
      return null;
  }
}

function Answered({ of: { explanation, errorMessage } }: { of: Pick<Record, 'explanation' | 'errorMessage'> }) {
  return <Explained explanation={explanation} message={errorMessage} />;
}

function whenItGoes(overview: ReturnType<typeof useOverview>): string {
  if (overview?.pause) return 'Saldrá cuando se reanuden los envíos, que están en pausa.';
  if (overview?.nextSendAt)
    return `Se enviará sola a las ${formatTime(overview.nextSendAt)}: la AEAT pide esperar entre envíos.`;
  return overview?.incident
    ? 'Se enviará sola en cuanto pase la incidencia.'
    : 'Se enviará sola en menos de un minuto. Si no quieres esperar, envíala ya.';
}
