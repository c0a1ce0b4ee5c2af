import { Box } from '@chakra-ui/react';
import { formatCount } from '../ui/format/amounts';
import { SupportText } from '../ui/layout/SupportText';
import { VerdictBanner } from '../ui/VerdictBanner';
import type { ActivityChain } from './useActivityChain';

const acts = (count: number) => `${formatCount(count)} ${count === 1 ? 'actividad sellada' : 'actividades selladas'}`;

/** Whether the log is whole, and which row is not. */
export function ActivityVerdict({ chain: { verdict, dismiss } }: { chain: ActivityChain }) {
  if (!verdict) return null;
  const { intact, sealed, brokenAt, brokenId, problem } = verdict;
  return (
    <VerdictBanner
      whole={intact ? `Auditoría íntegra: ${acts(sealed)}` : null}
      broken={
        brokenAt
          ? `La auditoría se rompe en la actividad ${formatCount(brokenAt)} de ${formatCount(sealed)}.`
          : 'Hay una actividad que no es nuestra.'
      }
      onClose={dismiss}
    >
      <SupportText>{`${problem ?? ''} Escríbenos: hay que saber qué ha pasado.`}</SupportText>
      {brokenId && (
        <Box marginTop="1" fontFamily="mono" textStyle="caption" overflowWrap="anywhere">
          {brokenId}
        </Box>
      )}
    </VerdictBanner>
  );
}
