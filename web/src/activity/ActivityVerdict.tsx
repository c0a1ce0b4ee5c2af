import { Box } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { formatCount } from '../ui/format/amounts';
import { Banner } from '../ui/layout/Banner';
import { focusContent } from '../ui/layout/focusContent';
import { SupportText } from '../ui/layout/SupportText';
import type { ActivityChain } from './useActivityChain';

const acts = (count: number) => `${formatCount(count)} ${count === 1 ? 'actividad sellada' : 'actividades selladas'}`;

/** Whether the log is whole, and which row is not. */
export function ActivityVerdict({ chain: { verdict, dismiss } }: { chain: ActivityChain }) {
  if (!verdict) return null;
  const { intact, sealed, brokenAt, brokenId, problem } = verdict;
  const close = () => {
    dismiss();
    focusContent();
  };
  if (intact)
    return (
      <Banner kind="success" icon={ShieldCheck} onClose={close}>
        Auditoría íntegra: {acts(sealed)}
      </Banner>
    );
  return (
    <Banner kind="danger" onClose={close}>
      <Box as="strong" fontWeight="semibold">
        {brokenAt
          ? `La auditoría se rompe en la actividad ${formatCount(brokenAt)} de ${formatCount(sealed)}.`
          : 'Hay una actividad que no es nuestra.'}
      </Box>{' '}
      <SupportText>{`${problem ?? ''} Escríbenos: hay que saber qué ha pasado.`}</SupportText>
      {brokenId && (
        <Box marginTop="1" fontFamily="mono" textStyle="caption" overflowWrap="anywhere">
          {brokenId}
        </Box>
      )}
    </Banner>
  );
}
