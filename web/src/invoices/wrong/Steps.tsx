import { Box } from '@chakra-ui/react';
import { Check, ChevronRight } from 'lucide-react';
import { useDesktop } from '../../ui/format/media';

const NAMES = ['Qué está mal', 'Qué pasó', 'Qué hacemos'];

function Disc({ at, step }: { at: number; step: number }) {
  const [done, now] = [at < step, at === step];
  return (
    <Box
      as="span"
      display="inline-grid"
      placeItems="center"
      width="20px"
      height="20px"
      borderRadius="full"
      borderWidth="1px"
      textStyle="micro"
      borderColor={done ? 'success.border' : now ? 'brand' : 'border.strong'}
      bg={done ? 'success.subtle' : now ? 'brand' : undefined}
      color={done ? 'success' : now ? 'brand.fg' : 'muted'}
      aria-hidden
    >
      {done ? <Check size={12} /> : at}
    </Box>
  );
}

/** Where somebody is among the three steps. */
export function Steps({ step }: { step: number }) {
  const desktop = useDesktop();
  if (!desktop)
    return (
      <Box display="flex" alignItems="center" gap="2" textStyle="small">
        <Disc at={step} step={step} />
        <Box as="span" textStyle="label">
          {NAMES[step - 1]}
        </Box>
        <Box as="span" color="muted">
          · paso {step} de {NAMES.length}
        </Box>
      </Box>
    );
  return (
    <Box as="ol" listStyleType="none" aria-label="Pasos" display="flex" alignItems="center" gap="4" textStyle="small">
      {NAMES.map((name, i) => (
        <Box
          as="li"
          key={name}
          display="flex"
          alignItems="center"
          gap="2"
          aria-current={i + 1 === step ? 'step' : undefined}
        >
          {i > 0 && <Box as={ChevronRight} aria-hidden width="14px" height="14px" color="muted" marginEnd="2" />}
          <Disc at={i + 1} step={step} />
          <Box as="span" color={i + 1 === step ? 'text' : 'muted'} fontWeight={i + 1 === step ? 'medium' : undefined}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
