import { Box } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { STEP_NAMES, type Step } from '../../../../schema/remind/ladder';
import type { RemindersFragment } from '../../gql/invoices';
import type { SendingStatus } from '../../gql/schema';
import { formatMoment } from '../../ui/format/dates';
import { Press } from '../../ui/layout/Press';

type Letter = RemindersFragment['letters'][number];

const LOOKS: Record<SendingStatus, { icon: LucideIcon; tone: string; says: string }> = {
  queued: { icon: Clock, tone: 'muted', says: 'en cola para' },
  sent: { icon: CircleCheck, tone: 'success', says: 'enviado a' },
  refused: { icon: CircleX, tone: 'danger', says: 'rechazado por' },
  doubtful: { icon: CircleAlert, tone: 'warning', says: 'no se sabe si llegó a' },
};

/** A letter, what became of it, and its text as it went. */
export function LetterRow({ letter }: { letter: Letter }) {
  const [shown, setShown] = useState(false);
  const { step, email, status, reason, by, createdAt, sentAt, subject, text } = letter;
  const { icon: Icon, tone, says } = LOOKS[status];
  const name = STEP_NAMES[step as Step];
  return (
    <Box as="li" display="grid" gridTemplateColumns="16px minmax(0, 1fr)" gap="3" paddingY="2">
      <Box as={Icon} aria-hidden color={tone} width="16px" height="16px" marginTop="2px" />
      <Box overflowWrap="anywhere">
        {`${name}, ${says} ${email}`}
        <Box color="muted" textStyle="small">
          {[formatMoment(sentAt ?? createdAt), by ? `por ${by}` : 'automático', ...(reason ? [reason] : [])].join(
            ' · ',
          )}
        </Box>
        {text && (
          <Press
            aria-expanded={shown}
            aria-label={`${shown ? 'Ocultar' : 'Ver'} el texto: ${name}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Ocultar el texto' : 'Ver el texto'}
          </Press>
        )}
        {shown && (
          <Box borderWidth="1px" borderRadius="sm" padding="3" marginTop="1" textStyle="small">
            <Box textStyle="label">{subject}</Box>
            <Box whiteSpace="pre-wrap">{text}</Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
