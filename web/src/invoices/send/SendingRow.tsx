import { Box } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { DeliveryFragment } from '../../gql/invoices';
import type { SendingStatus } from '../../gql/schema';
import { formatMoment } from '../../ui/format/dates';
import { Press } from '../../ui/layout/Press';

type Sending = DeliveryFragment['sendings'][number];

const LOOKS: Record<SendingStatus, { icon: LucideIcon; tone: string; says(email: string): string }> = {
  queued: { icon: Clock, tone: 'muted', says: email => `En cola para ${email}` },
  sent: { icon: CircleCheck, tone: 'success', says: email => `Enviada a ${email}` },
  refused: { icon: CircleX, tone: 'danger', says: email => `Rechazada: ${email}` },
  doubtful: { icon: CircleAlert, tone: 'warning', says: email => `No se sabe si llegó a ${email}` },
};

/** What is known of it, never that it was read. */
const more: Record<SendingStatus, (sending: Sending) => string> = {
  queued: () => 'sale en unos segundos',
  sent: () => 'lo aceptó su servidor',
  refused: ({ reason }) => reason ?? 'su servidor no lo quiso',
  doubtful: ({ reason }) => reason ?? 'su servidor lo recibió y no contestó',
};

/** One address and what became of its mail; a refused one is put right from here. */
export function SendingRow({ sending, onCorrect }: { sending: Sending; onCorrect?(): void }) {
  const { email, status, sentAt, createdAt } = sending;
  const { icon: Icon, tone, says } = LOOKS[status];
  return (
    <Box as="li" display="grid" gridTemplateColumns="16px minmax(0, 1fr)" gap="3" paddingY="2">
      <Box as={Icon} aria-hidden color={tone} width="16px" height="16px" marginTop="2px" />
      <Box overflowWrap="anywhere">
        {says(email)}
        <Box color="muted" textStyle="small">
          {`${formatMoment(sentAt ?? createdAt)} · ${more[status](sending)}`}
        </Box>
        {status === 'refused' && onCorrect && (
          <Press onClick={onCorrect} aria-label={`Corregir ${email}`}>
            Corregir
          </Press>
        )}
      </Box>
    </Box>
  );
}
