import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/Button';
import { TextLink } from '../../ui/layout/TextLink';

export interface StepProps {
  title: string;
  text: string;
  to: string;
  state?: object;
  /** The verb on its button, and the quiet link once it is done. */
  action: string;
  again?: string;
  done: boolean;
  /** From 1. */
  place: number;
  /** The first that is not done has the main action. */
  next: boolean;
}

export function Step({ title, text, to, state, action, again, done, place, next }: StepProps) {
  const tone = done ? 'success' : next ? 'brand' : 'neutral';
  return (
    <Box
      as="li"
      aria-current={next ? 'step' : undefined}
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap="4"
      paddingX={{ base: '4', lg: '5' }}
      paddingY="5"
      borderTopWidth="1px"
    >
      <Box
        display="grid"
        placeItems="center"
        flexShrink={0}
        width="36px"
        height="36px"
        borderRadius="full"
        bg={`${tone}.subtle`}
        color={tone}
        textStyle="h2"
      >
        {done ? (
          <>
            <Check aria-hidden size={18} strokeWidth={1.75} />
            <Box as="span" srOnly>
              Hecho:
            </Box>
          </>
        ) : (
          place
        )}
      </Box>
      <Box flex="1" minWidth="0">
        <Box textStyle="h2">{title}</Box>
        <Box color="muted">{text}</Box>
      </Box>
      <Box flexShrink={0} display="grid" width={{ base: done ? 'auto' : 'full', md: 'auto' }} alignContent="start">
        {done ? (
          again && <TextLink to={to}>{again}</TextLink>
        ) : (
          <ButtonLink variant={next ? 'accent' : 'outline'} to={to} state={state}>
            {action}
          </ButtonLink>
        )}
      </Box>
    </Box>
  );
}
