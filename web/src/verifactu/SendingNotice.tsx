import { Box } from '@chakra-ui/react';
import { CirclePause } from 'lucide-react';
import { paths } from '../paths';
import { Banner } from '../ui/layout/Banner';
import { ButtonLink } from '../ui/Button';
import { formatMoment } from '../ui/format/dates';
import { SupportText } from '../ui/layout/SupportText';
import { waitingText } from './counts';
import { useAdmin, useOverview } from './useOverview';

/**
 * While sending is paused or an incident lasts, how many records wait stands on every screen of invoices (Orden
 * HAC/1177/2024, art. 16.4).
 */
export function SendingNotice() {
  const overview = useOverview();
  const admin = useAdmin();
  if (!overview) return null;
  const { pause, incident, waiting, clockBehindUntil } = overview;
  if (!pause && !incident) return clockBehindUntil && <ClockNotice until={clockBehindUntil} />;
  const count = (
    <Box as="strong" fontWeight="semibold">
      {waitingText(waiting)}.
    </Box>
  );
  if (pause) {
    const action = admin && (
      <ButtonLink to={paths.settings('verifactu')} size="sm" variant="outline">
        Ver qué hacer
      </ButtonLink>
    );
    return (
      <Banner kind="warning" icon={CirclePause} action={action}>
        Los envíos a la AEAT están en pausa: {sentence(pause.reason)} {count}
        {!admin && ' Avisa a un administrador de tu empresa.'}
      </Banner>
    );
  }
  return (
    <Banner kind="warning">
      Incidencia en los envíos a la AEAT desde el {formatMoment(incident!.since)}:{' '}
      <SupportText>{sentence(incident!.cause)}</SupportText> {count} Sigue facturando: saldrán solos.
    </Banner>
  );
}

/** Issuing goes on: who invoices can do nothing about it, and need not wonder at the hour of the records. */
function ClockNotice({ until }: { until: string }) {
  return (
    <Banner kind="warning">
      El reloj de Folio va atrasado: tu último registro lleva la hora del {formatMoment(until)}, y los nuevos la
      llevarán también hasta que el reloj la alcance. Sigue facturando: ya estamos avisados.
    </Banner>
  );
}

/** With its full stop. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
