import { Box } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { SealState } from './sealState';

type Step = [word: string, icon: LucideIcon, color: string, said: string];

const done = (word: string): Step => [word, CircleCheck, 'success', 'hecho'];
const ahead = (word: string): Step => [word, CircleDashed, 'muted', 'por hacer'];
const now = (word: string): Step => [word, Clock, 'warning', 'en curso'];

function stepsOf(standing: SealState): Step[] {
  switch (standing) {
    case 'accepted':
    case 'warned':
      return [done('Sellada'), done('Enviada'), done('Aceptada')];
    case 'rejected':
      return [done('Sellada'), done('Enviada'), ['Rechazada', CircleX, 'danger', 'así ha quedado']];
    case 'pending':
      return [done('Sellada'), now('En cola'), ahead('Aceptada')];
    case 'sent':
      return [done('Sellada'), done('Enviada'), now('Aceptada')];
    case 'annulled':
      return [done('Anulada'), done('Enviada'), done('Aceptada')];
    case 'annulmentRejected':
      return [done('Anulada'), done('Enviada'), ['Rechazada', CircleX, 'danger', 'así ha quedado']];
    case 'annulmentWaits':
      return [done('Anulada'), now('En cola'), ahead('Aceptada')];
    case 'neverThere':
    case 'unsent':
      return [];
  }
}

/** How far its record has come. */
export function SealSteps({ standing }: { standing: SealState }) {
  const steps = stepsOf(standing);
  if (steps.length === 0) return null;
  return (
    <Box
      as="ol"
      aria-label="Pasos"
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="2"
      listStyleType="none"
      paddingX="5"
      paddingY="3.5"
      borderTopWidth="1px"
    >
      {steps.map(([word, icon, color, said]) => (
        <Box
          as="li"
          key={word}
          display="flex"
          alignItems="center"
          gap="2"
          textStyle="small"
          color={color === 'muted' ? 'muted' : 'text'}
        >
          <Box as={icon} aria-hidden width="16px" height="16px" color={color} strokeWidth={1.75} />
          {word}
          <Box as="span" srOnly>
            : {said}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
